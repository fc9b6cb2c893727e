extension Catalog {
  static let arrays: [CatalogFamily] = [
    { SequenceFamily(owner: "Array", element: "Element").entries }, { arrayTypes },
    { arrayReading }, { arrayChanging }, { arrayReplacing }, { arraySlices }, { arrayEnds },
  ]

  private static let arrayTypes: [CatalogEntry] = [
    type(
      "struct Array<Element>: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Equatable, Hashable",
      "Values of one type in an order."),
    type("typealias ArraySlice = Array", "A part of an array; an array of its own here."),
    type("typealias ContiguousArray = Array", "An array."),
    entry("Array", "init()", "An array without elements.") { [Value]() },
    entry(
      "Array", "init<S: Sequence>(_ elements: S) where S.Element == Element",
      "The elements of a sequence as an array."
    ) {
      (items: Items) in items.values
    },
    running(
      "Array", "init(repeating repeatedValue: Element, count: Int)", "The same value so many times."
    ) { (machine, value: Value, count: Int) in
      guard let count = Items.length(count, machine) else { return [Value]() }
      guard count <= machine.limits.elements else {
        machine.stop(
          "a collection of more than \(machine.limits.elements) elements",
          help: "keep fewer elements")
        return []
      }
      return Array(repeating: value, count: count)
    },
    running(
      "", "func repeatElement<T>(_ element: T, count n: Int) -> [T]",
      "The same value so many times."
    ) { (machine, value: Value, count: Int) in
      let count = min(Items.length(count, machine) ?? 0, machine.limits.elements)
      return Array(repeating: value, count: count)
    },
    running(
      "",
      "func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)]",
      "Pairs of the elements of two sequences, as long as the shorter one."
    ) { (machine, first: ZippedItems, second: ZippedItems) in
      if let pairs = ZippedItems.pairs(first, second) { return pairs }
      machine.stop("two ranges without an end have no last pair", help: "give one an end")
      return []
    },
  ]

  private static let arrayReading: [CatalogEntry] = [
    entry("Array", "var last: Element?", "The last element, nil when there is none.") {
      (items: Items) in items.values.last
    },
    entry("Array", "var indices: Range<Int>", "The numbers of all elements.") { (items: Items) in
      Value.object(RangeValue(.int(0), .int(items.values.count), isClosed: false))
    },
    entry("Array", "var startIndex: Int", "The number of the first element.") { (_: Items) in 0 },
    entry("Array", "var endIndex: Int", "The number after that of the last element.") {
      (items: Items) in items.values.count
    },
    entry("Array", "var description: String", "The elements as text.") { (value: Value) in
      text(of: value)
    },
    entry("Array", "func index(after i: Int) -> Int", "The next number.") {
      (_: Items, index: Int) in index &+ 1
    },
    entry("Array", "func index(before i: Int) -> Int", "The number before.") {
      (_: Items, index: Int) in index &- 1
    },
    entry(
      "Array", "func firstIndex(of element: Element) -> Int?", "Where such an element is first."
    ) {
      (items: Items, element: Value) in items.values.firstIndex { isEqual($0, element) }
    },
    entry("Array", "func lastIndex(of element: Element) -> Int?", "Where such an element is last.")
    {
      (items: Items, element: Value) in items.values.lastIndex { isEqual($0, element) }
    },
    running(
      "Array", "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?",
      "Where the first element is for which the closure gives true."
    ) { (machine, items: Items, predicate: Closure) in
      items.first(machine) { predicate.holds($0) }
    },
    running(
      "Array", "func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?",
      "Where the last element is for which the closure gives true."
    ) { (machine, items: Items, predicate: Closure) in
      items.values.lastIndex { !machine.isStopped && predicate.holds($0) }
    },
    running(
      "Array", "func last(where predicate: (Element) throws -> Bool) rethrows -> Element?",
      "The last element for which the closure gives true."
    ) { (machine, items: Items, predicate: Closure) in
      items.values.last { !machine.isStopped && predicate.holds($0) }
    },
    running("Array", "func joined() -> String where Element == String", "The texts as one text.") {
      (_, texts: [String]) in texts.joined()
    },
    running(
      "Array", "func joined(separator: String) -> String where Element == String",
      "The texts as one text, with a text between them."
    ) { (_, texts: [String], separator: String) in texts.joined(separator: separator) },
    running(
      "Array", "func joined() -> [Element.Element] where Element: Sequence",
      "The elements of all elements in one array."
    ) { (machine, items: Items) in items.collectMany(machine) { $0 } },
    running(
      "Array",
      "func joined(separator: [Element.Element]) -> [Element.Element] where Element: Sequence",
      "The elements of all elements in one array, with others between them."
    ) { (machine, items: Items, separator: Items) in
      var isFirst = true
      return items.collectMany(machine) { element in
        defer { isFirst = false }
        let inner = Items.read(element, machine)?.values ?? []
        return .object(ArrayValue(isFirst ? inner : separator.values + inner))
      }
    },
  ]

  private static let arrayEnds: [CatalogEntry] = [
    running(
      "Array", "func prefix(upTo end: Int) -> [Element]", "The elements before a number."
    ) { (machine, items: Items, end: Int) in
      part(of: items, 0, end, machine)
    },
    running(
      "Array", "func prefix(through position: Int) -> [Element]",
      "The elements up to a number, that one included."
    ) { (machine, items: Items, position: Int) in
      part(of: items, 0, position < items.values.count ? position + 1 : position, machine)
    },
    running(
      "Array", "func suffix(from start: Int) -> [Element]", "The elements from a number on."
    ) { (machine, items: Items, start: Int) in
      part(of: items, start, items.values.count, machine)
    },
  ]

  /// The elements from one number to the one before another; halts where there are none.
  private static func part(
    of items: Items, _ start: Int, _ end: Int, _ machine: Machine
  ) -> [Value] {
    guard start >= 0, start <= end, end <= items.values.count else {
      machine.stop(
        "array index is out of range", help: "the array has \(items.values.count) elements")
      return []
    }
    return Array(items.values[start..<end])
  }

  private static let arraySlices: [CatalogEntry] = [
    "Range<Int>", "ClosedRange<Int>", "PartialRangeFrom<Int>", "PartialRangeUpTo<Int>",
    "PartialRangeThrough<Int>",
  ].map { range in
    raw(
      "Array", "subscript(bounds: \(range)) -> [Element]", "The elements of these numbers.",
      set: { machine, slots in
        guard var items = slots[0].object(ArrayValue.self)?.items,
          let bounds = indices(slots[1], items, machine),
          let new = Items.read(slots[2], machine)?.values
        else { return .none }
        items.replaceSubrange(bounds, with: new)
        slots[0] = items.written(machine)
        return .none
      },
      { machine, slots in
        let items = slots[0].object(ArrayValue.self)?.items ?? []
        return indices(slots[1], items, machine).map { Array(items[$0]).written(machine) } ?? .none
      })
  }
}
