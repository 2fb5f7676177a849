"""The wheel in an environment with PyPI's ROOT and no variable set: the prompt, macros, PyROOT, type hints and compiled programs; again after the
environment was moved; and the state after uninstalling.

Usage: check.py WHEEL PYTHON MYPY SOURCES FOLDER CC CXX CMAKE [GENERATOR ...]; PYTHON is one with PyPI's ROOT, MYPY the Python of an environment with
mypy, GENERATOR are CMake's arguments. All output goes to FOLDER.
"""

import os
import pathlib
import shutil
import subprocess
import sys

WHEEL, PYTHON, MYPY, SOURCES, FOLDER, CC, CXX, CMAKE = map(pathlib.Path, sys.argv[1:9])
GENERATOR = sys.argv[9:]
VERSION = WHEEL.name.split("-")[1]
CODE = """
import ROOT, numpy
print('ROOT', ROOT.rootgrad.Mlp([4, 8, 1]).parameter_count())
import rootgrad
x = numpy.linspace(-1, 1, 200, dtype='float32').reshape(100, 2)
net = rootgrad.Mlp([2, 8, 1], seed=1)
rootgrad.fit(net, x, (x[:, 0] > 0).astype('float32'), epochs=2, progress='off')
print('PYTHON', net.predict(x).shape, rootgrad.__version__)
"""
MACRO = """#include <rootgrad/root.hpp>
void first() { rootgrad::Mlp net({4, 8, 1});
std::cout << "MACRO " << net.parameter_count() << std::endl; }
"""


def output(*command, **more):
    """Returns what a command printed; ends the check with its messages if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, **{"stdin": subprocess.DEVNULL, **more})
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def expect(text, *wanted):
    for words in wanted:
        if words not in text:
            sys.exit(f"'{words}' is missing in what was printed:\n{text}")


class Environment:
    """A Python environment with PyPI's ROOT and the packages that pip adds."""

    def __init__(self, folder):
        """Creates one with the packages of PYTHON's. Files are hard-linked, not copied, if the file system allows it."""
        output(PYTHON, "-m", "venv", "--without-pip", folder)
        code = "import sysconfig; print(sysconfig.get_path('purelib'))"
        theirs = pathlib.Path(output(PYTHON, "-c", code).strip())
        self.folder = folder
        self.packages = pathlib.Path(output(folder / "bin/python", "-c", code).strip())
        for path in theirs.iterdir():
            if subprocess.run(["cp", "-al", path, self.packages], capture_output=True).returncode:
                output("cp", "-a", path, self.packages)

    def move(self, folder):
        self.folder.rename(folder)
        self.packages = folder / self.packages.relative_to(self.folder)
        self.folder = folder

    def run(self, program, *arguments, **more):
        """Runs a program without our or ROOT's environment variables, in a folder without our files."""
        ours = {"LD_LIBRARY_PATH", "PYTHONPATH", "PYTHON", "CLING_MODULEMAP_FILES"}
        variables = {name: value for name, value in os.environ.items() if not name.startswith("ROOT") and name not in ours}
        return output(self.folder / program, *arguments, cwd=self.folder, env=variables, **more)

    def pip(self, *arguments):
        return self.run("bin/python", "-m", "pip", "--disable-pip-version-check", *arguments)

    def typed(self, *lines):
        """Returns the output of root.exe for lines typed at its prompt."""
        text = "".join(f"{line}\n" for line in [*lines, ".q"])
        return self.run(self.packages / "ROOT/bin/root.exe", "-l", "-b", input=text, stdin=None)

    def files(self):
        """Returns every file, except those that Python writes itself."""
        found = set()
        for place, folders, names in os.walk(self.folder):
            links = [name for name in folders if os.path.islink(os.path.join(place, name))]
            found |= {pathlib.Path(place, name).relative_to(self.folder) for name in names + links}
        return {path for path in found if "__pycache__" not in path.parts}


def at_the_prompt(env):
    """Tests ROOT's prompt, a macro with the header, and PyROOT through ROOT and through the package."""
    macro = env.folder / "first.C"
    macro.write_text(MACRO)
    # 4·8 + 8 + 8·1 + 1 parameters
    expect(env.typed("rootgrad::Mlp net({4, 8, 1})", ".x first.C"), "Mlp [4, 8, 1], 49 parameters", "MACRO 49")
    expect(env.typed(".x first.C"), "MACRO 49")
    macro.unlink()
    expect(env.run("bin/python", "-W", "ignore", "-c", CODE), "ROOT 49", f"PYTHON (100,) {VERSION}")
    version = env.run("bin/rootgrad", "config", "--root", "--version")
    if not version.startswith("6."):
        sys.exit(f"rootgrad config --root --version printed {version}")


def type_hints(env):
    options = ["--warn-unused-ignores", "--follow-imports=silent", "--cache-dir=/dev/null"]
    python = env.folder / "bin/python"
    output(MYPY, "-m", "mypy", *options, "--python-executable", python, SOURCES / "tests/type_hints.py", cwd=FOLDER)


def compiled(env):
    """Tests a program built with `rootgrad config`, and a CMake project."""
    flags = env.run("bin/rootgrad", "config", "--cflags", "--libs").split()
    source, program, build = SOURCES / "tests/cpp/consumer", FOLDER / "program", FOLDER / "cmake"
    output(CXX, "-std=c++17", source / "main.cpp", "-o", program, *flags)
    print(output(program), end="")
    settings = [f"-DCMAKE_PREFIX_PATH={env.packages / 'rootgrad'}", f"-DWANTED_VERSION={VERSION}", "-DCMAKE_BUILD_TYPE=Release"]
    compilers = {"CC": str(CC), "CXX": str(CXX)}
    output(CMAKE, *GENERATOR, "-S", source, "-B", build, *settings, env=os.environ | compilers)
    output(CMAKE, "--build", build)
    for name in ["consumer_cpp", "consumer_c"]:
        print(output(build / name), end="")


def uninstalled(env, before):
    env.pip("uninstall", "--yes", "rootgrad")
    after = env.files()
    if after != before:
        sys.exit(f"uninstalling left {sorted(after - before)} and took {sorted(before - after)}")
    if (env.packages / "rootgrad/lib").exists():
        sys.exit(f"uninstalling left folders in {env.packages / 'rootgrad'}")


def main():
    def step(what):
        print(what, flush=True)

    for name in ["env", "moved env", "cmake"]:
        shutil.rmtree(FOLDER / name, ignore_errors=True)
    env = Environment(FOLDER / "env")
    before = env.files()
    env.pip("install", "--no-index", "--no-deps", WHEEL)
    step("prompt, macro, PyROOT: nothing set, nothing typed before")
    at_the_prompt(env)
    step("type hints")
    type_hints(env)
    step("programs in C and C++")
    compiled(env)
    step("the same after the environment was moved")
    env.move(FOLDER / "moved env")
    at_the_prompt(env)
    step("pip uninstall")
    uninstalled(env, before)


main()
