import SwiftUI

struct LayersInAllForms: View {
  var body: some View {
    VStack {
      HStack(spacing: 16) {
        Text("color").padding(8).background(Color.blue)
        Text("short").padding(.horizontal, 8).background(.orange)
        Text("view").padding(16).background(Text("------------"), alignment: .top)
        Text("block").padding(8).background { Color.red }
        Text("end").background(alignment: .bottomTrailing) { Text(".....").offset(x: 16) }
      }
      HStack(spacing: 24) {
        Text("over").overlay(Text("^"), alignment: .topTrailing)
        Color.blue.frame(width: 64, height: 48).overlay { Text("in") }
        Text("base").overlay(alignment: .leading) { Text("overflowing overlay").fixedSize() }
      }
      Text("layered")
        .padding(.horizontal, 16)
        .background(.blue)
        .padding(.horizontal, 16)
        .background(.orange)
    }
  }
}
