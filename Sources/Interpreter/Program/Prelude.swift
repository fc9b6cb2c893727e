import SwiftSubset

/// Types of Swift's library that are plain Swift: read when a program first names one.
enum Prelude {
  static let sources: [String: String] = [
    "Result": """
    enum Result<Success, Failure: Error> {
      case success(Success), failure(Failure)
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
      ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
    }
    """
  ]
}

extension Program {
  /// A type of the prelude, entered beside the program's own; not one of its declarations.
  func preludeType(_ name: String) -> TypeSymbol? {
    if let known = preludeTypes[name] { return known }
    guard let text = Prelude.sources[name] else { return nil }
    let source = SourceText(text, name: "<Swift>")
    guard case .declaration(let declaration)? = parse(source).tree.statements.first,
      let record = record(declaration, source, true)
    else { return nil }
    let undone = undoLog
    let symbol = enterType(declaration, in: DeclarationScope(source), outer: nil, record: record)
    // It stays, whatever becomes of the input that named it first.
    undoLog = undone
    types[name] = nil
    preludeTypes[name] = symbol
    return symbol
  }
}
