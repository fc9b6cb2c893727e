"""Whole programs, and the command that writes a number of them into a folder."""
import argparse
import pathlib
import sys
from collections import Counter

from expressions import Expressions
from statements import Statements
from views import Views
from writer import Writer, indent

NAMES = {"Int": ["a", "b", "heard"], "Bool": ["isOn", "isOpen"]}

SHARED = """
private enum {mode}: String, CaseIterable {{
  case calm, busy, done

  mutating func advance() {{
    let all = Self.allCases
    self = all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }}
}}

private struct {spot}: Equatable {{
  var x = 1
  var y = 2

  func moved(by step: Int) -> {spot} {{
    var copy = self
    copy.x = (copy.x + step) % 11
    return copy
  }}
}}

private struct {problem}: Error {{}}
"""

MEMBERS = """
@State private var a = {a}
@State private var b = {b}
@State private var heard = 0
@State private var changes = 0
@State private var isOn = {isOn}
@State private var isOpen = false
@State private var word = "word"
@State private var log = ""
@State private var items = {items}
@State private var choice: Int?
@State private var table = [2: 5]
@State private var mode = {mode}.calm
@State private var spot = {spot}()
"""


def program(seed, index, broken=None):
    """The text of a program and the counts of its constructs."""
    w = Writer(seed, index, broken)
    expressions = Expressions(w)
    statements = Statements(w, expressions)
    views = Views(w, expressions, statements)
    w.navigates = w.maybe(0.3)
    body = views.stack("VStack", NAMES, 3)
    if w.navigates:
        w.use("NavigationView")
        body = ["NavigationView {", *indent(views.modifiers.titled(body)), "}"]
    body = views.modifiers.attached(
        body, "overlay",
        '.overlay(Text("\\(heard) \\(changes) \\(log) \\(spot.x)\\(spot.y)"), alignment: .bottom)')
    names = {key: w.name(key.capitalize()) for key in ("mode", "spot", "problem")}
    start = MEMBERS.format(
        a=w.number(0, 9), b=w.number(0, 9), isOn=w.one("true", "false"),
        items=w.one("[1, 2, 3]", "[4]", "[2, 9, 5, 2]"), **names)
    lines = ["import SwiftUI", *SHARED.format(**names).splitlines()]
    step = statements.block(NAMES)
    for text in w.declarations.values():
        lines += text.rstrip().splitlines()
    lines += ["", f"struct {w.name('Random')}: View {{", *indent(start.strip().splitlines()), ""]
    lines += ["  var body: some View {", *indent(body, "    "), "  }", ""]
    lines += ["  private func step() {", *indent(step, "    "), "  }", ""]
    lines += [
        "  private var total: Int { items.reduce(0, +) }",
        "  private var large: Int { items.filter { $0 > 2 }.count }",
        "  private var folded: Int { items.map { $0 * 2 }.reduce(1) { ($0 + $1) % 13 } }", "",
        "  private func scaled(_ number: Int, by factor: Int) -> Int {",
        "    (number % 50) * (factor % 50) % 23", "  }", "",
        "  private func checked(_ number: Int) throws -> Int {",
        f"    guard number % 2 == 0 else {{ throw {names['problem']}() }}", "    return number % 30",
        "  }", "}", ""]
    return "\n".join(lines), w.used


MAIN = """import ParitySupport
import SwiftUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// One statement each: a list of so many would take the type checker minutes.
var programs: [ParityProgram] = []
{entries}
exit(countDifferences(programs, filesIn: CommandLine.arguments[1]) == 0 ? 0 : 1)
"""


def main():
    options = argparse.ArgumentParser()
    options.add_argument("count", type=int)
    options.add_argument("seed", type=int)
    options.add_argument("folder", type=pathlib.Path)
    options.add_argument("--table", action="store_true", help="write what runs them all as well")
    options.add_argument("--quiet", action="store_true", help="do not print the counts")
    options.add_argument("--least", type=int, default=0)
    options.add_argument("--break", dest="broken")
    options = options.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    programs = Counter()
    for index in range(1, options.count + 1):
        text, used = program(options.seed, index, options.broken)
        (options.folder / f"Random{index}.swift").write_text(text)
        programs.update(used.keys())
    if options.table:
        entries = "\n".join(
            f'programs.append(ParityProgram(Random{index}(), in: "", ["walk 9"]))'
            for index in range(1, options.count + 1))
        (options.folder / "main.swift").write_text(MAIN.format(entries=entries))
    if not options.quiet:
        print(", ".join(f"{name}: {count}" for name, count in sorted(programs.items())))
    rare = [name for name, count in sorted(programs.items()) if count < options.least]
    if rare:
        sys.exit(f"in fewer than {options.least} programs: {', '.join(rare)}")


if __name__ == "__main__":
    main()
