import SwiftUI

struct ErasedShapesAndStyles: View {
  @State private var step = 0

  private var shape: AnyShape {
    switch step % 3 {
    case 0: AnyShape(Circle())
    case 1: AnyShape(Capsule())
    default: AnyShape(UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16))
    }
  }

  private var style: AnyShapeStyle {
    step.isMultiple(of: 2) ? AnyShapeStyle(.red) : AnyShapeStyle(Color.blue.opacity(0.5))
  }

  var body: some View {
    VStack(spacing: 8) {
      shape.fill(style).frame(width: 96, height: 48)
      shape.stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        .frame(width: 96, height: 48)
      Rectangle().inset(by: 8).fill(.orange, style: FillStyle(eoFill: true))
        .frame(width: 96, height: 32)
      Text("material").padding(8).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
      Text("second").foregroundStyle(.secondary).modifier(EmptyModifier())
      Button("next") { step += 1 }
    }
  }
}
