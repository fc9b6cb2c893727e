public import SwiftSubset

/// A declaration the program holds, as the prompt shows and edits it.
public struct DeclarationInfo {
  public var name: String
  public var kind: Declared.Kind
  /// The whole text it was typed in, and its part of it.
  public var source: SourceText
  public var range: SourceRange
  /// Whether it came with the program, not from the user.
  public var isComponent: Bool
  /// Labels of the arguments that must be given to make one; `Name()` makes it when there are none.
  public var needs: [String]
  /// Names that it mentions.
  public var uses: Set<String>
  /// Names that are not there yet, so that it waits.
  public var missing: [Fault]

  public var text: String { source.text(range) }
}

/// What the program's UIKit code makes of the swipe from the left edge.
public enum SwipeBack: Sendable, Equatable {
  /// Nothing was changed: hidden bars and back buttons disable it.
  case system
  /// `delegate = nil`: it is always recognised, also at the root.
  case always
  /// A delegate allows it when something was pushed.
  case whenPushed
}
