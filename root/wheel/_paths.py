"""Paths of the library and the headers, which the wheel has installed beside this file."""

import pathlib

_here = pathlib.Path(__file__).resolve().parent
LIBRARY = str(_here / "lib" / "librootgrad.so.0")
INCLUDE = str(_here / "include")
