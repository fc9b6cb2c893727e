/// A type as it is written.
public indirect enum TypeReference: Sendable {
  public struct Component: Sendable {
    public var name: Identifier
    public var generics: [TypeReference]

    public init(name: Identifier, generics: [TypeReference]) {
      self.name = name
      self.generics = generics
    }
  }
  public struct Element: Sendable {
    public var label: Identifier?
    public var type: TypeReference
    public var isVariadic: Bool
  }

  /// `A`, `A<B>`, `A.B<C>`
  case named([Component], SourceRange)
  case optional(TypeReference, SourceRange)
  case implicitlyUnwrapped(TypeReference, SourceRange)
  case array(TypeReference, SourceRange)
  case dictionary(key: TypeReference, value: TypeReference, SourceRange)
  /// `()`, `(A, b: B)`; one element without a label is just that type and never stands here.
  case tuple([Element], SourceRange)
  case function([Element], isAsync: Bool, throws: Bool, result: TypeReference, SourceRange)
  case some(TypeReference, SourceRange)
  case any(TypeReference, SourceRange)
  /// `A & B`, `~Copyable` is left out.
  case composition([TypeReference], SourceRange)
  /// `A.Type`, `P.Protocol`
  case metatype(TypeReference, SourceRange)
  case attributed([Attribute], TypeReference)
  /// `inout T`
  case mutable(TypeReference, SourceRange)
  case missing(SourceRange)
}
