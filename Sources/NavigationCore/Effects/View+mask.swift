extension View {
  /// Shows only what of the view lies under the views of the mask; what is cut away takes no taps.
  ///
  /// The mask is offered the view's size and does not change it. A cell counts as masked in where
  /// something is drawn with at least half of its opacity.
  public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Modified<Self> {
    layered(mask(), as: .mask, alignment: alignment)
  }

  /// Shows only what of the view lies under the mask.
  @_disfavoredOverload
  public consuming func mask<Mask: View>(_ mask: Mask) -> Modified<Self> {
    layered(mask, as: .mask, alignment: .center)
  }
}

extension Canvas {
  /// The cells in which `draw` leaves something that can be seen.
  func cells(drawnBy draw: (inout Canvas) -> Void) -> Coverage {
    var scratch = Canvas(width: bounds.width, height: bounds.height)
    scratch.clip = clip
    scratch.motion = motion
    draw(&scratch)
    let area = clip.rect
    var covered: [Bool] = []
    covered.reserveCapacity(Int(area.width) * Int(area.height))
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { covered.append(scratch.isDrawn(x: x, y: y)) }
    }
    return Coverage(rect: area, covered: covered)
  }

  private func isDrawn(x: Int32, y: Int32) -> Bool {
    let cell = cells[index(x: x, y: y)]
    if cell.fill != 0, !fills.entries[Int(cell.fill)].isThin { return true }
    if cell.glyph & Glyph.margin != 0 { return false }
    return cell.glyph != 0 && cell.glyph != Glyph.space
  }
}
