"""C++ exceptions as Python ones."""

import enum
import functools

from ._load import cpp

ErrorCode = enum.IntEnum(
    "ErrorCode",
    {
        name: int(getattr(cpp.ErrorCode, name))
        for name in (
            "Argument Shape NotFinite Data UnknownColumn ColumnType Io Format Version Busy Diverged Callback NullPointer "
            "Handle Internal Interrupted"
        ).split()
    },
)


class Error(RuntimeError):
    """What rootgrad reports: `str(error)` says what is wrong and what was wanted, `error.code` is an `ErrorCode`."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def _translated(error):
    code = ErrorCode(int(error.code()))
    return KeyboardInterrupt(str(error.what())) if code == ErrorCode.Interrupted else Error(code, str(error.what()))


def translate(function):
    """Turns `rootgrad::Error` into `Error`, and Ctrl-C while data are read into `KeyboardInterrupt`."""

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except cpp.Error as error:
            raise _translated(error) from None

    return wrapper
