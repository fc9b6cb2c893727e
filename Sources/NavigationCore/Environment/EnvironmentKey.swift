/// Names a value that views hand down to those inside of them.
public protocol EnvironmentKey {
  associatedtype Value

  /// What views read when nothing above them set the value.
  static var defaultValue: Value { get }
}

/// A key that is called by another name than its type's.
public protocol NamedEnvironmentKey: EnvironmentKey {
  static var name: String { get }
}

extension EnvironmentKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
