import SwiftUI

struct BarTitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

extension View {
  func barTitle(_ title: String) -> some View { preference(key: BarTitleKey.self, value: title) }
}

/// The bar above each screen of the shop, with the number of things in the basket.
struct ShopScreen<Content: View>: View {
  let basket: Int
  let content: Content
  @State private var title = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  init(basket: Int, @ViewBuilder content: () -> Content) {
    self.basket = basket
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        if isPresented { Button("Back") { dismiss() } }
        Spacer()
        Text(title).bold()
        Spacer()
        Text("\(basket) items")
      }
      .padding(.horizontal)
      Divider()
      content
      Spacer()
    }
    .onPreferenceChange(BarTitleKey.self) { title = $0 }
    .navigationBarHidden(true)
  }
}

struct Shop: View {
  @State private var basket = 0

  var body: some View {
    NavigationView {
      ShopScreen(basket: basket) {
        ForEach(["Tea", "Rice"], id: \.self) { name in
          NavigationLink(name) { Product(name: name, basket: $basket) }
        }
        .barTitle("Shop")
      }
    }
  }
}

struct Product: View {
  let name: String
  @Binding var basket: Int

  var body: some View {
    ShopScreen(basket: basket) {
      VStack {
        Button("Add") { basket += 1 }
        Button("Remove") { basket -= 1 }.disabled(basket == 0)
      }
      .barTitle(name)
    }
  }
}
