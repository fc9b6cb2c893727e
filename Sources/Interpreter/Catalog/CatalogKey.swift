/// What the catalog is asked for, as a number of 24 bits.
///
/// Two questions may share a number: who looks one up compares the names as well.
struct CatalogKey: Hashable, Sendable {
  let number: UInt32

  /// A type by its full name, such as `Font.Weight`.
  static func type(_ fullName: String) -> CatalogKey {
    withBytes("", fullName) { CatalogKey(.type, $0, $1) }
  }

  /// The functions, properties and constants of a name; global ones have the owner `""`.
  static func member(_ name: String, of owner: String) -> CatalogKey {
    withBytes(owner, name) { CatalogKey(.member, $0, $1) }
  }

  /// What the types of a protocol bring.
  static func requirements(of owner: String) -> CatalogKey {
    withBytes(owner, "") { CatalogKey(.associated, $0, $1) }
  }

  /// The key under which an entry is found by its name.
  static func name(of entry: CatalogEntry) -> CatalogKey {
    var owner = entry.owner
    return owner.withUTF8 { owner in
      entry.withName { CatalogKey($0, owner, $1) }
    }
  }

  private static func withBytes(
    _ owner: String, _ name: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> CatalogKey
  ) -> CatalogKey {
    var (owner, name) = (owner, name)
    return owner.withUTF8 { owner in name.withUTF8 { body(owner, $0) } }
  }

  /// A type's number comes from its full name, others' from their owner, their kind and their name.
  private init(
    _ kind: SignatureName.Kind, _ owner: UnsafeBufferPointer<UInt8>,
    _ name: UnsafeBufferPointer<UInt8>
  ) {
    var hash = mixed(2_166_136_261, owner)
    switch kind {
    case .type: if !owner.isEmpty { hash = mixed(hash, UInt8(ascii: ".")) }
    case .member: hash = mixed(hash, 0)
    case .associated: hash = mixed(hash, 1)
    }
    hash = mixed(hash, name)
    number = (hash ^ hash >> 24) & 0xFF_FFFF
  }
}

private func mixed(_ hash: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  var hash = hash
  for byte in bytes { hash = mixed(hash, byte) }
  return hash
}

/// One step of the hash of Fowler, Noll and Vo.
@inline(__always)
private func mixed(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
  (hash ^ UInt32(byte)) &* 16_777_619
}
