"""Views: every kind of the grammar, each with the modifiers that `modifiers.py` puts around it."""
from modifiers import Modifiers
from parts import Parts
from writer import indent


class Views:
    def __init__(self, writer, expressions, statements):
        self.w = writer
        self.e = expressions
        self.s = statements
        self.parts = Parts(writer)
        self.modifiers = Modifiers(writer, expressions, statements, self)

    def content(self, names, depth, least=1, most=3):
        """The lines of a builder."""
        lines = []
        if self.w.maybe(0.15):
            self.w.use("let in a builder")
            name = self.w.local("shown")
            lines.append(f"let {name} = {self.e.integer(names, 1)}")
            lines.append(f'Text("let \\({name})")')
            names = {**names, "Int": [*names["Int"], name]}
        for _ in range(self.w.number(least, most)):
            lines += self.element(names, depth)
        return lines

    def element(self, names, depth):
        """A view, or a statement of builders that makes some."""
        if depth > 0 and self.w.maybe(0.22):
            return self.w.pick([
                (2, lambda: self.conditional(names, depth)), (1, lambda: self.bound(names, depth)),
                (1, lambda: self.switched(names, depth)), (2, lambda: self.each(names, depth))])
        return self.view(names, depth)

    def view(self, names, depth):
        lines = self.bare(names, depth)
        return self.modifiers.around(lines, names, depth)

    def bare(self, names, depth):
        leaves = [
            (6, lambda: self.text(names)), (4, lambda: self.button(names)), (1, self.spacer),
            (1, self.divider), (2, self.color), (2, self.image), (2, lambda: self.shape(names)),
            (1, self.gradient), (2, lambda: self.child(names)), (1, self.empty)]
        if depth == 0:
            return self.w.pick(leaves)
        nested = [
            (5, lambda: self.stack("VStack", names, depth)),
            (5, lambda: self.stack("HStack", names, depth)),
            (3, lambda: self.stack("ZStack", names, depth)),
            (2, lambda: self.group(names, depth)), (1, lambda: self.erased(names, depth)),
            (2, lambda: self.container(names, depth)), (1, lambda: self.geometry(names, depth)),
            (1, lambda: self.scroller(names, depth))]
        if self.w.navigates:
            nested.append((3, lambda: self.link(names, depth)))
        return self.w.pick(leaves + nested)

    # Leaves

    def text(self, names):
        w = self.w
        if w.maybe(0.15):
            w.use("sum of texts")
            return [f"Text({self.e.text(names, 1)}) + Text(verbatim: \"!\").bold()"]
        w.use("Text")
        if w.maybe(0.4):
            return [f'Text("{w.one("value", "is", "=")} \\({self.e.integer(names)})")']
        return [f"Text({self.e.text(names)})"]

    def button(self, names):
        w = self.w
        action = indent(self.s.block(names))
        if w.maybe(0.5):
            w.use("Button with a title")
            return [f'Button("{w.one("Go", "Tap", "Change", "Next")}") {{', *action, "}"]
        if w.maybe(0.5):
            w.use("Button with a label")
            return ["Button {", *action, "} label: {", f"  Text({self.e.text(names, 1)})", "}"]
        w.use("Button with an action")
        return ["Button(action: step) {", f'  Image(systemName: "{w.one("plus", "star")}")', "}"]

    def spacer(self):
        self.w.use("Spacer")
        return [self.w.one("Spacer()", f"Spacer(minLength: {self.w.number(0, 5) * 8})")]

    def divider(self):
        self.w.use("Divider")
        return ["Divider()"]

    def color(self):
        self.w.use("Color")
        name = self.w.one("blue", "orange", "red", "green", "clear")
        return [f"Color.{name}.frame({self.modifiers.size()})"]

    def image(self):
        self.w.use("Image and Label")
        symbol = self.w.one("chevron.left", "star", "arrow.right", "no.such")
        return [self.w.one(f'Image(systemName: "{symbol}")', f'Label("Tag", systemImage: "{symbol}")')]

    def shape(self, names):
        w = self.w
        w.use("shape")
        shape = w.one(
            "Rectangle()", "Circle()", "Capsule()", "Ellipse()",
            f"RoundedRectangle(cornerRadius: {w.number(1, 4) * 8})")
        if w.maybe(0.25):
            shape = self.parts.own_shape()
        paint = w.one("fill(Color.blue)", "fill(.orange)", "stroke(Color.red, lineWidth: 8)")
        return [f"{shape}.{paint}.frame({self.modifiers.size()})"]

    def gradient(self):
        self.w.use("LinearGradient")
        return [
            "LinearGradient(", "  colors: [.blue, .red], startPoint: "
            + f"{self.w.one('.leading', '.top')}, endPoint: .trailing)",
            f".frame({self.modifiers.size()})"]

    def child(self, names):
        return self.parts.child(self.e.integer(names, 1), self.e.text(names, 1))

    def empty(self):
        self.w.use("EmptyView")
        return ["EmptyView()"]

    # Views that hold others

    def stack(self, kind, names, depth):
        self.w.use(kind)
        alignments = {
            "VStack": [".leading", ".trailing"], "HStack": [".top", ".bottom"],
            "ZStack": [".topLeading", ".bottomTrailing", ".leading"]}[kind]
        arguments = []
        if self.w.maybe(0.4):
            self.w.use("alignment of a stack")
            arguments.append(f"alignment: {self.w.one(*alignments)}")
        if kind != "ZStack" and self.w.maybe(0.4):
            self.w.use("spacing of a stack")
            arguments.append(f"spacing: {self.w.number(0, 4) * 8}")
        head = f"{kind}({', '.join(arguments)})" if arguments else kind
        return [f"{head} {{", *indent(self.content(names, depth - 1, 1, 4)), "}"]

    def group(self, names, depth):
        self.w.use("Group")
        return ["Group {", *indent(self.content(names, depth - 1)), "}"]

    def erased(self, names, depth):
        self.w.use("AnyView")
        return ["AnyView(", *indent(self.view(names, 0)), ")"]

    def container(self, names, depth):
        return self.parts.container(indent(self.content(names, depth - 1)))

    def geometry(self, names, depth):
        w = self.w
        w.use("GeometryReader")
        name = w.local("room")
        inner = {**names, "Int": [*names["Int"], f"Int({name}.size.width)"]}
        return [
            f"GeometryReader {{ {name} in", *indent(self.content(inner, depth - 1, 1, 2)), "}",
            f".frame(height: {w.number(1, 4) * 16})"]

    def scroller(self, names, depth):
        self.w.use("ScrollView")
        axis = self.w.one("", "(.horizontal)")
        return [
            f"ScrollView{axis} {{", *indent(self.content(names, depth - 1)), "}",
            f".frame(width: {self.w.number(8, 20) * 8}, height: {self.w.number(1, 4) * 16})"]

    def link(self, names, depth):
        w = self.w
        w.use("NavigationLink")
        target = indent(self.modifiers.titled(self.view(names, depth - 1)))
        if w.maybe(0.5):
            return ["NavigationLink {", *target, "} label: {", '  Text("Open")', "}"]
        return ["NavigationLink(", *indent(['"Push", destination:']), *indent(target), ")"]

    # Statements of builders

    def conditional(self, names, depth):
        self.w.use("if in a builder")
        lines = [f"if {self.e.boolean(names)} {{", *indent(self.content(names, depth - 1, 1, 2))]
        if self.w.maybe(0.5):
            self.w.use("else in a builder")
            lines += ["} else {", *indent(self.content(names, depth - 1, 1, 2))]
        return lines + ["}"]

    def bound(self, names, depth):
        self.w.use("if let in a builder")
        name = self.w.local("chosen")
        inner = {**names, "Int": [*names["Int"], name]}
        return [
            f"if let {name} = choice {{", f'  Text("chosen \\({name})")', *indent(self.content(inner, depth - 1, 1, 2)), "}"]

    def switched(self, names, depth):
        self.w.use("switch in a builder")
        return [
            "switch mode {", "case .calm:", *indent(self.content(names, depth - 1, 1, 2)),
            "case .busy:", *indent(self.content(names, depth - 1, 1, 1)), "case .done:",
            "  EmptyView()", "}"]

    def each(self, names, depth):
        w = self.w
        name = w.local("item")
        inner = {**names, "Int": [*names["Int"], name]}
        body = [*indent(self.content(inner, min(depth - 1, 1), 1, 1)), "}"]
        if w.maybe(0.5):
            w.use("ForEach over a range")
            return [f"ForEach(0..<{w.number(1, 3)}, id: \\.self) {{ {name} in", *body]
        w.use("ForEach over data")
        return [f"ForEach(Array(Set(items)).sorted(), id: \\.self) {{ {name} in", *body]
