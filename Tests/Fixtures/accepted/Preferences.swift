import SwiftUI

struct TitleKey: PreferenceKey {
  static var defaultValue: String = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

struct SubtitleKey: SwiftUI.PreferenceKey {
  static let defaultValue: String? = nil

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct SizesKey: PreferenceKey {
  typealias Value = [CGSize]
  static var defaultValue: Value { [] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    guard !next.isEmpty else { return }
    value += next
  }
}

extension View {
  func barTitle(_ title: String) -> some View {
    preference(key: TitleKey.self, value: title)
  }

  func barSubtitle(_ subtitle: String?) -> some View {
    self
      .preference(key: SubtitleKey.self, value: subtitle)
  }

  func barItems(title: String = "", subtitle: String? = nil, hidden: Bool = false) -> some View {
    self
      .barTitle(title)
      .barSubtitle(subtitle)
  }

  @ViewBuilder func measured(into sizes: Binding<[CGSize]>) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizesKey.self, value: [proxy.size])
      }
    )
    .onPreferenceChange(SizesKey.self) { sizes.wrappedValue = $0 }
  }
}
