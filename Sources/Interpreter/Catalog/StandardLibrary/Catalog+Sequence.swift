/// What everything that can be walked has, written once for each owner.
struct SequenceFamily {
  let owner: String
  /// The element's type as the signatures of the owner call it.
  let element: String
  /// What `filter` gives.
  var filtered: String?

  var entries: [CatalogEntry] { walking + searching + folding + ordering + cutting }

  private var walking: [CatalogEntry] {
    [
      entry(owner, "var isEmpty: Bool", "Whether there is no element.") { (items: Items) in
        items.values.isEmpty
      },
      entry(owner, "var count: Int", "The number of elements.") { (items: Items) in
        items.values.count
      },
      entry(owner, "var underestimatedCount: Int", "The number of elements.") { (items: Items) in
        items.values.count
      },
      entry(owner, "var first: \(element)?", "The first element, nil when there is none.") {
        (items: Items) in items.values.first
      },
      entry(owner, "var lazy: Self", "The same elements; the playground is never lazy here.") {
        (value: Value) in value
      },
      running(
        owner, "func map<T>(_ transform: (\(element)) throws -> T) rethrows -> [T]",
        "Makes an array of what the closure gives for each element."
      ) { (machine, items: Items, transform: Closure) in
        items.collect(machine) { transform($0) }
      },
      running(
        owner, "func compactMap<T>(_ transform: (\(element)) throws -> T?) rethrows -> [T]",
        "Makes an array of what the closure gives, without the nils."
      ) { (machine, items: Items, transform: Closure) in
        items.collect(machine) { element in
          let result = transform(element)
          return result.isNone ? nil : result
        }
      },
      running(
        owner,
        "func flatMap<S: Sequence>(_ transform: (\(element)) throws -> S) rethrows -> [S.Element]",
        "Makes one array of the arrays that the closure gives."
      ) { (machine, items: Items, transform: Closure) in
        items.collectMany(machine) { transform($0) }
      },
      running(
        owner,
        "func filter(_ isIncluded: (\(element)) throws -> Bool) rethrows -> \(filtered ?? "[\(element)]")",
        "Keeps the elements for which the closure gives true."
      ) { (machine, items: Items, isIncluded: Closure) in
        items.collect(machine) { isIncluded.holds($0) ? $0 : nil }
      },
      running(
        owner, "func forEach(_ body: (\(element)) throws -> Void) rethrows",
        "Calls the closure with each element, in order."
      ) { (machine, items: Items, body: Closure) in
        _ = items.collect(machine) { element -> Value? in
          body(element)
          return nil
        }
        return Value.none
      },
      entry(
        owner, "func enumerated() -> [(offset: Int, element: \(element))]",
        "Pairs each element with its number, from 0."
      ) { (items: Items) in
        items.values.enumerated().map {
          Items.pair("offset", .int($0.offset), "element", $0.element)
        }
      },
    ]
  }

  private var searching: [CatalogEntry] {
    [
      entry(
        owner, "func contains(_ element: \(element)) -> Bool", "Whether such an element is there."
      ) { (items: Items, element: Value) in
        items.values.contains { isEqual($0, element) }
      },
      running(
        owner, "func contains(where predicate: (\(element)) throws -> Bool) rethrows -> Bool",
        "Whether the closure gives true for an element."
      ) { (machine, items: Items, predicate: Closure) in
        items.first(machine) { predicate.holds($0) } != nil
      },
      running(
        owner, "func first(where predicate: (\(element)) throws -> Bool) rethrows -> \(element)?",
        "The first element for which the closure gives true."
      ) { (machine, items: Items, predicate: Closure) in
        items.first(machine) { predicate.holds($0) }.map { items.values[$0] }
      },
      running(
        owner, "func allSatisfy(_ predicate: (\(element)) throws -> Bool) rethrows -> Bool",
        "Whether the closure gives true for every element."
      ) { (machine, items: Items, predicate: Closure) in
        items.first(machine) { !predicate.holds($0) } == nil
      },
      running(
        owner, "func count(where predicate: (\(element)) throws -> Bool) rethrows -> Int",
        "For how many elements the closure gives true."
      ) { (machine, items: Items, predicate: Closure) in
        items.collect(machine) { predicate.holds($0) ? $0 : nil }.count
      },
      entry(
        owner, "func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == \(element)",
        "Whether both have the same elements in the same order."
      ) { (items: Items, other: Items) in
        items.values.elementsEqual(other.values, by: isEqual)
      },
      entry(
        owner,
        "func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == \(element)",
        "Whether the first elements are those of another sequence."
      ) { (items: Items, other: Items) in
        items.values.starts(with: other.values, by: isEqual)
      },
    ]
  }

  private var folding: [CatalogEntry] {
    [
      running(
        owner,
        "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, \(element)) throws -> Result) rethrows -> Result",
        "Combines all elements with a first value, one after another."
      ) { (machine, items: Items, initial: Value, next: Closure) in
        items.values.reduce(initial) { result, element in
          machine.isStopped ? result : next(result, element)
        }
      },
      running(
        owner,
        "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, \(element)) throws -> Void) rethrows -> Result",
        "Combines all elements by changing one value, one after another."
      ) { (machine, items: Items, initial: Value, update: Closure) in
        var arguments = [initial, .none]
        for element in items.values where !machine.isStopped {
          arguments[1] = element
          update.call(&arguments)
        }
        return arguments[0]
      },
    ]
  }

  private var ordering: [CatalogEntry] {
    [
      entry(
        owner, "func sorted() -> [\(element)]", "The elements from the smallest to the largest."
      ) { (items: Items) in
        items.values.sorted(by: isLess)
      },
      running(
        owner,
        "func sorted(by areInIncreasingOrder: (\(element), \(element)) throws -> Bool) rethrows -> [\(element)]",
        "The elements in the order that the closure says."
      ) { (machine, items: Items, precedes: Closure) in
        items.values.sorted { !machine.isStopped && precedes.holds($0, $1) }
      },
      entry(owner, "func reversed() -> [\(element)]", "The elements from the last to the first.") {
        (items: Items) in Array(items.values.reversed())
      },
      running(
        owner, "func shuffled() -> [\(element)]",
        "The elements in a random order, the same in each session."
      ) { (machine, items: Items) in
        items.values.shuffled(using: &machine.generator)
      },
      running(
        owner, "func randomElement() -> \(element)?",
        "An element at random, the same in each session; nil when there is none."
      ) { (machine, items: Items) in
        items.values.randomElement(using: &machine.generator)
      },
      entry(owner, "func min() -> \(element)?", "The smallest element.") { (items: Items) in
        items.values.min(by: isLess)
      },
      entry(owner, "func max() -> \(element)?", "The largest element.") { (items: Items) in
        items.values.max(by: isLess)
      },
      running(
        owner,
        "func min(by areInIncreasingOrder: (\(element), \(element)) throws -> Bool) rethrows -> \(element)?",
        "The smallest element, as the closure compares them."
      ) { (machine, items: Items, precedes: Closure) in
        items.values.min { !machine.isStopped && precedes.holds($0, $1) }
      },
      running(
        owner,
        "func max(by areInIncreasingOrder: (\(element), \(element)) throws -> Bool) rethrows -> \(element)?",
        "The largest element, as the closure compares them."
      ) { (machine, items: Items, precedes: Closure) in
        items.values.max { !machine.isStopped && precedes.holds($0, $1) }
      },
    ]
  }
}
