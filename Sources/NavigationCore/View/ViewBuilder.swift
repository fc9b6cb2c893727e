/// Turns the statements of a closure into one view.
///
/// Neighbours become pairs, so that a list may have any number of views.
@resultBuilder
public enum ViewBuilder {
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildPartialBlock<Content: View>(first: Content) -> Content {
    first
  }

  @inlinable
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> ViewPair<First, Second> {
    ViewPair(accumulated, next)
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(first: first)
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(second: second)
  }

  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
