import SwiftUI

struct NestedContainers: View {
  var body: some View {
    NavigationView {
      NavigationLink("Inner container") {
        NavigationView {
          NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }
            .navigationTitle("Inner")
        }
      }
      .navigationTitle("Outer")
    }
  }
}
