"""A program on a pseudo terminal, seen through pyte, a terminal emulator."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

PROGRAM = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", ".build", "release", "navplay"
)


class Terminal:
    """navplay in a window of its own; what it writes is drawn at once."""

    def __init__(self, rows=24, columns=80, arguments=(), program=PROGRAM, **environment):
        variables = {
            "PATH": "/usr/bin:/bin",
            "HOME": "/nonexistent",
            "EDITRC": "/dev/null",
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "NO_COLOR": "1",
        }
        variables.update(environment)
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.status = None
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            self.set_size(0, rows, columns)
            # A shell that runs this in the background has them ignored.
            for number in (signal.SIGINT, signal.SIGQUIT):
                signal.signal(number, signal.SIG_DFL)
            os.execve(program, [program, *arguments], variables)
        self.set_size(self.descriptor, rows, columns)

    @staticmethod
    def set_size(descriptor, rows, columns):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(descriptor, termios.TIOCSWINSZ, size)

    def resize(self, rows, columns):
        self.screen.resize(rows, columns)
        self.set_size(self.descriptor, rows, columns)

    def read(self, seconds):
        """Draws what comes within the time; answers whether something came."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.descriptor, 65536)
        except OSError:
            return False
        self.written += data
        self.stream.feed(data)
        return bool(data)

    def type(self, keys):
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            data = data[os.write(self.descriptor, data[:1024]) :]
            while self.read(0):
                pass

    def type_slowly(self, keys):
        """Key by key, each drawn before the next is pressed."""
        for key in keys:
            self.type(key)
            self.settle()

    def settle(self, quiet=0.08, limit=5):
        end = time.monotonic() + limit
        while time.monotonic() < end and self.read(quiet):
            pass

    def wait_for(self, condition, what, limit=15):
        end = time.monotonic() + limit
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"{what}\n{self.picture()}")
            self.read(0.05)

    def expect(self, lines, cursor=None):
        """The screen's lines without trailing blanks, and the cursor (row, column), from 0."""
        wanted = lines.strip("\n").split("\n") if isinstance(lines, str) else lines
        self.wait_for(lambda: self.lines()[: len(wanted)] == wanted, f"expected {wanted}")
        self.settle()
        assert self.lines() == wanted, f"expected {wanted}\n{self.picture()}"
        place = (self.screen.cursor.y, self.screen.cursor.x)
        assert cursor in (None, place), f"cursor at {place}, not {cursor}\n{self.picture()}"

    def expect_shown(self, text):
        self.wait_for(lambda: any(text in line for line in self.lines()), f"expected {text!r}")

    def lines(self):
        lines = [line.rstrip() for line in self.screen.display]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def picture(self):
        return "\n".join(self.lines())

    def modes(self):
        """Whether the terminal is in its usual modes: lines are edited and echoed by itself."""
        flags = termios.tcgetattr(self.descriptor)[3]
        return bool(flags & termios.ICANON) and bool(flags & termios.ECHO)

    def signal(self, number):
        os.kill(self.process, number)

    def ends(self, limit=10):
        """The exit status, as a shell counts it."""
        end = time.monotonic() + limit
        while self.status is None:
            if time.monotonic() > end:
                raise AssertionError(f"it does not end\n{self.picture()}")
            self.read(0.02)
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                self.settle(0.02)
                self.status = os.waitstatus_to_exitcode(status)
                if self.status < 0:
                    self.status = 128 - self.status
        return self.status

    def close(self):
        if self.status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.descriptor)
