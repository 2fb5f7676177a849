"""Training on the workers of a Dask cluster: the part that runs on a worker.

Messages between the workers travel through the connections of Dask's own servers, so its addresses, its encryption and its firewall rules hold for
them too.
"""

import asyncio
import ctypes
import queue
import time

from . import _capi

# Seconds after which a worker asks whether one that sends nothing is still there, and for how long it waits for the answer.
_PATIENCE, _ANSWER = 5.0, 20.0
# Largest message; larger ones are sent in parts.
_MOST = 16 << 20

_known = set()  # trainings in which this worker takes part
_boxes = {}  # messages that have arrived, by training and rank
_stopped = set()  # trainings that the user's process wants to stop


def _box(training, rank):
    return _boxes.setdefault((training, rank), queue.SimpleQueue())


async def _deliver(comm=None, training=None, rank=None, data=None):
    """Keeps a message of another worker. `None`: its training has ended. Messages of a training that has ended here are not needed."""
    if training in _known:
        _box(training, rank).put(data)
    return "OK"


def prepare(training, dask_worker):
    """Makes the worker accept messages of a training."""
    _known.add(training)
    dask_worker.handlers["rootgrad_deliver"] = _deliver


def stop(training):
    """Ends a training after its present step."""
    _stopped.add(training)


def forget(training):
    """Frees the messages of a training that has ended."""
    _known.discard(training)
    _stopped.discard(training)
    for key in [key for key in _boxes if key[0] == training]:
        _boxes.pop(key, None)


class Link:
    """Connection of a rank to the others: the functions of a communicator of the C interface.

    `messages`, `seconds`: number of messages received, and the time spent waiting for them. `steps`: number of steps.
    """

    def __init__(self, worker, training, rank, addresses):
        self.worker, self.training, self.rank, self.addresses = worker, training, rank, addresses
        self.loop = worker.loop.asyncio_loop
        self.task = worker.get_current_task()
        self.sent = {}  # the last message to each rank, while it is on its way
        self.parts = {}  # what is left of the last message of each rank
        self.error = None
        self.messages, self.seconds, self.steps = 0, 0.0, 0

    def __enter__(self):
        send, receive, wants_stop, new = _types()
        self.functions = send(self._send), receive(self._receive), wants_stop(self._wants_stop)
        number = ctypes.c_int32()
        new(self.rank, len(self.addresses), *self.functions, None, ctypes.byref(number))
        self.number = number.value
        return self

    def __exit__(self, kind, raised, traceback):
        _capi.function("rootgrad_communicator_free", ctypes.c_int32)(self.number)
        others = [rank for rank in range(len(self.addresses)) if rank != self.rank]
        for rank in others:
            try:
                self._arrived(rank)
                if raised is not None:  # those who still wait must not
                    self._later(self._post(rank, None)).result(_ANSWER)
            except Exception:
                pass  # that rank is gone; the error of this one is already known
        forget(self.training)

    def _later(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop)

    async def _post(self, to, data):
        await self.worker.rpc(self.addresses[to]).rootgrad_deliver(training=self.training, rank=self.rank, data=data)

    def _arrived(self, rank):
        """Waits until the last message to a rank has arrived there: only one is on its way, since connections may overtake each other."""
        sent = self.sent.pop(rank, None)
        if sent is not None:
            sent.result()

    def _guard(self, work):
        try:
            work()
            return 0
        except BaseException as raised:  # it must not be lost in C
            self.error = self.error or raised
            return 1

    def _send(self, to, data, size, user):
        def work():
            for start in range(0, size, _MOST):
                part = ctypes.string_at(data + start, min(_MOST, size - start))
                self._arrived(to)
                self.sent[to] = self._later(self._post(to, part))

        return self._guard(work)

    def _receive(self, sender, data, size, user):
        def work():
            begun, at = time.perf_counter(), 0
            while at < size:
                part = self._next(sender)
                if len(part) > size - at:
                    raise RuntimeError(f"a message of worker {self.addresses[sender]} has {len(part)} bytes; wanted {size - at}")
                ctypes.memmove(data + at, part, len(part))
                at += len(part)
            self.messages += 1
            self.seconds += time.perf_counter() - begun

        return self._guard(work)

    def _next(self, sender):
        box, address = _box(self.training, sender), self.addresses[sender]
        while True:
            try:
                part = box.get(timeout=_PATIENCE)
            except queue.Empty:
                self._check(address)
                continue
            if part is None:
                raise RuntimeError(f"the training on worker {address} has ended")
            return part

    def _check(self, address):
        """Raises an error if a worker is gone, or if nobody wants the result any more."""
        if self._cancelled():
            raise RuntimeError("the training was cancelled")
        try:
            self._later(self.worker.rpc(address).identity()).result(_ANSWER)
        except Exception as problem:
            raise RuntimeError(f"worker {address} is gone ({type(problem).__name__})") from None

    def _cancelled(self):
        task = self.worker.state.tasks.get(self.task)
        return task is None or task.state == "cancelled"

    def _wants_stop(self, user):
        self.steps += 1
        return int(self.training in _stopped or self._cancelled())


def _types():
    """Types of the functions, and the function that makes a communicator."""
    number, size, pointer = ctypes.c_int32, ctypes.c_size_t, ctypes.c_void_p
    send = receive = ctypes.CFUNCTYPE(number, size, pointer, size, pointer)
    wants_stop = ctypes.CFUNCTYPE(number, pointer)
    new = _capi.function("rootgrad_communicator_new", size, size, send, receive, wants_stop, pointer, ctypes.POINTER(number))
    return send, receive, wants_stop, new


class Files:
    """A frame whose rows are in files, `Files(paths, tree)`, with the class of its events and a factor for their weights."""

    def __init__(self, paths, tree, target, factor):
        self.paths, self.tree, self.target, self.factor = paths, tree, target, factor

    def frame(self):
        import ROOT
        from ._frames import Frame

        return Frame(ROOT.RDataFrame(self.tree, self.paths), self.target).weight(self.factor)


def _opened(data):
    return [part.frame() for part in data] if isinstance(data, list) and data and isinstance(data[0], Files) else data


def train(training, rank, addresses, net, data, validation, arguments, keywords):
    """Trains as one of several ranks. Returns a dict: on rank 0 the network and the parts of the history, or the error."""
    from distributed import get_worker

    from ._errors import Error
    from ._fit import fit
    from ._load import cpp

    worker = get_worker()
    link = Link(worker, training, rank, addresses)
    reported = []

    def report(epoch):
        reported.append(epoch.epoch)
        worker.log_event(training, tuple(epoch))

    try:
        with link:
            keywords |= dict(communicator=cpp.Communicator(link.number), progress=False, interruptible=False, on_epoch=report if rank == 0 else None)
            history = fit(net, _opened(data), *arguments, validation=_opened(validation), **keywords)
    except Error as raised:  # (it cannot be pickled)
        caused = "" if link.error is None else f": {link.error}"
        return {"code": int(raised.code), "message": str(raised.what()) + caused}
    if rank > 0:
        return {}
    notes = [*history.notes, *_slow(link, history.seconds)]
    parts = (history.best_epoch, int(history.cpp.metric()), int(history.cpp.stop()), history.events_per_second, history.seconds)
    return {"net": net.to_bytes(), "reported": len(reported), "history": (*parts, [tuple(epoch) for epoch in history], list(history.output_rmse), notes, history.reading)}


def _slow(link, seconds):
    """A note if the messages took most of the time."""
    if link.seconds < 0.5 * seconds or not link.steps:
        return []
    step, waited = (1e3 * time / link.steps for time in (seconds, link.seconds))
    return [
        f"a step took {step:.3g} ms, of which {waited:.3g} ms were spent waiting for messages of other workers: a larger batch_size helps; a small "
        "network is faster in one process, without a communicator"
    ]
