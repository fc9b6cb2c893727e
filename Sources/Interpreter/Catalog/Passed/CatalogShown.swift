import NavigationCore

extension Catalog {
  /// A view of SwiftUI's that is shown by its content alone.
  static func shown<R: View>(
    _ owner: String, _ signature: String, _ summary: String, _ body: @escaping @Sendable () -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  static func shown<A: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String, _ body: @escaping @Sendable (A) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  static func shown<A: Readable, B: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String, _ body: @escaping @Sendable (A, B) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  static func shown<A: Readable, B: Readable, C: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (A, B, C) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  static func shown<A: Readable, B: Readable, C: Readable, D: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (A, B, C, D) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  static func shown<
    A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, R: View
  >(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }
}
