/// Some entries that are made together, when a name of one of them is first asked for.
typealias CatalogFamily = @Sendable () -> [CatalogEntry]

/// All that the program knows of SwiftUI and Swift's library, by owner and name.
///
/// The families stand in files of their own; a new one is named in `families`. After a change of
/// names `scripts/catalog` writes the directory anew.
enum Catalog {
  static let families: [CatalogFamily] = standardLibrary + swiftUI + passedOver

  static let index = CatalogIndex(families)

  /// All entries, in their order.
  static var entries: [CatalogEntry] { families.flatMap { $0() } }
}
