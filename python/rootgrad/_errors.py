"""C++ exceptions as Python ones."""

import enum
import functools

from ._binding import exception_class
from ._load import cpp

ErrorCode = enum.IntEnum(
    "ErrorCode",
    {
        name: int(getattr(cpp.ErrorCode, name))
        for name in (
            "Argument Shape NotFinite Data UnknownColumn ColumnType Io Format Version Busy Diverged Callback NullPointer "
            "Handle Internal Interrupted Memory Rank"
        ).split()
    },
)


# The C++ class itself, so that `except rootgrad.Error` also catches errors that RDataFrame throws later, from an event loop.
Error = cpp.Error
Error.__module__ = "rootgrad"
_class = exception_class(Error)
if not isinstance(_class.code, property):  # (an import that Ctrl-C interrupted may have set it)
    _class.code = property(lambda self, code=_class.code: ErrorCode(int(code.__get__(self, _class)())))


def error(code, message):
    """Returns an `Error` to raise from Python."""
    return Error(getattr(cpp.ErrorCode, code.name), message)


def _anew(caught):
    """Returns a foreign C++ exception, such as RDataFrame's, without the function signature that ROOT adds to its message."""
    message = str(caught.what())
    try:
        return type(caught)(message)
    except TypeError:  # a class that cannot be constructed from a text, such as std::bad_alloc
        return RuntimeError(message)


def translate(function):
    """Raises a `rootgrad::Error` of C++ again with only its message, and Ctrl-C while data are read as `KeyboardInterrupt`. Other C++
    exceptions are raised with only their message, too.
    """

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except Error as caught:
            code, message = caught.code, str(caught.what())
        except Exception as caught:
            if not callable(getattr(caught, "what", None)):
                raise
            other = _anew(caught)
            raise other from None
        raise KeyboardInterrupt(message) if code == ErrorCode.Interrupted else error(code, message)

    return wrapper
