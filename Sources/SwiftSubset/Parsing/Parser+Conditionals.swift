extension Parser {
  var startsConditional: Bool { at(.pound) && spells(token, "#if") }

  /// Whether the next token ends an arm of `#if`.
  var isConditionalEnd: Bool {
    at(.pound)
      && (spells(token, "#elseif") || spells(token, "#else") || spells(token, "#endif"))
  }

  /// Whether an `#if` holds cases of the switch around it, and not statements.
  var startsConditionalCases: Bool {
    guard startsConditional else { return false }
    switch firstTokenOfConditional.kind {
    case .keyword(.case), .keyword(.default): return true
    default: return false
    }
  }

  /// Whether an `#if` holds links of the chain before it.
  var startsConditionalSuffixes: Bool {
    guard startsConditional else { return false }
    let first = firstTokenOfConditional.kind
    return first == .dot || first == .endOfFile
  }

  /// The first token on the line after the conditions of an `#if`, or of those inside it.
  private var firstTokenOfConditional: Token {
    var next = index
    var isInCondition = true
    while next < tokens.count - 1 {
      next += 1
      guard tokens[next].startsLine || !isInCondition else { continue }
      guard tokens[next].kind == .pound, spells(tokens[next], "#if") else { break }
      isInCondition = true
    }
    return tokens[next]
  }

  mutating func parseConditionalStatements() -> ConditionalBlock<[Statement]> {
    parseConditionalBlock { $0.parseStatements() }
  }

  // conditional → `#if` expression content (`#elseif` …)* (`#else` …)? `#endif`
  mutating func parseConditionalBlock<Content>(
    _ parseContent: (inout Parser) -> [Content]
  ) -> ConditionalBlock<[Content]> {
    nested(or: { ConditionalBlock(arms: [], range: $0) }) { parser in
      let opening = parser.token.range
      var arms: [ConditionalBlock<[Content]>.Arm] = []
      repeat {
        arms.append(parser.parseConditionalArm(parseContent))
      } while parser.isConditionalEnd && !parser.spells(parser.token, "#endif")
      if parser.at(.pound), parser.spells(parser.token, "#endif") {
        parser.advance()
      } else {
        parser.report(.unclosedConditional(at: parser.isAtEnd ? opening : parser.token.range))
      }
      return ConditionalBlock(arms: arms, range: parser.range(from: opening.start))
    }
  }

  private mutating func parseConditionalArm<Content>(
    _ parseContent: (inout Parser) -> [Content]
  ) -> ConditionalBlock<[Content]>.Arm {
    let needsCondition = !spells(token, "#else")
    advance()
    var condition: Expression?
    if needsCondition {
      condition = within({
        $0.endsAtLine = true
        $0.allowsTrailingClosure = false
      }) { parser in
        guard !parser.token.startsLine, !parser.isAtEnd else {
          parser.expected("incomplete condition in conditional compilation directive")
          return .missing(parser.here)
        }
        return parser.parseExpression()
      }
    } else if at(.if), !token.startsLine {
      report(.elseIfDirective(at: token.range))
    }
    if !token.startsLine, !isAtEnd {
      expected("extra tokens following conditional compilation directive")
      while !token.startsLine, !isAtEnd { advance() }
    }
    var content: [Content] = []
    repeat {
      let start = token.range
      content += parseContent(&self)
      if isConditionalEnd || isAtEnd { break }
      if at(.rightBrace), partners[index] > 0 { break }
      report(.unexpectedInConditional(at: token.range))
      if token.range == start { skipBalanced() }
    } while true
    return ConditionalBlock<[Content]>.Arm(condition: condition, content: content)
  }
}
