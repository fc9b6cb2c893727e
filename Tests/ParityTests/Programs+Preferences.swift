import SwiftUI
import ParitySupport

extension ParityProgram {
  static let preferences: [ParityProgram] = [
    ParityProgram(ActionsRunOnChangesOnly(), in: "Preferences"),
    ParityProgram(ActionsThatChangeTheirSource(), in: "Preferences"),
    ParityProgram(AnchorsOfViews(), in: "Preferences"),
    ParityProgram(BarAfterItsContent(), in: "Preferences"),
    ParityProgram(DataOrderAfterMoves(), in: "Preferences"),
    ParityProgram(DefaultArgumentsReplaceInner(), in: "Preferences"),
    ParityProgram(DynamicLayersAfterTheWriter(), in: "Preferences"),
    ParityProgram(EmptyDynamicViewsSendDefaults(), in: "Preferences"),
    ParityProgram(EqualityDecidesWhatIsHeard(), in: "Preferences"),
    ParityProgram(IfInStackSendsDefault(), in: "Preferences"),
    ParityProgram(LayersFoldInTheirOrder(), in: "Preferences"),
    ParityProgram(OptionsMergedByField(), in: "Preferences"),
    ParityProgram(OuterWriterWins(), in: "Preferences"),
    ParityProgram(ReducersOfAllKinds(), in: "Preferences"),
    ParityProgram(SiblingsFoldInOrder(), in: "Preferences"),
    ParityProgram(SwitchesAreDynamic(), in: "Preferences"),
    ParityProgram(TransformSeesItsChild(), in: "Preferences"),
    ParityProgram(ValuesPassListeners(), in: "Preferences"),
  ]
}
