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
}

extension Program {
  /// Enters the components; their bodies are lowered when somebody uses them.
  func loadComponents() {
    var evaluation = Evaluation()
    for file in Components.files {
      let source = SourceText(bytes: file.bytes, name: file.name)
      _ = enter(parse(source), kind: .file, isComponent: true, &evaluation)
    }
    undoLog = []
    faults = []
    replacedMembers = []
  }
}
