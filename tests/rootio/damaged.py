"""Files that crash ROOT are errors of the program: it reads in a separate process, and nothing of that process remains.

Usage: damaged.py librootgrad_root.so PREFIX, of an installation; in the folder of the files that make.C has written.
"""

import http.server
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import uproot
from library import Library, Reader

DATA = pathlib.Path(__file__).parent.parent / "data"
FILES = sorted((DATA / "damaged").glob("*.root"))


def processes(session):
    """Returns the processes of a session, including zombies."""
    found = []
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            name, fields = stat.read_text().rsplit(")", 1)
        except OSError:  # the process has already ended
            continue
        if int(fields.split()[3]) == session:
            found.append(name)
    return found


def program(*arguments):
    """Returns the program's status, output and errors; none of its processes may remain."""
    heed = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background job ignores it
    run = subprocess.Popen(
        [prefix / "bin/rootgrad", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heed
    )
    out, error = run.communicate(timeout=300)
    assert not processes(run.pid), processes(run.pid)
    return run.returncode, out, error


def crashes():
    assert len(FILES) == 4
    for file in FILES:
        for arguments in (
            ["inspect", file],
            ["train", file, "--features", "x", "--target", "score", "-o", "damaged.safetensors"],
            ["predict", "whole.safetensors", file, "-o", "damaged.csv"],
        ):
            code, out, error = program(*arguments)
            assert code == 1 and not out and error.startswith("error: ") and error.count("\n") == 1, (file, arguments, code, out, error)
            assert file.name in error and ("ROOT crash" in error or "by ROOT" in error or "ROOT cannot" in error), error
        print(f"  {error.strip()[:150]}")


def whole():
    """Files that are not damaged are still read: the first of two files in one process, in which the second crashes."""
    columns = ["--features", "f,d,a", "--target", "o", "--epochs", "1", "--quiet"]
    code, out, error = program("train", "tree-zstd.root", *columns, "-o", "whole.safetensors")
    assert code == 0 and not error, error
    code, out, error = program("train", "tree-zstd.root", FILES[1], *columns, "-o", "none.safetensors")
    assert code == 1 and error.count("\n") == 1 and FILES[1].name in error, error


def baskets_in_the_tree():
    path = DATA / "uproot-issue413.root"
    with Reader(library, str(path), "mytree") as reader:
        names = [column[0] for column in reader.describe()[1] if column[2] in ("number", "array")]
        rows, got = reader.read(names, 7)
    with Reader(library, str(path), "mytree") as reader:
        whole = reader.read(names)
    assert whole[0] == rows > 0 and all(np.array_equal(whole[1][name][0], got[name][0]) for name in names)
    tree = uproot.open(path)["mytree"]
    assert "F64" in names and "I32" in names, names
    for name in names:
        np.testing.assert_array_equal(got[name][0], np.asarray(tree[name].array()).ravel().astype("f4"), name)
    columns = ["--features", "F64", "--target", "I32", "--loss", "mse", "--epochs", "2", "--quiet"]
    code, out, error = program("train", f"{path}:mytree", *columns, "-o", "baskets.safetensors")
    assert code == 0, error


class Silent(http.server.BaseHTTPRequestHandler):
    """A server that never answers."""

    asked = threading.Event()

    def do_GET(self):
        self.asked.set()
        time.sleep(60)


def signals():
    """Ctrl-C at a terminal reaches both processes; a signal that ends only the program also ends the other process."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Silent)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    os.environ["no_proxy"] = os.environ["NO_PROXY"] = "127.0.0.1"
    os.environ["ROOTGRAD_CACHE"] = os.path.abspath("cache-of-damaged")
    heed = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    for send in (os.killpg, os.kill):
        Silent.asked.clear()
        command = [prefix / "bin/rootgrad", "inspect", f"http://127.0.0.1:{server.server_port}/x.root"]
        run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heed)
        assert Silent.asked.wait(60)
        send(run.pid, signal.SIGINT)
        run.wait(30)
        end = time.monotonic() + 30
        while processes(run.pid) and time.monotonic() < end:
            time.sleep(0.05)
        assert not [name for name in processes(run.pid) if "rootgrad" in name], processes(run.pid)
        assert run.returncode == -signal.SIGINT, (run.returncode, run.stderr.read())


library, prefix = Library(os.path.abspath(sys.argv[1])), pathlib.Path(sys.argv[2]).resolve()
for check in (whole, crashes, signals, baskets_in_the_tree):
    print(check.__name__)
    check()
