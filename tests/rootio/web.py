"""Files over the network, from a local server: complete, resumed after a break, refused; with the library and with the program.

Usage: web.py librootgrad_root.so [PREFIX root.exe], of an installation; in the folder of the files that make.C has written.
"""

import ctypes as c
import http.server
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

import numpy as np
from library import FILE, Error, Library, Reader, Text, texts

ARGUMENT = 1
FILE_NAME = "ntuple-zstd.root" if pathlib.Path("ntuple-zstd.root").exists() else "tree-zstd.root"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Python's own server, which has no ranges. Below /ranges/ it has ranges, and breaks off in the middle of a request that starts at 0."""

    asked = []

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.asked.append((self.path, self.headers.get("Range"), self.headers.get("If-Range")))
        if not self.path.startswith("/ranges/"):
            return super().do_GET()
        data = pathlib.Path(self.path.removeprefix("/ranges/")).read_bytes()
        etag = '"%x"' % hash(data)
        wanted = self.headers.get("Range")
        if wanted and self.headers.get("If-Range") == etag:
            first = int(wanted.removeprefix("bytes=").removesuffix("-"))
            self.send_response(206)
            self.send_header("Content-Range", f"bytes {first}-{len(data) - 1}/{len(data)}")
        else:
            first = 0
            self.send_response(200)
        self.send_header("ETag", etag)
        self.send_header("Content-Length", str(len(data) - first))
        self.end_headers()
        self.wfile.write(data[first:] if first else data[: len(data) // 2])
        self.close_connection = True


def fails(status, call, *words):
    try:
        call()
    except Error as error:
        assert error.status == status and all(word in error.message for word in words), (error.status, error.message)
        return error
    raise AssertionError(f"no error; wanted {status} with {words}")


def fetch(url, cache=""):
    out, ((url, cache), stored) = Text(), texts([url, cache])
    library.lib.rootgrad_root_fetch.argtypes = [Text, Text, c.c_uint32, c.c_void_p]
    library.check(library.lib.rootgrad_root_fetch(url, cache, 0, c.byref(out)))
    return pathlib.Path(str(out))


def fetches():
    data = pathlib.Path(FILE_NAME).read_bytes()
    path = fetch(f"{base}/ranges/{FILE_NAME}")
    assert path.read_bytes() == data and path.parent == cache, path
    (_, no_range, _), (_, wanted, by) = Handler.asked
    assert no_range is None and wanted == f"bytes={len(data) // 2}-" and by, Handler.asked
    with tempfile.TemporaryDirectory() as other:
        path = fetch(f"{base}/{FILE_NAME}", other)
        assert path.read_bytes() == data and path.parent == pathlib.Path(other), path
        was = path.stat()
        assert fetch(f"{base}/{FILE_NAME}", other) == path and path.stat() == was  # decided by its Last-Modified
    error = fails(FILE, lambda: fetch(f"{base}/nowhere.root"), f"{base}/nowhere.root cannot be fetched: the server answered 404")
    assert error.file is None
    secret = f"{base}/nowhere.root?token=secret".replace("//", "//me:secret@")
    error = fails(FILE, lambda: fetch(secret), f"{base}/nowhere.root?… cannot be fetched: the server answered 404")
    assert "secret" not in error.message, error
    fails(ARGUMENT, lambda: fetch("root://host/x.root"), "wanted one that begins with https://")


def chain():
    """A chain of URLs and a local file."""
    urls = [f"{base}/part-1.root", f"{base}/part-2.root", "part-3.root"]
    with Reader(library, urls, "events") as reader:
        rows, got = reader.read(["x", "y"])
    assert rows == 2500
    np.testing.assert_array_equal(got["x"][0], np.arange(2500, dtype="f4"))
    assert fails(FILE, lambda: Reader(library, [*urls, f"{base}/nowhere.root"]), "404").file == 3
    with Reader(library, [urls[0], f"{base}/part-double.root"]) as reader:
        fails(FILE, lambda: reader.select(["x"]), f"'{urls[0]}' as Float_t")  # the message has the name that the caller gave


def program(*arguments):
    run = subprocess.run([prefix / "bin/rootgrad", *arguments], capture_output=True, text=True)
    return run.returncode, run.stdout, run.stderr


def macro():
    """Tests <rootgrad/fetch.hpp> in root.exe."""
    macro = f'{pathlib.Path(__file__).with_name("fetch.C")}("{base}")'
    libraries = f"{prefix / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    environment = {**os.environ, "ROOT_INCLUDE_PATH": str(prefix / "include"), "LD_LIBRARY_PATH": libraries}
    run = subprocess.run([sys.argv[3], "-l", "-b", "-q", macro], capture_output=True, text=True, env=environment)
    lines = run.stdout.splitlines()[-4:]
    assert run.returncode == 0 and len(lines) == 4, run
    assert lines[0].startswith(str(cache)) and lines[0].endswith("-part-1.root"), run
    assert lines[1] == "1000 499500", run  # 0 + 1 + ... + 999
    io, argument = 7, 1
    assert lines[2] == f"{io} {base}/nowhere.root cannot be fetched: the server answered 404 Not Found", run
    assert lines[3].startswith(f"{argument} the URL is 'root://host/x.root'"), run


def programs():
    dataset = "folder/events" if FILE_NAME.startswith("ntuple") else "folder/inner/events"
    url = f"{base}/ranges/{FILE_NAME}:{dataset}"
    columns = ["--features", "f,d,a", "--target", "o", "--epochs", "1"]
    code, out, error = program("train", url, f"{base}/{FILE_NAME}", *columns, "-o", "web.safetensors")
    assert code == 0, error
    for data, scores in [(url, "web.csv"), (FILE_NAME, "local.csv")]:
        code, out, error = program("predict", "web.safetensors", data, "-o", scores)
        assert code == 0, error
    assert pathlib.Path("web.csv").read_bytes() == pathlib.Path("local.csv").read_bytes()
    assert program("inspect", url) == program("inspect", FILE_NAME)
    secret = base.replace("//", "//me:secret@")
    for data, words in [
        (f"{base}/no.root:t", "no.root' cannot be fetched: the server answered 404"),
        (f"{secret}/no.root?token=secret", f"'{base}/no.root?…' cannot be fetched: the server answered 404"),
        (f"{base}/x.csv", "the URL of a CSV file"),
        (f"{secret}/x.CSV?token=secret", f"'{base}/x.CSV?…' is the URL of a CSV file"),
        (f"{secret}/m.onnx?token=secret", f"'{base}/m.onnx?…' is the URL of a model"),
        (f"{base}/m.onnx", "curl -O"),
    ]:
        code, out, error = program("inspect", data)
        assert code == 1 and words in error and "secret" not in error, (code, error)
    for data, words in [
        ("http://host:99999/x.root", "the URL is 'http://host:99999/x.root': its port is not a number"),
        ("http:///x.root", "the URL is 'http:///x.root': "),
        (f"{secret}/a b.root", f"the URL is '{base}/a b.root': "),
        (f"{base}/é.root:t", f"the URL is '{base}/é.root': "),
    ]:
        code, out, error = program("inspect", data)
        assert code == 1 and error.startswith(f"error: {words}") and "%20 for a blank" in error and "secret" not in error, (code, error)
    open_to_all = cache / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    os.environ["ROOTGRAD_CACHE"] = str(open_to_all)
    code, out, error = program("inspect", url)
    assert code == 1 and "every user of this machine can write to the cache folder" in error and not [*open_to_all.iterdir()], (code, error)
    os.environ["ROOTGRAD_CACHE"] = str(cache)
    code, out, error = program("predict", f"{base}/web.safetensors", url, "-o", "none.csv")
    assert code == 1 and "is the URL of a model" in error and "curl -O" in error, (code, error)


library = Library(os.path.abspath(sys.argv[1]))
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
base = f"http://127.0.0.1:{server.server_port}"
os.environ["no_proxy"] = os.environ["NO_PROXY"] = "127.0.0.1"
for name in pathlib.Path().glob("*.root"):
    os.utime(name, (1.7e9, 1.7e9))  # a file changed in this second cannot be distinguished from a later change
with tempfile.TemporaryDirectory() as folder:
    cache = pathlib.Path(folder).resolve()
    os.environ["ROOTGRAD_CACHE"] = str(cache)
    prefix = pathlib.Path(sys.argv[2]).resolve() if sys.argv[2:] else None
    for check in (programs, macro) if prefix else (fetches, chain):
        print(check.__name__)
        check()
