"""Ctrl-C in fits from Python. Run by `cargo xtask test`, which sets PYTHONPATH."""

import os
import signal
import subprocess
import sys
import time
import unittest


class CtrlC(unittest.TestCase):
    def run_and_interrupt(self, code):
        """Runs `code` in a separate Python, sends SIGINT when it prints GO, and returns its output."""
        start = f"import sys; sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r})\nimport ROOT, rootgrad, test_pyroot as t\n"
        # A background job of a shell ignores SIGINT, and so would its child processes.
        heed = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
        command = [sys.executable, "-u", "-c", start + code]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=heed)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        output = ""
        for line in process.stdout:
            output += line
            if line.startswith("GO"):
                time.sleep(0.1)
                process.send_signal(signal.SIGINT)
                break
        output += process.stdout.read()
        process.stdout.close()
        return output

    def test_training(self):
        output = self.run_and_interrupt(
            "x, y = t.rows(); n = t.net()\n"
            "h = rootgrad.fit(n, x, y, epochs=10**6, progress='off', on_epoch=lambda e: print('GO') if e.epoch == 3 else None)\n"
            "print(h.stop, h.best_epoch > 0, (n.parameters != t.net().parameters).any())\n"
            "try:\n    import time, os, signal; os.kill(os.getpid(), signal.SIGINT); time.sleep(5)\n"
            "except KeyboardInterrupt: print('python has its Ctrl-C back')"
        )
        self.assertIn("Interrupted True True", output)
        self.assertIn("python has its Ctrl-C back", output)

    def test_reading(self):
        output = self.run_and_interrupt(
            "ROOT.gInterpreter.Declare('float slow(ULong64_t i) { if (i == 10) std::cout << \"GO\" << std::endl; gSystem->Sleep(2); return i % 7; }')\n"
            "n = t.net()\n"
            "try: rootgrad.fit(n, ROOT.RDataFrame(100000).Define('a', 'slow(rdfentry_)').Define('b', '1.f').Define('y', 'rdfentry_ % 2'), ['a', 'b'], 'y')\n"
            "except KeyboardInterrupt as e: print('stopped:', e)\n"
            "print('unchanged', (n.parameters == t.net().parameters).all())"
        )
        self.assertIn("stopped: interrupted while the RDataFrame was being read", output)
        self.assertIn("unchanged True", output)

    def test_first_use(self):
        """Ctrl-C while headers are compiled for the first fit, and for fetch: the next call works. (Python handles the signal when the compiler returns.)"""
        output = self.run_and_interrupt(
            "import os, signal\n"
            "df = ROOT.RDataFrame(100).Define('a', 'float(rdfentry_ % 7)').Define('b', '1.f').Define('y', 'rdfentry_ % 2')\n"
            "fit = lambda: rootgrad.fit(t.net(), df, ['a', 'b'], 'y', epochs=2, progress='off').stop\n"
            "fetch = lambda: rootgrad.fetch('http:///x')\n"
            "def outcome(call):\n"
            "    try: return call()\n"
            "    except BaseException as e: return f'{type(e).__name__} {e}'\n"
            "def interrupted(call):\n"
            "    signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
            "    def armed():\n"  # inside of the try block: a busy machine may take the millisecond before the call begins
            "        signal.setitimer(signal.ITIMER_REAL, 0.001)\n"
            "        return call()\n"
            "    return outcome(armed)\n"
            "print(*[[interrupted(call), outcome(call), outcome(call)] for call in (fetch, fit)], sep='\\n')\n"
        )
        error = "Error the "  # the error names the URL, or the library if librootgrad_root.so is not installed
        fetched, fitted = (line for line in output.splitlines() if line.startswith("["))
        self.assertTrue(fetched.startswith("['KeyboardInterrupt ") and fetched.count(error) == 2, output)
        self.assertTrue(fitted.startswith("['KeyboardInterrupt ") and fitted.endswith("'Completed', 'Completed']"), output)


if __name__ == "__main__":
    unittest.main(verbosity=2)
