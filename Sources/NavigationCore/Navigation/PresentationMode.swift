/// Whether a view's screen was brought onto another one, and the way to take it off.
public struct PresentationMode {
  /// Whether the screen can leave: true when it was pushed, false at the root.
  public let isPresented: Bool
  var isDismissed = false

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Takes the screen off the device; does nothing at the root, as in SwiftUI.
  public mutating func dismiss() {
    isDismissed = true
  }
}

/// Takes the screen off the device whose view read it from the environment.
public struct DismissAction {
  let presentation: Presentation?

  /// Takes the screen off; does nothing at the root, as in SwiftUI.
  public func callAsFunction() {
    presentation?.dismiss()
  }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// What brought the screen of a view; a container's root keeps what holds around the container.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Whether the view's screen is presented, and the way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    presentation?.noteReader()
    return presentation.map { Binding(location: $0) }
      ?? .constant(PresentationMode(isPresented: false))
  }

  /// An action that takes the view's screen off the device.
  public var dismiss: DismissAction {
    presentation?.noteReader()
    return DismissAction(presentation: presentation)
  }

  /// Whether the view's screen was brought onto another one.
  public var isPresented: Bool { presentation?.isPresented ?? false }
}
