"""Keyword options and enumerations, checked by name."""

import difflib
import inspect
import math
import numbers

from ._errors import ErrorCode, error
from ._frames import strings
from ._load import cpp
from ._names import ENUMERATIONS, find, wanted


def enum_value(kind, value):
    """Returns the value for a name in any case, with or without underscores, `enum_value("Activation", "gelu")`, or for the C++ value
    itself.
    """
    if isinstance(value, str):
        name = find(kind, value)
        if name is None:
            raise error(ErrorCode.Argument, f"{kind.lower()} is {value!r}; {wanted(kind)}")
        return getattr(getattr(cpp, kind), name)
    return value


class _Unsuited(ValueError):
    """An invalid value of an option; the text describes the expected value."""


def _whole(value):
    """Returns an integer, from any type of numbers."""
    if not isinstance(value, numbers.Real) or not float(value).is_integer():
        raise _Unsuited("a whole number")
    return int(value)


def _real(value):
    """Returns a number, from any type of numbers or an array with one element."""
    try:
        return float(None if isinstance(value, (str, bytes)) else value)
    except (TypeError, ValueError):
        raise _Unsuited("a number") from None


def _reals(value):
    """Returns a list of numbers, from a list or one number."""
    try:
        return [_real(one) for one in ((value,) if isinstance(value, numbers.Real) else value)]
    except (TypeError, _Unsuited):
        raise _Unsuited("numbers, such as [0.5, 0.9]") from None


def enum_name(kind, value):
    """Name of an enumeration's value."""
    for name in ENUMERATIONS[kind].split():
        if int(getattr(getattr(cpp, kind), name)) == int(value):
            return name
    return str(int(value))


def _loss(options, value):
    """Sets the loss: `"mse"`, or with its parameter `("huber", 1.0)`, in standard deviations of the target."""
    if isinstance(value, (tuple, list)):
        options.loss(enum_value("Loss", value[0]), float(value[1]))
    else:
        options.loss(enum_value("Loss", value))


def _schedule(options, value):
    """Sets the schedule: `"auto"`, `"constant"`, `("cosine", warmup[, final])`, `("linear", warmup[, final])`, `("wsd", warmup, decay[,
    final])`, `("step", every_epochs, factor)`. Warm-up and decay are fractions of all steps, final is a fraction of the learning rate.
    """
    name, *rest = (value,) if isinstance(value, str) else tuple(value)
    if name in ("cosine", "linear") and len(rest) <= 2:
        getattr(options, name)(float(rest[0]) if rest else 0.0, *map(float, rest[1:]))
    elif name == "wsd" and 2 <= len(rest) <= 3:
        options.wsd(*map(float, rest))
    elif name == "step" and len(rest) == 2:
        options.step(int(rest[0]), float(rest[1]))
    elif name in ("auto", "constant") and not rest:
        options.schedule(enum_value("Schedule", name))
    else:
        raise error(
            ErrorCode.Argument,
            f"schedule is {value!r}; wanted 'auto', 'constant', ('cosine', warmup[, final]), ('linear', warmup[, final]), "
            "('wsd', warmup, decay[, final]) or ('step', every_epochs, factor)",
        )


def _freeze(options, value):
    """Freezes a part, or several, by name."""
    for part in (value,) if isinstance(value, str) else value:
        options.freeze(str(part))


def _learning_rates(options, value):
    """Sets the learning rates of parts of the network: `{"head": 1e-3}`."""
    for part, rate in dict(value).items():
        options.learning_rate(str(part), float(rate))


def _memory(options, value):
    """Sets the memory limit: `"2 GB"`, a number of bytes, or (either, folder)."""
    size, folder = value if isinstance(value, (tuple, list)) else (value, "")
    options.memory(size if isinstance(size, str) else int(size), str(folder))


def _missing(options, value):
    """Declares missing values: `-999`, in all columns; `{"m_jj": -999}`, or (-999, names)."""
    marks = value.values() if isinstance(value, dict) else value[:1] if isinstance(value, (tuple, list)) else [value]
    if any(isinstance(mark, numbers.Real) and not math.isfinite(mark) for mark in marks):
        raise _Unsuited("a finite number: replace NaN in the columns by a number such as -999, in a Define of the frame, and declare that one")
    if isinstance(value, dict):
        for column, one in value.items():
            options.missing(float(one), str(column))
    elif isinstance(value, (tuple, list)) and len(value) == 2 and isinstance(value[0], numbers.Real) and len(value[1]) > 0:
        one, columns = value
        for column in [columns] if isinstance(columns, str) else columns:
            options.missing(float(one), str(column))
    elif isinstance(value, numbers.Real):
        options.missing(float(value))
    else:
        wanted = "a number, {column: number}, or (number, columns)"
        raise error(ErrorCode.Argument, f"missing is {value!r}; wanted {wanted}")


def _teacher(options, value):
    """Sets a network of rootgrad as teacher."""
    if not isinstance(getattr(value, "cpp", None), cpp.Network):
        raise _Unsuited("a trained network, such as a Table")
    options.teacher(value.cpp)


def _communicator(options, value):
    """Sets the processes that train together."""
    if not isinstance(value, cpp.Communicator):
        raise _Unsuited("rootgrad.Mpi(), or in fit rootgrad.Dask(client)")
    options.communicator(value)


def _enum(kind):
    return lambda options, value: getattr(options, kind.lower())(enum_value(kind, value))


def _number(name, convert):
    return lambda options, value: getattr(options, name)(convert(value))


_SETTERS = {
    "loss": _loss,
    "schedule": _schedule,
    "freeze": _freeze,
    "learning_rates": _learning_rates,
    "optimizer": _enum("Optimizer"),
    "progress": _enum("Progress"),
    "monitor": _enum("Monitor"),
    "scaling": lambda options, value: options.scaling(enum_value("InputScaling", value)),
    "adam": lambda options, value: options.adam(*map(float, value)),
    "checkpoint": lambda options, value: options.checkpoint(str(value)),
    "memory": _memory,
    "missing": _missing,
    "teacher": _teacher,
    "communicator": _communicator,
    "weight_column": lambda options, value: options.weight_column(str(value)),
    **{name: _number(name, _whole) for name in ("epochs", "batch_size", "seed", "threads", "checkpoint_every")},
    **{name: _number(name, bool) for name in ("interruptible", "standardize", "balance_classes", "init_from_rows", "own_rows", "resume")},
    **{
        name: _number(name, _real)
        for name in (
            "learning_rate momentum weight_decay weight_decay_fade dropout_fade clip_norm validation_fraction"
        ).split()
    },
    # None: disabled
    "patience": lambda options, value: options.patience(0 if value is None else _whole(value)),
}


# Options of a language model's training.
_GPT2_SETTERS = {
    "schedule": _schedule,
    "order": _enum("Order"),
    "precision": _enum("Precision"),
    "recompute": _enum("Recompute"),
    "progress": _enum("Progress"),
    "adam": _SETTERS["adam"],
    "checkpoint": _SETTERS["checkpoint"],
    "communicator": _communicator,
    "sample": lambda options, value: options.sample(*value) if isinstance(value, (tuple, list)) else options.sample(int(value)),
    "history": lambda options, value: options.history(str(value)),
    **{
        name: _number(name, _whole)
        for name in (
            "steps batch_size sequence_length accumulation validate_every validation_batches seed threads checkpoint_every"
        ).split()
    },
    **{name: _number(name, bool) for name in ("interruptible", "resume")},
    **{name: _number(name, _real) for name in ("learning_rate", "weight_decay", "clip_norm", "validation_fraction")},
}


def _merit(options, value):
    """Sets the figure of merit: `"asimov"`, `("asimov", 0.1)`, or only the systematic uncertainty. (`evaluate` handles a function.)"""
    name, *rest = tuple(value) if isinstance(value, (tuple, list)) and value else (value,)
    if isinstance(name, (str, cpp.Merit)) and not rest:  # (a value of an enumeration is also a number)
        options.merit(enum_value("Merit", name))
    elif isinstance(name, numbers.Real) and not rest and not isinstance(name, bool):
        options.asimov(float(name))
    elif isinstance(name, str) and name.lower() == "asimov" and len(rest) == 1:
        options.asimov(_real(rest[0]))
    else:
        raise _Unsuited(
            "'s_over_root_s_plus_b', 'asimov', ('asimov', 0.1) for a background that is uncertain by 10 %, or a function of S and B"
        )


def _expected(options, value):
    """Sets expected signal and background before the cut: `(10, 1000)`."""
    both = list(value) if isinstance(value, (tuple, list)) or hasattr(value, "__array__") else []
    if len(both) != 2 or any(isinstance(one, str) for one in both):
        raise _Unsuited("(signal, background), the events that are expected before the cut")
    options.expected(*map(_real, both))


def _titles(options, value):
    """Sets axis titles by column: `{"pt": "p_{T} [GeV]"}`."""
    if not hasattr(value, "items"):
        raise _Unsuited("a dict of titles by column, such as {'pt': 'p_{T} [GeV]'}")
    for column, title in value.items():
        options.title(str(column), str(title))


def _class_names(options, value):
    if not isinstance(value, (tuple, list)) or not all(isinstance(name, str) for name in value):
        raise _Unsuited("a list of names, class 0 first")
    options.class_names(strings(value))


def _ablation(options, value):
    """Sets the options of a fit, by name, for training networks without an input."""
    if not isinstance(value, cpp.TrainOptions) and not hasattr(value, "keys"):
        raise _Unsuited("a dict of options of fit, such as {'epochs': 5}")
    options.ablation(train_options(dict(value)) if not isinstance(value, cpp.TrainOptions) else value)


def _list(name):
    return lambda options, value: getattr(options, name)(_reals(value))


_EVALUATE_SETTERS = {
    "task": _enum("Task"),
    "merit": _merit,
    "ablation": _ablation,
    "expected": _expected,
    "title": lambda options, value: options.title(str(value)),
    "titles": _titles,
    "class_names": _class_names,
    "level": _number("level", _real),
    **{name: _list(name) for name in ("signal_efficiencies", "background_efficiencies")},
    **{
        name: _number(name, _whole)
        for name in (
            "bins bootstrap permutations integrated_gradients importance_rows variables seed minimum_events"
        ).split()
    },
}


def evaluate_options(keywords, options=None, function=None):
    """Returns C++ `EvaluateOptions` from keyword arguments, based on given ones. `function`: as in `train_options`."""
    return _with(cpp.EvaluateOptions() if options is None else cpp.EvaluateOptions(options), _EVALUATE_SETTERS, keywords, "evaluate", function)


def train_options(keywords, options=None, function=None):
    """Returns C++ `TrainOptions` from keyword arguments, based on given ones. `function`: the function that they were given to; a message
    also lists its own keywords.
    """
    return _with(cpp.TrainOptions() if options is None else cpp.TrainOptions(options), _SETTERS, keywords, function=function)


def gpt2_options(keywords, options=None):
    """Returns C++ `Gpt2Options` from keyword arguments, based on given ones."""
    return _with(cpp.Gpt2Options() if options is None else cpp.Gpt2Options(options), _GPT2_SETTERS, keywords)


# Names of the same options in scikit-learn, Keras and PyTorch.
_ELSEWHERE = {
    "sample_weight": "weight",
    "sample_weights": "weight",
    "weights": "weight",
    "lr": "learning_rate",
    "callbacks": "on_epoch",
    "callback": "on_epoch",
    "verbose": "progress",
    "early_stopping": "patience",
    "batch": "batch_size",
    "validation_data": "validation",
    "validation_split": "validation_fraction",
}


def _unknown(name, setters, function):
    """Advice for the name of an option that does not exist."""
    own = [] if function is None else inspect.signature(function).parameters.values()
    known = sorted({*setters, *(one.name for one in own if one.kind == one.KEYWORD_ONLY)})
    if name == "shuffle" and "epochs" in setters:
        return "a fit always shuffles the rows, in an order that seed= decides"
    meant = _ELSEWHERE.get(name)
    near = [meant] if meant in known else difflib.get_close_matches(name, known, 1)
    return f"did you mean '{near[0]}'?" if near else "the options are: " + ", ".join(known)


def _with(options, setters, keywords, name_of_function="fit", function=None):
    for name, value in keywords.items():
        if name not in setters:
            called = name_of_function if function is None else function.__name__
            raise TypeError(f"{called} has no option '{name}'; {_unknown(name, setters, function)}")
        if value is None and name != "patience":
            continue
        try:
            setters[name](options, value)
        except _Unsuited as wanted_instead:
            raise error(ErrorCode.Argument, f"{name} is {value!r}; wanted {wanted_instead}") from None
        except (ValueError, OverflowError, TypeError) as problem:
            if isinstance(problem, cpp.Error):
                raise
            raise error(ErrorCode.Argument, f"{name} is {value!r}; {problem}") from None
    return options
