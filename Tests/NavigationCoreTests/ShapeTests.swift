import Testing

@testable import NavigationCore

struct ShapeTests {
  /// Compares what a device shows without its frame with a picture.
  ///
  /// A bar in the picture ends a row.
  private func expectShown(
    _ columns: Int, _ rows: Int, _ picture: String,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
  ) {
    let screen = Screen(columns: columns, rows: rows, topInset: 0)
    screen.show(view())
    let drawn = screen.picture(hasFrame: false).map { $0 + "|" }.joined(separator: "\n")
    #expect("\n" + drawn == "\n" + picture, sourceLocation: sourceLocation)
  }

  /// A shape as a program writes it.
  private struct Wave: Shape {
    var depth: CGFloat
    var animatableData: CGFloat {
      get { depth }
      set { depth = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - depth))
      path.addCurve(
        to: CGPoint(x: 0, y: rect.maxY), control1: CGPoint(x: rect.midX, y: rect.maxY - depth),
        control2: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  @Test func `a shape of the program's own fills its space with the foreground style`() {
    expectShown(
      20, 4,
      """
      ....................|
      ..............      |
      ..........          |
      ......              |
      """
    ) { Wave(depth: 48).foregroundColor(.blue) }
    expectShown(
      20, 4,
      """
      ~ ~ ~ ~ ~ ~ ~       |
       ~ ~ ~ ~ ~          |
      ~ ~ ~               |
                          |
      """
    ) { Wave(depth: 48).fill(.green).frame(height: 48) }
  }

  @Test func `round shapes have their forms`() {
    expectShown(
      24, 6,
      """
         ......               |
       ..........  .......... |
      ........................|
      ............ .......... |
       ..........             |
         ......               |
      """
    ) {
      HStack(spacing: 0) {
        Circle().fill(.blue)
        Capsule().fill(.blue).frame(height: 48)
      }
    }
    expectShown(
      16, 4,
      """
       .............. |
      ................|
      ................|
       .............. |
      """
    ) { RoundedRectangle(cornerRadius: 24).fill(.blue) }
    expectShown(
      16, 4,
      """
        ..............|
      ................|
      ................|
      ..............  |
      """
    ) {
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40).fill(.blue)
    }
  }

  @Test func `outlines are lines of signs, and a shape may be filled and stroked`() {
    expectShown(
      12, 4,
      """
      +----------+|
      |          ||
      |          ||
      +----------+|
      """
    ) { Rectangle().stroke(.red, lineWidth: 2) }
    expectShown(
      12, 4,
      """
      +----------+|
      |..........||
      |..........||
      +----------+|
      """
    ) { Rectangle().fill(.blue).strokeBorder(.red, lineWidth: 2) }
    expectShown(
      16, 5,
      """
      /--------------\\|
      |              ||
      |              ||
      |              ||
      \\--------------/|
      """
    ) { RoundedRectangle(cornerRadius: 16).stroke(lineWidth: 2) }
    expectShown(
      16, 8,
      """
        ///------\\\\\\  |
       //          \\\\ |
      |/            \\||
      |              ||
      |              ||
      |\\            /||
       \\\\          // |
        \\\\\\------///  |
      """
    ) { Circle().stroke(lineWidth: 2) }
    expectShown(
      16, 8,
      """
          ........    |
        ...      ...  |
       ..          .. |
      ..            ..|
      ..            ..|
       ..          .. |
        ...      ...  |
          ........    |
      """
    ) { Circle().strokeBorder(.blue, lineWidth: 16) }
    expectShown(
      16, 8,
      """
                      |
                      |
                      |
                      |
      .              .|
      ..            ..|
       ..          .. |
        ............  |
      """
    ) { Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 16) }
  }

  @Test func `a shape can be moved, turned, scaled and cut`() {
    expectShown(
      12, 4,
      """
                  |
         ......   |
         ......   |
                  |
      """
    ) { Rectangle().scale(0.5).fill(.blue) }
    expectShown(
      12, 4,
      """
                  |
        ....      |
        ....      |
                  |
      """
    ) { Rectangle().size(width: 32, height: 32).offset(x: 16, y: 16).fill(.blue) }
    expectShown(
      12, 6,
      """
           ..     |
         ......   |
       .......... |
       .......... |
         ......   |
           ..     |
      """
    ) { Rectangle().rotation(.degrees(45)).fill(.blue).frame(width: 64, height: 64) }
    expectShown(
      12, 3,
      """
       .......... |
      ............|
       .......... |
      """
    ) { Color.blue.clipShape(Capsule()) }
    expectShown(
      12, 4,
      """
       .......... |
      ............|
      ............|
       .......... |
      """
    ) { Color.blue.cornerRadius(24) }
  }

  @Test func `a border stands around text and never on it`() {
    expectShown(
      12, 5,
      """
                  |
         +----+   |
         | Hi |   |
         +----+   |
                  |
      """
    ) { Text("Hi").padding().border(.red) }
    expectShown(
      12, 1,
      """
        |Hello|   |
      """
    ) { Text("Hello").border(.red) }
  }

  @Test func `a background in a shape fills just that`() {
    expectShown(
      16, 3,
      """
            ....      |
           . Hi .     |
            ....      |
      """
    ) { Text("Hi").padding().background(.blue, in: Capsule()) }
  }

  @Test func `gradients are views`() {
    expectShown(
      16, 4,
      """
           ......     |
          ........    |
          ........    |
           ......     |
      """
    ) {
      RadialGradient(colors: [.blue, .white], center: .center, startRadius: 0, endRadius: 64)
    }
    expectShown(
      16, 4,
      """
                      |
                      |
      ................|
      ................|
      """
    ) {
      AngularGradient(
        colors: [.blue, .white], center: .center, startAngle: .zero, endAngle: .degrees(360))
    }
  }
}
