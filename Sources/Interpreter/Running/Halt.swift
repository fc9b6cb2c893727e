import SwiftSubset

/// Why a run ended before its end: the words and the place.
struct Halt {
  var message: String
  var help: String?
  var place: Place?
  var isInterrupt = false
  /// Whether it came to a declaration that waits for a name.
  var isWaiting = false

  struct Place {
    var source: SourceText
    var range: SourceRange
  }
}
