import SwiftUI
import ParitySupport

extension ParityProgram {
  static let shapes: [ParityProgram] = [
    ParityProgram(ClipsAndMasks(), in: "Shapes"),
    ParityProgram(GradientsInPlace(), in: "Shapes"),
    ParityProgram(GradientsOfAllForms(), in: "Shapes"),
    ParityProgram(MasksOfAllForms(), in: "Shapes"),
    ParityProgram(PathsOfYourOwn(), in: "Shapes"),
    ParityProgram(ShapesOfAllKinds(), in: "Shapes"),
    ParityProgram(TurnsAndScales(), in: "Shapes", columns: 44, rows: 24),
    ParityProgram(GradientsOfAllKinds(), in: "Shapes"),
    ParityProgram(ErasedShapesAndStyles(), in: "Shapes"),
    ParityProgram(CornersByUIKit(), in: "Shapes", columns: 44, rows: 24),
  ]
}
