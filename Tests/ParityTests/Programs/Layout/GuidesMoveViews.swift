import SwiftUI

extension HorizontalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate static let middle = HorizontalAlignment(Middle.self)
}

struct GuidesMoveViews: View {
  @State private var shift = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("leading")
      Text("moved").alignmentGuide(.leading) { dimensions in dimensions.width / 2 - shift }
      Text("minus").alignmentGuide(.leading) { _ in -24 }
      VStack(alignment: .middle) {
        Text("middle of these")
        HStack {
          Text("a:")
          Text("long value").alignmentGuide(.middle) { $0[.leading] }
        }
      }
      .border(Color.gray)
      HStack(alignment: .top) {
        Text("top")
        Text("down").alignmentGuide(.top) { $0[.top] - 16 }
      }
      Button("Shift") { shift += 16 }
    }
  }
}
