/// Finds the partners of all brackets; one without a partner closes nothing.
func bracketPartners(_ tokens: [Token]) -> [Int32] {
  var partners = [Int32](repeating: -1, count: tokens.count)
  var open: [(index: Int, closing: TokenKind)] = []
  for (index, token) in tokens.enumerated() {
    switch token.kind {
    case .leftParenthesis: open.append((index, .rightParenthesis))
    case .leftBracket: open.append((index, .rightBracket))
    case .leftBrace: open.append((index, .rightBrace))
    case .interpolationStart: open.append((index, .interpolationEnd))
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd:
      guard let match = open.last, match.closing == token.kind else {
        // A brace closes the brackets that were forgotten inside it.
        if token.kind == .rightBrace || token.kind == .interpolationEnd,
          let position = open.lastIndex(where: { $0.closing == token.kind })
        {
          partners[open[position].index] = Int32(index)
          partners[index] = Int32(open[position].index)
          open.removeSubrange(position...)
        }
        continue
      }
      partners[match.index] = Int32(index)
      partners[index] = Int32(match.index)
      open.removeLast()
    default: break
    }
  }
  return partners
}
