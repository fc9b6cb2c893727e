"""Expressions of the types that the programs' state has; none of them can trap."""


class Expressions:
    def __init__(self, writer):
        self.w = writer

    def integer(self, names, depth=2):
        w = self.w
        if depth == 0 or w.maybe(0.3):
            return w.one(*names["Int"], str(w.number(0, 9)))
        inner = lambda: self.integer(names, depth - 1)

        def arithmetic():
            w.use("arithmetic")
            return f"({inner()} {w.one('+', '-', '*')} {inner()}) % {w.number(7, 31)}"

        def ternary():
            w.use("ternary")
            return f"({self.boolean(names, depth - 1)} ? {inner()} : {inner()})"

        def count():
            w.use("count")
            return f"{w.one('items', 'word')}.count"

        def coalesced():
            w.use("??")
            return f"({w.one('choice', 'items.first', 'items.max()', 'table[3]')} ?? {inner()})"

        def reduced():
            w.use("closure in an expression")
            # Properties of the program: the compiler takes minutes for closures among operators.
            return w.one("total", "large", "folded")

        def called():
            w.use("call of a function")
            return f"scaled({inner()}, by: {inner()})"

        return w.pick([
            (4, arithmetic), (2, ternary), (2, count), (2, coalesced), (2, reduced), (2, called)])

    def boolean(self, names, depth=2):
        w = self.w
        if depth == 0 or w.maybe(0.3):
            return w.one(*names["Bool"])
        number = lambda: self.integer(names, depth - 1)

        def compared():
            w.use("comparison")
            # A variable at the left: the compiler warns of comparisons it can decide itself.
            left = w.one(*names["Int"])
            return f"{left} {w.one('<', '>', '<=', '>=', '==', '!=')} {number()}"

        def logical():
            w.use("&& || !")
            return (
                f"({self.boolean(names, depth - 1)} {w.one('&&', '||')} "
                f"!{self.negatable(names)})")

        def asked():
            w.use("question to a collection")
            return w.one(
                "items.isEmpty", "items.contains(2)", 'word.hasPrefix("w")', "mode == .calm",
                "choice != nil", "items.allSatisfy({ $0 < 20 })")

        return w.pick([(3, compared), (2, logical), (2, asked)])

    def negatable(self, names):
        return self.w.one(*names["Bool"])

    def text(self, names, depth=2):
        w = self.w

        def literal():
            return '"' + w.one("one", "two words", "a longer text", "x", "tail end") + '"'

        def interpolated():
            w.use("interpolation")
            return f'"{w.one("n", "at", "of")} \\({self.integer(names, 1)})"'

        def joined():
            w.use("joined")
            return 'items.map { "\\($0)" }.joined(separator: ",")'

        def chosen():
            w.use("ternary")
            return f"({self.boolean(names, 1)} ? {literal()} : word)"

        def changed():
            w.use("method of a text")
            return w.one("word.uppercased()", "String(word.reversed())", "String(word.prefix(3))")

        return w.pick([
            (3, literal), (3, interpolated), (1, joined), (2, chosen), (1, changed),
            (2, lambda: "word"), (1, lambda: "mode.rawValue")])
