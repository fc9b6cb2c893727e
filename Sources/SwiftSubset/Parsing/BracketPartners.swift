/// Finds the partners of all brackets; one without a partner has -1.
func bracketPartners(_ tokens: [Token]) -> [Int32] {
  var matching = BracketMatching(count: tokens.count)
  for (index, token) in tokens.enumerated() {
    switch token.kind {
    case .leftParenthesis: matching.open(.parenthesis, at: index)
    case .leftBracket: matching.open(.bracket, at: index)
    case .leftBrace: matching.open(.brace, at: index)
    case .interpolationStart: matching.open(.interpolation, at: index)
    case .rightParenthesis: matching.close(.parenthesis, at: index)
    case .rightBracket: matching.close(.bracket, at: index)
    case .rightBrace: matching.close(.brace, at: index)
    case .interpolationEnd: matching.close(.interpolation, at: index)
    default: break
    }
  }
  return matching.partners
}

/// A stack of open brackets that forgives forgotten ones: a closing bracket closes what was
/// forgotten inside its partner, but no `)` or `]` reaches out of braces.
private struct BracketMatching {
  enum Kind: Int { case parenthesis, bracket, brace, interpolation }

  var partners: [Int32]
  private var stack: [(index: Int, kind: Kind)] = []
  /// Below these heights of the stack no partner for a kind was found, so none is looked for again.
  private var searched = [0, 0, 0, 0]

  init(count: Int) {
    partners = [Int32](repeating: -1, count: count)
  }

  mutating func open(_ kind: Kind, at index: Int) {
    stack.append((index, kind))
  }

  mutating func close(_ kind: Kind, at index: Int) {
    guard let position = partnerPosition(for: kind) else {
      searched[kind.rawValue] = stack.count
      return
    }
    let partner = stack[position].index
    partners[partner] = Int32(index)
    partners[index] = Int32(partner)
    stack.removeSubrange(position...)
    for other in searched.indices { searched[other] = min(searched[other], stack.count) }
  }

  private func partnerPosition(for kind: Kind) -> Int? {
    var position = stack.count - 1
    while position >= searched[kind.rawValue] {
      let open = stack[position].kind
      if open == kind { return position }
      if open == .interpolation || (open == .brace && kind != .interpolation) { return nil }
      position -= 1
    }
    return nil
  }
}
