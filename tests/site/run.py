"""Runs every snippet of the site's pages and of the README against an installed rootgrad.

    run.py --prefix PREFIX --root ROOT.EXE --python PYTHON --folder FOLDER [PAGE…]

The first line of a fenced block names its runner:

    ```cpp root       root.exe, typed at its prompt one block after the other
    ```cpp program    g++ with rootgrad-config's flags, `rdf` behind it: with ROOT's; then the program
    ```python         one script of all blocks of the page, with ROOT
    ```sh             bash -e, with the prefix as ~/rootgrad
    ```LANGUAGE not-run REASON    is not run; the run's output contains the reason
    ```text output    output of the block before: the same lines, `…` for any text
    ```rust           run by `cargo test --doc`

`<!-- run: cpp root` … `-->` is a hidden block, for the preparation and the checks of a page. Each page has its own folder with the
files that `data.C` writes. Its root, python, sh and program blocks are run in the order of the first block of each kind.
A block without one of these words is an error, so that none is left out by mistake.
"""

import argparse
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
MARK = "@@ block "
SHOWN_ONLY = {"text", "rust", "json", "toml", "csv"}
SECONDS = 600  # timeout of a page


@dataclass
class Block:
    page: pathlib.Path
    line: int  # number of its first line of code, counted from 1
    kind: str
    words: list
    code: str = ""
    output: str = None  # expected output, if the page contains it
    hidden: bool = False


@dataclass
class Page:
    path: pathlib.Path
    blocks: list = field(default_factory=list)
    left: list = field(default_factory=list)  # (line, language, reason)


class Wrong(Exception):
    """A page that does not follow the rules of this script, or a snippet that fails."""


def kind_of(page, line, words):
    """Returns the runner of a block with these words after its fence; None for a block that is only shown."""
    if not words or words[0] in SHOWN_ONLY or words[0].startswith("{"):
        return None
    if words[0] in ("python", "sh"):
        return words[0]
    if words[0] == "cpp" and len(words) > 1 and words[1] in ("root", "program"):
        return words[1]
    raise Wrong(f"{page}:{line}: ```{' '.join(words)}: wanted cpp root, cpp program, python, sh, or … not-run REASON")


def read(path):
    """Returns the blocks of a page."""
    page, block, indent, end = Page(path), None, "", ""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if block is not None:
            if line.strip() == end:
                take(page, block)
                block = None
            else:
                block.code += line.removeprefix(indent) + "\n"
            continue
        fence = re.match(r"^(\s*)```(?!`)\s*(.*)$", line)
        hidden = re.match(r"^<!-- run: (.*)$", line)
        if fence or hidden:
            indent, words = ("", hidden[1].split()) if hidden else (fence[1], fence[2].split())
            end = "-->" if hidden else "```"
            block = Block(path, number + 1, "", words, hidden=bool(hidden))
    if block is not None:
        raise Wrong(f"{path}:{block.line}: the block does not end")
    return page


def take(page, block):
    """Adds a block to its page."""
    words = block.words
    if words[:2] == ["text", "output"]:
        if not page.blocks:
            raise Wrong(f"{page.path}:{block.line}: output of no block")
        page.blocks[-1].output = block.code
    elif len(words) > 1 and words[1] == "not-run":
        if len(words) < 4:
            raise Wrong(f"{page.path}:{block.line}: not-run wants a reason behind it")
        page.left.append((block.line, words[0], " ".join(words[2:])))
    elif kind := kind_of(page.path, block.line, words):
        block.kind = kind
        page.blocks.append(block)


def same(wanted, printed):
    """Returns true if a text matches the wanted one, in which … matches any text."""
    lines = [re.sub(r"\\?…", ".*", re.escape(line.rstrip())) for line in wanted.strip().splitlines()]
    found = [line.rstrip() for line in printed.strip().splitlines()]
    return len(lines) == len(found) and all(re.fullmatch(line, text) for line, text in zip(lines, found))


def parts(text, count):
    """Returns the output of each of `count` blocks."""
    out = [""] * (count + 1)
    at = 0
    for line in text.splitlines(keepends=True):
        if line.startswith(MARK):
            at = int(line[len(MARK) :])
        else:
            out[at] += line
    return out[1:]


class Warm:
    """A program that has read the headers and compiled a fit; each page gets a copy: `warm.C` and `warm.py` fork for it."""

    def __init__(self, command, folder, environment):
        self.log = folder / f"{pathlib.Path(command[0]).name}.log"
        self.process = subprocess.Popen(
            [str(word) for word in command], cwd=folder, env=environment, stdin=subprocess.PIPE, text=True,
            stdout=open(self.log, "w"), stderr=subprocess.STDOUT,
        )  # fmt: skip

    def ask(self, folder):
        """Returns the status and the output of a copy that has run the input in `folder`."""
        (folder / "status").unlink(missing_ok=True)
        print(f"{folder} {min(os.sched_getaffinity(0))} {SECONDS}", file=self.process.stdin, flush=True)
        while not (folder / "status").exists():  # the file will come: the copy ends itself after SECONDS
            if self.process.poll() is not None:
                raise Wrong(f"{self.process.args[0]} has ended: {self.log.read_text()[-4000:]}")
            time.sleep(0.05)
        return int((folder / "status").read_text()), (folder / "warm.log").read_text(errors="replace")

    def end(self):
        self.process.stdin.close()
        self.process.wait()


class Runner:
    def __init__(self, options):
        self.options = options
        self.prefix = options.prefix.resolve()
        self.folder = options.folder.resolve()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.home = self.folder / "home"
        self.home.mkdir()
        (self.home / "rootgrad").symlink_to(self.prefix)
        self.environment = dict(os.environ, HOME=str(self.home), ROOTGRAD_PREFIX=str(self.prefix))
        self.environment["ROOT_INCLUDE_PATH"] = str(self.prefix / "include")
        self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(self.prefix / "python"), os.environ.get("PYTHONPATH")]))
        self.environment["PYTHONWARNINGS"] = "ignore"  # PyPI's ROOT prints at each import that it is an alpha
        self.environment["PYTHON"] = str(options.python)
        self.environment["PATH"] = os.pathsep.join([str(options.python.parent), os.environ["PATH"]])
        self.data = self.folder / "data"
        self.data.mkdir()
        status, text = self.run([options.root, "-l", "-b", "-q", HERE / "data.C"], self.data)
        if status:
            raise Wrong(f"tests/site/data.C failed:\n{text}")
        self.warm = {
            "root": Warm([options.root, "-l", "-b", HERE / "warm.C"], self.data, self.environment),
            "python": Warm([options.python, HERE / "warm.py"], self.data, self.environment),
        }

    def run(self, command, folder):
        """Returns a program's status, and its standard output and errors."""
        try:
            done = subprocess.run(
                [str(word) for word in command], cwd=folder, env=self.environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=SECONDS,
            )  # fmt: skip
        except subprocess.TimeoutExpired as late:
            return 124, (late.stdout or b"").decode(errors="replace") + f"\nstopped after {SECONDS} s"
        return done.returncode, done.stdout

    def root(self, folder, blocks):
        # At the prompt an error does not end the program: it is detected in the output.
        typed = ""
        for number, block in enumerate(blocks, 1):
            typed += f'std::cout << "{MARK}{number}" << std::endl;\n{block.code.rstrip()}\n'
        (folder / "typed.txt").write_text(typed + ".q\n")
        status, text = self.warm["root"].ask(folder)
        if status == 0 and (bad := re.search(r"^.*(\berror:|^Error in <|^SysError in <).*$", text, re.MULTILINE)):
            return "an error", text[: bad.end() + 2000]
        return status, text

    def python(self, folder, blocks):
        # Each line has the same number as in the page, so that a traceback names the page's line.
        script = f"import sys\nsys.path[0] = {str(folder)!r}\n"
        for number, block in enumerate(blocks, 1):
            script += f"print({MARK + str(number)!r}, flush=True)\n"
            code = "\n" * (block.line - 1) + block.code
            script += f"exec(compile({code!r}, {str(block.page)!r}, 'exec'), globals())\n"
        (folder / "blocks.py").write_text(script)
        return self.warm["python"].ask(folder)

    def sh(self, folder, blocks):
        script = "set -euo pipefail\n"
        for number, block in enumerate(blocks, 1):
            script += f"echo '{MARK}{number}'\n{block.code}"
        (folder / "blocks.sh").write_text(script)
        return self.run(["bash", "blocks.sh"], folder)

    def program(self, folder, blocks):
        text = ""
        for number, block in enumerate(blocks, 1):
            (folder / "analysis.cpp").write_text(block.code)
            root = ["--root"] if "rdf" in block.words else []
            status, flags = self.run([self.prefix / "bin/rootgrad-config", *root, "--cflags", "--libs"], folder)
            if not status:
                status, shown = self.run([os.environ.get("CXX", "g++"), "analysis.cpp", *flags.split(), "-o", "analysis"], folder)
                text += f"{MARK}{number}\n{shown}"
            if not status:
                status, shown = self.run(["./analysis"], folder)
                text += shown
            if status:
                return status, text
        return 0, text

    def page(self, page):
        """Runs a page; returns the problems as a list of texts."""
        shown = page.path.relative_to(REPOSITORY) if page.path.is_relative_to(REPOSITORY) else page.path
        folder = self.folder / "-".join(shown.with_suffix("").parts)
        folder.mkdir()
        for file in self.data.iterdir():
            (folder / file.name).symlink_to(file)
        wrong = []
        for kind in dict.fromkeys(block.kind for block in page.blocks):
            blocks, start = [block for block in page.blocks if block.kind == kind], time.monotonic()
            status, text = getattr(self, kind)(folder, blocks)
            (folder / f"{kind}.log").write_text(text)
            printed = parts(text, len(blocks))
            print(f"{shown}: {len(blocks)} of {kind}, {time.monotonic() - start:.1f} s", flush=True)
            for block, out in zip(blocks, printed):
                if block.output is not None and not same(block.output, out):
                    wrong.append(f"{shown}:{block.line}: printed\n{out}wanted\n{block.output}")
            if status:
                reached = max((n for n, _ in enumerate(printed, 1) if f"{MARK}{n}\n" in text), default=1)
                wrong.append(f"{shown}:{blocks[reached - 1].line}: {kind} ended with {status}; it printed\n{text[-4000:]}")
        return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("prefix", "root", "python", "folder"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("pages", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    paths = [path.resolve() for path in options.pages] or [*sorted((REPOSITORY / "docs").rglob("*.md")), REPOSITORY / "README.md"]
    pages = [read(path) for path in paths]
    for page in pages:
        for line, language, reason in page.left:
            print(f"not run: {page.path.name}:{line} ({language}): {reason}")
    runner, pages = Runner(options), [page for page in pages if page.blocks]
    # One core per page: teams of threads that share cores wait for each other.
    cores = queue.SimpleQueue()
    for core in os.sched_getaffinity(0):
        cores.put(core)
    with ThreadPoolExecutor(cores.qsize(), initializer=lambda: os.sched_setaffinity(0, {cores.get()})) as pool:
        wrong = [text for texts in pool.map(runner.page, pages) for text in texts]
    for program in runner.warm.values():
        program.end()
    for text in wrong:
        print(f"FAILED {text}")
    count = sum(len(page.blocks) for page in pages)
    print(f"{count} snippets of {len(pages)} pages, {len(wrong)} wrong")
    if not count:
        raise Wrong("no snippets at all")
    return bool(wrong)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Wrong as wrong:
        sys.exit(f"error: {wrong}")
