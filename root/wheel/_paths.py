"""Where the wheel has put the library and the headers: beside this file, wherever that is."""

import pathlib

_here = pathlib.Path(__file__).resolve().parent
LIBRARY = str(_here / "lib" / "librootgrad.so.0")
INCLUDE = str(_here / "include")
