import NavigationCore

/// A value of a compiled type inside the running program: a color, a font, a path, a date.
class NativeObject {
  /// The name of its type in the catalog, such as `Font.Weight`.
  var typeName: String { preconditionFailure("every native object names its type") }
  func isEqual(to other: NativeObject) -> Bool { self === other }
  func isLess(than other: NativeObject) -> Bool { false }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// What `print` shows.
  var text: String { typeName }
  /// The value as a view, a style and a shape, where its type is one.
  var asView: ErasedView? { nil }
  var asStyle: AnyShapeStyle? { nil }
  var asShape: AnyShape? { nil }
  var asInsettable: (any InsettableShape)? { nil }
}

/// A compiled type that the catalog names: conform, and values of it can be arguments and results.
///
/// `extension Color: NativeType { static let catalogName = "Color" }`. What is a view, a style or a shape is
/// so for the program too. `Equatable` and `Hashable` are used if the type has them.
protocol NativeType: Readable, Writable {
  static var catalogName: String { get }
  /// What `print` shows; the type's name unless the type knows better.
  var catalogText: String { get }
  var asView: ErasedView? { get }
  var asStyle: AnyShapeStyle? { get }
  var asShape: AnyShape? { get }
  var asInsettable: (any InsettableShape)? { get }
}

extension NativeType {
  var catalogText: String { Self.catalogName }
  var asView: ErasedView? { nil }
  var asStyle: AnyShapeStyle? { nil }
  var asShape: AnyShape? { nil }
  var asInsettable: (any InsettableShape)? { nil }

  static func read(_ value: Value, _ machine: Machine) -> Self? {
    guard case .object(let object) = value else { return nil }
    return (object as? Native<Self>)?.value
  }

  func written(_ machine: Machine) -> Value { .object(Native(self)) }
}

extension NativeType where Self: View {
  var asView: ErasedView? { ErasedView(self) }
}

extension NativeType where Self: ShapeStyle {
  var asStyle: AnyShapeStyle? { AnyShapeStyle(self) }
}

extension NativeType where Self: Shape {
  var asShape: AnyShape? { AnyShape(self) }
}

extension NativeType where Self: InsettableShape {
  var asInsettable: (any InsettableShape)? { self }
}

/// The box of one compiled value.
final class Native<Wrapped: NativeType>: NativeObject {
  let value: Wrapped

  init(_ value: Wrapped) { self.value = value }

  override var typeName: String { Wrapped.catalogName }
  override var text: String { value.catalogText }
  override var asView: ErasedView? { value.asView }
  override var asStyle: AnyShapeStyle? { value.asStyle }
  override var asShape: AnyShape? { value.asShape }
  override var asInsettable: (any InsettableShape)? { value.asInsettable }

  override func isEqual(to other: NativeObject) -> Bool {
    guard let other = other as? Native<Wrapped> else { return false }
    guard let mine = value as? any Equatable else { return self === other }
    return equals(mine, other.value)
  }

  override func isLess(than other: NativeObject) -> Bool {
    guard let other = other as? Native<Wrapped>, let mine = value as? any Comparable
    else { return false }
    return precedes(mine, other.value)
  }

  override func hash(into hasher: inout Hasher) {
    if let mine = value as? any Hashable {
      mine.hash(into: &hasher)
    } else {
      super.hash(into: &hasher)
    }
  }
}

private func equals<T: Equatable>(_ left: T, _ right: Any) -> Bool { left == right as? T }

private func precedes<T: Comparable>(_ left: T, _ right: Any) -> Bool {
  (right as? T).map { left < $0 } ?? false
}
