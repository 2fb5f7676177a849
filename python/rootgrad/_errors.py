"""C++ exceptions as Python ones."""

import enum
import functools

from ._binding import exception_class
from ._load import cpp
from ._words import spoken

ErrorCode = enum.IntEnum(
    "ErrorCode",
    {
        name: int(getattr(cpp.ErrorCode, name))
        for name in (
            "Argument Shape NotFinite Data UnknownColumn ColumnType Io Format Version Busy Diverged Callback NullPointer "
            "Handle Internal Interrupted Memory"
        ).split()
    },
)


# The C++ class itself, so that an `except rootgrad.Error` also gets what RDataFrame throws later, from an event loop.
Error = cpp.Error
Error.__module__ = "rootgrad"
_class = exception_class(Error)
if not isinstance(_class.code, property):  # (an import that Ctrl-C ended may have set it)
    _class.code = property(lambda self, code=_class.code: ErrorCode(int(code.__get__(self, _class)())))


def error(code, message):
    """An `Error` to raise from Python."""
    return Error(getattr(cpp.ErrorCode, code.name), message)


def _anew(caught):
    """An exception of C++ that is none of ours, as RDataFrame's, without the signature of ours that ROOT puts in front of its message."""
    message = spoken(str(caught.what()))
    try:
        return type(caught)(message)
    except TypeError:  # a class that is not made of a text, as std::bad_alloc
        return RuntimeError(message)


def translate(function):
    """Raises a `rootgrad::Error` of C++ anew with nothing but its message, in the words of Python, and Ctrl-C while data are read as
    `KeyboardInterrupt`; other exceptions of C++ likewise with their message alone."""

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except Error as caught:
            code, message = caught.code, spoken(str(caught.what()))
        except Exception as caught:
            if not callable(getattr(caught, "what", None)):
                raise
            other = _anew(caught)
            raise other from None
        raise KeyboardInterrupt(message) if code == ErrorCode.Interrupted else error(code, message)

    return wrapper
