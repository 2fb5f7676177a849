"""Training on ranks of MPI: epochs of two ranks beside those of one process with two threads, and the price of sums in a fixed order.

Arguments: the program `rootgrad`, and a folder for its files; a Python with PyTorch, to run DistributedDataParallel beside. The Python that runs this has
MPICH. Prints a line of JSON for each case.
"""

import csv
import ctypes
import json
import math
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

LIBRARIES = pathlib.Path(sys.prefix) / "lib"
MPIEXEC = str(pathlib.Path(sys.executable).parent / "mpiexec")
CASES = {"[28, 64, 64, 1]": ("64,64", 4096), "[28, 1024, 1024, 1]": ("1024,1024", 8192)}
ROWS, FEATURES, TURNS = 65_536, 28, 3
FLOATS = [10_000, 1_000_000]
CHUNK = 128 << 10
WORLD, FLOAT, SUM, BYTE, IN_PLACE = 0x101, 0x210, 0x21, 0x247, 1  # of mpi_abi.h


def environment():
    path = os.pathsep.join(filter(None, [str(LIBRARIES), os.environ.get("LD_LIBRARY_PATH", "")]))
    return os.environ | {"LD_LIBRARY_PATH": path}


def data(path):
    if path.exists():
        return
    numbers = random.Random(1)
    with path.open("w") as file:
        print(",".join(f"x{i}" for i in range(FEATURES)) + ",y", file=file)
        for _ in range(ROWS):
            x = [numbers.gauss(0, 1) for _ in range(FEATURES)]
            print(",".join(f"{value:.4f}" for value in x) + f",{int(x[0] * x[1] + x[2] > 0)}", file=file)


def epoch(program, folder, case, ranks, threads):
    """Returns the seconds of an epoch, the median of those after the first."""
    hidden, batch = CASES[case]
    history = folder / "history.csv"
    options = ["--features", ",".join(f"x{i}" for i in range(FEATURES)), "--target", "y", "--hidden", hidden]
    options += ["--batch-size", str(batch), "--epochs", "4", "--validation-fraction", "0", "--threads", str(threads)]
    options += ["--history", str(history), "-o", str(folder / "net.safetensors"), "--quiet"]
    launcher = [MPIEXEC, "-n", str(ranks)] if ranks > 1 else []
    subprocess.run([*launcher, program, "train", str(folder / "events.csv"), *options], check=True, env=environment())
    with history.open() as file:
        return statistics.median(float(row["seconds"]) for row in list(csv.DictReader(file))[1:])


def epoch_of_ddp(python, folder, case):
    """Returns the seconds of an epoch of PyTorch on two processes."""
    script = pathlib.Path(__file__).with_name("torch_ddp.py")
    command = [python, str(script), str(folder / "events.csv"), *map(str, CASES[case]), "2"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def exchange(count):
    """Runs on each rank: times the sum in order, and MPI's own."""
    mpi = ctypes.CDLL(str(LIBRARIES / "libmpi_abi.so.1"))
    handle = ctypes.c_void_p
    mpi.MPI_Init(None, None)
    rank, size = ctypes.c_int(), ctypes.c_int()
    mpi.MPI_Comm_rank(handle(WORLD), ctypes.byref(rank))
    mpi.MPI_Comm_size(handle(WORLD), ctypes.byref(size))
    numbers = (ctypes.c_float * count)(*([1.0] * count))
    start, end, whole = ctypes.addressof(numbers), rank.value == size.value - 1, 4 * count

    def all_reduce():
        mpi.MPI_Allreduce(handle(IN_PLACE), numbers, count, handle(FLOAT), handle(SUM), handle(WORLD))

    def in_order():  # without the additions, which every way needs
        for at in range(0, whole, CHUNK):
            bytes_of_chunk = min(CHUNK, whole - at)
            part = (handle(start + at), bytes_of_chunk, handle(BYTE))
            if rank.value > 0:
                mpi.MPI_Recv(*part, rank.value - 1, 1, handle(WORLD), None)
            if not end:
                mpi.MPI_Send(*part, rank.value + 1, 1, handle(WORLD))
        mpi.MPI_Bcast(numbers, whole, handle(BYTE), size.value - 1, handle(WORLD))

    found = {}
    for name, call in (("in_order", in_order), ("all_reduce", all_reduce)):
        times = []
        for _ in range(30):
            mpi.MPI_Barrier(handle(WORLD))
            begin = time.perf_counter()
            call()
            times.append(time.perf_counter() - begin)
        found[name + "_ms"] = 1e3 * statistics.median(times)
    if rank.value == 0:
        print(json.dumps({"case": f"a sum of {count:,} floats", "ranks": size.value} | found), flush=True)
    mpi.MPI_Finalize()


def main():
    program, folder, torch = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    data(folder / "events.csv")
    for case in CASES:
        one, two, ddp = [], [], []
        for _ in range(TURNS):
            one.append(epoch(program, folder, case, 1, 2))
            two.append(epoch(program, folder, case, 2, 1))
            ddp += [epoch_of_ddp(python, folder, case) for python in torch]
        one, two = statistics.median(one), statistics.median(two)
        row = {"case": case, "one_process_two_threads_s": one, "two_ranks_one_thread_s": two}
        row |= {"pytorch_ddp_two_processes_s": statistics.median(ddp)} if ddp else {}
        print(json.dumps(row | {"efficiency": one / two if two else math.nan}), flush=True)
    for count in FLOATS:
        command = [MPIEXEC, "-n", "2", sys.executable, __file__, "exchange", str(count)]
        subprocess.run(command, check=True, env=environment())


if __name__ == "__main__":
    exchange(int(sys.argv[2])) if sys.argv[1] == "exchange" else main()
