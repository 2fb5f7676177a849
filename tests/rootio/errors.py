"""Unreadable input is an error: wrong calls, files and columns, chains whose files differ, damage. Nothing is printed, nothing crashes.

Usage: errors.py librootgrad_root.so, in the folder of the files that make.C has written.
"""

import contextlib
import ctypes
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

import numpy as np
from library import COLUMN_TYPE, FILE, UNKNOWN_COLUMN, Error, Library, Reader

ARGUMENT, ROOT = 1, 5


@contextlib.contextmanager
def silent():
    """Fails if anything is printed inside, by any code."""
    sys.stdout.flush(), sys.stderr.flush()
    with tempfile.TemporaryFile() as file:
        stored = [os.dup(1), os.dup(2)]
        for number in (1, 2):
            os.dup2(file.fileno(), number)
        try:
            yield
        finally:
            ctypes.CDLL(None).fflush(None)
            for number, old in zip((1, 2), stored):
                os.dup2(old, number), os.close(old)
        file.seek(0)
        printed = file.read()
    assert printed == b"", printed


def refused(status, call, *words):
    """Returns the error of a call, which must have this status and contain these words."""
    try:
        with silent():
            call()
    except Error as error:
        assert error.status == status, (error.status, error.message)
        for word in words:
            assert word in error.message, (word, error.message)
        return error
    raise AssertionError(f"no error; wanted {status} with {words}")


def read(path, names=("f",), name="", rows=1 << 16):
    with Reader(library, path, name) as reader:
        return reader.read(list(names), rows)


def wrong_calls():
    lib = library.lib
    refused(ARGUMENT, lambda: Reader(library, []), "no path")
    refused(ARGUMENT, lambda: Reader(library, [b"\xff\xfe"]), "no UTF-8")
    refused(ARGUMENT, lambda: library.check(lib.rootgrad_root_describe(12345, None)), "12345 is not open")
    reader = Reader(library, "part-1.root")
    refused(ARGUMENT, lambda: reader.next(10), "no columns are selected")
    refused(ARGUMENT, lambda: reader.select([]), "no column")
    refused(ARGUMENT, lambda: library.check(lib.rootgrad_root_describe(reader.handle, None)), "null pointer")
    reader.select(["x"])
    refused(ARGUMENT, lambda: reader.next(0), "wanted at least 1")
    assert reader.next(10)[0] == 10
    reader.__exit__()
    refused(ARGUMENT, lambda: reader.next(10), "is not open")
    refused(ARGUMENT, lambda: reader.__exit__(), "is not open")


def wrong_files():
    refused(FILE, lambda: read("nowhere.root"), "cannot be opened by ROOT", "nowhere.root")
    pathlib.Path("text.root").write_text("no ROOT file\n" * 100)
    refused(FILE, lambda: read("text.root"), "cannot be opened by ROOT", "not a ROOT file")
    refused(FILE, lambda: read("tree-zstd.root", name="folder/event"), "'folder/event'; there are: folder/inner/events")
    assert refused(FILE, lambda: read(["part-1.root", "nowhere.root"], ["x"])).file == 1
    error = refused(UNKNOWN_COLUMN, lambda: read("part-1.root", ["x", "z"]))
    assert error.column == "z"
    assert refused(COLUMN_TYPE, lambda: read("tree-zstd.root", ["text"]), "convert text to numbers first").column == "text"


def chains():
    rows, got = read(["part-1.root", "part-2.root", "part-3.root"], ["y", "x"], rows=300)
    assert rows == 2500
    np.testing.assert_array_equal(got["x"][0], np.arange(2500, dtype="f4"))
    np.testing.assert_array_equal(got["y"][0], -np.arange(2500, dtype="f4"))
    files = ["part-1.root", "part-double.root"]
    assert refused(FILE, lambda: read(files, ["y", "x"]), "column 'x' as Double_t", "'part-1.root' as Float_t").file == 1
    assert read(files, ["y"])[0] == 1010  # this column is the same in both
    files = ["part-1.root", "part-3.root", "part-without.root"]
    assert refused(FILE, lambda: read(files, ["x", "y"]), "no column 'y'", "'part-1.root' has (Float_t)").file == 2


def damage():
    """Damage with every compression: truncated files, files that vanish while they are read, changed bytes in the data."""
    whole = {path: path.read_bytes() for path in sorted(pathlib.Path().glob("*-*.root")) if path.name.startswith(("tree", "ntuple"))}
    columns = ["d", "f", "vf", "a"]
    for path, data in whole.items():
        name = path.name
        for part in (0.2, 0.9, 0.999):
            pathlib.Path("cut.root").write_bytes(data[: int(len(data) * part)])
            refused(FILE, lambda: read("cut.root", columns))
        # The file is truncated while it is being read.
        shutil.copy(path, "vanishing.root")
        with Reader(library, "vanishing.root") as reader:
            reader.select(columns)
            os.truncate("vanishing.root", 3000)

            def to_the_end():
                while reader.next(500)[0]:
                    pass

            refused(FILE, to_the_end)
        # Compressed data and an RNTuple's pages have checksums or fail to unpack; uncompressed baskets have
        # neither.
        if name != "tree-none.root":
            changed = bytearray(data)
            for at in range(int(len(data) * 0.05), int(len(data) * 0.2), 997):
                changed[at : at + 40] = bytes(40)
            pathlib.Path("changed.root").write_bytes(changed)
            error = refused(FILE, lambda: read("changed.root", columns))
            assert error.message.startswith("has ") and "\n" not in error.message and " ROOT cannot read" in error.message, error
            print(f"  {name} {error.message[:150]}")
    rows, got = read("tree-zstd.root", columns)  # reading works again after the error
    assert rows == 20000 and got["f"][0][8] == -98


def threads():
    """Readers in several threads at once."""
    found = []

    def one(file):
        found.append((file, read(file, ["d", "vf"], rows=501)))

    files = ["tree-zstd.root", "ntuple-zstd.root", "tree-none.root"] * 2
    files = [file for file in files if pathlib.Path(file).exists()]
    running = [threading.Thread(target=one, args=(file,)) for file in files]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert len(found) == len(files)
    for file, (rows, got) in found:
        assert rows == 20000, file
        np.testing.assert_array_equal(got["d"][0], (np.arange(20000) / 7.0).astype("f4"))


def handled():
    """Returns the signals that the process handles, as reported by the system."""
    lines = pathlib.Path("/proc/self/status").read_text().splitlines()
    return next(line for line in lines if line.startswith("SigCgt"))


def signals():
    """Checks that ROOT, which has started by now, handles none of the process's signals."""
    assert handled() == before, (handled(), before)


def another_root():
    """A library that was built for another version of ROOT: a copy of the library with a changed version number."""
    import re

    data = pathlib.Path(sys.argv[1]).read_bytes()
    version = re.search(rb"was built for ROOT (\d+\.\d+\.\d+)", data).group(1)
    other = version[:-2] + b"99"
    pathlib.Path("another.so").write_bytes(data.replace(version, other))
    out = subprocess.run([sys.executable, __file__, "another.so", "another"], capture_output=True, text=True)
    assert out.returncode == 0 and out.stderr == "", out
    for word in [f"was built for ROOT {other.decode()}", f"ROOT {version.decode()} is loaded", "install rootgrad again"]:
        assert word in out.stdout, out


before = handled()
library = Library(os.path.abspath(sys.argv[1]))
if sys.argv[2:] == ["another"]:
    print(refused(ROOT, lambda: read("part-1.root")).message)
else:
    for check in (wrong_calls, wrong_files, chains, damage, threads, signals, another_root):
        print(check.__name__)
        check()
