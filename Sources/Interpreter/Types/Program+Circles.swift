import SwiftSubset

extension Program {
  /// Whether a class or protocol is above itself; a class that is has no superclass here.
  func inheritsItself(_ symbol: TypeSymbol) -> Bool {
    freshen(symbol)
    if let known = symbol.memo.inheritsItself { return known }
    var seen: Set<TypeSymbol> = []
    var queue = above(symbol)
    while let next = queue.popLast() {
      if seen.insert(next).inserted { queue += above(next) }
    }
    let found = seen.contains(symbol)
    if !symbol.memo.isReading { symbol.memo.inheritsItself = found }
    return found
  }

  /// The classes of a class and the protocols of a protocol, as they are written.
  private func above(_ symbol: TypeSymbol) -> [TypeSymbol] {
    switch symbol.kind {
    case .protocol: conformances(of: symbol)
    case .class:
      inheritedTypes(of: symbol).compactMap {
        if case .nominal(let above, _) = $0, above.kind == .class { return above }
        return nil
      }
    default: []
    }
  }
}
