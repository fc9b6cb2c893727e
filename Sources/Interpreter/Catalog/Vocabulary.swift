/// The names of SwiftUI and Swift's library that the program knows, as help and completion show them.
public enum Vocabulary {
  /// How far a name is supported.
  public enum Support: String, Sendable { case drawn, passed, refused }

  /// Whose names they are.
  public enum Library: String, Sendable { case swift, swiftUI }

  public struct Name: Sendable {
    /// The type it belongs to; empty for types and global functions.
    public var owner: String
    public var name: String
    /// As Swift declares it.
    public var signature: String
    /// What it does, in one sentence.
    public var summary: String
    public var support: Support
    public var library: Library
    /// Why it is refused.
    public var reason: String?
  }

  /// All names, by families.
  public static var names: [Name] {
    named(Catalog.standardLibrary, .swift, .drawn) + named(Catalog.swiftUI, .swiftUI, .drawn)
      + named(Catalog.passedOver, .swiftUI, .passed)
  }

  /// The names of some families; what their types are for is `support`, unless an entry says otherwise.
  private static func named(
    _ families: [CatalogFamily], _ library: Library, _ support: Support
  ) -> [Name] {
    families.flatMap { $0() }.map { entry in
      Name(
        owner: entry.owner, name: entry.nameInSignature.1, signature: entry.signature,
        summary: entry.summary,
        support: entry.refusal != nil ? .refused : entry.isPassed ? .passed : support,
        library: library, reason: entry.refusal)
    }
  }

  /// What is wrong with the catalog itself: signatures that are no Swift, that name types which are
  /// not there, or that don't fit their code; names without a summary; names given twice.
  public static var faults: [String] { CatalogCheck().faults }

  /// What `CatalogDirectory+Records.swift` has to say about the names that are there now.
  public static var directorySource: String { CatalogDirectory.currentSource }
}
