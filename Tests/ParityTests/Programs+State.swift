import SwiftUI
import ParitySupport

extension ParityProgram {
  static let state: [ParityProgram] = [
    ParityProgram(BindingsByFunctions(), in: "State"),
    ParityProgram(BindingsDownTheTree(), in: "State"),
    ParityProgram(BindingsToElements(), in: "State"),
    ParityProgram(BindingsToMembers(), in: "State"),
    ParityProgram(BranchesHaveTheirOwnState(), in: "State"),
    ParityProgram(CountersAndToggles(), in: "State"),
    ParityProgram(IdentityStartsOver(), in: "State"),
    ParityProgram(InitialValuesCountOnce(), in: "State"),
    ParityProgram(MembersMoveWithTheirState(), in: "State", columns: 44, rows: 24),
    ParityProgram(ObjectsAreObserved(), in: "State"),
    ParityProgram(ReferencesAreShared(), in: "State"),
    ParityProgram(RowsReadState(), in: "State"),
    ParityProgram(RowsThatBindAndObserve(), in: "State"),
    ParityProgram(StateOfManyTypes(), in: "State"),
    ParityProgram(EqualViewsStay(), in: "State"),
    ParityProgram(HeldViewsKeepTheirState(), in: "State", columns: 44, rows: 24),
  ]
}
