"""Common parts of histories and callbacks."""

import ctypes
import sys

import numpy as np

from ._errors import Error, translate
from ._load import helpers, rdataframe


class Rows:
    """Rows of a history: a list of the tuple `Row`, and by name an array over all rows."""

    Row = None

    def __len__(self):
        return len(self._rows)

    def __iter__(self):
        return iter(self._rows)

    def __getitem__(self, key):
        if not isinstance(key, str):
            return self._rows[key]
        if key not in self.Row._fields:
            raise KeyError(f"{key}: wanted one of {', '.join(self.Row._fields)}")
        return np.array([getattr(row, key) for row in self._rows])

    def to_dict(self):
        """Returns an array for each name: for matplotlib, mplhep, `pandas.DataFrame(history.to_dict())`."""
        return {name: self[name] for name in self.Row._fields}

    def to_tree(self, name="history"):
        """Returns a TTree in memory with one entry per row."""
        rdataframe()
        return helpers.history_tree(self.cpp, name)

    @translate
    def graph(self, field):
        """Returns a TGraph of one field against the epoch, or step."""
        rdataframe()
        return helpers.history_graph(self.cpp, field)

    def draw(self):
        """Draws the loss curves into the current pad."""
        rdataframe()
        return helpers.history_draw(self.cpp)


class Callback:
    """A Python `on_epoch`, `on_step` or `on_token` as a C function. The Python function is called with a `row` of the C values.

        with Callback(on_epoch, kind, Epoch) as address:
            …  # a C++ call that receives the address, 0 for no function

    An exception in the Python function ends the C++ call, and is raised at the end of the block instead of the C++ exception.
    """

    def __init__(self, function, kind, row):
        self.error = None
        self.function = function
        self.row = row
        self.c = kind(self._call) if function else None
        self.address = ctypes.cast(self.c, ctypes.c_void_p).value if function else 0

    def __enter__(self):
        self.error = None  # from an earlier fit
        return self.address

    def __exit__(self, kind, raised, traceback):
        if self.error is not None and isinstance(raised, Error):
            raise self.error from None

    def _call(self, *numbers):
        try:
            return 1 if self.function(self.row(*numbers)) is False else 0
        except BaseException as raised:  # also KeyboardInterrupt: it must not be lost in C
            self.error = raised
            return -1


class FitCallback(Callback):
    """A Callback for a fit with these keywords. Without a function and without a terminal for a progress bar, it prints the `line` of each
    row in a notebook.
    """

    def __init__(self, function, kind, row, line, keywords):
        in_notebook = "ipykernel" in sys.modules and not sys.stdout.isatty()
        self.prints = function is None and keywords.get("progress", "auto") != "off" and in_notebook
        show = lambda row: print(f"\r{line(row)}  ", end="", flush=True)
        super().__init__(show if self.prints else function, kind, row)

    def __exit__(self, *raised):
        if self.prints:
            print()
        super().__exit__(*raised)
