/// How tightly an operator binds, by the standard library's groups.
enum Precedence: Int, Comparable {
  case assignment, ternary, unknown, disjunction, conjunction, comparison, nilCoalescing, cast
  case range, addition, multiplication, shift

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// Whether `a + b + c` means `(a + b) + c`.
  var isLeftAssociative: Bool {
    switch self {
    case .addition, .multiplication, .conjunction, .disjunction, .cast: true
    default: false
    }
  }

  var isRightAssociative: Bool {
    self == .nilCoalescing || self == .ternary || self == .assignment
  }

  /// The group's name in the standard library, for operators that cannot stand side by side.
  var name: String {
    switch self {
    case .comparison: "ComparisonPrecedence"
    case .range: "RangeFormationPrecedence"
    case .shift: "BitwiseShiftPrecedence"
    default: "DefaultPrecedence"
    }
  }

  init(of symbol: String) {
    self = precedences[symbol] ?? .unknown
  }
}

private let precedences: [String: Precedence] = {
  let groups: [(Precedence, [String])] = [
    (.shift, ["<<", ">>", "&<<", "&>>"]),
    (.multiplication, ["*", "/", "%", "&*", "&"]),
    (.addition, ["+", "-", "&+", "&-", "|", "^"]),
    (.range, ["..<", "..."]),
    (.nilCoalescing, ["??"]),
    (
      .comparison,
      [
        "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".<", ".<=", ".>", ".>=", ".==",
        ".!=",
      ]
    ),
    (.conjunction, ["&&"]),
    (.disjunction, ["||"]),
    (.assignment, compoundAssignments),
  ]
  return Dictionary(
    uniqueKeysWithValues: groups.flatMap { group in group.1.map { ($0, group.0) } })
}()

private let compoundAssignments = [
  "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "&<<=",
  "&>>=",
]

/// Folds operands and the operators between them into one expression.
///
/// Works on a list, so that a chain of any length needs no depth of its own.
struct OperatorFolding {
  enum Link {
    case binary(Operator)
    case assignment(SourceRange)
    case ternary(Expression)
    case cast(Cast, TypeReference)

    var precedence: Precedence {
      switch self {
      case .binary(let op): Precedence(of: op.text)
      case .assignment: .assignment
      case .ternary: .ternary
      case .cast: .cast
      }
    }
  }

  private var operands: [Expression]
  private var links: [(link: Link, precedence: Precedence)] = []
  /// Two operators side by side that Swift gives no order.
  private(set) var conflict: (place: SourceRange, group: Precedence)?

  init(_ first: Expression) {
    operands = [first]
  }

  mutating func append(_ link: Link) {
    let precedence = link.precedence
    while let last = links.last, mustFold(last.precedence, before: precedence, link) { foldLast() }
    if case .cast(let cast, let type) = link {
      let operand = operands.removeLast()
      operands.append(.cast(operand, cast, type, operand.range.joined(to: type.range)))
    } else {
      links.append((link, precedence))
    }
  }

  mutating func append(_ operand: Expression) {
    operands.append(operand)
  }

  mutating func finish() -> Expression {
    while !links.isEmpty { foldLast() }
    return operands[0]
  }

  private mutating func mustFold(
    _ left: Precedence, before right: Precedence, _ link: Link
  ) -> Bool {
    if left != right { return left > right }
    if left.isRightAssociative { return false }
    if !left.isLeftAssociative, conflict == nil, case .binary(let op) = link {
      conflict = (op.range, left)
    }
    return true
  }

  private mutating func foldLast() {
    let link = links.removeLast().link
    let right = operands.removeLast()
    let left = operands.removeLast()
    let range = left.range.joined(to: right.range)
    switch link {
    case .binary(let op):
      if Precedence(of: op.text) == .assignment {
        let inner = Operator(
          text: String(op.text.dropLast()), range: SourceRange(op.range.start, op.range.end - 1))
        operands.append(.assignment(left, inner, right, range))
      } else {
        operands.append(.binary(left, op, right))
      }
    case .assignment: operands.append(.assignment(left, nil, right, range))
    case .ternary(let middle): operands.append(.ternary(left, middle, right, range))
    case .cast: preconditionFailure("A cast has no right operand; it is folded when it is met.")
    }
  }
}
