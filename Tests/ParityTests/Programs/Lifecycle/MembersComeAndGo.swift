import SwiftUI

struct MembersComeAndGo: View {
  @State private var names = ["a", "b"]
  @State private var log = ""

  var body: some View {
    VStack {
      HStack {
        ForEach(names, id: \.self) { name in
          Text(name)
            .onAppear { log += "+\(name)" }
            .onDisappear { log += "-\(name)" }
        }
      }
      Text(log)
      Button("Add") { names.append("n\(names.count)") }
      Button("Remove") { names = Array(names.dropFirst()) }
      Button("Reverse") { names.reverse() }
    }
  }
}
