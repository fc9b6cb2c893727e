/// One name of SwiftUI or of Swift's library: a Swift signature, a sentence and a closure.
///
/// **The signature** is Swift's own, written as in a protocol or after its name: our parser reads
/// it at first use. It gives labels, types, defaults, generic parameters, builder marks; so it also
/// serves completion, `:doc` and "expected one of". Kinds of it:
///
///     struct Button<Label: View>: View        a type, with its generic parameters and protocols
///     protocol PreferenceKey                  a protocol; its requirements are entries of owner
///                                             `PreferenceKey` that say `{ get }` or have no code
///     enum Axis: CaseIterable                 a catalog enum is a native type with constants
///     typealias CGFloat = Double
///     associatedtype Value                    of the protocol that is the owner
///     init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
///     func padding(_ length: CGFloat) -> some View
///     static func * (left: Angle, right: Double) -> Angle         an operator, owner is the type
///     mutating func append(_ newElement: Element)
///     var count: Int          static let blue: Color          subscript(index: Int) -> Element
///
/// Generic parameters of the owner are in scope (`Element` in `Array`), those of a `func` too. A
/// parameter bound by `View` is simply any view. `K.Value` reads an associated type.
///
/// **Overloads** are entries of one name; labels choose first, then the arguments' types, then the
/// order. `String` and `LocalizedStringKey` twins are one entry with `_ content: LocalizedStringKey`
/// where the literal rule matters (`Text`, see `TextLiteral`), else `String`.
///
/// **How arguments reach the closure**
/// - A parameter left out has its default evaluated from the signature: `.all` is looked up in the
///   parameter's type as anywhere, so defaults need no code. Slots are always all there.
/// - `@ViewBuilder content: () -> Content`: if the closure's parameter is `ErasedView`, the builder
///   is run in place, eagerly, without a closure (stacks, labels). If it is `Content0`, `Content1<A>`
///   or `Closure`, a real closure arrives, for content that is built later or more than once.
/// - `action: @escaping () -> Void` arrives as `Action0`, `(T) -> Void` as `Action1<T>`, …
/// - `Binding<Bool>` as NavigationCore's `Binding<Bool>`; `K.Type` as `MetatypeValue` in a `Value`;
///   key paths as `KeyPathValue` in a `Value`; arrays, optionals, numbers as themselves.
/// - `inout` parameters and mutating receivers: use `raw`; the slot is changed in place and written
///   back to where it came from.
/// - A variadic parameter `_ items: T...` arrives as an array.
/// - An `@autoclosure` parameter arrives as a closure without parameters.
///
/// There are thousands, made by families when one of their names is asked for; copies share one
/// object, and a constant's signature is only written out when somebody reads it.
///
/// Unchecked: the closures are made from `@Sendable` ones; only the metatypes that they capture
/// can't be shown to be sendable.
final class CatalogEntry: @unchecked Sendable {
  enum Declaration {
    /// Swift's own words.
    case written(String)
    /// A static constant of a type.
    case constant(name: String, type: String)
  }

  /// The type it belongs to (`View`, `Color`, `Font.Weight`); empty for globals.
  let owner: String
  let declaration: Declaration
  /// What it does, in one sentence.
  let summary: String
  let code: ((Machine, Frame) -> Value)?
  /// The setter of a property or subscript: slot 0 is the receiver, the new value stands last.
  let set: ((Machine, Frame) -> Value)?
  /// For each slot, whether a builder argument is built in place.
  let built: [Bool]
  /// Whether SwiftUI has it and the playground does not draw it: it is accepted, with one note.
  let isPassed: Bool
  /// Why SwiftUI has it and the playground can't run it; nil when it can.
  let refusal: String?
  /// Whether it is a requirement of its protocol, which the program's types bring.
  let isRequirement: Bool
  /// Whether the code reads its slots itself, so that `built` does not count them.
  let isRaw: Bool
  /// Whether it is a constant of its type.
  let isConstant: Bool

  @inline(never)
  init(
    owner: String, _ declaration: Declaration, summary: String,
    code: ((Machine, Frame) -> Value)? = nil, set: ((Machine, Frame) -> Value)? = nil,
    built: [Bool] = [], isPassed: Bool = false, isRequirement: Bool = false, isRaw: Bool = false,
    refusal: String? = nil, isConstant: Bool = false
  ) {
    self.owner = owner
    self.declaration = declaration
    self.summary = summary
    self.code = code
    self.set = set
    self.built = built
    self.isPassed = isPassed
    self.isRequirement = isRequirement
    self.isRaw = isRaw
    self.refusal = refusal
    self.isConstant = isConstant
  }

  convenience init(
    owner: String, signature: String, summary: String,
    code: ((Machine, Frame) -> Value)? = nil, set: ((Machine, Frame) -> Value)? = nil,
    built: [Bool] = [], isPassed: Bool = false, isRequirement: Bool = false, isRaw: Bool = false
  ) {
    self.init(
      owner: owner, .written(signature), summary: summary, code: code, set: set, built: built,
      isPassed: isPassed, isRequirement: isRequirement, isRaw: isRaw)
  }

  /// As Swift declares it.
  var signature: String {
    switch declaration {
    case .written(let text): text
    case .constant(let name, let type): "static let `\(name)`: \(type)"
    }
  }
}

/// A type: `type("struct Color: View, ShapeStyle", "A color.")`; nested ones say their owner.
func type(_ signature: String, in owner: String = "", _ summary: String) -> CatalogEntry {
  CatalogEntry(owner: owner, signature: signature, summary: summary)
}

/// A requirement of a protocol: `requirement("PreferenceKey", "static var defaultValue: Value { get }", …)`.
func requirement(_ owner: String, _ signature: String, _ summary: String) -> CatalogEntry {
  CatalogEntry(owner: owner, signature: signature, summary: summary, isRequirement: true)
}

/// A modifier that is accepted and not drawn, as a rule of every view; its receiver is the result.
func passed(in owner: String = "View", _ signature: String, _ summary: String) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary, code: { _, slots in slots[0] },
    isPassed: true, isRaw: true)
}

/// A name that SwiftUI has and a program here can't use; a call says why and what to write instead.
func refused(
  _ owner: String, _ signature: String, _ summary: String, because reason: String
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, .written(signature), summary: summary, code: { _, _ in .none }, isRaw: true,
    refusal: reason)
}

/// An entry on bare slots, for what the typed helpers can't say: generic, mutating, `inout`.
func raw(
  _ owner: String, _ signature: String, _ summary: String,
  set: (@Sendable (Machine, Frame) -> Value)? = nil,
  _ code: @escaping @Sendable (Machine, Frame) -> Value
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary, code: code, set: set, isRaw: true)
}

/// A static constant: `constant("Color", "static let blue: Color", "…") { Color.blue }`.
func constant<R: Writable>(
  _ owner: String, _ signature: String, _ summary: String, _ value: @escaping @Sendable () -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, .written(signature), summary: summary,
    code: { machine, _ in
      value().written(machine)
    }, isConstant: true)
}

/// The same by its name: `constant("blue", of: "Color", in: "ShapeStyle", "…") { Color.blue }`.
func constant<R: Writable>(
  _ name: String, of type: String, in owner: String, _ summary: String,
  _ value: @escaping @Sendable () -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, .constant(name: name, type: type), summary: summary,
    code: { machine, _ in
      value().written(machine)
    }, isConstant: true)
}
