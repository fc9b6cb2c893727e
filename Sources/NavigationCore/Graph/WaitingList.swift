/// What waits to be done; it keeps its memory from one round to the next.
struct WaitingList<Element> {
  private var elements: [Element] = []
  private var spare: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func append(contentsOf more: some Sequence<Element>) {
    elements.append(contentsOf: more)
  }

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
  }

  func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  func allSatisfy(_ isTrue: (Element) -> Bool) -> Bool {
    elements.allSatisfy(isTrue)
  }

  /// Hands over all that waits; what comes meanwhile waits for the next time.
  @inline(__always)
  mutating func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &elements)
    swap(&elements, &spare)
    return taken
  }

  /// Takes back the memory of what was taken.
  @inline(__always)
  mutating func recycle(_ taken: inout [Element]) {
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &spare)
  }
}
