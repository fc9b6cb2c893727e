import SwiftUI
import ParitySupport

extension ParityProgram {
  static let environment: [ParityProgram] = [
    ParityProgram(ChangesOnTheWayDown(), in: "Environment"),
    ParityProgram(DisabledIsInherited(), in: "Environment"),
    ParityProgram(KeysOfYourOwn(), in: "Environment"),
    ParityProgram(ValuesReachLayers(), in: "Environment"),
  ]
}
