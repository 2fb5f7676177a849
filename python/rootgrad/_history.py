"""What histories and callbacks have in common."""

import ctypes
import sys

import numpy as np

from ._errors import Error, translate
from ._load import helpers, rdataframe


class Rows:
    """A history's rows: of the tuple `Row`, or by name an array over all of them."""

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
        """An array for each name: for matplotlib, mplhep, `pandas.DataFrame(history.to_dict())`."""
        return {name: self[name] for name in self.Row._fields}

    def to_tree(self, name="history"):
        """A TTree in memory, one entry a row."""
        rdataframe()
        return helpers.history_tree(self.cpp, name)

    @translate
    def graph(self, field):
        """A TGraph of one field against the epoch, or step."""
        rdataframe()
        return helpers.history_graph(self.cpp, field)

    def draw(self):
        """Draws the loss curves into the current pad."""
        rdataframe()
        return helpers.history_draw(self.cpp)


class Callback:
    """A Python `on_epoch`, `on_step` or `on_token` as a C function, called with a `row` of what C gives.

        with Callback(on_epoch, kind, Epoch) as address:
            …  # a C++ call that takes the address, 0 for no function

    An exception in it ends that call, and is raised at the end of the block in the place of C++'s.
    """

    def __init__(self, function, kind, row):
        self.error = None
        self.function = function
        self.row = row
        self.c = kind(self._call) if function else None
        self.address = ctypes.cast(self.c, ctypes.c_void_p).value if function else 0

    def __enter__(self):
        self.error = None  # of an earlier fit
        return self.address

    def __exit__(self, kind, raised, traceback):
        if self.error is not None and isinstance(raised, Error):
            raise self.error from None

    def _call(self, *numbers):
        try:
            return 1 if self.function(self.row(*numbers)) is False else 0
        except BaseException as raised:  # also KeyboardInterrupt: it must not get lost in C
            self.error = raised
            return -1


class FitCallback(Callback):
    """The same of a fit with these keywords: where there is no function and no terminal to draw a bar on, but someone looks,
    it prints the `line` of each row."""

    def __init__(self, function, kind, row, line, keywords):
        in_notebook = "ipykernel" in sys.modules and not sys.stdout.isatty()
        self.prints = function is None and keywords.get("progress", "auto") != "off" and in_notebook
        show = lambda row: print(f"\r{line(row)}  ", end="", flush=True)
        super().__init__(show if self.prints else function, kind, row)

    def __exit__(self, *raised):
        if self.prints:
            print()
        super().__exit__(*raised)
