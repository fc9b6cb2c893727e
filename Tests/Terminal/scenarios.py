"""What a person at the prompt sees: each scenario types, and looks at the screen and the cursor.

Run by scripts/terminal; arguments choose the scenarios whose names contain one of them.
"""

import os
import signal
import sys
import time
import traceback

from terminal import PROGRAM, Terminal

PASTE, PASTED = "\x1b[200~", "\x1b[201~"
UP, DOWN, LEFT, RIGHT, HOME, END = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C", "\x1b[H", "\x1b[F"
HELLO = "# navplay"


def shell(rows=24, columns=80, **environment):
    terminal = Terminal(rows, columns, **environment)
    terminal.expect_shown(HELLO)
    terminal.wait_for(lambda: terminal.lines()[-1:] == [">"], "expected a prompt")
    terminal.settle()
    return terminal


def greeting(terminal):
    """How many lines stand above the first prompt."""
    return next(n for n, line in enumerate(terminal.lines()) if line.startswith(">"))


def body(terminal):
    """The lines below the greeting."""
    return terminal.lines()[greeting(terminal) :]


def expect(terminal, text, cursor=None):
    """Compares what stands below the greeting, and the cursor's row there and its column."""
    above = greeting(terminal)
    place = (cursor[0] + above - 1, cursor[1]) if cursor else None
    terminal.expect(terminal.lines()[:above] + text.strip("\n").split("\n"), place)


def a_block_is_indented_and_runs_when_it_is_whole():
    t = shell()
    t.type_slowly(["func twice(_ n: Int) -> Int {\r", "return n * 2\r"])
    expect(t, "> func twice(_ n: Int) -> Int {\n|     return n * 2\n|", (3, 6))
    t.type_slowly(["}"])
    expect(t, "> func twice(_ n: Int) -> Int {\n|     return n * 2\n| }", (3, 3))
    t.type("\r")
    t.settle()
    t.type("twice(21)\r")
    t.expect_shown("  42")
    return t


def two_empty_lines_run_what_is_not_whole():
    t = shell()
    t.type_slowly(["struct A {\r", "\r", "\r", "\r"])
    t.expect_shown("! error")
    t.type("1 + 1\r")
    t.expect_shown("  2")
    return t


def enter_on_an_empty_line_asks_again():
    t = shell()
    t.type_slowly(["\r", "\r", "1 + 1\r"])
    t.expect_shown("  2")
    t.settle()
    assert body(t) == [">", ">", "> 1 + 1", "  2", ">"], t.picture()
    return t


def ctrl_c_drops_the_entry_and_keeps_the_session():
    t = shell()
    t.type_slowly(["let a = 20\r", "struct B {\r", "let c", "\x03"])
    t.expect_shown("^C")
    t.type_slowly(["a + 2\r"])
    t.expect_shown("  22")
    return t


def ctrl_c_stops_what_runs_and_keeps_the_session():
    t = shell()
    t.type_slowly(["let a = 20\r", "while true {}\r"])
    time.sleep(0.3)
    t.type("\x03")
    t.expect_shown("! error")
    t.settle()
    t.type("a + 1\r")
    t.expect_shown("  21")
    return t


def ctrl_d_ends_on_an_empty_line_and_deletes_within_one():
    t = shell()
    t.type_slowly(["12", LEFT, "\x04"])
    expect(t, "> 1", (1, 3))
    t.type_slowly(["\x04"])
    expect(t, "> 1", (1, 3))
    t.type_slowly(["\x03", "\x04"])
    assert t.ends() == 0
    assert t.modes(), "the terminal was left raw"
    return t


def ctrl_d_at_the_end_of_a_block_drops_it():
    t = shell()
    t.type_slowly(["struct A {\r", "\x04", "1 + 1\r"])
    t.expect_shown("  2")
    assert any(line.endswith("^D") for line in body(t)), t.picture()
    assert not any("^C" in line for line in body(t)), t.picture()
    t.type("\x04")
    assert t.ends() == 0
    return t


def closing_brackets_stand_where_their_line_began():
    t = shell()
    t.type_slowly(["struct A {\r", "let b = [\r", "1,\r", "]\r", "func c(\r", "d: Int\r", ") {\r"])
    # Typed faster than the picture follows, the brace still takes the indentation back.
    t.type("}")
    t.settle()
    expect(
        t,
        "> struct A {\n|     let b = [\n|         1,\n|     ]\n|     func c(\n"
        "|         d: Int\n|     ) {\n|     }",
        (8, 7),
    )
    return t


def kills_stay_within_their_line():
    t = shell()
    t.type_slowly(["struct A {\r", "let b = 1\r", "let c = 2", UP, END, "\x15"])
    expect(t, "> struct A {\n|\n|     let c = 2", (2, 2))
    t.type_slowly(["\x19", HOME, "\x0b"])
    expect(t, "> struct A {\n|\n|     let c = 2", (2, 2))
    t.type_slowly(["\x19"])
    expect(t, "> struct A {\n|     let b = 1\n|     let c = 2", (2, 15))
    t.type_slowly(["\x0b"])
    expect(t, "> struct A {\n|     let b = 1    let c = 2", (2, 15))
    t.type_slowly(["\x15", "\x15"])
    expect(t, "> struct A {\n|     let c = 2", (2, 2))
    return t


def keys_that_mean_nothing_insert_nothing():
    t = shell()
    for key in ["5~", "6~", "2~", "15~", "24~", "Z", "1;2A", "1;3C", "I", "[A", "?1;2c", "99;5u"]:
        t.type_slowly(["\x1b[" + key])
    t.type_slowly(["\x1bOP", "\x1bOS", "1 + ", "\x1b[5~", "1"])
    expect(t, "> 1 + 1", (1, 7))
    t.type_slowly([LEFT, "\x1b[6~", "2"])
    expect(t, "> 1 + 21", (1, 7))
    t.type_slowly(["\r"])
    t.expect_shown("  22")
    return t


def a_block_survives_a_resize():
    t = shell()
    t.type_slowly(["struct A {\r", "let b = 1"])
    t.resize(20, 60)
    t.settle(0.3)
    expect(t, "> struct A {\n|     let b = 1", (2, 15))
    t.type_slowly(["2", LEFT, LEFT, "0"])
    expect(t, "> struct A {\n|     let b = 012", (2, 15))
    return t


def a_long_line_wraps_anew_after_a_resize():
    t = shell(columns=40)
    t.type_slowly(["abcdefghij" * 5])
    t.resize(24, 30)
    t.settle(0.3)
    t.type_slowly([HOME, "X", END, "Y"])
    text = "".join(line.removeprefix("> ") for line in t.lines()[-2:])
    assert text.endswith("ghijY") and t.screen.cursor.y == len(t.lines()) - 1, t.picture()
    return t


def wide_characters_are_edited_at_the_margin():
    t = shell(columns=20)
    t.type_slowly(["漢字漢字漢字漢字x"])
    expect(t, "> 漢字漢字漢字漢字x", (2, 0))
    t.type_slowly(["\x7f", "字"])
    expect(t, "> 漢字漢字漢字漢字\n字", (2, 2))
    t.type_slowly([HOME, "a", RIGHT, RIGHT, "\x7f"])
    expect(t, "> a漢漢字漢字漢字字", (1, 5))
    return t


def combining_marks_stay_with_their_letter():
    t = shell()
    t.type_slowly(["e\u0301x", LEFT, "中"])
    t.wait_for(lambda: body(t) == ["> \u00e9中x"], "expected an accent")
    assert t.screen.cursor.x == 5
    return t


def utf8_is_typed_in_the_c_locale():
    t = shell(LC_ALL="C")
    t.type_slowly(['"漢é😀"\r'])
    t.expect_shown('  "漢é😀"')
    return t


def bytes_that_are_no_text_are_shown():
    t = shell()
    t.type(b"a\xff\xc3(b")
    expect(t, "> a\ufffd\ufffdb", (1, 6))
    return t


def a_paste_is_literal_and_runs_as_its_inputs():
    t = shell()
    t.type(PASTE + "let a = [\n\t1,\n\n2]\x1b[31m\r\na.count" + PASTED)
    expect(t, "> let a = [\n|     1,\n|\n| 2][31m\n| a.count", (5, 9))
    t.type_slowly(["\x03", PASTE + "let a = [\n1,\n2]\na.count\na[1]" + PASTED, "\r"])
    t.expect_shown("> a[1]")
    t.settle()
    assert [line for line in t.lines() if line.startswith("  ")] == ["  defined a", "  2", "  2"], t.picture()
    return t


def a_paste_of_a_thousand_lines_is_one_entry():
    t = shell()
    lines = "".join(f"    print({n})\n" for n in range(1000))
    begin = time.monotonic()
    t.type(PASTE + "func all() {\n" + lines + "}" + PASTED)
    t.wait_for(lambda: t.lines()[-1] == "| }", "expected the end of the block")
    assert time.monotonic() - begin < 2, "a paste must be quick"
    assert any("more lines above" in line for line in t.lines()), t.picture()
    t.type_slowly(["\r", "all()\r"])
    t.expect_shown("  999")
    return t


def a_paste_without_brackets_keeps_its_own_indentation():
    t = shell(TERM="vt100")
    t.type("func f() -> Int {\r    return 7\r}\rf()\r")
    t.expect_shown("  7")
    assert "|     return 7" in t.lines(), t.picture()
    return t


def up_moves_inside_a_block_and_then_through_history():
    t = shell()
    t.type_slowly(["1 + 1\r", "struct A {\r", "let b = 2", UP, END, "X"])
    assert t.lines()[-2:] == ["> struct A {X", "|     let b = 2"], t.picture()
    t.type_slowly([UP])
    assert t.lines()[-1] == "> 1 + 1", t.picture()
    t.type_slowly([DOWN])
    assert t.lines()[-2:] == ["> struct A {X", "|     let b = 2"], t.picture()
    return t


def a_block_is_recalled_whole_and_run_again():
    t = shell()
    t.type_slowly(["print(\r", "5)\r"])
    t.expect_shown("  5")
    t.type_slowly([UP])
    assert t.lines()[-2:] == ["> print(", "|     5)"], t.picture()
    t.type_slowly(["\r"])
    t.wait_for(lambda: t.lines().count("  5") == 2, "expected 5 again")
    return t


def history_is_searched_backwards():
    t = shell()
    t.type_slowly(["10 + 1\r", "20 + 2\r", "\x12", "10", "\r"])
    t.wait_for(lambda: t.lines().count("  11") == 2, "expected 11 again")
    return t


def a_block_taller_than_the_window_follows_its_cursor():
    t = shell(rows=8)
    t.type_slowly(["struct A {\r"] + [f"let a{n} = {n}\r" for n in range(12)])
    assert "(7 more lines above)" in t.lines()[0], t.picture()
    t.type_slowly([UP] * 12 + [END, "X"])
    assert t.lines()[1] == "|     let a0 = 0X" or "> struct A {X" in t.lines(), t.picture()
    assert "more lines below" in t.lines()[-1], t.picture()
    return t


def a_suspended_prompt_comes_back_whole():
    t = Terminal(arguments=("--norc", "-i"), program="/bin/bash", PS1="shell$ ")
    t.expect_shown("shell$")
    t.type(PROGRAM + "\r")
    t.wait_for(lambda: t.lines()[-1:] == [">"], "expected a prompt")
    t.type_slowly(["struct A {\r", "let b", "\x1a"])
    t.expect_shown("Stopped")
    t.type_slowly(["echo $((40 + 2))\r"])
    t.wait_for(lambda: "42" in t.lines(), "expected the shell's echo")
    t.type("fg\r")
    t.wait_for(lambda: t.lines()[-2:] == ["> struct A {", "|     let b"], "expected the block")
    t.type_slowly([" = 1"])
    assert t.lines()[-1] == "|     let b = 1" and t.screen.cursor.x == 15, t.picture()
    return t


def sigterm_restores_the_terminal():
    t = shell()
    t.type_slowly(["let a"])
    assert not t.modes()
    t.signal(signal.SIGTERM)
    assert t.ends() == 143
    assert t.modes(), "the terminal was left raw"
    assert t.written.rstrip().endswith(b"\x1b[?2004l"), t.written[-40:]
    return t


def sighup_ends_while_something_runs():
    t = shell()
    t.type_slowly(["while true {}\r"])
    time.sleep(0.2)
    t.signal(signal.SIGHUP)
    assert t.ends() == 129
    assert t.modes()
    return t


def an_abort_restores_the_terminal():
    t = shell()
    t.type_slowly(["let a"])
    t.signal(signal.SIGABRT)
    assert t.ends() == 70
    assert t.modes(), "the terminal was left raw"
    assert "fault of navplay itself" in t.picture().replace("\n", " "), t.picture()
    return t


def a_dumb_terminal_gets_no_escapes():
    t = shell(TERM="dumb")
    t.type_slowly(["func f() {\r", "print(3) }\r", "f()\r"])
    t.expect_shown("  3")
    assert "| print(3) }" in t.lines(), t.picture()
    assert b"\x1b" not in t.written
    t.type("\x04")
    assert t.ends() == 0
    return t


def ctrl_c_drops_the_entry_on_a_dumb_terminal():
    t = shell(TERM="dumb")
    t.type_slowly(["struct A {\r", "\x03", "1 + 1\r"])
    t.expect_shown("  2")
    return t


def an_unknown_terminal_is_taken_for_a_dumb_one():
    t = shell(TERM="no-such-terminal")
    t.type_slowly(["1 + 1\r"])
    t.expect_shown("  2")
    assert b"\x1b" not in t.written
    return t


def what_was_typed_ahead_is_read():
    t = Terminal()
    t.type("1 + 1\r")
    t.type("2 + 2\r")
    t.expect_shown("  4")
    t.settle()
    assert "  2" in t.lines() and t.lines()[-1] == ">", t.picture()
    return t


def quit_ends_the_session():
    t = shell()
    t.type(":quit\r")
    assert t.ends() == 0
    assert t.modes()
    return t


def what_stands_on_the_terminal_is_a_transcript():
    t = shell(rows=40)
    t.type_slowly(["struct Home: View {\r", "var body: some View {\r", 'Text("Hi")\r', "}", "\r", "}", "\r"])
    t.type_slowly(["show Home\r", 'tap "no"\r'])
    t.expect_shown("! error")
    t.settle()
    lines = t.lines()
    assert lines[1:5] == ["> struct Home: View {", "|     var body: some View {",
                          '|         Text("Hi")', "|     }"], t.picture()
    assert lines[-1] == ">", t.picture()
    return t


def steps_of(page):
    """The inputs of a page's fences, each with the lines it must give."""
    steps, inside = [], False
    for line in open(page, encoding="utf-8").read().split("\n"):
        if line.startswith("```"):
            inside = line == "```navplay"
        elif inside and line.startswith("> "):
            steps.append(([line[2:]], []))
        elif inside and line.startswith("|"):
            steps[-1][0].append(line[2:])
        elif inside:
            steps[-1][1].append(line.rstrip())
    return steps


def the_walk_is_typed_to_its_end():
    """No reply scrolls its own first line away, and all that is typed is short enough to be typed."""
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "walk.md")
    steps = steps_of(page)
    assert sum(len(line) + 1 for text, _ in steps for line in text) <= 6000
    t = shell()
    for text, wanted in steps:
        t.type(PASTE + "\n".join(text) + PASTED)
        t.settle(0.02)
        t.type("\r")
        shown = [line[at : at + 80].rstrip() for line in wanted for at in range(0, max(len(line), 1), 80)] + [">"]
        assert len(shown) <= 23, f"{text[0]} gives {len(shown)} lines"
        t.wait_for(lambda: t.lines()[-len(shown) :] == shown, f"expected {shown}")
    return t


def main(chosen):
    scenarios = [
        (name, value) for name, value in globals().items()
        if callable(value) and getattr(value, "__module__", "") == __name__
        and name not in ("main", "shell", "greeting", "body", "expect", "steps_of", "Terminal")
        and (not chosen or any(part in name for part in chosen))
    ]
    failed = 0
    for name, scenario in scenarios:
        try:
            terminal = scenario()
            if terminal:
                terminal.close()
        except Exception:  # a scenario that breaks is a scenario that fails
            failed += 1
            print(f"failed: {name.replace('_', ' ')}", file=sys.stderr)
            traceback.print_exc(limit=-1)
    print(f"{len(scenarios) - failed} scenarios passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
