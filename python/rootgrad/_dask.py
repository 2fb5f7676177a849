"""Training on the workers of a Dask cluster: the part of the user's process."""

import contextlib
import os
import queue
import shutil
import tempfile
import uuid

from . import _dask_worker, _distributed
from ._errors import ErrorCode, error
from ._frames import are_frames, frames
from ._load import cpp, is_distributed, version

# Seconds between two looks at the workers.
_LOOK = 1.0
# Seconds that the other workers have to end after one has failed, and that reports of epochs have to arrive.
_GRACE = 5.0
_TREE = "rows"


class Dask:
    """The workers of a Dask cluster, which train a network together:

        df = ROOT.RDataFrame("events", "events.root", executor=client)
        rootgrad.fit(net, df, ["pt", "eta"], "is_signal", communicator=rootgrad.Dask(client))

    The result has the same bits for any number of workers, those of a fit in one process. All workers take part, or those with the addresses
    `workers`; each needs the same rootgrad and ROOT in its Python. Data: distributed frames, or arrays. The workers read, select and define the columns of a frame, and write
    the rows into a temporary folder of `folder`, which all machines must see; the default is that of this machine, `TMPDIR`. Then each
    worker reads all rows.

    `on_epoch` and Ctrl-C work as in any fit, except that a fit ends some steps after `on_epoch` has returned False. A checkpoint is written
    by the worker of rank 0.
    """

    def __init__(self, client, folder=None, workers=None):
        if not hasattr(client, "scheduler_info") or not hasattr(client, "submit"):
            raise TypeError(f"the client is of type {type(client).__name__}; wanted a distributed.Client")
        if getattr(client, "asynchronous", False):
            raise TypeError("the client is asynchronous; wanted one that waits: distributed.Client(address)")
        self.client = client
        self.folder = None if folder is None else os.fspath(folder)
        self.workers = None if workers is None else sorted(map(str, workers))

    def __repr__(self):
        return f"rootgrad.Dask({self.client!r})"

    def _fit(self, net, data, arguments, validation, keywords, on_epoch):
        """Trains a copy of `net` on the workers. Returns its file and the parts of the history. `on_epoch`: called with each epoch, a tuple."""
        addresses = self._workers()
        names = _columns(arguments, keywords)
        with self._rows_of(names) as rows:
            data, validation = rows(data), rows(validation)
            training = f"rootgrad-{uuid.uuid4().hex}"
            run = _Training(self.client, training, addresses)
            shared = (training, addresses, net, data, validation, arguments, keywords)
            return run.result(shared, on_epoch)

    def _workers(self):
        """Addresses of the workers, all of which have this rootgrad."""
        there = sorted(self.client.nthreads())
        if not there:
            raise error(ErrorCode.Rank, "the Dask cluster has no worker; wanted at least one: client.wait_for_workers(1)")
        addresses = there if self.workers is None else self.workers
        for address in addresses:
            if address not in there:
                raise error(ErrorCode.Argument, f"workers has {address!r}; wanted addresses of workers of the cluster: {', '.join(there)}")
        asked = self.client.run(eval, "__import__('rootgrad').__version__", workers=addresses, on_error="return")
        for address in addresses:
            got = asked[address]
            if got != version:
                found = f"has rootgrad {got}" if isinstance(got, str) else f"cannot import rootgrad: {got}"
                raise error(
                    ErrorCode.Version,
                    f"worker {address} {found}; wanted {version}, as here: the wheel in the workers' environment, or an installation that their "
                    "PYTHONPATH names",
                )
        if len(set(self.client.run(_process, workers=addresses).values())) < len(addresses):
            raise error(ErrorCode.Argument, "several workers are threads of one process; wanted one process each: LocalCluster(processes=True)")
        return addresses

    @contextlib.contextmanager
    def _rows_of(self, names):
        """A function that returns the data as the workers get them. The files of frames are deleted at the end."""
        made = []

        def folder():
            if not made:
                made.append(self._shared_folder())
            return made[0]

        def rows(data):
            if data is None or not _has_frames(data):
                return None if data is None else self.client.scatter(data, broadcast=True, hash=False)
            return [_written(part, names, os.path.join(folder(), uuid.uuid4().hex)) for part in frames(data)]

        try:
            yield rows
        finally:
            for path in made:
                shutil.rmtree(path, ignore_errors=True)

    def _shared_folder(self):
        path = tempfile.mkdtemp(prefix="rootgrad-", dir=self.folder)
        seen = self.client.run(os.path.isdir, path, workers=self.workers)
        blind = [address for address, there in seen.items() if not there]
        if blind:
            shutil.rmtree(path)
            raise error(
                ErrorCode.Io,
                f"worker {blind[0]} does not see the folder {os.path.dirname(path)} of this machine; wanted one that all machines share: "
                "rootgrad.Dask(client, folder=…)",
            )
        return path


class _Training:
    """One training on the workers."""

    def __init__(self, client, name, addresses):
        self.client, self.name, self.addresses = client, name, addresses
        self.events = queue.SimpleQueue()
        self.stopping = None  # the reason, after one
        self.results = {}  # of the ranks that have ended

    def result(self, shared, on_epoch):
        training, addresses, *rest = shared
        self.client.run(_dask_worker.prepare, training, workers=addresses)
        self.client.subscribe_topic(self.name, lambda event: self.events.put(event[1]))
        futures = [
            self.client.submit(
                _dask_worker.train, training, rank, addresses, *rest, workers=[address], allow_other_workers=False, retries=0, pure=False
            )
            for rank, address in enumerate(addresses)
        ]
        try:
            self._watch(futures, on_epoch)
            return self._ended()
        except BaseException:
            self.client.cancel(futures, force=True)
            self._on_workers(_dask_worker.stop)
            raise
        finally:
            self.client.unsubscribe_topic(self.name)
            self._on_workers(_dask_worker.forget)

    def _on_workers(self, function):
        there = [address for address in self.addresses if address in self.client.nthreads()]
        with contextlib.suppress(Exception):  # (a worker may go at any time)
            self.client.run(function, self.name, workers=there, on_error="ignore")

    def _stop(self, reason):
        if self.stopping is None:
            self.stopping = reason
            self.client.run(_dask_worker.stop, self.name, workers=self.addresses[:1], on_error="ignore")

    def _watch(self, futures, on_epoch):
        """Waits for all workers, and calls `on_epoch` with each epoch in this thread."""
        late, arrived = 0.0, 0
        while not self._is_over(futures, arrived):
            try:
                try:
                    epoch = self.events.get(timeout=_LOOK)
                    arrived += 1
                except queue.Empty:
                    self._look()
                    late += _LOOK if 0 in self.results or any("code" in result for result in self.results.values()) else 0.0
                    if late > _GRACE:
                        return
                    continue
                if on_epoch(epoch) is False:
                    self._stop(cpp.Stop.Callback)
            except KeyboardInterrupt:
                if self.stopping is not None:
                    raise
                self._stop(cpp.Stop.Interrupted)

    def _is_over(self, futures, arrived):
        """True if all workers have ended, and all epochs that rank 0 has reported are here."""
        for rank, future in enumerate(futures):
            if rank not in self.results and future.done():
                self.results[rank] = future.result()  # raises the error of a worker that is not one of rootgrad
        return len(self.results) == len(futures) and arrived >= self.results[0].get("reported", 0)

    def _look(self):
        """Raises an error if a worker is gone."""
        there = self.client.nthreads()
        gone = [address for address in self.addresses if address not in there]
        if gone:
            raise error(
                ErrorCode.Rank,
                f"worker {gone[0]} is gone (rank {self.addresses.index(gone[0])} of {len(self.addresses)}), so the training has ended; its last "
                "checkpoint, if it writes any, remains",
            )

    def _ended(self):
        failed = [result for result in self.results.values() if "code" in result]
        if failed:
            # (the others only report that one failed)
            cause = next((one for one in failed if one["code"] != ErrorCode.Rank), failed[0])
            raise error(ErrorCode(cause["code"]), cause["message"])
        best, metric, stop, *more = self.results[0]["history"]
        stop = stop if self.stopping is None or stop != int(cpp.Stop.Interrupted) else int(self.stopping)
        return self.results[0] | {"history": (best, metric, stop, *more)}


def _process():
    import socket

    return socket.gethostname(), os.getpid()


def _has_frames(data):
    """True for distributed frames; raises a TypeError for frames of this process."""
    if is_distributed(data):
        return True
    if not are_frames(data):
        return False
    for part in frames(data):
        if not is_distributed(part.df):
            raise TypeError(
                "the frame is of this process, and the communicator is rootgrad.Dask; wanted a distributed frame, ROOT.RDataFrame(…, "
                "executor=client), or arrays"
            )
    return True


def _columns(arguments, keywords):
    """Columns of frames that a fit needs."""
    given = (*arguments, keywords.get("weight"), keywords.get("extra"))
    listed = ([one] if isinstance(one, str) else one for one in given if isinstance(one, (str, list, tuple)))
    return list(dict.fromkeys(name for one in listed for name in one if isinstance(name, str)))


def _written(part, names, path):
    """Writes the columns of a distributed frame to files; returns them."""
    _distributed.one_task_at_a_time(part.df)
    known = [str(column) for column in _distributed.local_frame(part.df).GetColumnNames()]
    for name in names:
        if name not in known:
            raise error(ErrorCode.UnknownColumn, f"no column '{name}' in the distributed frame; it has {', '.join(known)}")
        if "." in name:
            raise error(
                ErrorCode.UnknownColumn,
                f"column '{name}' has a dot in its name, which ROOT changes in files; wanted another name: df.Define('{name.replace('.', '_')}', '{name}')",
            )
    part.df.Snapshot(_TREE, f"{path}.root", names)
    folder, begin = os.path.split(path)
    files = [file for file in os.listdir(folder) if file.startswith(begin)]
    number = lambda file: int(file[len(begin) + 1 : -len(".root")] or -1)  # ROOT appends that of the task
    return _dask_worker.Files([os.path.join(folder, file) for file in sorted(files, key=number)], _TREE, part.target, part.factor)
