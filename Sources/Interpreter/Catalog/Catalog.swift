/// All that the program knows of SwiftUI and Swift's library, by owner and name.
///
/// The families stand in files of their own; a new one is named in `families`.
enum Catalog {
  static let families: [[CatalogEntry]] = standardLibrary + swiftUI + passedOver

  static let index = CatalogIndex(families)
}
