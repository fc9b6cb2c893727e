import SwiftUI

struct SystemBars: View {
  @State private var isBackHidden = false

  var body: some View {
    NavigationView {
      ZStack {
        Color.green.ignoresSafeArea()
        NavigationLink(
          destination: Text("Destination")
            .navigationTitle("Title 2")
            .navigationBarBackButtonHidden(isBackHidden),
          label: { Text("Navigate") })
      }
      .navigationTitle("Nav Title")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
