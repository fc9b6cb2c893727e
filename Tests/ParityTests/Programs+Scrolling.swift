import SwiftUI
import ParitySupport

extension ParityProgram {
  static let scrolling: [ParityProgram] = [
    ParityProgram(
      GridsInView(), in: "Scrolling",
      ["tap more", "scroll down 3", "scroll right 5", "tap more", "scroll up 9"]),
    ParityProgram(
      RowsOfLists(), in: "Scrolling",
      ["tap Message 2", "back", "scroll down 4", "tap Remove first", "scroll up 2", "scroll up 9"]),
    ParityProgram(
      RowsMadeInView(), in: "Scrolling",
      [
        "scroll down 4", "walk 4", "tap reverse", "scroll down 9", "scroll right 30",
        "scroll up 99",
      ]),
    ParityProgram(SectionsFold(), in: "Scrolling"),
    ParityProgram(
      ScrollersOfBothAxes(), in: "Scrolling",
      ["tap h3", "scroll down 5", "scroll right 9", "tap row 9", "scroll left 3", "scroll up 99"]),
    ParityProgram(StylesOfLists(), in: "Scrolling"),
  ]
}
