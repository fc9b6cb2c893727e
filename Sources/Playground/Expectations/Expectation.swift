import SwiftSubset

/// One claim of `:expect` about what stands on the device, with where it is written.
struct Expectation {
  enum Claim {
    /// A text is in sight.
    case shows(String)
    /// A tap on the label would do something.
    case taps(String)
    case depth(Int)
    /// The view on top has this name.
    case screen(String)
    /// What comes out of the device for a preference key.
    case value(key: String, equals: ExpectedValue)
    /// A property that a view keeps; the view may be left out.
    case state(view: String?, name: String, equals: ExpectedValue)
  }

  var isNegated: Bool
  var claim: Claim
  /// Where it stands in the input.
  var range: SourceRange
}

/// The literal of a claim, as it is written and as it is understood.
struct ExpectedValue {
  var text: String
  var expression: Expression
}

/// Why a claim does not hold.
struct UnmetExpectation {
  var message: String
  var help: String?
}
