"""Ctrl-C in root.exe: the prompt stays alive, and the network keeps its training up to then.

Run by `cargo xtask test`, which sets ROOT_EXE and ROOT_INCLUDE_PATH.
"""

import os
import pathlib
import queue
import signal
import subprocess
import threading
import time
import unittest

HERE = pathlib.Path(__file__).parent


class Prompt:
    """A root.exe that reads its input line by line."""

    def __init__(self):
        self.process = subprocess.Popen(
            [os.environ["ROOT_EXE"], "-l", "-b"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=os.environ.get("TEST_DIR"),
        )
        self.lines = queue.Queue()
        self.seen = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def say(self, *commands):
        self.process.stdin.write("".join(command + "\n" for command in commands))
        self.process.stdin.flush()

    def until(self, what, seconds=300):
        """Waits for a line that contains `what`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=1)
            except queue.Empty:
                continue
            if line is None:
                break
            self.seen.append(line)
            if what in line:
                return line
        raise AssertionError(f"no '{what}' in the output:\n" + "\n".join(self.seen))

    def interrupt(self):
        self.process.send_signal(signal.SIGINT)

    def quit(self):
        self.say(".q")
        return self.process.wait(60)

    def kill(self):
        self.process.kill()
        self.process.wait()


class Interrupt(unittest.TestCase):
    def setUp(self):
        self.prompt = Prompt()
        self.addCleanup(self.prompt.kill)
        self.prompt.say(f'#include "{HERE}/interrupt.hpp"', "rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Relu, 3);",
                        "const auto before = net.parameters();")

    def alive(self):
        """Checks that the prompt answers, a further fit runs to its end, and root.exe ends with status 0."""
        self.prompt.say('auto again = rootgrad::fit(net, lattice_frame(500), {"f0", "f1"}, "label", quiet_options());',
                        'std::cout << "AGAIN " << stop_name(again) << std::endl;')
        self.assertIn("completed", self.prompt.until("AGAIN"))
        self.assertEqual(self.prompt.quit(), 0)

    def test_training(self):
        self.prompt.say('auto history = rootgrad::fit(net, lattice_frame(2000), {"f0", "f1"}, "label", endless());',
                        'std::cout << "STOP " << stop_name(history) << " best " << (history.best_epoch() > 0) << " trained "'
                        ' << !same_bits(net.parameters(), before) << std::endl;')
        self.prompt.until("EPOCH 3")
        self.prompt.interrupt()
        self.assertEqual(self.prompt.until("STOP"), "STOP interrupted best 1 trained 1")
        self.alive()

    def interrupted_reading(self):
        self.prompt.say('auto df = slow_frame();', 'auto count = df.Count();',
                        'rootgrad::fit(net, df, {"f0", "slow"}, "label", quiet_options());')
        self.prompt.until("READING")
        time.sleep(0.2)
        self.prompt.interrupt()
        self.prompt.until("interrupted while the RDataFrame was being read", 60)
        self.prompt.say('std::cout << "UNCHANGED " << same_bits(net.parameters(), before) << std::endl;')
        self.assertEqual(self.prompt.until("UNCHANGED"), "UNCHANGED 1")

    def test_reading(self):
        self.interrupted_reading()
        self.alive()

    def test_reading_on_two_threads(self):
        self.prompt.say("ROOT::EnableImplicitMT(2);")
        self.interrupted_reading()
        self.alive()

    def test_booked_action(self):
        self.prompt.say('auto df = slow_frame();', 'const std::vector<std::string> columns = {"f0", "slow", "label"};',
                        'auto fit = df.Book<float, float, bool>(rootgrad::FitAction(net, columns, df.GetNSlots(), quiet_options()), columns);',
                        'fit->history();')
        self.prompt.until("READING")
        self.prompt.interrupt()
        self.prompt.until("interrupted while the RDataFrame was being read", 60)
        self.alive()

    def test_functions_of_gw(self):
        self.prompt.say("#include <rootgrad/gw.hpp>", "rootgrad::gw::TrainOptions endless_training;",
                        "endless_training.network = rootgrad::gw::Network::Cnn;",
                        "endless_training.stock = 16; endless_training.epochs = 1000000;",
                        'std::cout << "TRAINING" << std::endl; rootgrad::gw::train("endless.txt", endless_training);')
        self.prompt.until("TRAINING")
        time.sleep(1)
        self.prompt.interrupt()
        self.prompt.until("interrupted; no result, and no file is written", 60)
        self.prompt.say('std::cout << "ALIVE " << gSystem->AccessPathName("endless.txt") << std::endl;')
        self.assertEqual(self.prompt.until("ALIVE"), "ALIVE 1")
        self.assertEqual(self.prompt.quit(), 0)

    def test_errors_leave_the_prompt_alive(self):
        """An exception that the user does not catch is printed, and the next line runs."""
        self.prompt.say('rootgrad::fit(net, lattice_frame(500), {"f0", "f7"}, "label");')
        self.prompt.until("no column 'f7'")
        self.prompt.say('rootgrad::fit(net, lattice_frame(500).Define("bad", "rdfentry_ == 9 ? NAN : 1"), {"f0", "bad"}, "label");')
        self.prompt.until("column 'bad' is nan (as a 32-bit float) at row 9")
        self.prompt.say('*rootgrad::define(lattice_frame(500).Define("r", "ROOT::RVecF(rdfentry_ % 3)"), "s", net, {"r"}).Sum<float>("s");')
        self.prompt.until("column 'r' has 0 values in event 0; the network needs 2")
        self.prompt.say('net.predict(std::vector<float>(3));')
        self.prompt.until("x has 3 values")
        self.prompt.say('net.save("/nonexistent/net.safetensors");')
        self.prompt.until("cannot create '/nonexistent/net.safetensors'")
        self.alive()


if __name__ == "__main__":
    unittest.main(verbosity=2)
