public import NavigationCore
public import SwiftSubset

/// What running an input gave.
public struct Evaluation {
  /// A value typed at the prompt: its text as a debugger shows it, and its type.
  public struct Result { public var text: String; public var type: String }
  /// What was printed, line by line.
  public var printed: [String] = []
  /// The value of a last expression that is no view.
  public var value: Result?
  /// The view of a last expression that is one.
  public var view: ViewExpression?
  /// Declarations that were kept, in their order.
  public var declared: [Declared] = []
  /// Errors and warnings, each with the text it stands in; an error means nothing changed.
  public var diagnostics: [Fault] = []
  /// Facts for the user, each once a session.
  public var notes: [String] = []
  /// What is kept and can't run yet, because it names what is not there; only what was reached.
  public var waiting: [Fault] = []
  /// Whether an interrupt ended it.
  public var isInterrupted = false

  public var succeeded: Bool { !diagnostics.contains { $0.diagnostic.severity == .error } }
}

/// A view that an input gave, with what it was written as.
public struct ViewExpression {
  public var view: ErasedView
  /// The type it begins with: `Home` in `Home().padding()`.
  public var typeName: String
  public var source: SourceText
  public var range: SourceRange
}

/// A diagnostic with the text it stands in.
public struct Fault: Equatable {
  public var diagnostic: Diagnostic
  public var source: SourceText
  public static func == (left: Fault, right: Fault) -> Bool {
    left.diagnostic == right.diagnostic && left.source === right.source
  }
}

/// A declaration that an input brought.
public struct Declared {
  public enum Kind: String {
    case type, view, function, variable, `extension`, `protocol`, alias, preview
  }
  public var name: String
  public var kind: Kind
  /// Whether something of that name was there before.
  public var redefined: Bool
  /// What went with the old one: members of extensions that the new one replaces.
  public var gone: [String]
  /// Whether it names things that are not defined yet.
  public var isWaiting: Bool
  /// Whether it is the view of before with another body, so that no other view changes.
  public var hasNewBodyAlone = false
}
