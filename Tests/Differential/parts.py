"""What a program declares beside its entry: views, a container, a modifier, keys, a shape."""


class Parts:
    def __init__(self, writer):
        self.w = writer

    def own_shape(self):
        self.w.use("Shape of the program")
        name = self.w.name("Slope")
        self.w.declare(name, f"""
private struct {name}: Shape {{
  func path(in rect: CGRect) -> Path {{
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }}
}}
""")
        return f"{name}()"

    def child(self, number, text):
        w = self.w
        kind = w.one("state", "binding", "environment")
        w.use(f"view with {kind}")
        if kind == "environment":
            self.environment()
            name = w.name("Level")
            w.declare(name, f"""
private struct {name}: View {{
  @Environment(\\.{w.name('level')}) private var level

  var body: some View {{
    Text("level \\(level)")
  }}
}}
""")
            return [f"{name}()"]
        if kind == "binding":
            name = w.name("Raiser")
            w.declare(name, f"""
private struct {name}: View {{
  @Binding var number: Int
  let caption: String

  var body: some View {{
    Button(caption + " \\(number)") {{ number = (number + 1) % 20 }}
  }}
}}
""")
            return [f"{name}(number: $a, caption: {text})"]
        name = w.name("Counter")
        w.declare(name, f"""
private struct {name}: View {{
  let start: Int
  @State private var taps = 0

  var body: some View {{
    HStack(spacing: 0) {{
      Text("\\(start):")
      Button("\\(taps)") {{ taps += 1 }}
    }}
  }}
}}
""")
        return [f"{name}(start: {number})"]

    def container(self, content):
        w = self.w
        w.use("container of the program")
        name = w.name("Box")
        w.declare(name, f"""
private struct {name}<Content: View>: View {{
  let name: String
  let content: Content
  @State private var isShown = true

  init(_ name: String, @ViewBuilder content: () -> Content) {{
    self.name = name
    self.content = content()
  }}

  var body: some View {{
    VStack(alignment: .leading, spacing: 0) {{
      Button(name) {{ isShown.toggle() }}
      if isShown {{ content }}
    }}
  }}
}}
""")
        return [f'{name}("{w.one("box", "case")}") {{', *content, "}"]

    def modifier(self):
        name = self.w.name("Marked")
        self.w.declare(name, f"""
private struct {name}: ViewModifier {{
  let mark: String

  func body(content: Content) -> some View {{
    HStack(spacing: 0) {{
      Text(mark)
      content
    }}
  }}
}}
""")

    def environment(self):
        key, member = self.w.name("LevelKey"), self.w.name("level")
        self.w.declare(key, f"""
private struct {key}: EnvironmentKey {{
  static let defaultValue = 1
}}

extension EnvironmentValues {{
  fileprivate var {member}: Int {{
    get {{ self[{key}.self] }}
    set {{ self[{key}.self] = newValue }}
  }}
}}
""")

    def key(self):
        name = self.w.name("SumKey")
        self.w.declare(name, f"""
private struct {name}: PreferenceKey {{
  static var defaultValue = 100

  static func reduce(value: inout Int, nextValue: () -> Int) {{
    value = (value * 2 + nextValue()) % 10_000
  }}
}}
""")
        return name
