"""Statements of actions and functions; loops are short, indices are checked."""
from writer import indent


class Statements:
    def __init__(self, writer, expressions):
        self.w = writer
        self.e = expressions

    def block(self, names, depth=2):
        lines = []
        for _ in range(self.w.number(1, 3)):
            lines += self.statement(names, depth)
        return lines

    def statement(self, names, depth):
        simple = [
            (3, lambda: self.assigned(names)), (2, self.toggled), (2, lambda: self.appended(names)),
            (1, self.removed), (1, lambda: self.texted(names)), (1, self.mode),
            (1, lambda: self.chosen(names)), (1, lambda: self.stored(names)),
            (1, self.moved)]
        if depth == 0:
            return self.w.pick(simple)
        nested = [
            (2, lambda: self.conditional(names, depth)), (1, lambda: self.loop(names, depth)),
            (1, lambda: self.counted(names, depth)), (1, lambda: self.switched(names, depth)),
            (1, lambda: self.local(names)), (1, lambda: self.unwrapped(names, depth)),
            (1, lambda: self.attempted(names, depth)), (1, lambda: self.guarded(names, depth))]
        return self.w.pick(simple + nested)

    def assigned(self, names):
        self.w.use("assignment")
        name = self.w.one("a", "b")
        if self.w.maybe(0.4):
            return [f"{name} += {self.e.integer(names, 1)}", f"{name} %= 50"]
        return [f"{name} = {self.e.integer(names)}"]

    def toggled(self):
        self.w.use("toggle")
        return [f"{self.w.one('isOn', 'isOpen')}.toggle()"]

    def appended(self, names):
        self.w.use("append")
        return [f"if items.count < 6 {{ items.append({self.e.integer(names, 1)}) }}"]

    def removed(self):
        self.w.use("change of an array")
        return [self.w.one(
            "_ = items.popLast()", "items.reverse()", "items.sort()", "items.removeAll { $0 > 9 }",
            "if !items.isEmpty { items.removeFirst() }", "if items.count > 1 { items.swapAt(0, 1) }")]

    def texted(self, names):
        self.w.use("change of a text")
        return [f"word = String(({self.e.text(names)} + word).prefix(12))"]

    def mode(self):
        self.w.use("method that mutates")
        return ["mode.advance()"]

    def chosen(self, names):
        self.w.use("optional")
        return [f"choice = {self.e.boolean(names, 1)} ? nil : {self.e.integer(names, 1)}"]

    def stored(self, names):
        self.w.use("dictionary")
        key = self.e.integer(names, 0)
        return [self.w.one(
            f"table[{key}] = {self.e.integer(names, 1)}", f"table[{key}, default: 1] += 2",
            f"table[{key}] = nil")]

    def moved(self):
        self.w.use("member of a struct")
        return [self.w.one("spot.x += 1", "spot = spot.moved(by: 3)", "spot.y = spot.x % 7")]

    def conditional(self, names, depth):
        self.w.use("if statement")
        lines = [f"if {self.e.boolean(names)} {{", *indent(self.block(names, depth - 1))]
        if self.w.maybe(0.5):
            self.w.use("else")
            lines += ["} else {", *indent(self.block(names, depth - 1))]
        return lines + ["}"]

    def loop(self, names, depth):
        self.w.use("for loop")
        name = self.w.local("step")
        inner = {**names, "Int": [*names["Int"], name]}
        head = self.w.one(
            f"for {name} in 0..<{self.w.number(1, 4)} {{", f"for {name} in items {{",
            f"for {name} in items where {name} > 1 {{",
            f"for {name} in stride(from: 6, to: 0, by: -{self.w.number(2, 4)}) {{")
        body = self.block(inner, depth - 1)
        if self.w.maybe(0.4):
            self.w.use("break and continue")
            body.insert(0, f"if {name} == 3 {{ {self.w.one('break', 'continue')} }}")
        else:
            body.append(f"a = (a + {name}) % 40")
        return [head, *indent(body), "}"]

    def counted(self, names, depth):
        name = self.w.local("left")
        lines = [f"var {name} = {self.w.number(1, 3)}"]
        body = indent([f"{name} -= 1", *self.block(names, depth - 1)])
        if self.w.maybe(0.5):
            self.w.use("while")
            return lines + [f"while {name} > 0 {{", *body, "}"]
        self.w.use("repeat")
        return lines + ["repeat {", *body, f"}} while {name} > 0"]

    def switched(self, names, depth):
        self.w.use("switch statement")
        return [
            f"switch {self.e.integer(names, 1)} {{", "case ..<2:",
            *indent(self.block(names, depth - 1)),
            f"case 2...5 where isOn, {self.w.number(6, 9)}:", *indent(self.block(names, 0)),
            "default:", *indent(self.block(names, 0)), "}"]

    def local(self, names):
        self.w.use("local variable")
        name = self.w.local("value")
        return [f"let {name} = {self.e.integer(names)}", f"b = ({name} + b) % 60"]

    def unwrapped(self, names, depth):
        self.w.use("if let")
        name = self.w.local("found")
        inner = {**names, "Int": [*names["Int"], name]}
        source = self.w.one("choice", "items.last", "table[2]", "items.firstIndex(of: 2)")
        return [
            f"if let {name} = {source} {{", f"  b = (b + {name}) % 30",
            *indent(self.block(inner, depth - 1)), "}"]

    def attempted(self, names, depth):
        self.w.use("do, try and catch")
        return [
            "do {", f"  a = try checked({self.e.integer(names, 1)})", "} catch {",
            *indent(self.block(names, 0)), "}"]

    def guarded(self, names, depth):
        self.w.use("guard and defer")
        name = self.w.local("work")
        return [
            f"func {name}() -> Int {{", "  defer { b = (b + 1) % 9 }",
            f"  guard {self.e.boolean(names, 1)} else {{ return {self.e.integer(names, 0)} }}",
            *indent(self.block(names, 0)), f"  return {self.e.integer(names, 1)}", "}",
            f"a = {name}()"]
