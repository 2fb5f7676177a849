"""Trainings on several ranks: the same bits as on one, and an end in good time if one fails.

Environment: PREFIX, an installation of rootgrad with its programs; SHIM, a shim for MPICH's own interface; ROOT_PYTHON and ROOT_EXE, a Python with ROOT and ROOT's prompt. The Python that
runs this has MPICH.
"""

import hashlib
import math
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PREFIX = pathlib.Path(os.environ["PREFIX"])
HERE = pathlib.Path(__file__).parent
ROOTGRAD = str(PREFIX / "bin/rootgrad")
MPIEXEC = str(pathlib.Path(sys.executable).parent / "mpiexec")
LIBRARIES = pathlib.Path(sys.prefix) / "lib"
# A training that has not ended after so many seconds hangs.
LIMIT = 60


def environment(**more):
    own = {name: value for name, value in os.environ.items() if name != "ROOTGRAD_MPI"}
    path = os.pathsep.join(filter(None, [str(LIBRARIES), own.get("LD_LIBRARY_PATH", "")]))
    return own | {"LD_LIBRARY_PATH": path, "ROOT_INCLUDE_PATH": str(PREFIX / "include")} | more


def on_ranks(count, *command):
    """Runs a command on some ranks; returns its exit status, its output and its errors."""
    return run(MPIEXEC, "-n", str(count), *command)


def run(*command, **more):
    ended = subprocess.run(command, env=environment(**more), capture_output=True, text=True, timeout=LIMIT)
    return ended.returncode, ended.stdout, ended.stderr


def digest(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


class Mpi(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        lines = ["a,b,c,y"]
        for i in range(4000):
            a, b, c = math.sin(0.7 * i * i), math.cos(1.3 * i), math.sin(0.31 * i)
            lines.append(f"{a:.6f},{b:.6f},{c:.6f},{int(a * b + 0.3 * c > 0.1)}")
        (cls.folder / "events.csv").write_text("\n".join(lines) + "\n")

    def path(self, name):
        return str(self.folder / name)

    def train(self, *more):
        return [ROOTGRAD, "train", self.path("events.csv"), "--features", "a,b,c", "--target", "y", *more]

    def test_the_bits_of_one_process(self):
        kinds = {
            "mlp": ["--hidden", "32,32", "--epochs", "4"],
            "table": ["--table=fast", "--epochs", "2"],
            "wide": ["--hidden", "300,300", "--epochs", "1", "--batch-size", "1500"],
            "transformer": ["--model", "transformer", "--length", "3", "--width", "1", "--channels", "8", "--heads", "2", "--layers", "1", "--epochs", "1"],
            "streamed": ["--hidden", "32,32", "--epochs", "2", "--memory", "1MB"],
        }
        for kind, options in kinds.items():
            status, _, errors = run(*self.train(*options, "--quiet", "-o", self.path("alone.safetensors")))
            self.assertEqual(status, 0, errors)
            for count in (1, 2, 3, 4):
                with self.subTest(kind=kind, ranks=count):
                    output = self.path(f"{kind}{count}.safetensors")
                    status, _, errors = on_ranks(count, *self.train(*options, "-o", output))
                    self.assertEqual(status, 0, errors)
                    self.assertEqual(digest(output), digest(self.path("alone.safetensors")))

    def test_each_rank_reads_some_of_the_files(self):
        lines = (self.folder / "events.csv").read_text().splitlines()
        files = [self.path(f"part{number}.csv") for number in range(4)]
        for number, file in enumerate(files):  # of very different sizes, and the last one without an event that is selected
            rows = lines[1 : 2500 : 2] if number == 0 else lines[2500 + number :: 3] if number < 3 else ["9,0,0,1"]
            pathlib.Path(file).write_text("\n".join([lines[0], *rows]) + "\n")
        command = [ROOTGRAD, "train", *files, "--features", "a,b,c", "--target", "y", "--filter", "a < 5", "--epochs", "3", "--quiet", "-o"]
        status, _, errors = run(*command, self.path("alone_files.safetensors"))
        self.assertEqual(status, 0, errors)
        for count in (2, 4, 5):
            output = self.path(f"files{count}.safetensors")
            status, _, errors = on_ranks(count, *command, output)
            self.assertEqual(status, 0, errors)
            self.assertEqual(digest(output), digest(self.path("alone_files.safetensors")))
        pathlib.Path(files[1]).write_text("a,b,c,z\n1,2,3,4\n")
        status, _, errors = on_ranks(2, *command, output)
        self.assertNotEqual(status, 0)
        self.assertIn("no column 'y'", errors)

    def test_another_mpi_through_the_shim(self):
        alone, output = self.path("alone_shim.safetensors"), self.path("shim.safetensors")
        options = ["--hidden", "32,32", "--epochs", "2", "--quiet", "-o"]
        self.assertEqual(run(*self.train(*options, alone))[0], 0)
        for count in (1, 3):
            status, _, errors = run(MPIEXEC, "-n", str(count), *self.train(*options, output), ROOTGRAD_MPI=os.environ["SHIM"])
            self.assertEqual(status, 0, errors)
            self.assertEqual(digest(output), digest(alone))
        status, _, errors = run(MPIEXEC, "-n", "2", *self.train("--epochs", "0", *options[4:], output), ROOTGRAD_MPI=os.environ["SHIM"])
        self.assertNotEqual(status, 0)
        self.assertIn("epochs is 0", errors)

    def test_language_models(self):
        text = "".join(f"{i * i % 97} apples and {i % 7} pears; " for i in range(600))
        pathlib.Path(self.path("fruit.txt")).write_text(text)
        model = ["--layers", "1", "--heads", "2", "--channels", "16", "--sequence-length", "16", "--batch-size", "2"]
        command = [ROOTGRAD, "gpt2", "train", self.path("fruit.txt"), *model, "--accumulation", "4", "--steps", "8"]
        found = set()
        for count in (1, 2, 4):
            output = self.path(f"fruit{count}.safetensors")
            status, _, errors = on_ranks(count, *command, "--quiet", "-o", output)
            self.assertEqual(status, 0, errors)
            found.add(digest(output))
        self.assertEqual(len(found), 1)
        status, _, errors = on_ranks(8, *command, "-o", self.path("no.safetensors"))
        self.assertNotEqual(status, 0)
        self.assertIn("--accumulation is 4; wanted at least 8, the number of ranks", errors)

    def test_macros_and_python(self):
        macro = f"{HERE / 'train.C'}(\"{self.path('macro')}\")"
        alone = [os.environ["ROOT_EXE"], "-l", "-b", "-q", macro]
        python = [os.environ["ROOT_PYTHON"], str(HERE / "train.py"), self.path("python")]
        found, searched = set(), set()
        for command, name, count in ((alone, "macro", 1), (alone, "macro", 2), (python, "python", 1), (python, "python", 2)):
            status, output, errors = on_ranks(count, *command)
            self.assertEqual(status, 0, output + errors)
            for rank in range(count):
                self.assertIn(f"rank {rank} of {count}: 3 epochs", output)
                found.add(digest(self.path(f"{name}{rank}")))
                if name == "python":
                    searched.add(digest(self.path(f"{name}_search{rank}")))
        self.assertEqual((len(found), len(searched)), (1, 1))

    def test_a_rank_that_is_killed(self):
        checkpoint = self.path("killed.ckpt")
        command = self.train("--epochs", "100000", "--checkpoint", checkpoint, "-o", self.path("killed.safetensors"))
        with subprocess.Popen([MPIEXEC, "-n", "3", *command], env=environment(), stderr=subprocess.DEVNULL) as training:
            try:
                self.wait_for(checkpoint)
                os.kill(self.ranks(checkpoint, 3)[1], signal.SIGKILL)
                self.assertNotEqual(training.wait(timeout=LIMIT), 0)
            finally:
                self.end(training, checkpoint)
        status, text, errors = run(ROOTGRAD, "inspect", checkpoint)
        self.assertEqual(status, 0, errors)
        self.assertIn("widths: [3, 64, 64, 1]", text)

    def test_a_batch_system_that_ends_the_job(self):
        output = self.path("ended.safetensors")
        command = self.train("--epochs", "100000", "--checkpoint", self.path("ended.ckpt"), "-o", output)
        with subprocess.Popen([MPIEXEC, "-n", "2", *command], env=environment(), stderr=subprocess.DEVNULL) as training:
            try:
                self.wait_for(self.path("ended.ckpt"))
                os.kill(self.ranks(output, 2)[1], signal.SIGTERM)  # one rank gets the signal, and all stop
                self.assertNotEqual(training.wait(timeout=LIMIT), 0)
            finally:
                self.end(training, output)
        self.assertEqual(run(ROOTGRAD, "inspect", output)[0], 0)

    def wait_for(self, path):
        """Waits for the checkpoint of a finished epoch. (The first is written before any; each replaces the file.)"""
        files = set()
        for _ in range(10 * LIMIT):
            if os.path.exists(path):
                files.add(os.stat(path).st_mtime_ns)
            if len(files) > 2:
                return
            time.sleep(0.1)
        self.fail(f"{path} was not written")

    def ranks(self, argument, count):
        """Returns the processes of a training with this argument. (They are in process groups of their own.)"""
        found = []
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if os.readlink(process / "exe") == os.path.realpath(ROOTGRAD) and argument in (process / "cmdline").read_text().split("\0"):
                    found.append(int(process.name))
            except OSError:
                pass  # it has ended, or belongs to somebody else
        self.assertEqual(len(found), count)
        return sorted(found)

    def end(self, process, argument):
        """Leaves nothing behind, whatever happened."""
        process.kill()
        for rank in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if argument in (rank / "cmdline").read_text().split("\0"):
                    os.kill(int(rank.name), signal.SIGKILL)
            except OSError:
                pass

    def test_ranks_that_differ(self):
        one, other = self.train("--seed", "1", "-o", self.path("o")), self.train("--seed", "2", "-o", self.path("o"))
        status, _, errors = run(MPIEXEC, "-n", "1", *one, ":", "-n", "1", *other)
        self.assertNotEqual(status, 0)
        self.assertIn("of rank 1 differs from that of rank 0", errors)
        self.assertFalse(os.path.exists(self.path("o")))

    def test_a_rank_without_its_file(self):
        one = self.train("-o", self.path("o"))
        other = [ROOTGRAD, "train", self.path("none.csv"), "--features", "a,b,c", "--target", "y", "-o", self.path("o")]
        status, _, errors = run(MPIEXEC, "-n", "1", *one, ":", "-n", "1", *other)
        self.assertNotEqual(status, 0)
        self.assertIn("rank 1 of 2 stopped the training: cannot read", errors)

    def test_a_checkpoint_that_cannot_be_written(self):
        status, _, errors = on_ranks(2, *self.train("--checkpoint", self.path("no/folder/c"), "-o", self.path("o")))
        self.assertNotEqual(status, 0)
        self.assertIn("no/folder", errors)

    def test_no_library(self):
        train = self.train("-o", self.path("o"))
        status, _, errors = run(*train, PMI_SIZE="2", ROOTGRAD_MPI=self.path("libmpi.so"))
        self.assertEqual(status, 1)
        self.assertIn(f"MPI: cannot use '{self.path('libmpi.so')}'", errors)
        self.assertIn("pip install mpich", errors)


if __name__ == "__main__":
    unittest.main()
