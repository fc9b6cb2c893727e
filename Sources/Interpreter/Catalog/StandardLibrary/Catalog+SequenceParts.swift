extension SequenceFamily {
  /// A text has its own, which give texts.
  var cutting: [CatalogEntry] {
    owner == "String" ? [] : ends + whiles + splits
  }

  private var ends: [CatalogEntry] {
    [
      running(
        owner, "func prefix(_ maxLength: Int) -> [\(element)]",
        "The first elements, at most so many."
      ) { (machine, items: Items, count: Int) in
        Items.length(count, machine).map { Array(items.values.prefix($0)) } ?? []
      },
      running(
        owner, "func suffix(_ maxLength: Int) -> [\(element)]",
        "The last elements, at most so many."
      ) { (machine, items: Items, count: Int) in
        Items.length(count, machine).map { Array(items.values.suffix($0)) } ?? []
      },
      running(
        owner, "func dropFirst(_ k: Int = 1) -> [\(element)]", "All but the first elements."
      ) { (machine, items: Items, count: Int) in
        Items.length(count, machine).map { Array(items.values.dropFirst($0)) } ?? []
      },
      running(
        owner, "func dropLast(_ k: Int = 1) -> [\(element)]", "All but the last elements."
      ) { (machine, items: Items, count: Int) in
        Items.length(count, machine).map { Array(items.values.dropLast($0)) } ?? []
      },
    ]
  }

  private var whiles: [CatalogEntry] {
    [
      running(
        owner,
        "func prefix(while predicate: (\(element)) throws -> Bool) rethrows -> [\(element)]",
        "The elements before the first one for which the closure gives false."
      ) { (machine, items: Items, predicate: Closure) in
        let end = items.first(machine) { !predicate.holds($0) } ?? items.values.count
        return Array(items.values[..<end])
      },
      running(
        owner, "func drop(while predicate: (\(element)) throws -> Bool) rethrows -> [\(element)]",
        "The elements from the first one for which the closure gives false."
      ) { (machine, items: Items, predicate: Closure) in
        let start = items.first(machine) { !predicate.holds($0) } ?? items.values.count
        return Array(items.values[start...])
      },
    ]
  }

  private var splits: [CatalogEntry] {
    [
      running(
        owner,
        "func split(separator: \(element), maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [[\(element)]]",
        "The parts between the elements equal to the separator."
      ) { (machine, items: Items, separator: Value, most: Int, omitsEmpty: Bool) in
        items.values.split(
          maxSplits: max(0, most), omittingEmptySubsequences: omitsEmpty
        ) { isEqual($0, separator) }.map { Value.object(ArrayValue(Array($0))) }
      },
      running(
        owner,
        "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (\(element)) throws -> Bool) rethrows -> [[\(element)]]",
        "The parts between the elements for which the closure gives true."
      ) { (machine, items: Items, most: Int, omitsEmpty: Bool, isSeparator: Closure) in
        items.values.split(
          maxSplits: max(0, most), omittingEmptySubsequences: omitsEmpty
        ) { !machine.isStopped && isSeparator.holds($0) }
        .map { Value.object(ArrayValue(Array($0))) }
      },
    ]
  }
}
