"""Sessions of root.exe that the tests of ROOT's prompt type into.

Environment, set by `cargo xtask test prompt`: ROOT_EXE; ROOT_LIB, the folder of ROOT's libraries; ROOT_PYTHON, a Python with ROOT, or nothing;
ROOTGRAD_PREFIX, an installation of rootgrad; CC, a C compiler. The current folder contains the macros.
"""

import concurrent.futures
import os
import pathlib
import subprocess

ROOT_EXE = os.environ["ROOT_EXE"]
PYTHON = os.environ.get("ROOT_PYTHON")
PREFIX = pathlib.Path(os.environ["ROOTGRAD_PREFIX"])
HERE = pathlib.Path.cwd()


def typed(*lines, stderr=None, **environment):
    """Types lines at the prompt of root.exe; returns what it printed, and its exit status."""
    text = "".join(f"{line}\n" for line in [*lines, ".q"])
    command = [ROOT_EXE, "-l", "-b"]
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, stderr=stderr, text=True, env=variables(environment))
    return done.stdout, done.returncode


def variables(more):
    return os.environ | {name: str(value) for name, value in more.items()}


def run(*command, **environment):
    """Runs a command without input; returns standard output, standard error and the exit status."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=variables(environment))
    return done.stdout, done.stderr, done.returncode


def batch(call, include):
    """Runs a macro in root.exe with the headers in `include`."""
    return run(ROOT_EXE, "-l", "-b", "-q", call, ROOT_INCLUDE_PATH=include)


def compiled(source, library, *flags):
    """Compiles C code to a shared library."""
    file = pathlib.Path(library).with_suffix(".c")
    file.write_text(source)
    subprocess.run([os.environ["CC"], "-shared", "-fPIC", *flags, str(file), "-o", str(library)], check=True)


def side_by_side(work, items):
    """Calls `work` on all items, with as many at a time as there are cores."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, items))
