import SwiftUI
import ParitySupport

extension ParityProgram {
  static let builders: [ParityProgram] = [
    ParityProgram(BranchesOfAllKinds(), in: "Builders"),
    ParityProgram(BuilderFunctions(), in: "Builders"),
    ParityProgram(ErasedViewsSwap(), in: "Builders"),
    ParityProgram(GroupsAreNoLayers(), in: "Builders"),
    ParityProgram(LoopsOverData(), in: "Builders", columns: 44, rows: 20),
    ParityProgram(ModifiersOfYourOwn(), in: "Builders"),
    ParityProgram(UserContainers(), in: "Builders"),
  ]
}
