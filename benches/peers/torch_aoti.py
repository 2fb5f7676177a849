"""PyTorch's AOTInductor: the networks of `cargo xtask bench onnx`, compiled ahead of time for the case's batch.

Compiles a package for 1, 2, 4, … threads up to the requested number. The program aoti.cpp loads and calls them; it is compiled once, and
then replaces this process.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import torch
from torch.utils.cpp_extension import include_paths, library_paths

from torch_networks import network
from worker import graph_case


def package(net, c, threads):
    """Compiles the network for calls with this many threads, and returns the file."""
    torch.set_num_threads(threads)
    path = f"{c.prefix}aoti-{threads}.pt2"
    with torch.no_grad():
        program = torch.export.export(net, (torch.from_numpy(c.x[: c.batch]),))
        return torch._inductor.aoti_compile_and_package(program, package_path=path)


def runner(folder):
    """Compiles aoti.cpp against this torch, unless this was done before; returns the program."""
    source = Path(__file__).with_name("aoti.cpp")
    made_of = hashlib.sha256(source.read_bytes() + torch.__version__.encode() + sys.prefix.encode())
    program = folder / f"aoti-{made_of.hexdigest()[:16]}"
    if not program.exists():
        compiler = os.environ.get("CXX") or shutil.which("g++") or "c++"
        command = [compiler, "-std=c++20", "-O2", str(source), "-o", f"{program}.{os.getpid()}"]
        command += [f"-I{path}" for path in include_paths()]
        command += [f"-D_GLIBCXX_USE_CXX11_ABI={int(torch.compiled_with_cxx11_abi())}", "-Wl,--no-as-needed"]
        for path in library_paths():
            command += [f"-L{path}", f"-Wl,-rpath,{path}"]
        subprocess.run(command + ["-ltorch_cpu", "-lc10", "-pthread"], check=True, stdout=sys.stderr)
        os.replace(command[5], program)
    return program


def main():
    c = graph_case()
    net = network(c).eval()
    packages = {threads: package(net, c, threads) for threads in c.thread_counts()}
    ways = [(path, 1, threads) for threads, path in packages.items()]
    if c.batch > 1 and c.threads > 1:
        ways.append((packages[1], c.threads, 1))
    program = runner(Path(c.prefix).parent)
    words = [program, c.prefix, len(c.x), c.batch, torch.__version__] + [word for way in ways for word in way]
    # Packages are linked against libtorch.so.
    os.environ["LD_LIBRARY_PATH"] = os.pathsep.join(library_paths() + [os.environ.get("LD_LIBRARY_PATH", "")])
    os.execv(program, [str(word) for word in words])


main()
