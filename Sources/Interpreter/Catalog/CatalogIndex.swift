import Synchronization

/// Finds entries by owner and name; makes the entries of a family when it is first needed.
///
/// Thousands of entries would cost every start milliseconds. So the directory, which a script
/// writes, tells which families know a name, and only those are made.
final class CatalogIndex: Sendable {
  /// A family that was made, with the key of each entry's name.
  private struct Shelf {
    let entries: [CatalogEntry]
    let keys: [CatalogKey]

    init(_ entries: [CatalogEntry]) {
      self.entries = entries
      keys = entries.map(CatalogKey.name)
    }
  }

  private let families: [CatalogFamily]
  private let shelves: Mutex<[Shelf?]>

  init(_ families: [CatalogFamily]) {
    self.families = families
    shelves = Mutex([Shelf?](repeating: nil, count: families.count))
  }

  /// The functions, properties and constants of a type, or global ones with the owner `""`.
  func members(of owner: String, named name: String) -> [CatalogEntry] {
    entries(.member(name, of: owner)) { $0.owner == owner && $0.nameInSignature == (.member, name) }
  }

  /// A type by its full name, such as `Font.Weight`.
  func type(named name: String) -> CatalogEntry? { types(named: name).last { !$0.isPassed } }

  /// Whether it is a type of another framework, of which nothing is known.
  func isForeign(_ name: String) -> Bool { types(named: name).contains { $0.isPassed } }

  private func types(named name: String) -> [CatalogEntry] {
    entries(.type(name)) { $0.isType && $0.typeName == name }
  }

  private func entries(
    _ key: CatalogKey, where isMeant: (CatalogEntry) -> Bool
  ) -> [CatalogEntry] {
    CatalogDirectory.families(of: key).flatMap { number in
      let shelf = shelf(number)
      return shelf.keys.indices.lazy.filter { shelf.keys[$0] == key }.map { shelf.entries[$0] }
        .filter(isMeant)
    }
  }

  /// The names of a protocol's associated types.
  func associatedTypes(of owner: String) -> [String] {
    brought(by: owner).map(\.nameInSignature).filter { $0.0 == .associated }.map(\.1)
  }

  /// The names of what the types of a protocol bring, each once and sorted.
  func requirements(of owner: String) -> [String] {
    Set(brought(by: owner).filter(\.isRequirement).map(\.nameInSignature.1)).sorted()
  }

  private func brought(by owner: String) -> [CatalogEntry] {
    CatalogDirectory.families(of: .requirements(of: owner)).flatMap { number in
      shelf(number).entries.filter { $0.owner == owner && $0.isBroughtByTypes }
    }
  }

  private func shelf(_ number: Int) -> Shelf {
    shelves.withLock { shelves in
      if let shelf = shelves[number] { return shelf }
      let shelf = Shelf(families[number]())
      shelves[number] = shelf
      return shelf
    }
  }

  // MARK: Lists, for messages and help

  /// The names of all members of a type that are static, or are not; nil asks for both.
  func memberNames(of owner: String, isStatic: Bool? = nil) -> Set<String> {
    Set(
      allEntries.lazy
        .filter { $0.owner == owner && (isStatic == nil || isStatic == $0.isStatic) }
        .map(\.nameInSignature).filter { $0.0 == .member }.map(\.1))
  }

  /// The full names of all types.
  var typeNames: [String] { allEntries.filter { $0.isType && !$0.isPassed }.map(\.typeName) }

  private var allEntries: [CatalogEntry] { families.indices.flatMap { shelf($0).entries } }
}

extension CatalogEntry {
  /// Whether it is a requirement or an associated type of its protocol.
  var isBroughtByTypes: Bool { isRequirement || nameInSignature.0 == .associated }
}
