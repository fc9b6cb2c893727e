import SwiftUI

private struct WordKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

extension View {
  fileprivate func word(_ word: String) -> some View { environment(\.word, word) }
}

private struct Word: View {
  @Environment(\.word) var word: String
  var body: some View { Text(word) }
}

struct ValuesReachLayers: View {
  var body: some View {
    VStack(spacing: 16) {
      Word().frame(width: 160).background(Word(), alignment: .leading).word("both")
      Word().word("inner").frame(width: 160).overlay(alignment: .trailing) { Word() }
      Group {
        Word()
        ForEach(0..<2) { _ in Word() }
        AnyView(Word())
      }
      .word("group")
    }
  }
}
