import SwiftSubset

/// The tutorial's components, which are there as if typed before the session.
enum Components {
  /// Each file of the folder by its name; a test compares the list with the folder.
  static let files: [(name: String, bytes: [UInt8])] = [
    (
      "CustomNavBarBackButtonHiddenPreferenceKey.swift",
      PackageResources.CustomNavBarBackButtonHiddenPreferenceKey_swift
    ),
    ("CustomNavBarContainerView.swift", PackageResources.CustomNavBarContainerView_swift),
    (
      "CustomNavBarSubtitlePreferenceKey.swift",
      PackageResources.CustomNavBarSubtitlePreferenceKey_swift
    ),
    ("CustomNavBarTitlePreferenceKey.swift", PackageResources.CustomNavBarTitlePreferenceKey_swift),
    ("CustomNavBarView.swift", PackageResources.CustomNavBarView_swift),
    ("CustomNavLink.swift", PackageResources.CustomNavLink_swift),
    ("CustomNavView.swift", PackageResources.CustomNavView_swift),
    ("CustomNavigationView.swift", PackageResources.CustomNavigationView_swift),
    ("View+customNavBarItems.swift", PackageResources.View_customNavBarItems_swift),
    ("WaveShape.swift", PackageResources.WaveShape_swift),
  ]

  /// The names that the files declare, members of extensions included; a test compares them.
  static let names: Set<String> = [
    "CustomNavBarBackButtonHiddenPreferenceKey", "CustomNavBarContainerView",
    "CustomNavBarSubtitlePreferenceKey", "CustomNavBarTitlePreferenceKey", "CustomNavBarView",
    "CustomNavLink", "CustomNavView", "CustomNavigationView", "WaveShape",
    "customNavBarItems", "customNavigationBarBackButtonHidden", "customNavigationSubtitle",
    "customNavigationTitle",
  ]
}

extension Program {
  /// Enters the components when something may depend on them, once.
  ///
  /// Until then a program is as if they were there: what mentions none of their names and declares
  /// nothing can't tell. It spares short runs half of their start.
  func needComponents() {
    guard !areComponentsThere else { return }
    areComponentsThere = true
    let (log, found, replaced) = (undoLog, faults, replacedMembers)
    var evaluation = Evaluation()
    for file in Components.files {
      let source = SourceText(bytes: file.bytes, name: file.name)
      _ = enter(parse(source), kind: .file, isComponent: true, &evaluation)
    }
    (undoLog, faults, replacedMembers) = (log, found, replaced)
  }

  /// Enters them when one of them goes by that name: what else has a name was declared, and then they
  /// are there.
  func needComponents(for name: String) {
    if Components.names.contains(name) { needComponents() }
  }

  /// Whether a text declares something or mentions a component.
  func mayNeedComponents(_ parsed: ParsedSource) -> Bool {
    let isPlain = parsed.tree.statements.allSatisfy {
      if case .expression = $0 { true } else { false }
    }
    return !isPlain
      || parsed.tokens.contains { token in
        token.kind == .identifier && Components.names.contains(parsed.source.text(token.range))
      }
  }
}
