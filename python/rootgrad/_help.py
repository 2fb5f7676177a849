"""Documentation by name, as `rootgrad::help` prints it at ROOT's prompt."""

import builtins
import functools
import sys


def help(name=""):
    """Shows the documentation of a name: `rootgrad.help("fit")`, `rootgrad.help("Network.predict")`; the same as `help(rootgrad.fit)`.
    Without a name, that of the package.
    """
    package = sys.modules[__package__]
    parts = str(name).replace("::", ".").removeprefix("rootgrad.").split(".") if name else []
    builtins.help(functools.reduce(getattr, parts, package))
