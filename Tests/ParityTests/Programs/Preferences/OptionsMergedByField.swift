import SwiftUI

private struct BarOptions: Equatable {
  var title: String?
  var subtitle: String?
  var isBackHidden: Bool?

  func merged(with other: BarOptions) -> BarOptions {
    BarOptions(
      title: other.title ?? title, subtitle: other.subtitle ?? subtitle,
      isBackHidden: other.isBackHidden ?? isBackHidden)
  }
}

private struct OptionsKey: PreferenceKey {
  static var defaultValue = BarOptions()

  static func reduce(value: inout BarOptions, nextValue: () -> BarOptions) {
    value = value.merged(with: nextValue())
  }
}

extension View {
  fileprivate func options(_ change: @escaping (inout BarOptions) -> Void) -> some View {
    transformPreference(OptionsKey.self) { change(&$0) }
  }
}

struct OptionsMergedByField: View {
  @State private var options = BarOptions()
  @State private var subtitle: String?

  var body: some View {
    VStack {
      Text(options.title ?? "no title")
      Text(options.subtitle ?? "no subtitle")
      if options.isBackHidden != true { Text("<") }
      Text("content")
        .options { $0.title = "Title" }
        .options { $0.isBackHidden = subtitle != nil }
      Button("Subtitle") { subtitle = subtitle == nil ? "Sub" : nil }
        .options { $0.subtitle = subtitle }
    }
    .onPreferenceChange(OptionsKey.self) { options = $0 }
  }
}
