"""Frames for training: one frame, or several, each with an optional class and weight."""

import collections.abc
import numbers

import ROOT

from ._errors import ErrorCode, error
from ._load import as_node, cpp, helpers, is_frame, rdataframe


class Frame:
    """A frame, or a TTree, the class of all its events, and a factor for their weights:

        rootgrad.Frame(signal, 1).weight(cross_section * luminosity / sum_of_weights)

    `(df, 1)` is short for `Frame(df, 1)`. Without a class, `Frame(df)`, if the target is a column.
    """

    def __init__(self, df, target=None):
        self.df = _frame(df)
        self.tree = df  # a frame does not keep its tree alive
        if target is not None and not isinstance(target, numbers.Real):
            raise TypeError(f"the class of a frame is {target!r}; wanted a number, as in (df, 1)")
        self.target = target
        self.factor = 1.0

    def weight(self, factor):
        """Multiplies the weights of its events, in addition to the weight column, and returns the frame itself."""
        self.factor = float(factor)
        return self


def _frame(thing):
    if isinstance(thing, ROOT.TTree):
        if not thing:
            raise error(ErrorCode.NullPointer, "the tree is null: the file has no such TTree; wanted one that exists (file.ls() lists them)")
        return ROOT.RDataFrame(thing)
    if not is_frame(thing):
        raise TypeError(f"a frame is {type(thing).__name__}; wanted an RDataFrame, or (frame, class)")
    return thing


def _listed(thing):
    """Returns an entry of a list of frames as a `Frame`."""
    if isinstance(thing, Frame):
        return thing
    if isinstance(thing, (list, tuple)) and len(thing) == 2:
        return Frame(*thing)
    return Frame(thing)


def is_part(thing):
    """True if `thing` is a frame or a tree."""
    return isinstance(thing, (Frame, ROOT.TTree)) or is_frame(thing)


def are_frames(data):
    """True if `data` are to be read as frames: one, or a list of them; a wrong element of the list is reported later."""
    if is_part(data):
        return True
    if isinstance(data, collections.abc.Mapping) and any(is_part(one) for pair in data.items() for one in pair):
        raise TypeError("the frames are a dict; wanted a list of (frame, class): [(signal, 1), (background, 0)]")
    if not isinstance(data, (list, tuple)):
        return False
    return any(is_part(part) or isinstance(part, (list, tuple)) and part and is_part(part[0]) for part in data)


def frames(data):
    """Returns a list of `Frame`s for the accepted forms of `data`."""
    if is_part(data):
        return [_listed(data)]
    if isinstance(data, tuple) and len(data) == 2 and is_frame(data[0]) and isinstance(data[1], numbers.Real):
        raise TypeError("the data are one frame and its class; wanted a list, [(signal, 1), (background, 0)]")
    return [_listed(part) for part in data]


def strings(names):
    return ROOT.std.vector["std::string"]([str(name) for name in names])


def _names(features, target):
    if isinstance(features, str):
        features = [features]
    if isinstance(target, str):
        target = [target]
    if not isinstance(target, (list, tuple)) or not all(isinstance(name, str) for name in target):
        raise TypeError(
            f"the target is {target!r}; wanted a column name, or a list of them for a regression of several values, as in "
            "fit(net, df, ['pt', 'eta'], 'is_signal')"
        )
    return strings(features), strings(target)


def cpp_frames(listed):
    """Returns the frames as a C++ list."""
    them = ROOT.std.vector["rootgrad::Frame"]()
    for frame in listed:
        target = ROOT.std.vector["double"]([] if frame.target is None else [float(frame.target)])
        helpers.add_frame(them, as_node(frame.df), target, frame.factor)
    return them


def frames_and_names(data, arguments, validation, function):
    """Returns the frames, the validation frames (empty without any), and the names of features and target in C++, for a call of `function`.
    """
    train = frames(data)
    held_out = [] if validation is None else frames(validation)
    classes = any(frame.target is not None for frame in train)
    if len(arguments) == 1 and not classes:
        if len(train) > 1:
            raise TypeError(
                f"the frames have no classes; wanted {function}(net, [(signal, 1), (background, 0)], features, …), or a target column in "
                f"all of them: {function}(net, [df1, df2], features, target, …)"
            )
        raise TypeError(f"wanted {function}(net, df, features, target, …)")
    if len(arguments) not in (1, 2):
        raise TypeError(
            f"wanted {function}(net, df, features, target, …), or {function}(net, [(signal, 1), (background, 0)], features, …)"
        )
    if validation is not None and not held_out:
        raise error(ErrorCode.Argument, "the list of validation frames is empty; wanted at least one, or validation=None")
    rdataframe()
    # as a target, [] would be an error; here it means that the frames' classes are the target
    features, target = _names(arguments[0], arguments[1]) if len(arguments) == 2 else (_names(arguments[0], [])[0], strings([]))
    if len(arguments) == 2 and target.empty():
        raise error(ErrorCode.Argument, "the list of target columns is empty; wanted at least one column")
    return cpp_frames(train), cpp_frames(held_out), features, target


def fit_frames(net, data, arguments, validation, options, callback):
    """Runs one fit on one or several frames. Returns the C++ history."""
    train, held_out, features, target = frames_and_names(data, arguments, validation, "fit")
    return helpers.fit_several(net.cpp, train, held_out, features, target, options, callback)
