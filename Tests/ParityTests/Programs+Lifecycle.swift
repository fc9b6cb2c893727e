import SwiftUI
import ParitySupport

extension ParityProgram {
  static let lifecycle: [ParityProgram] = [
    ParityProgram(AppearAndDisappear(), in: "Lifecycle"),
    ParityProgram(ChangesOfValues(), in: "Lifecycle"),
    ParityProgram(MembersComeAndGo(), in: "Lifecycle"),
    ParityProgram(StateWrittenOnAppear(), in: "Lifecycle"),
    ParityProgram(ChangesWithMotion(), in: "Lifecycle"),
  ]
}
