import SwiftUI

private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<")
      configuration.title
      configuration.icon
      Label(configuration)
      Text(">")
    }
  }
}

struct LabelsInAllStyles: View {
  @State private var isShort = false

  var body: some View {
    VStack(alignment: .leading) {
      Label("plain", systemImage: "star")
      Label("icon", systemImage: "star").labelStyle(.iconOnly)
      Label("title", systemImage: "star").labelStyle(.titleOnly)
      Label("both", image: "pic").labelStyle(TitleAndIconLabelStyle())
      Label("own", systemImage: "plus").labelStyle(Framed())
      VStack {
        Label {
          Text("parts")
        } icon: {
          Image(systemName: "minus")
        }
        Label(String("inner"), systemImage: "star").labelStyle(.titleOnly)
      }
      .labelStyle(.iconOnly)
      Button {
        isShort.toggle()
      } label: {
        Label("short \(isShort ? 1 : 0)", systemImage: "star")
      }
      .labelStyle(.titleAndIcon)
    }
  }
}
