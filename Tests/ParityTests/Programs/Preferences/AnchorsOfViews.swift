import SwiftUI

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value.append(contentsOf: nextValue())
  }
}

private struct Frame: PreferenceKey {
  static var defaultValue: Anchor<CGRect>?
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

private struct Corners: PreferenceKey {
  static var defaultValue: [Anchor<[CGPoint]>] = []
  static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
    value += nextValue()
  }
}

struct AnchorsOfViews: View {
  @State private var count = 1

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        ForEach(0..<count, id: \.self) { number in
          Text("view \(number)")
            .anchorPreference(key: Places.self, value: .topLeading) { [$0] }
            .transformAnchorPreference(key: Places.self, value: .bottomTrailing) {
              $0.append($1)
            }
        }
      }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let place = proxy[anchors[index]]
            Text("\(Int(place.x)),\(Int(place.y))").offset(y: 16 * CGFloat(index + 1))
          }
        }
      }
      Spacer()
      Text("framed").padding()
        .anchorPreference(
          key: Frame.self, value: .rect(CGRect(x: 8, y: 0, width: 16, height: 16))
        ) { $0 }
        .backgroundPreferenceValue(Frame.self, alignment: .bottom) { anchor in
          GeometryReader { proxy in
            Text(anchor.map { "\(Int(proxy[$0].width))" } ?? "none")
          }
        }
      Text("corners")
        .anchorPreference(
          key: Corners.self,
          value: Anchor.Source([.top, .unitPoint(UnitPoint(x: 0.5, y: 1)), .point(.zero)])
        ) { [$0] }
        .overlayPreferenceValue(Corners.self) { anchors in
          GeometryReader { proxy in
            Text("\(anchors.first.map { proxy[$0].count } ?? 0)").offset(y: 16)
          }
        }
      Button("more") { count += 1 }
    }
  }
}
