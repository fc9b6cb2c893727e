extension Catalog {
  static let arrayChanging: [CatalogEntry] = [
    mutating("Array", "mutating func append(_ newElement: Element)", "Adds an element at the end.")
    { items, _, slots in
      items.append(slots[1])
      return .none
    },
    mutating(
      "Array",
      "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element",
      "Adds all elements of a sequence at the end."
    ) { items, machine, slots in
      items += Items.read(slots[1], machine)?.values ?? []
      return .none
    },
    mutating(
      "Array", "mutating func insert(_ newElement: Element, at i: Int)",
      "Puts an element before the one of that number."
    ) { items, machine, slots in
      let index = slots[2].asInt ?? -1
      guard (0...items.count).contains(index) else { return outOfRange(index, items, machine) }
      items.insert(slots[1], at: index)
      return .none
    },
    mutating(
      "Array",
      "mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int) where S.Element == Element",
      "Puts elements before the one of that number."
    ) { items, machine, slots in
      let index = slots[2].asInt ?? -1
      guard (0...items.count).contains(index) else { return outOfRange(index, items, machine) }
      items.insert(contentsOf: Items.read(slots[1], machine)?.values ?? [], at: index)
      return .none
    },
    mutating(
      "Array", "@discardableResult mutating func remove(at index: Int) -> Element",
      "Takes out the element of that number and gives it."
    ) { items, machine, slots in
      let index = slots[1].asInt ?? -1
      guard items.indices.contains(index) else { return outOfRange(index, items, machine) }
      return items.remove(at: index)
    },
    mutating(
      "Array", "@discardableResult mutating func removeFirst() -> Element",
      "Takes out the first element and gives it."
    ) { items, machine, _ in
      items.isEmpty ? isEmpty("removeFirst()", machine) : items.removeFirst()
    },
    mutating(
      "Array", "@discardableResult mutating func removeLast() -> Element",
      "Takes out the last element and gives it."
    ) { items, machine, _ in
      items.isEmpty ? isEmpty("removeLast()", machine) : items.removeLast()
    },
    mutating(
      "Array", "mutating func removeFirst(_ k: Int)", "Takes out the first elements."
    ) { items, machine, slots in
      guard let count = removable(slots[1], items, machine) else { return .none }
      items.removeFirst(count)
      return .none
    },
    mutating("Array", "mutating func removeLast(_ k: Int)", "Takes out the last elements.") {
      items, machine, slots in
      guard let count = removable(slots[1], items, machine) else { return .none }
      items.removeLast(count)
      return .none
    },
    mutating(
      "Array", "mutating func popLast() -> Element?",
      "Takes out the last element and gives it; nil when there is none."
    ) { items, _, _ in items.popLast() ?? .none },
    mutating(
      "Array", "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)",
      "Takes out all elements."
    ) { items, _, _ in
      items = []
      return .none
    },
  ]

  static let arrayReplacing: [CatalogEntry] = [
    mutating(
      "Array",
      "mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows",
      "Takes out the elements for which the closure gives true."
    ) { items, machine, slots in
      guard let closure = Closure.read(slots[1], machine) else { return .none }
      let kept = Items(values: items).collect(machine) { closure.holds($0) ? nil : $0 }
      if !machine.isStopped { items = kept }
      return .none
    },
    mutating(
      "Array", "mutating func removeSubrange(_ bounds: Range<Int>)",
      "Takes out the elements of these numbers."
    ) { items, machine, slots in
      guard let range = indices(slots[1], items, machine) else { return .none }
      items.removeSubrange(range)
      return .none
    },
    mutating(
      "Array",
      "mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: [Element])",
      "Puts elements in the place of those of these numbers."
    ) { items, machine, slots in
      guard let range = indices(slots[1], items, machine) else { return .none }
      items.replaceSubrange(range, with: Items.read(slots[2], machine)?.values ?? [])
      return .none
    },
    mutating(
      "Array", "mutating func remove(atOffsets offsets: IndexSet)",
      "Takes out the elements of these numbers, as `onDelete` gives them."
    ) { items, machine, slots in
      let gone = Set((Items.read(slots[1], machine)?.values ?? []).compactMap(\.asInt))
      items = items.indices.filter { !gone.contains($0) }.map { items[$0] }
      return .none
    },
    mutating(
      "Array", "mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)",
      "Moves the elements of these numbers before another one, as `onMove` gives them."
    ) { items, machine, slots in
      let moved = Set((Items.read(slots[1], machine)?.values ?? []).compactMap(\.asInt))
      let target = slots[2].asInt ?? -1
      guard (0...items.count).contains(target) else { return outOfRange(target, items, machine) }
      let (before, after) = (0..<target, target..<items.count)
      items =
        before.filter { !moved.contains($0) }.map { items[$0] }
        + items.indices.filter(moved.contains).map { items[$0] }
        + after.filter { !moved.contains($0) }.map { items[$0] }
      return .none
    },
    mutating("Array", "mutating func swapAt(_ i: Int, _ j: Int)", "Exchanges two elements.") {
      items, machine, slots in
      let (first, second) = (slots[1].asInt ?? -1, slots[2].asInt ?? -1)
      guard items.indices.contains(first) else { return outOfRange(first, items, machine) }
      guard items.indices.contains(second) else { return outOfRange(second, items, machine) }
      items.swapAt(first, second)
      return .none
    },
    mutating("Array", "mutating func reverse()", "Turns the order around.") { items, _, _ in
      items.reverse()
      return .none
    },
    mutating("Array", "mutating func shuffle()", "Puts the elements in a random order.") {
      items, machine, _ in
      items.shuffle(using: &machine.generator)
      return .none
    },
    mutating("Array", "mutating func sort()", "Orders the elements from the smallest on.") {
      items, machine, _ in
      let sorted = items.sorted(by: isLess)
      if !machine.isStopped { items = sorted }
      return .none
    },
    mutating(
      "Array",
      "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows",
      "Orders the elements as the closure says."
    ) { items, machine, slots in
      guard let precedes = Closure.read(slots[1], machine) else { return .none }
      let sorted = items.sorted { !machine.isStopped && precedes.holds($0, $1) }
      if !machine.isStopped { items = sorted }
      return .none
    },
  ]

  private static func outOfRange(_ index: Int, _ items: [Value], _ machine: Machine) -> Value {
    machine.stop(
      "index out of range: \(index)",
      help: items.isEmpty ? "the array is empty" : "the array has \(items.count) elements")
    return .none
  }

  private static func isEmpty(_ call: String, _ machine: Machine) -> Value {
    machine.stop(
      "can't remove an element from an empty collection", help: "ask 'isEmpty' before '\(call)'")
    return .none
  }

  private static func removable(_ count: Value, _ items: [Value], _ machine: Machine) -> Int? {
    guard let count = Items.length(count.asInt ?? 0, machine) else { return nil }
    if count <= items.count { return count }
    machine.stop(
      "can't remove more elements than there are",
      help: "there are \(items.count), \(count) should go")
    return nil
  }

  /// The range of a range value, within the array.
  static func indices(_ value: Value, _ items: [Value], _ machine: Machine) -> Range<Int>? {
    guard let range = value.object(RangeValue.self) else { return nil }
    let lower = range.lower?.asInt ?? 0
    let upper = range.upper?.asInt.map { range.isClosed ? $0 &+ 1 : $0 } ?? items.count
    if lower >= 0, lower <= upper, upper <= items.count { return lower..<upper }
    _ = outOfRange(lower < 0 || lower > items.count ? lower : upper, items, machine)
    return nil
  }
}
