"""Modifiers, each a line that starts with a dot."""
from writer import indent


class Modifiers:
    def __init__(self, writer, expressions, statements, views):
        self.w = writer
        self.e = expressions
        self.s = statements
        self.v = views

    def around(self, lines, names, depth):
        """The lines of a view with some modifiers behind it."""
        for _ in range(self.w.pick([(4, lambda: 0), (4, lambda: 1), (2, lambda: 2), (1, lambda: 3)])):
            lines = self.attached(lines, *self.modifier(names, depth))
        return lines

    def attached(self, lines, name, modifier):
        self.w.use("." + name)
        if name == self.w.broken:
            return lines
        if len(lines) == 1 and " + Text(" in lines[0]:
            lines = ["(" + lines[0] + ")"]
        return [*lines, *([modifier] if isinstance(modifier, str) else modifier)]

    def titled(self, lines):
        """A destination; most have a title."""
        if self.w.maybe(0.7):
            lines = self.attached(
                lines, "navigationTitle", f'.navigationTitle("{self.w.one("Detail", "Page")}")')
        return lines

    def size(self):
        width, height = self.w.number(1, 12) * 8, self.w.number(1, 4) * 16
        return self.w.one(f"width: {width}, height: {height}", f"height: {height}", f"width: {width}")

    def modifier(self, names, depth):
        w = self.w
        plain = [
            (4, self.padding), (4, self.frame), (3, lambda: self.background(names)),
            (2, lambda: self.overlay(names)), (1, self.offset), (2, lambda: self.opacity(names)),
            (1, lambda: ("fixedSize", ".fixedSize()")),
            (1, lambda: ("layoutPriority", f".layoutPriority({w.number(0, 2)})")),
            (2, lambda: ("lineLimit", f".lineLimit({w.number(1, 2)})")),
            (1, lambda: ("hidden", ".hidden()")),
            (2, lambda: ("id", f".id({self.e.integer(names, 0)})")),
            (2, lambda: ("disabled", f".disabled({self.e.boolean(names, 1)})")),
            (1, lambda: ("border", ".border(Color.gray)")),
            (1, lambda: ("zIndex", f".zIndex({w.number(0, 2)})")),
            (1, lambda: ("cornerRadius", f".cornerRadius({w.number(1, 3) * 8})")),
            (1, lambda: ("clipped", ".clipped()")),
            (1, lambda: ("font", f".font({w.one('.title', '.headline', '.system(size: 12)')})")),
            (1, lambda: ("foregroundColor", f".foregroundColor({w.one('.red', '.white', 'nil')})")),
            (1, lambda: ("textCase", f".textCase({w.one('.uppercase', '.lowercase', 'nil')})")),
            (1, lambda: ("multilineTextAlignment", ".multilineTextAlignment(.trailing)")),
            (1, lambda: ("alignmentGuide", ".alignmentGuide(.leading) { $0.width / 2 }")),
            (1, lambda: ("ignoresSafeArea", f".ignoresSafeArea({w.one('', 'edges: .top')})")),
            (1, self.aspect), (2, lambda: self.own()), (2, lambda: self.environment(names)),
            (3, lambda: self.preference(names)), (1, lambda: self.transformed(names)),
            (1, lambda: self.tapped(names)), (1, lambda: self.appeared()),
            (1, lambda: self.changed(names))]
        return w.pick(plain)

    def padding(self):
        w = self.w
        length = w.number(0, 4) * 8
        return "padding", w.one(
            ".padding()", f".padding({length})", f".padding(.{w.one('top', 'horizontal')})",
            f".padding([.leading, .bottom], {length})", f".padding(.vertical, {length})",
            f".padding(EdgeInsets(top: {length}, leading: 8, bottom: 0, trailing: {length}))")

    def frame(self):
        w = self.w
        alignment = w.one("", "", ", alignment: .topLeading", ", alignment: .trailing")
        return "frame", w.one(
            f".frame({self.size()}{alignment})", f".frame(maxWidth: .infinity{alignment})",
            f".frame(maxWidth: .infinity, maxHeight: .infinity{alignment})",
            f".frame(minWidth: {w.number(2, 9) * 8}{alignment})",
            f".frame(minWidth: 16, maxWidth: {w.number(3, 15) * 8}{alignment})",
            f".frame(maxHeight: {w.number(1, 4) * 16}{alignment})")

    def background(self, names):
        w = self.w
        inner = self.v.view(names, 0)
        return "background", w.pick([
            (3, lambda: f".background(Color.{w.one('blue', 'red', 'green')})"),
            (1, lambda: ".background(.orange)"),
            (2, lambda: [".background {", *indent(inner), "}"]),
            (1, lambda: [".background(", *indent(inner), "  , alignment: .leading)"])])

    def overlay(self, names):
        w = self.w
        inner = self.v.content(names, 0, 1, 2)
        return "overlay", w.pick([
            (2, lambda: [".overlay {", *indent(inner), "}"]),
            (1, lambda: [".overlay(alignment: .topTrailing) {", *indent(inner), "}"]),
            (2, lambda: '.overlay(Text("*"), alignment: .bottom)')])

    def offset(self):
        return "offset", f".offset(x: {self.w.number(-2, 2) * 8}, y: {self.w.number(-1, 1) * 16})"

    def opacity(self, names):
        return "opacity", self.w.one(
            f".opacity({self.e.boolean(names, 1)} ? 0 : 1)", ".opacity(0.4)", ".opacity(0)")

    def aspect(self):
        return "aspectRatio", f".aspectRatio({self.w.number(1, 3)}, contentMode: .fit)"

    def own(self):
        self.v.parts.modifier()
        return "modifier", f".modifier({self.w.name('Marked')}(mark: \"{self.w.one('#', '%')}\"))"

    def environment(self, names):
        self.v.parts.environment()
        key = self.w.name("level")
        return self.w.one(
            ("environment", f".environment(\\.{key}, {self.e.integer(names, 1)})"),
            ("transformEnvironment", f".transformEnvironment(\\.{key}) {{ $0 += 1 }}"))

    def preference(self, names):
        key = self.v.parts.key()
        return self.w.one(
            ("preference", f".preference(key: {key}.self, value: {self.e.integer(names, 1)})"),
            ("onPreferenceChange", f".onPreferenceChange({key}.self) {{ heard = $0 % 1000 }}"))

    def transformed(self, names):
        key = self.v.parts.key()
        value = self.e.integer(names, 1)
        return "transformPreference", f".transformPreference({key}.self) {{ $0 += {value} }}"

    def tapped(self, names):
        return "onTapGesture", [".onTapGesture {", *indent(self.s.block(names, 1)), "}"]

    def appeared(self):
        kind = self.w.one("onAppear", "onDisappear")
        return kind, f".{kind} {{ log = String((\"{kind[2]}\" + log).prefix(9)) }}"

    def changed(self, names):
        return "onChange", f".onChange(of: {self.w.one('a', 'isOn', 'word')}) {{ changes += 1 }}"
