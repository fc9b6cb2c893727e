/// Finds entries by owner and name.
///
/// Every start makes one, so it reads the bytes of each signature once and keeps only numbers:
/// an entry's bucket comes from its names, and entries of one bucket are a chain.
struct CatalogIndex: Sendable {
  private let entries: [CatalogEntry]
  private var firstOfBucket = [Int32](repeating: -1, count: 4096)
  private var nextInBucket: [Int32]
  /// The requirements and associated types of each protocol.
  private var ofProtocols: [String: [Int32]] = [:]

  init(_ families: [[CatalogEntry]]) {
    entries = Array(families.joined())
    nextInBucket = [Int32](repeating: -1, count: entries.count)
    // From the last to the first, so that a chain keeps the entries' order.
    for index in entries.indices.reversed() {
      let entry = entries[index]
      let (kind, bucket) = entry.withName { ($0, bucketNumber($0, entry.owner, $1)) }
      nextInBucket[index] = firstOfBucket[bucket]
      firstOfBucket[bucket] = Int32(index)
      if entry.isRequirement || kind == .associated {
        ofProtocols[entry.owner, default: []].append(Int32(index))
      }
    }
  }

  /// The functions, properties and constants of a type, or global ones with the owner `""`.
  func members(of owner: String, named name: String) -> [CatalogEntry] {
    chain(.member, owner, name) { $0.owner == owner && $0.nameInSignature == (.member, name) }
  }

  /// A type by its full name, such as `Font.Weight`.
  func type(named name: String) -> CatalogEntry? { types(named: name).last { !$0.isPassed } }

  /// Whether it is a type of another framework, of which nothing is known.
  func isForeign(_ name: String) -> Bool { types(named: name).contains { $0.isPassed } }

  private func types(named name: String) -> [CatalogEntry] {
    chain(.type, "", name) { $0.isType && $0.typeName == name }
  }

  /// The names of a protocol's associated types.
  func associatedTypes(of owner: String) -> [String] {
    (ofProtocols[owner] ?? []).reversed().compactMap { index in
      let (kind, name) = entries[Int(index)].nameInSignature
      return kind == .associated ? name : nil
    }
  }

  /// The names of what the types of a protocol bring, each once and sorted.
  func requirements(of owner: String) -> [String] {
    let found = (ofProtocols[owner] ?? []).map { entries[Int($0)] }.filter(\.isRequirement)
    return Set(found.map(\.nameInSignature.1)).sorted()
  }

  /// The names of all members of a type that are static, or are not; nil asks for both.
  func memberNames(of owner: String, isStatic: Bool? = nil) -> Set<String> {
    Set(
      entries.lazy
        .filter { $0.owner == owner && (isStatic == nil || isStatic == $0.isStatic) }
        .map(\.nameInSignature).filter { $0.0 == .member }.map(\.1))
  }

  /// The full names of all types.
  var typeNames: [String] { entries.filter { $0.isType && !$0.isPassed }.map(\.typeName) }

  // MARK: Buckets

  private func chain(
    _ kind: SignatureName.Kind, _ owner: String, _ name: String,
    where isMeant: (CatalogEntry) -> Bool
  ) -> [CatalogEntry] {
    var found: [CatalogEntry] = []
    var name = name
    var index = firstOfBucket[name.withUTF8 { bucketNumber(kind, owner, $0) }]
    while index >= 0 {
      if isMeant(entries[Int(index)]) { found.append(entries[Int(index)]) }
      index = nextInBucket[Int(index)]
    }
    return found
  }
}

/// A type's bucket comes from its full name, a member's from its owner and its name.
private func bucketNumber(
  _ kind: SignatureName.Kind, _ owner: String, _ name: UnsafeBufferPointer<UInt8>
) -> Int {
  var hash: UInt32 = 2_166_136_261
  var owner = owner
  owner.withUTF8 { hash = mixed(hash, $0) }
  switch kind {
  case .type: if !owner.isEmpty { hash = mixed(hash, UInt8(ascii: ".")) }
  case .associated, .member: hash = mixed(hash, 0)
  }
  hash = mixed(hash, name)
  return Int((hash ^ hash >> 16) & 4095)
}

private func mixed(_ hash: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  var hash = hash
  for byte in bytes { hash = mixed(hash, byte) }
  return hash
}

@inline(__always)
private func mixed(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
  (hash ^ UInt32(byte)) &* 16_777_619
}
