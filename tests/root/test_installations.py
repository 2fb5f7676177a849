"""Installations of rootgrad that were moved, registered with ROOT, or are faulty, in sessions of ROOT.

The compiled functions on frames are used if they match ROOT and the headers. Otherwise the headers alone are used, and a note gives the reason and
the remedy. Environment: ROOT_ENTRIES, a folder with the `include` and `lib` of `cargo xtask install --into-root`.
"""

import os
import pathlib
import re
import shutil
import subprocess
import unittest

from sessions import HERE, PREFIX, PYTHON, batch, compiled, run, side_by_side, typed

ALIVE = 'std::cout << "ALIVE " << 6 * 7 << std::endl;'
LIBRARY = "lib/librootgrad_frames.so"
FACE = "include/rootgrad/detail/face.hpp"
# Macros that call every function on frames once, or one function, and print if the library is in use.
EVERY_FUNCTION = "frames_once.C"
ONE_FUNCTION = "frames_roc.C"


def stamp(prefix, name, value):
    """Changes the value of a macro in face.hpp."""
    text = (prefix / FACE).read_text()
    (prefix / FACE).write_text(re.sub(f"(?m)^#define {name} .*$", f"#define {name} {value}", text))


def unloadable(prefix):
    (prefix / LIBRARY).unlink()
    compiled("extern int nowhere; int *here(void) { return &nowhere; }\n", prefix / LIBRARY)


# Faulty installations: what is wrong, how it came about, the reason in the note, the macro.
FAULTY = [
    ("a library for another ROOT", lambda it: stamp(it, "ROOTGRAD_FACE_ROOT", 396800), "was compiled for ROOT", ONE_FUNCTION),
    (
        "a library of another rootgrad",
        lambda it: stamp(it, "ROOTGRAD_FACE_VERSION", 99),
        "is of another version of rootgrad than the headers",
        ONE_FUNCTION,
    ),
    ("no library", lambda it: (it / LIBRARY).unlink(), "librootgrad_frames.so no longer exists", EVERY_FUNCTION),
    ("a library that does not load", unloadable, "librootgrad_frames.so is not loaded", ONE_FUNCTION),
    (
        "no ROOT when rootgrad was installed",
        lambda it: stamp(it, "ROOTGRAD_FACE_ROOT", 0),
        "were not compiled when rootgrad was installed",
        ONE_FUNCTION,
    ),
]


def copied(name):
    """Copies the installation, so that its headers look for the library in the copy."""
    copy = PREFIX.with_name("install-" + name.replace(" ", "-"))
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    subprocess.run(["cp", "-a", PREFIX / "include", PREFIX / "lib", copy], check=True)
    text = (copy / FACE).read_text()
    (copy / FACE).write_text(text.replace(str(PREFIX / "lib"), str(copy / "lib")))
    return copy


class Registered(unittest.TestCase):
    def test_entries_in_roots_folders_suffice(self):
        entries = pathlib.Path(os.environ["ROOT_ENTRIES"])
        # (Cling looks for symbols in ROOT's own folder and in LD_LIBRARY_PATH, but not in ROOT_LIBRARY_PATH.)
        lib = os.pathsep.join(filter(None, [str(entries / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
        # With the second line ROOT loads the library because it looks for its symbols.
        firsts = ["rootgrad::version()", "#include <rootgrad/rootgrad.hpp>", "#include <rootgrad/root.hpp>"]

        def session(first):
            lines = [first, "rootgrad::Mlp net({4, 8, 1});", "net.parameter_count()"]
            return typed(*lines, ROOT_INCLUDE_PATH=entries / "include", LD_LIBRARY_PATH=lib)

        for first, (printed, status) in zip(firsts, side_by_side(session, firsts)):
            with self.subTest(first):
                self.assertIn(") 49", printed)
                self.assertEqual(status, 0)

    def test_a_loaded_library_of_another_version_is_reported(self):
        library, errors = HERE / "librootgrad_other.so", HERE / "other.txt"
        source = 'const char *rootgrad_version(void) { return "0.0.9"; }\n'
        compiled(source, library, "-Wl,-soname,librootgrad.so.0")
        lines = [f'gSystem->Load("{library}");', "rootgrad::version()", ALIVE]
        with errors.open("w") as stderr:
            printed, _ = typed(*lines, stderr=stderr, ROOT_LIBRARY_PATH=PREFIX / "lib")
        self.assertIn("librootgrad.so of another version is loaded already: 0.0.9", errors.read_text())
        self.assertIn("ALIVE 42", printed)


class Moved(unittest.TestCase):
    """An installation that was moved as a whole; ROOT is given its new place."""

    def setUp(self):
        self.moved = PREFIX.with_name("install-moved")
        shutil.rmtree(self.moved, ignore_errors=True)
        PREFIX.rename(self.moved)
        self.addCleanup(lambda: self.moved.rename(PREFIX))

    def test_the_prompt_finds_it(self):
        place = {"ROOT_LIBRARY_PATH": self.moved / "lib", "ROOT_INCLUDE_PATH": self.moved / "include", "ROOTGRAD_PREFIX": self.moved}
        for first in ["", "#include <rootgrad/root.hpp>"]:
            with self.subTest(first):
                printed, status = typed(first, "rootgrad::Mlp net({4, 8, 1});", "net.parameter_count()", **place)
                self.assertIn(") 49", printed)
                self.assertEqual(status, 0)

    @unittest.skipUnless(PYTHON, "this ROOT has no PyROOT")
    def test_python_finds_it(self):
        code = "import rootgrad; print('PARAMETERS', rootgrad.Mlp([4, 8, 1]).parameters.size)"
        path = os.pathsep.join(filter(None, [str(self.moved / "python"), os.environ.get("PYTHONPATH")]))
        printed, errors, _ = run(PYTHON, "-c", code, PYTHONPATH=path, ROOTGRAD_PREFIX=self.moved)
        self.assertIn("PARAMETERS 49", printed, errors)


class Frames(unittest.TestCase):
    def test_the_headers_alone_do_the_same_and_the_note_gives_reason_and_remedy(self):
        reason = "what `cargo xtask install` printed gives the reason"
        self.assertTrue((PREFIX / LIBRARY).is_file(), f"{LIBRARY} was not built: {reason}")
        has_modules = (pathlib.Path(os.environ["ROOT_LIB"]) / "std.pcm").is_file()
        has_ours = (PREFIX / "lib/rootgrad-module").is_dir()
        self.assertTrue(has_ours or not has_modules, f"the module of the headers was not built: {reason}")
        wanted = {}
        for call in [ONE_FUNCTION, EVERY_FUNCTION]:
            printed, errors, status = batch(call, PREFIX / "include")
            self.assertEqual(status, 0, errors)
            self.assertIn("COMPILED 1", printed, errors)
            wanted[call] = printed.replace("COMPILED 1", "COMPILED 0")

        def session(case):
            what, spoil, _, call = case
            prefix = copied(what)
            spoil(prefix)
            result = batch(call, prefix / "include")
            shutil.rmtree(prefix)
            return result

        remedy = f"cargo xtask install --prefix {PREFIX}"
        for (what, _, reason, call), (printed, errors, status) in zip(FAULTY, side_by_side(session, FAULTY)):
            with self.subTest(what):
                self.assertEqual(status, 0, errors)
                self.assertEqual(printed, wanted[call], errors)
                self.assertEqual(errors.count(reason), 1, errors)
                self.assertIn(remedy, errors)

    def test_a_library_that_reports_another_version_is_an_error_and_the_prompt_continues(self):
        prefix, errors = copied("other library"), HERE / "other_library.txt"
        lines = ["#define ROOTGRAD_FRAMES_LOADED 99", f'#include "{prefix}/include/rootgrad/root.hpp"', ALIVE]
        with errors.open("w") as stderr:
            printed, _ = typed(*lines, stderr=stderr)
        shutil.rmtree(prefix)
        self.assertIn("is of another version of rootgrad than these headers", errors.read_text())
        self.assertIn("ALIVE 42", printed)


if __name__ == "__main__":
    unittest.main(verbosity=2)
