/// Names a value that views hand down to those inside of them.
public protocol EnvironmentKey {
  associatedtype Value

  /// What views read when nothing above them set the value.
  static var defaultValue: Value { get }
}

extension EnvironmentKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
