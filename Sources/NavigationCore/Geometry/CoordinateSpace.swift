/// What places are counted from.
public enum CoordinateSpace: Hashable {
  /// The top left of the device.
  case global
  /// The top left of the view itself.
  case local
  /// The top left of the view above that has this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A coordinate space written as a value: `.local`, `.global`, `.named("list")`.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Gives the view's top left a name that views inside can count from.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Modified<Self> {
    layout(CoordinateSpaceNaming(space: .named(AnyHashable(name))))
  }

  /// Gives the view's top left a name that views inside can count from.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> Modified<Self> {
    layout(CoordinateSpaceNaming(space: space.coordinateSpace))
  }
}

struct CoordinateSpaceNaming: UnaryLayout {
  let space: CoordinateSpace

  func needsLayout(after old: Self) -> Bool { old.space != space }
}
