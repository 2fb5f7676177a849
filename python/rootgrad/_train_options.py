"""Fills `rootgrad_train_options_t` from keywords, as `_options` fills a C++ `TrainOptions`; without ROOT. Errors are a ValueError."""

import ctypes
import math

from . import _capi
from ._names import ENUMERATIONS, find, wanted
from ._structs import Missing, Part, TrainOptions


_default = _capi.function("rootgrad_train_options_default", ctypes.c_size_t, ctypes.POINTER(TrainOptions))


def defaults():
    """Returns the default options, which suit most fits."""
    return _capi.filled(TrainOptions, _default)


def _refused(name, value, want):
    return ValueError(f"{name} is {value!r}; {want}")


def count(name, value):
    """Returns an integer of at least 0."""
    try:
        whole = int(value)
        if isinstance(value, str) or whole != value or not 0 <= whole < 2**63:
            raise ValueError
    except (TypeError, ValueError, OverflowError):
        raise _refused(name, value, "wanted a whole number, 0 or more") from None
    return whole


def real(name, value):
    """Returns a number within the range of single precision."""
    try:
        if isinstance(value, str):
            raise ValueError
        number = float(value)
        if not math.isfinite(ctypes.c_float(number).value):
            raise ValueError
    except (TypeError, ValueError, OverflowError):
        raise _refused(name, value, "wanted a finite number") from None
    return number


def choice(kind, name, value):
    """Returns the number of an enumeration's name."""
    found = find(kind, value) if isinstance(value, str) else None
    if found is None:
        raise _refused(name, value, wanted(kind))
    return ENUMERATIONS[kind].split().index(found)


def _flag(name, value):
    if not hasattr(value, "__bool__") and not isinstance(value, int):
        raise _refused(name, value, "wanted True or False")
    return int(bool(value))


def _schedule(options, value):
    name, *rest = (value,) if isinstance(value, str) else tuple(value)
    rest = [real("schedule", number) for number in rest]
    fields = {"auto": (), "constant": (), "cosine": ("warmup_fraction", "final_fraction"), "linear": ("warmup_fraction", "final_fraction"),
              "wsd": ("warmup_fraction", "decay_fraction", "final_fraction"), "step": ("step_every_epochs", "step_factor")}
    least = {"wsd": 2, "step": 2}
    if name not in fields or not least.get(name, 0) <= len(rest) <= len(fields[name]):
        raise _refused(
            "schedule", value, "wanted 'auto', 'constant', ('cosine', warmup[, final]), ('linear', warmup[, final]), "
            "('wsd', warmup, decay[, final]) or ('step', every_epochs, factor)")
    options.schedule = choice("Schedule", "schedule", name)
    options.warmup_fraction = options.final_fraction = 0.0
    for field, number in zip(fields[name], rest):
        setattr(options, field, count("schedule's every_epochs", number) if field == "step_every_epochs" else number)


def _loss(options, value):
    name, *rest = (value,) if isinstance(value, str) else tuple(value)
    if name not in ("mse", "huber") or len(rest) > (name == "huber"):
        raise _refused("loss", value, "wanted 'mse', 'huber' or ('huber', delta), delta in standard deviations of the target")
    options.loss = choice("Loss", "loss", name)
    options.huber_delta = real("loss's delta", rest[0]) if rest else 1.0


def _adam(options, value):
    try:
        beta1, beta2, epsilon = value
    except (TypeError, ValueError):
        raise _refused("adam", value, "wanted (beta1, beta2, epsilon)") from None
    options.beta1, options.beta2, options.epsilon = (real("adam", number) for number in (beta1, beta2, epsilon))


def _missing(options, value):
    """Sets missing values: `-999`, in all columns; `{"m_jj": -999}`, or (-999, names)."""
    want = "wanted a number, {column: number}, or (number, columns)"
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, (tuple, list)):
        if len(value) != 2 or len(value[1]) == 0:
            raise _refused("missing", value, want)
        pairs = [(column, value[0]) for column in ([value[1]] if isinstance(value[1], str) else value[1])]
    else:
        pairs = [(None, value)]
    try:
        all = [Missing(None if column is None else str(column).encode(), real("missing", number)) for column, number in pairs]
    except ValueError:
        raise _refused("missing", value, want) from None
    options.missing, options.n_missing = (Missing * len(all))(*all), len(all)


def _teacher(options, value):
    """Sets a fitted estimator as teacher."""
    network = getattr(value, "network_", None)
    if network is None:
        raise _refused("teacher", value, "wanted a Classifier or Regressor that was fitted")
    options.teacher = network.handle


def _text(options, value):
    options.checkpoint = str(value).encode()


def _plain(name, convert):
    return lambda options, value: setattr(options, name, convert(name, value))


_SETTERS = {
    "schedule": _schedule,
    "loss": _loss,
    "adam": _adam,
    "missing": _missing,
    "teacher": _teacher,
    "checkpoint": _text,
    "optimizer": _plain("optimizer", lambda name, value: choice("Optimizer", name, value)),
    "scaling": _plain("scaling", lambda name, value: choice("InputScaling", name, value)),
    "monitor": _plain("monitor", lambda name, value: choice("Monitor", name, value)),
    "progress": _plain("progress", lambda name, value: choice("Progress", name, value)),
    **{name: _plain(name, count) for name in ("epochs", "batch_size", "patience", "seed", "threads", "checkpoint_every")},
    **{name: _plain(name, real) for name in ("learning_rate momentum weight_decay weight_decay_fade dropout_fade clip_norm "
                                             "validation_fraction").split()},
    **{name: _plain(name, _flag) for name in ("standardize", "balance_classes", "init_from_rows", "resume")},
}


def train_options(learning_rates=None, freeze=None, **keywords):
    """Returns the struct; the objects that it points to live as long as it does. `None` is the default of an option."""
    options = defaults()
    for name, value in keywords.items():
        if value is not None:
            _SETTERS[name](options, value)
    frozen = () if freeze is None else (freeze,) if isinstance(freeze, str) else freeze
    rates = [*dict(learning_rates or {}).items(), *((part, 0.0) for part in frozen)]
    parts = (Part * len(rates))(*[Part(str(part).encode(), real("learning_rates", rate)) for part, rate in rates])
    options.parts, options.n_parts = parts, len(rates)
    return options
