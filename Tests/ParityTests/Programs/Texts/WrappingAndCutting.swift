import SwiftUI

struct WrappingAndCutting: View {
  private let words = "The quick brown fox jumps over the lazy dog, again and again."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(words).frame(width: 160)
      Text(words).lineLimit(2).frame(width: 120)
      Text(words).lineLimit(1)
      Text(words).lineLimit(1).truncationMode(.middle).frame(width: 160)
      Text(words).lineLimit(1).truncationMode(.head).frame(width: 160)
      Text("Donaudampfschifffahrtsgesellschaft").frame(width: 96)
      Text("limit zero").lineLimit(0)
      Text(words).frame(width: 240, height: 16)
    }
  }
}
