"""Fits and predictions of an Mlp, or a network for a table, on arrays, through the C interface; without ROOT. Errors are standard Python
exceptions.
"""

import ctypes

import numpy as np

from . import _capi
from ._names import ENUMERATIONS
from ._structs import Epoch, HistorySummary, TableConfig, TrainOptions

_VALUE, _IO, _INTERRUPTED, _MEMORY = range(1, 7), 7, 16, 17  # ROOTGRAD_STATUS_…
_FORMAT, _VERSION = 8, 9


def error(status, message):
    """Returns the Python exception for a status: a ValueError for errors of data and options."""
    if status in _VALUE or status in (_FORMAT, _VERSION):
        return ValueError(message)
    kinds = {_IO: OSError, _INTERRUPTED: KeyboardInterrupt, _MEMORY: MemoryError}
    return kinds.get(status, RuntimeError)(message)


_OnEpoch = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(Epoch), ctypes.c_void_p)
_handle, _size, _names = _capi.handle, _capi.size, ctypes.POINTER(ctypes.c_char_p)


def _function(name, *types):
    return _capi.function(name, *types, error=error)


_mlp = _function("rootgrad_mlp_new", ctypes.POINTER(_size), _size, ctypes.c_int32, ctypes.c_int32, ctypes.c_uint64, _capi.handle_out)
_table_default = _function("rootgrad_table_config_default", _size, ctypes.POINTER(TableConfig))
_table = _function("rootgrad_table_new", ctypes.POINTER(TableConfig), _capi.handle_out)
_clone = _function("rootgrad_network_clone", _handle, _capi.handle_out)
_predict = _function("rootgrad_network_predict", _handle, _handle, _size, _size, _size, _handle, _size, ctypes.c_int32)
_borrow = _function(
    "rootgrad_dataset_borrow", _names, ctypes.POINTER(_size), _size, _handle, _size, _handle, _size, _handle, _capi.handle_out
)
_set_names = _function("rootgrad_dataset_set_names", _handle, _names, _size, ctypes.c_char_p)
_fit = _function(
    "rootgrad_network_fit", _handle, _handle, _handle, ctypes.POINTER(TrainOptions), ctypes.c_void_p, ctypes.c_void_p, _capi.handle_out
)
_summary = _function("rootgrad_history_summary", _handle, _size, ctypes.POINTER(HistorySummary))
_epoch = _function("rootgrad_history_epoch", _handle, _size, _size, ctypes.POINTER(Epoch))
_note_count = _function("rootgrad_history_note_count", _handle, _capi.size_out)
_note = _function("rootgrad_history_note", _handle, _size, ctypes.c_char_p, _size, _capi.size_out)
for _free in (_capi.library.rootgrad_dataset_free, _capi.library.rootgrad_history_free):
    _free.argtypes = (ctypes.c_void_p,)


def _made(make, *arguments):
    """Returns the handle that a function creates."""
    out = _handle()
    make(*arguments, ctypes.byref(out))
    return out.value


def mlp(widths, activation, init, seed):
    """Creates a network; activation and init are numbers."""
    return _capi.Network.of(_made(_mlp, (_size * len(widths))(*widths), len(widths), activation, init, seed))


def table(preset, outputs, seed):
    """Creates a network for a table; preset is a number."""
    config = _capi.filled(TableConfig, _table_default)
    config.preset, config.outputs, config.seed = preset, outputs, seed
    return _capi.Network.of(_made(_table, ctypes.byref(config)))


def predict(network, x):
    """Returns raw outputs (N, K) for rows `x` (N, F), contiguous float32."""
    out = np.empty((len(x), network.outputs), dtype=np.float32)
    _predict(network.handle, x.ctypes.data, len(x), x.shape[1], 0, out.ctypes.data, out.size, 0)
    return out


class Rows:
    """A data set that refers to arrays, contiguous float32: `x` (N, F), `y` (N, T), `weight` (N) or None."""

    def __init__(self, x, y, weight, columns, targets):
        self.arrays = x, y, weight
        names, labels = _c_names(columns), _c_names(targets)
        address = None if weight is None else weight.ctypes.data
        self.handle = _made(_borrow, names, None, len(columns), x.ctypes.data, len(x), y.ctypes.data, len(targets), address)
        try:
            _set_names(self.handle, labels, len(targets), b"weight")
        except BaseException:
            self.free()
            raise

    def free(self):
        _capi.library.rootgrad_dataset_free(self.handle)


def _c_names(names):
    return (ctypes.c_char_p * len(names))(*[name.encode() for name in names])


class _Call:
    """A Python `on_epoch` as a C function; its exception is stored."""

    def __init__(self, function):
        self.function, self.raised = function, None
        self.c = _OnEpoch(self._call)
        self.address = ctypes.cast(self.c, ctypes.c_void_p) if function else None

    def _call(self, epoch, user):
        try:
            row = {name: getattr(epoch.contents, name) for name, _ in Epoch._fields_}
            return 1 if self.function(row) is False else 0
        except BaseException as raised:  # also KeyboardInterrupt: it must not be lost in C
            self.raised = raised
            return -1


class Fitted:
    """A network after a fit, and the course of the fit: `epochs` is an array of each figure by name."""

    def __init__(self, network, history):
        summary = _capi.filled(HistorySummary, _summary, history)
        rows = [_capi.filled(Epoch, _epoch, history, i) for i in range(summary.epochs)]
        self.network = network
        self.epochs = {name: np.array([getattr(row, name) for row in rows]) for name, _ in Epoch._fields_}
        self.best_epoch = summary.best_epoch
        self.metric = ENUMERATIONS["Metric"].split()[summary.metric]
        self.stop = ENUMERATIONS["Stop"].split()[summary.stop]
        self.notes = [_note_at(history, i) for i in range(_capi.asked(_note_count, history))]


def _note_at(history, index):
    note = ctypes.create_string_buffer(_capi.asked(_note, history, index, None, 0) + 1)
    _capi.asked(_note, history, index, note, len(note))
    return note.value.decode()


def fit(network, rows, validation, options, on_epoch=None):
    """Fits a copy of `network`, which itself does not change; returns a `Fitted`."""
    trained = _capi.Network.of(_made(_clone, network.handle))
    held_out = None if validation is None else validation.handle
    call = _Call(on_epoch)
    try:
        history = _made(_fit, trained.handle, rows.handle, held_out, ctypes.byref(options), call.address, None)
    except RuntimeError:
        if call.raised is not None:
            raise call.raised from None
        raise
    try:
        return Fitted(trained, history)
    finally:
        _capi.library.rootgrad_history_free(history)
