/// Which key a change of preferences is about.
@usableFromInline
enum KeySource {
  case type(ObjectIdentifier, (ViewGraph) -> KeyOps)
  case erased(KeyOps)

  @inlinable init<Key: PreferenceKey>(_ key: Key.Type) {
    self = .type(ObjectIdentifier(key)) { $0.keyOps(Key.self) }
  }

  var id: ObjectIdentifier {
    switch self {
    case .type(let id, _): id
    case .erased(let ops): ops.id
    }
  }

  func ops(in graph: ViewGraph) -> KeyOps {
    switch self {
    case .type(_, let ops): ops(graph)
    case .erased(let ops): graph.knownKey(ops.id) ?? graph.remember(ops)
    }
  }
}
