import SwiftSubset

/// What a session starts with; each has a name that `:set`, `%set` and the options share.
public struct Settings: Sendable, Equatable {
  public enum Style: String, Sendable, CaseIterable { case ascii, unicode }
  public enum Frames: String, Sendable, CaseIterable { case auto, always, off }
  public enum Fills: String, Sendable, CaseIterable { case auto, tiles, colour, both }

  /// The device inside its frame, in cells.
  public var columns = 40
  public var rows = 12
  public var style = Style.ascii
  public var frames = Frames.auto
  public var fills = Fills.auto
  /// `custom`, `system`, `stack`, `none`, or `VIEW,LINK` of the user's.
  public var navigation = "custom"
  /// Whether the tutorial's components are missing at the start.
  public var isBare = false
  /// The declaration that is shown when a file has several entries.
  public var entry: String?
  /// Whether pictures carry ANSI colours.
  public var colour = false

  public init() {}

  /// Sets one by its name; throws a sentence that says what is possible.
  public mutating func set(_ name: String, to value: String) throws(SettingMistake) {
    switch name {
    case "size":
      let parts = value.split(separator: "x").map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1],
        (1...200).contains(columns), (1...200).contains(rows)
      else {
        throw SettingMistake("size is COLUMNSxROWS, each from 1 to 200, such as 40x12")
      }
      self.columns = columns
      self.rows = rows
    case "style": style = try choice(value, of: name)
    case "frames": frames = try choice(value, of: name)
    case "fills": fills = try choice(value, of: name)
    case "navigation": navigation = try navigation(from: value)
    case "entry": entry = value
    case "bare": isBare = value != "off"
    default: throw SettingMistake.unknown(name)
    }
  }

  /// The names that `:set` lists.
  static let names = ["size", "style", "frames", "fills", "navigation"]

  /// The value of a setting as it is written, or nil when there is none of this name.
  func value(of name: String) -> String? {
    switch name {
    case "size": "\(columns)x\(rows)"
    case "style": style.rawValue
    case "frames": frames.rawValue
    case "fills": fills.rawValue
    case "navigation": navigation
    case "entry": entry ?? ""
    case "bare": isBare ? "on" : "off"
    default: nil
    }
  }

  /// The view and the link that `show` and `push` put around what they show.
  var navigationNames: (view: String?, link: String?) {
    switch navigation {
    case "custom": return ("CustomNavView", "CustomNavLink")
    case "system": return ("NavigationView", "NavigationLink")
    case "stack": return ("NavigationStack", "NavigationLink")
    case "none": return (nil, nil)
    default:
      let names = navigation.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      return (names.first, names.count > 1 ? names[1] : nil)
    }
  }

  private func navigation(from value: String) throws(SettingMistake) -> String {
    let choices = ["custom", "system", "stack", "none"]
    if choices.contains(value) { return value }
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map {
      WordScanner(String($0)).trimmed
    }
    let near = nearestSpelling(to: value, among: choices)
    guard names.count <= 2, names.allSatisfy(\.isIdentifier), near == nil else {
      throw SettingMistake(
        "navigation is one of custom, system, stack, none, or your own as VIEW,LINK"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return value
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, of name: String
  ) throws(SettingMistake) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw SettingMistake("\(name) is one of \(names)")
  }
}

/// What is wrong with a setting, as a sentence for the user.
public struct SettingMistake: Error, Equatable, Sendable {
  public var sentence: String
  public init(_ sentence: String) { self.sentence = sentence }

  static func unknown(_ name: String) -> SettingMistake {
    let near = nearestSpelling(to: name, among: Settings.names)
    return SettingMistake(
      "there is no setting '\(name)'; "
        + (near.map { "did you mean '\($0)'?" }
          ?? "they are " + Settings.names.joined(separator: ", ")))
  }
}

extension String {
  /// Whether it is a Swift name and nothing else.
  fileprivate var isIdentifier: Bool {
    var scanner = WordScanner(self)
    return scanner.identifier() != nil && scanner.isAtEnd
  }
}
