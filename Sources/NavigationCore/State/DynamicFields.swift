// The only file that asks the runtime for the fields of a type. Were this interface ever gone, each
// dynamic property would need a box of its own, found by `Mirror`.
@_spi(Reflection) import Swift

/// A stored property of a view that the graph fills before the body runs.
@usableFromInline
struct DynamicField {
  /// Where it lies in the view's value, in bytes.
  let offset: Int
  /// The name of the property, without the underscore of a wrapper.
  let name: String
  let install: (UnsafeMutableRawPointer, BodyNode, Int) -> Void
}

/// The dynamic properties among the stored properties of a type, those inside of others first.
func dynamicFields(of type: Any.Type, at base: Int = 0) -> [DynamicField] {
  var fields: [DynamicField] = []
  _ = _forEachField(of: type) { name, offset, fieldType, _ in
    if let property = fieldType as? any DynamicProperty.Type {
      fields += dynamicFields(of: fieldType, at: base + offset)
      let name = String(String(cString: name).drop { $0 == "_" })
      fields.append(
        DynamicField(offset: base + offset, name: name, install: installer(of: property)))
    } else if type is any ModifierHosting.Type, fieldType is any ViewModifier.Type {
      fields += dynamicFields(of: fieldType, at: base + offset)
    }
    return true
  }
  return fields
}

/// A view that runs a modifier's body and therefore owns the modifier's dynamic properties.
protocol ModifierHosting {}

private func installer<Property: DynamicProperty>(
  of type: Property.Type
) -> (UnsafeMutableRawPointer, BodyNode, Int) -> Void {
  { field, owner, index in
    Property._install(
      &field.assumingMemoryBound(to: Property.self).pointee, DynamicPropertyOwner(owner, index))
  }
}
