import SwiftUI

struct LiteralsAreFormatted: View {
  @State private var number = 1_234
  private let ratio = 1.5
  private let name = "Ann"

  var body: some View {
    VStack(alignment: .leading) {
      Text("int \(number)")
      Text(String("int \(number)"))
      Text(verbatim: "int \(number)")
      Text("double \(ratio)")
      Text("\(ratio)" as String)
      Text("string \(name) \("literal")")
      Text("**bold** and *italic* and `code`")
      Text(verbatim: "**stars** stay")
      Text("sum \(number + 1_000_000)")
      Button("Times ten \(number)") { number *= 10 }
    }
  }
}
