import SwiftUI
import ParitySupport

extension ParityProgram {
  static let scrolling: [ParityProgram] = [
    ParityProgram(
      RowsOfLists(), in: "Scrolling",
      ["tap Message 2", "back", "scroll down 4", "tap Remove first", "scroll up 2", "scroll up 9"]),
    ParityProgram(
      ScrollersOfBothAxes(), in: "Scrolling",
      ["tap h3", "scroll down 5", "scroll right 9", "tap row 9", "scroll left 3", "scroll up 99"]),
  ]
}
