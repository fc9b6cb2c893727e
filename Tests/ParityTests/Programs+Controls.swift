import SwiftUI
import ParitySupport

extension ParityProgram {
  static let controls: [ParityProgram] = [
    ParityProgram(ButtonsOfAllForms(), in: "Controls"),
    ParityProgram(ImagesAndLabels(), in: "Controls"),
    ParityProgram(LabelsInAllStyles(), in: "Controls", columns: 44, rows: 18),
    ParityProgram(TapsOnAnything(), in: "Controls"),
    ParityProgram(StylesOfButtons(), in: "Controls"),
    ParityProgram(PressesAndAreas(), in: "Controls"),
    ParityProgram(NamesForWhoListens(), in: "Controls"),
  ]
}
