"""Python with ROOT and rootgrad imported and a fit compiled: the counterpart of `warm.C` for root.exe. A copy runs FOLDER/blocks.py."""

import os
import runpy
import signal
import sys
import traceback

import ROOT
import rootgrad


def fit_once():
    df = ROOT.RDataFrame("events", "events.root")
    net = rootgrad.Mlp([2, 4, 1])
    rootgrad.fit(net, df, ["pt", "eta"], "is_signal", epochs=1, threads=1)
    scored = rootgrad.define(df, "score", net)
    scored.Histo1D("score").GetMean()
    rootgrad.roc(scored, "score", "is_signal")


def run(folder, core, seconds):
    os.sched_setaffinity(0, {core})
    os.chdir(folder)
    log = os.open("warm.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.dup2(log, 1)
    os.dup2(log, 2)
    signal.alarm(seconds)
    status = 0
    try:
        runpy.run_path("blocks.py", run_name="__main__")
    except BaseException:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


fit_once()
for line in sys.stdin:
    folder, core, seconds = line.rsplit(maxsplit=2)
    if os.fork() != 0:
        continue
    page = os.fork()
    if page == 0:
        run(folder, int(core), int(seconds))
    _, status = os.waitpid(page, 0)
    with open(f"{folder}/status.new", "w") as file:
        file.write(str(os.waitstatus_to_exitcode(status)))
    os.rename(f"{folder}/status.new", f"{folder}/status")
    os._exit(0)
