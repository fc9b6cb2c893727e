import SwiftUI
import ParitySupport

extension ParityProgram {
  static let layout: [ParityProgram] = [
    ParityProgram(AlignmentsInStacks(), in: "Layout"),
    ParityProgram(FramesOfAllForms(), in: "Layout", columns: 44, rows: 30),
    ParityProgram(GuidesMoveViews(), in: "Layout"),
    ParityProgram(HiddenTwinsKeepTheirPlace(), in: "Layout"),
    ParityProgram(LayersInAllForms(), in: "Layout"),
    ParityProgram(LayersOnTop(), in: "Layout"),
    ParityProgram(OffsetsAndPositions(), in: "Layout"),
    ParityProgram(PaddingsOfAllForms(), in: "Layout"),
    ParityProgram(PrioritiesComeFirst(), in: "Layout"),
    ParityProgram(RoomForGeometry(), in: "Layout"),
    ParityProgram(SafeAreasAreIgnored(), in: "Layout"),
    ParityProgram(SafeAreasInset(), in: "Layout"),
    ParityProgram(SizesThatStay(), in: "Layout"),
    ParityProgram(SpacersAndDividers(), in: "Layout"),
    ParityProgram(SpacingsOfAllKinds(), in: "Layout"),
    ParityProgram(StacksShareTheirLength(), in: "Layout"),
    ParityProgram(NamedSpaces(), in: "Layout"),
    ParityProgram(ImagesToScale(), in: "Layout"),
  ]
}
