/// Names a value that views send up to those around them.
public protocol PreferenceKey {
  associatedtype Value

  /// What a container with changing content sends when none of its views sends a value.
  static var defaultValue: Value { get }

  /// Combines the values of neighbours, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
