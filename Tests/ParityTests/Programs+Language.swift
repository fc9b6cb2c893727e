import SwiftUI
import ParitySupport

extension ParityProgram {
  static let language: [ParityProgram] = [
    ParityProgram(ClassesAreShared(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(ClosuresAndCaptures(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(CollectionsInUse(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(DescriptionsOfValues(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(EnumsWithPayloads(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(ErrorsAreThrown(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(GenericsOfAllKinds(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(KeyPathsAndSorting(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(LoopsAndLeaving(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(NumbersAndOperators(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(ObserversAndLaziness(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(OptionalsInChains(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(OrderOfEvaluation(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(ProtocolsAndExtensions(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(StructsAreCopied(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(TextFunctions(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(TuplesAndPatterns(), in: "Language", columns: 80, rows: 24, []),
    ParityProgram(BuildersOfOnesOwn(), in: "Language", columns: 60),
    ParityProgram(MembersLookedUpByName(), in: "Language"),
    ParityProgram(ExtensionsOfSwiftsProtocols(), in: "Language", columns: 60, rows: 20),
    ParityProgram(ClassesInherit(), in: "Language", columns: 60, []),
  ]
}
