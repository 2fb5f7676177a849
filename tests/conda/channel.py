"""A conda channel with stand-ins for the conda-forge packages of the recipe: stand-ins/recipe.yaml, filled in from this machine."""

import ctypes
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

import rattler_build as conda

HERE = pathlib.Path(__file__).parent
PLATFORMS = {"x86_64": "linux-64", "aarch64": "linux-aarch64"}

# Code for the Python that has PyPI's ROOT.
ASK = """
import importlib.metadata, json, platform, sys, sysconfig
print(json.dumps({
    "python": sys._base_executable,
    "python_version": platform.python_version(),
    "python_minor": sysconfig.get_python_version(),
    "python_tag": f"cp{sys.version_info.major}{sys.version_info.minor}",
    "packages": sysconfig.get_path("purelib"),
    "numpy_version": importlib.metadata.version("numpy"),
}))
"""


def printed(*words):
    """Returns the output of a command."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def library(name):
    """Returns the path of a shared library of this machine."""
    ctypes.CDLL(name)
    with open("/proc/self/maps") as maps:
        return next(os.path.realpath(line.split()[-1]) for line in maps if name in line)


def version(text):
    """Returns a version as conda writes it: 6.40.2 for ROOT's 6.40.02."""
    return ".".join(str(int(part)) for part in text.split("."))


def machine(source, folder, python, cc, cxx):
    """Returns the values that stand-ins/recipe.yaml leaves open."""
    words = json.loads(printed(python, "-c", ASK))
    words["root_version"] = version(printed(f"{words['packages']}/ROOT/bin/root-config", "--version"))
    # Not the programs on PATH: rustup's find their toolchain by $HOME, which differs in conda's builds.
    words["rust"] = subprocess.run(
        ["rustc", "--print", "sysroot"], check=True, capture_output=True, text=True, cwd=source
    ).stdout.strip()
    words["rust_version"] = printed(f"{words['rust']}/bin/rustc", "--version").split()[1]
    words["cargo_home"] = os.environ.get("CARGO_HOME") or os.path.expanduser("~/.cargo")
    words["cargo_target"] = str(folder / "cargo")
    words["lzma"] = library("liblzma.so.5")
    return words | {"cc": cc, "cxx": cxx}


def config(**words):
    """Returns the settings for rendering a recipe here."""
    platform = PLATFORMS.get(os.uname().machine)
    if platform is None:
        sys.exit(f"error: conda-forge's names for {os.uname().machine} are not known here: see PLATFORMS in {__file__}")
    return conda.RenderConfig(platform=conda.PlatformConfig(target_platform=platform), extra_context=words)


def make(folder, words):
    """Creates the channel in `folder`, again only if its content would differ; returns its address."""
    channel = folder / "channel"
    recipe = HERE / "stand-ins/recipe.yaml"
    key = hashlib.sha256(recipe.read_bytes() + json.dumps(words, sort_keys=True).encode()).hexdigest()
    stamp = channel / "complete"
    if not stamp.is_file() or stamp.read_text() != key:
        print("making stand-ins for conda-forge's packages, PyPI's ROOT among them", flush=True)
        for old in (channel, folder / "cache"):
            shutil.rmtree(old, ignore_errors=True)
        channel.mkdir()
        for package in conda.Stage0Recipe.from_file(recipe).render(conda.VariantConfig(), config(**words)):
            # Compress quickly: the packages are large and only used here.
            package.run_build(output_dir=channel, channels=[channel.as_uri()], package_format="conda:1")
        shutil.rmtree(channel / "bld")
        stamp.write_text(key)
    return channel.as_uri()
