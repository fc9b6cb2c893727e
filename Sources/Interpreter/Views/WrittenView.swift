import NavigationCore
public import SwiftSubset

/// Where a link's destination is written.
public final class WrittenPlace {
  public let source: SourceText
  public let range: SourceRange

  init(_ source: SourceText, _ range: SourceRange) {
    self.source = source
    self.range = range
  }
}

/// A destination that knows where it is written; on the device it is just what it holds.
struct WrittenView: PrimitiveView, ScreenNaming {
  let content: ErasedView
  let place: WrittenPlace

  var screenName: ScreenName { .written(content, place: place) }

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    HolderNode.make(view.content, old, parent)
  }
}

extension Lowering {
  /// The code of a destination, whose view will know that it is written at `range`.
  func written(
    _ code: @escaping (Machine, Frame) -> Value, at range: SourceRange
  ) -> (Machine, Frame) -> Value {
    let place = WrittenPlace(source, range)
    return { machine, frame in
      let value = code(machine, frame)
      guard let view = ErasedView.read(value, machine) else { return value }
      return .view(ErasedView(WrittenView(content: view, place: place)))
    }
  }
}
