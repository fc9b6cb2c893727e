import SwiftUI
import ParitySupport

extension ParityProgram {
  static let navigation: [ParityProgram] = [
    ParityProgram(BarItems(), in: "Navigation"),
    ParityProgram(
      BarOfYourOwn(), in: "Navigation",
      ["tap Go", "tap Taps 0", "tap Deeper", "back", "swipe", "back", "back", "tap Go", "pop all"]),
    ParityProgram(DestinationsStayLive(), in: "Navigation"),
    ParityProgram(
      LinksBySelection(), in: "Navigation",
      ["tap news", "tap Other", "back", "tap Weather by state", "tap Done", "walk 8"]),
    ParityProgram(LinksInAllForms(), in: "Navigation", ["walk 14"]),
    ParityProgram(LinksOutsideOfContainers(), in: "Navigation"),
    ParityProgram(
      LinksThatAreActive(), in: "Navigation",
      ["tap Link", "tap Tap", "back", "tap Open by state", "tap Close", "tap Link", "pop"]),
    ParityProgram(
      NestedContainers(), in: "Navigation",
      ["tap Inner container", "tap Deeper", "back", "back"]),
    ParityProgram(StacksWithLinks(), in: "Navigation"),
    ParityProgram(
      StateBelowIsKept(), in: "Navigation",
      ["tap c 0", "tap Push", "tap c* 0", "tap Push", "back", "tap Push", "back", "back"]),
    ParityProgram(SystemBars(), in: "Navigation", ["tap Navigate", "back", "walk 6"]),
    ParityProgram(TitlesOfTheSystem(), in: "Navigation"),
    ParityProgram(
      WaveBar(), in: "Navigation",
      [
        "tap arrow.right", "tap arrow.right", "tap arrow.left", "back", "tap arrow.right",
        "pop all",
      ]),
    ParityProgram(
      WaysBack(), in: "Navigation",
      [
        "tap Dismiss root", "tap Go", "tap Deeper", "tap Leave", "back", "tap Go", "tap Leave",
        "swipe",
      ]),
    ParityProgram(BarsThatHide(), in: "Navigation"),
  ]
}
