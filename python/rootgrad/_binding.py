"""Internals of PyROOT that this package depends on. They are all in this file: other files use only documented features of ROOT.

They are those of cppyy, with which Python calls C++ in ROOT up to 6.40. For a ROOT with another binding (6.42 has cppjit), check this file.
"""

import functools
import sys


def release_gil(namespace, names):
    """Releases the GIL during calls of these C++ functions (`names`: a text of them), so that other Python threads run."""
    for name in names.split():
        function = getattr(namespace, name)
        function.__release_gil__ = True
        if "string" in function.__doc__:  # (the signatures)
            setattr(namespace, name, _with_own_strings(function))


def _with_own_strings(function):
    """Gives each call C++ strings of its own. The binding converts a `str` into a string that all calls of the function share, so that another
    thread's call would change it: a network would be saved under another thread's path.
    """
    string = sys.modules["cppyy"].gbl.std.string

    @functools.wraps(function)
    def call(*arguments):
        return function(*(string(it) if isinstance(it, (str, bytes)) else it for it in arguments))

    return call


def exception_class(exception):
    """The class in which a member of a C++ exception is looked up; `exception` itself is an instance of a Python class around it."""
    return exception.__dict__["__underlying"]


def address_of(thing):
    """Address of a C++ object. (cppyy is not imported at the top: a process without ROOT does not have it.)"""
    return sys.modules["cppyy"].addressof(thing)
