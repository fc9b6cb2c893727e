extension Catalog {
  /// The protocols of what travels up and down between views.
  static let keyProtocols: [CatalogEntry] = [
    type("protocol PreferenceKey", "Names a value that views send up to those around them."),
    requirement("PreferenceKey", "associatedtype Value", "The type of the value."),
    requirement(
      "PreferenceKey", "static var defaultValue: Value { get }",
      "What holds where no view sends a value."),
    requirement(
      "PreferenceKey", "static func reduce(value: inout Value, nextValue: () -> Value)",
      "Combines the values of neighbors, in the order of the views."),
    type("protocol EnvironmentKey", "Names a value that views tell those inside of them."),
    requirement("EnvironmentKey", "associatedtype Value", "The type of the value."),
    requirement(
      "EnvironmentKey", "static var defaultValue: Value { get }",
      "What holds where no view above said a value."),
  ]
}
