"""The insides of PyROOT that this package rests on, all of them: other files use what ROOT documents.

They are those of cppyy, by which Python calls C++ in ROOT up to 6.40; a ROOT with another binding (6.42 has cppjit) needs this file looked at.
"""

import sys


def release_gil(namespace, names):
    """Has other threads of Python run during calls of these functions of C++ (`names`: a text of them)."""
    for name in names.split():
        getattr(namespace, name).__release_gil__ = True


def exception_class(exception):
    """The class that a member of a C++ exception is looked up in; `exception` itself is a class of Python's around it."""
    return exception.__dict__["__underlying"]


def address_of(thing):
    """Where a C++ object is. (Not by `import`: in a process without ROOT there is none.)"""
    return sys.modules["cppyy"].addressof(thing)
