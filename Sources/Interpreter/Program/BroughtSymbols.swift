/// What declarations brought or extended, found in one walk over the program.
struct BroughtSymbols {
  private var types: [ObjectIdentifier: [TypeSymbol]] = [:]
  private var functions: [ObjectIdentifier: [FunctionSymbol]] = [:]
  /// The record that is asked for when it is a single one.
  private let only: DeclarationRecord?

  init(by records: [DeclarationRecord], _ program: Program) {
    only = records.count == 1 ? records[0] : nil
    for record in records { types[ObjectIdentifier(record)] = [] }
    for symbol in program.types.values { add(symbol) }
    for symbol in program.nestedSymbols.values { add(symbol) }
    for case .some(let symbol) in program.catalogTypes.values { add(symbol) }
    for function in program.functions.values.joined() {
      guard let record = function.record, types[ObjectIdentifier(record)] != nil else { continue }
      functions[ObjectIdentifier(record), default: []].append(function)
    }
  }

  private mutating func add(_ symbol: TypeSymbol) {
    for part in symbol.parts {
      if let only, part.record !== only { continue }
      let record = ObjectIdentifier(part.record)
      guard let known = types[record], known.last !== symbol else { continue }
      types[record]?.append(symbol)
    }
  }

  /// By their names.
  func types(by record: DeclarationRecord) -> [TypeSymbol] {
    types[ObjectIdentifier(record), default: []].sorted { $0.name < $1.name }
  }

  func functions(by record: DeclarationRecord) -> [FunctionSymbol] {
    functions[ObjectIdentifier(record), default: []]
  }
}
