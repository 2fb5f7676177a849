"""Ctrl-C typed in a terminal: the whole foreground process group receives it, including a launcher of root.exe.

Run by `cargo xtask test`, which sets ROOT_PROMPT (the command for users), ROOTGRAD_PREFIX and ROOT_INCLUDE_PATH. Tab completion is
tested here, too, since it needs a terminal.
"""

import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import termios
import time
import unittest

HERE = pathlib.Path(__file__).parent


class Terminal:
    """A program with its own terminal."""

    def __init__(self, *words):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "dumb"
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 1000, 0, 0))  # wide, so that no line is broken
            os.execvp(words[0], words)
        self.seen = ""

    def type(self, text):
        os.write(self.terminal, text.encode())

    def until(self, what, seconds=300):
        """Waits until the terminal has shown `what` since the last wait."""
        end = time.monotonic() + seconds
        while what not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            try:
                new = os.read(self.terminal, 65536).decode(errors="replace") if ready else ""
            except OSError:  # the program has ended, and with it the terminal
                new = ""
            if not new:
                raise AssertionError(f"no '{what}' in the terminal, which shows:\n{self.seen}")
            self.seen += new
        self.seen = self.seen[self.seen.index(what) + len(what):]

    def end(self, seconds=60):
        """Returns the exit status, after the program has ended by itself."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.process = None
                return os.waitstatus_to_exitcode(status)
            if select.select([self.terminal], [], [], 0.1)[0]:
                try:
                    os.read(self.terminal, 65536)
                except OSError:
                    pass
        raise AssertionError("the program does not leave")

    def close(self):
        os.close(self.terminal)
        if self.process is not None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)


class CtrlC(unittest.TestCase):
    def test_ends_the_fit_and_nothing_else(self):
        root = Terminal(os.environ["ROOT_PROMPT"], "-l", "-b")
        self.addCleanup(root.close)

        def line(text):
            root.type(text + "\n")  # the terminal echoes this: an answer differs from the question by its number

        line(f'#include "{HERE}/interrupt.hpp"')
        line("rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Relu, 3);")
        line('auto history = rootgrad::fit(net, lattice_frame(2000), {"f0", "f1"}, "label", endless());')
        root.until("EPOCH 3\r\n")
        root.type("\x03")
        line('std::cout << "STOP " << stop_name(history) << " " << 40 + 2 << std::endl;')
        root.until("STOP interrupted 42", 60)
        line('auto again = rootgrad::fit(net, lattice_frame(500), {"f0", "f1"}, "label", quiet_options());')
        line('std::cout << "AGAIN " << stop_name(again) << " " << 40 + 3 << std::endl;')
        root.until("AGAIN completed 43")
        line(".q")
        self.assertEqual(root.end(), 0)


class Completion(unittest.TestCase):
    def setUp(self):
        os.environ.setdefault("ROOT_LIBRARY_PATH", os.path.join(os.environ["ROOTGRAD_PREFIX"], "lib"))
        self.root = Terminal(os.environ["ROOT_PROMPT"], "-l", "-b")
        self.addCleanup(self.root.close)
        self.root.until("root [0]")

    def leave(self):
        self.root.type(".q\n")
        self.assertEqual(self.root.end(), 0)

    def test_tab_completes_what_nothing_was_loaded_of(self):
        self.root.type("rootgrad::Ml\t")
        self.root.until("::Mlp")
        self.root.type("({4, 8, 1}).parameter_count()\n")
        self.root.until(") 49")
        self.leave()

    def test_tab_shows_the_parameters_of_functions(self):
        self.root.type("rootgrad::Mlp({4, 8, 1}).parameter_count()\n")  # this loads the headers
        self.root.until(") 49")
        for call, shown in {
            "rootgrad::define(": "const rootgrad::Names& features = ",
            "rootgrad::evaluate(": "const rootgrad::Frames& test, ",
            "rootgrad::fit(": "rootgrad::History fit(rootgrad::Network& net, const rootgrad::Frames& frames, ",
        }.items():
            self.root.type(call + "\t")
            self.root.until(shown)
            self.root.type("\x15")  # this clears the line
        self.leave()


if __name__ == "__main__":
    unittest.main(verbosity=2)
