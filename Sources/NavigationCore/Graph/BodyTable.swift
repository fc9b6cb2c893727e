/// What a body's node must know of its view's type.
@usableFromInline
final class BodyTable {
  @usableFromInline let name: String
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let size: Int
  let alignment: Int
  @usableFromInline let fields: [DynamicField]
  let run: (BodyNode) -> Void
  let free: (UnsafeMutableRawPointer) -> Void
  /// Nil when all values of the type have one name.
  let nameOfValue: ((UnsafeRawPointer) -> String)?
  /// Nil when the type is not `Equatable`.
  let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  @usableFromInline
  init(
    of type: Any.Type, size: Int, alignment: Int, run: @escaping (BodyNode) -> Void,
    free: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    name = typeName(type)
    self.type = ObjectIdentifier(type)
    self.size = size
    self.alignment = alignment
    self.run = run
    self.free = free
    fields = dynamicFields(of: type)
    nameOfValue = (type as? any NamedView.Type).map { naming(of: $0) }
    areEqual = (type as? any Equatable.Type).map { equality(of: $0) }
  }
}

extension ViewGraph {
  @inlinable
  func bodyTable<Content: View>(_ type: Content.Type) -> BodyTable {
    if let known = knownTable(ObjectIdentifier(type)) { return known }
    let table = BodyTable(
      of: type, size: MemoryLayout<Content>.size, alignment: MemoryLayout<Content>.alignment,
      run: { node in
        let outer = node.beginBody()
        let body = node.storage.assumingMemoryBound(to: Content.self).pointee.body
        node.endBody(outer)
        node.child = Content.Body._makeNode(body, node.child, node)
      },
      free: { $0.assumingMemoryBound(to: Content.self).deinitialize(count: 1) })
    remember(table, for: ObjectIdentifier(type))
    return table
  }

  @usableFromInline
  func knownTable(_ type: ObjectIdentifier) -> BodyTable? {
    bodyTables[type]
  }

  @usableFromInline
  func remember(_ table: BodyTable, for type: ObjectIdentifier) {
    bodyTables[type] = table
  }
}

private func equality<Value: Equatable>(
  of type: Value.Type
) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
}

private func naming<Value: NamedView>(of type: Value.Type) -> (UnsafeRawPointer) -> String {
  { $0.assumingMemoryBound(to: type).pointee.viewName }
}

/// A view that is called by a name of its own, not by that of its Swift type.
public protocol NamedView: View {
  var viewName: String { get }
}

/// The name of a type as its program writes it, without generic arguments.
func typeName(_ type: Any.Type) -> String {
  let full = "\(type)"
  return full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
}
