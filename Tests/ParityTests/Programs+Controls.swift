import SwiftUI
import ParitySupport

extension ParityProgram {
  static let controls: [ParityProgram] = [
    ParityProgram(ButtonsOfAllForms(), in: "Controls"),
    ParityProgram(ImagesAndLabels(), in: "Controls"),
    ParityProgram(TapsOnAnything(), in: "Controls"),
  ]
}
