/// A program with scenes; its `body` says what its windows show.
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

/// A part of a program that is shown by itself.
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// The view of its first window; nil when it has none.
  static func _rootView(_ scene: Self) -> ErasedView?
}

extension Scene {
  public static func _rootView(_ scene: Self) -> ErasedView? {
    Body._rootView(scene.body)
  }
}

extension Never: Scene {}

/// The scenes of a program, one after another.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated: First, next: Second
  ) -> ScenePair<First, Second> {
    ScenePair(first: accumulated, second: next)
  }
}

/// Two scenes; the first that has a window is the one that is shown.
public struct ScenePair<First: Scene, Second: Scene>: Scene {
  let first: First
  let second: Second

  public var body: Never {
    preconditionFailure("A pair of scenes has no body; its scenes are asked instead.")
  }

  public static func _rootView(_ scene: Self) -> ErasedView? {
    First._rootView(scene.first) ?? Second._rootView(scene.second)
  }
}

/// A window, or as many as a person opens; here there is one.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never {
    preconditionFailure("A window group has no body; its content is shown instead.")
  }

  public static func _rootView(_ scene: Self) -> ErasedView? {
    ErasedView(scene.content)
  }
}

extension App {
  /// The view of the program's first window.
  public var rootView: ErasedView? { Body._rootView(body) }

  /// Draws the program's first window once and prints it.
  public static func main() {
    let screen = Screen()
    if let view = Self().rootView { screen.show(view, name: "\(Self.self)") }
    for line in screen.picture() { print(line) }
  }
}

/// Views to be looked at while a program is written.
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
