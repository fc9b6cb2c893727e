extension Catalog {
  static let protocols: [CatalogFamily] = [
    { valueProtocols }, { sequenceProtocols }, { numberProtocols }, { literalProtocols },
    { SequenceFamily(owner: "Sequence", element: "Element").entries }, { collectionMembers },
  ]

  private static let valueProtocols: [CatalogEntry] = [
    type("protocol Equatable", "Values that can be compared with `==`."),
    type("protocol Hashable: Equatable", "Values that can be in a set or be keys."),
    type("protocol Comparable: Equatable", "Values that have an order, by `<`."),
    type("protocol Identifiable", "Values that have an identity, such as the rows of a list."),
    requirement("Identifiable", "associatedtype ID", "The type of the identity."),
    requirement("Identifiable", "var id: ID { get }", "What the value is known by."),
    type("protocol CaseIterable", "Enums that list their cases in `allCases`."),
    type("protocol RawRepresentable", "Enums whose cases stand for raw values."),
    requirement("RawRepresentable", "associatedtype RawValue", "The type of the raw values."),
    requirement("RawRepresentable", "var rawValue: RawValue { get }", "The raw value."),
    type("protocol CustomStringConvertible", "Values that say how they are printed."),
    requirement(
      "CustomStringConvertible", "var description: String { get }", "What `print` shows."),
    type("protocol CustomDebugStringConvertible", "Values that say how they are printed inside."),
    requirement(
      "CustomDebugStringConvertible", "var debugDescription: String { get }",
      "What `debugPrint` shows."),
    type("protocol Error: Sendable", "Values that can be thrown."),
    entry("Error", "var localizedDescription: String", "The error as text.") { (value: Value) in
      text(of: value)
    },
    type("protocol LocalizedError: Error", "Errors that bring their own words."),
    type("protocol Encodable", "Values that can be written to files; accepted only."),
    type("protocol Decodable", "Values that can be read from files; accepted only."),
    type("typealias Codable = Encodable & Decodable", "Both ways; accepted only."),
    type("protocol CodingKey", "Names of properties in files; accepted only."),
    type("protocol Sendable", "Values that may go to another thread; accepted only."),
    type("protocol AnyObject", "Classes."),
    type("class KeyPath<Root, Value>", "The way from a value to one of its properties."),
    type(
      "class WritableKeyPath<Root, Value>", "The way to a property that can be changed."),
    type(
      "class ReferenceWritableKeyPath<Root, Value>", "The way to a property of an object."),
    type("class PartialKeyPath<Root>", "The way to a property of an unknown type."),
    type("class AnyKeyPath", "The way to a property of anything."),
    type("struct Hasher", "Gathers what a value is hashed by."),
    requirement("Hashable", "func hash(into hasher: inout Hasher)", "Feeds the parts to a hasher."),
    raw("Hasher", "mutating func combine<H: Hashable>(_ value: H)", "Adds a part of the value.") {
      machine, slots in
      var hasher = Hasher.read(slots[0], machine) ?? Hasher()
      Interpreter.hash(of: slots[1], into: &hasher)
      slots[0] = hasher.written(machine)
      return .none
    },
  ]

  private static let sequenceProtocols: [CatalogEntry] = [
    type("protocol Sequence", "What `for` can walk over."),
    requirement("Sequence", "associatedtype Element", "The type of what a walk gives."),
    type("protocol Collection: Sequence", "Elements in places that can be visited again."),
    requirement("Collection", "associatedtype Index", "The type of the places."),
    type("protocol BidirectionalCollection: Collection", "Elements that can be walked both ways."),
    type(
      "protocol RandomAccessCollection: BidirectionalCollection",
      "Elements of which each can be reached at once."),
    type("protocol MutableCollection: Collection", "Elements that can be replaced."),
    type("protocol RangeReplaceableCollection: Collection", "Elements to add and take out."),
    type("protocol LazySequenceProtocol: Sequence", "A sequence that works when it is walked."),
    type("protocol SetAlgebra: Equatable", "Values that can be united like sets."),
    type("protocol OptionSet: SetAlgebra, RawRepresentable", "A set of options in one number."),
    type(
      "protocol StringProtocol: BidirectionalCollection, Comparable, Hashable",
      "Texts and their parts."),
    type("protocol LosslessStringConvertible: CustomStringConvertible", "Values that texts name."),
    type("protocol TextOutputStream", "What text can be written to."),
    type("protocol IteratorProtocol", "What gives one element after another."),
    requirement("IteratorProtocol", "associatedtype Element", "The type of what it gives."),
    requirement(
      "IteratorProtocol", "mutating func next() -> Element?", "The next element, nil at the end."),
  ]

  private static let numberProtocols: [CatalogEntry] = [
    type("protocol AdditiveArithmetic: Equatable", "Values that can be added."),
    type("protocol Numeric: AdditiveArithmetic", "Values that can be multiplied."),
    type("protocol SignedNumeric: Numeric", "Numbers with a sign."),
    type("protocol Strideable: Comparable", "Values with distances between them."),
    type("protocol BinaryInteger: SignedNumeric, Strideable, Hashable", "Whole numbers."),
    type("protocol FixedWidthInteger: BinaryInteger", "Whole numbers of a size."),
    type("protocol SignedInteger: BinaryInteger", "Whole numbers with a sign."),
    type("protocol FloatingPoint: SignedNumeric, Strideable, Hashable", "Numbers with a fraction."),
    type("protocol BinaryFloatingPoint: FloatingPoint", "Numbers with a fraction."),
    type("protocol VectorArithmetic: AdditiveArithmetic", "Values that can be animated between."),
    type("protocol RandomNumberGenerator", "A source of random numbers."),
  ]

  private static let literalProtocols: [CatalogEntry] = [
    type("protocol ExpressibleByIntegerLiteral", "Types whose values can be written as `1`."),
    type("protocol ExpressibleByFloatLiteral", "Types whose values can be written as `1.5`."),
    type("protocol ExpressibleByBooleanLiteral", "Types whose values can be written as `true`."),
    type("protocol ExpressibleByNilLiteral", "Types whose values can be written as `nil`."),
    type("protocol ExpressibleByStringLiteral", "Types whose values can be written as a text."),
    type(
      "protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral",
      "Types whose values can be written as a text with values in it."),
    type("protocol ExpressibleByArrayLiteral", "Types whose values can be written as `[a, b]`."),
    type(
      "protocol ExpressibleByDictionaryLiteral", "Types whose values can be written as `[a: b]`."),
  ]

  private static let collectionMembers: [CatalogEntry] = [
    entry("Collection", "var indices: Range<Int>", "The places of all elements.") {
      (items: Items) in
      Value.object(RangeValue(.int(0), .int(items.values.count), isClosed: false))
    },
    entry("Collection", "var last: Element?", "The last element, nil when there is none.") {
      (items: Items) in items.values.last
    },
    entry("Collection", "var startIndex: Int", "The place of the first element.") { (_: Items) in
      0
    },
    entry("Collection", "var endIndex: Int", "The place after the last element.") {
      (items: Items) in items.values.count
    },
    entry(
      "Collection", "func firstIndex(of element: Element) -> Int?",
      "Where such an element is first."
    ) { (items: Items, element: Value) in items.values.firstIndex { isEqual($0, element) } },
    running(
      "Collection", "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?",
      "Where the first element is for which the closure gives true."
    ) { (machine, items: Items, predicate: Closure) in
      items.first(machine) { predicate.holds($0) }
    },
    entry("Collection", "func index(after i: Int) -> Int", "The place after another.") {
      (_: Items, index: Int) in index &+ 1
    },
    entry("Collection", "func index(before i: Int) -> Int", "The place before another.") {
      (_: Items, index: Int) in index &- 1
    },
    entry(
      "Collection", "func index(_ i: Int, offsetBy distance: Int) -> Int",
      "The place so many steps from another."
    ) { (_: Items, index: Int, distance: Int) in index &+ distance },
    entry(
      "Collection", "func distance(from start: Int, to end: Int) -> Int",
      "The steps from one place to another."
    ) { (_: Items, start: Int, end: Int) in end &- start },
    running("Collection", "subscript(position: Int) -> Element", "The element at a place.") {
      (machine, items: Items, index: Int) in
      if items.values.indices.contains(index) { return items.values[index] }
      machine.stop("index out of range: \(index)")
      return .none
    },
  ]
}

extension Hasher: NativeType {
  static let catalogName = "Hasher"
}
