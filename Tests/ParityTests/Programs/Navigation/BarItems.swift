import SwiftUI

struct BarItems: View {
  @State private var isEditing = false
  @State private var count = 0

  var body: some View {
    NavigationView {
      VStack {
        Text("Count \(count)")
        NavigationLink("Next", destination: next)
      }
      .navigationBarTitle("Items", displayMode: .inline)
      .navigationBarItems(
        leading: Button(isEditing ? "Done" : "Edit") { isEditing.toggle() },
        trailing: HStack {
          Button("+") { count += 1 }
          if isEditing { Button("-") { count -= 1 } }
        })
    }
  }

  private var next: some View {
    Text("next")
      .navigationBarTitle("Next", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Reset") { count = 0 }
        }
      }
  }
}
