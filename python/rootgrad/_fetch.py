"""Files of the web in a local cache."""

import os

from ._errors import translate
from ._binding import release_gil
from ._load import declare, helpers

_HELPER = """
#include <rootgrad/fetch.hpp>
namespace rootgrad { namespace python {

inline std::string fetched(const std::string &url, const std::string &cache, bool progress) { return fetch(url, cache, progress); }

}} // namespace rootgrad::python
"""


@translate
def fetch(url, cache="", progress=True):
    """Fetches the file of a URL (`https://`, `http://`) into a local cache, and returns its path there, which ROOT opens:

        df = ROOT.RDataFrame("events", rootgrad.fetch("https://host/events.root"))

    `cache`: a folder; if empty, `$ROOTGRAD_CACHE`, else `$XDG_CACHE_HOME/rootgrad`, else `~/.cache/rootgrad`. A file that the cache has is
    fetched again only if the server's has changed; a transfer that breaks off is resumed by the next call. `progress`: a bar, if standard
    error is a terminal. Errors: `ErrorCode.Argument` for a malformed URL, `ErrorCode.Io` if there is no whole file or every user of the
    machine may write to the cache's folder. Ctrl-C is a `KeyboardInterrupt`.
    """
    if not declare("ROOTGRAD_PYTHON_FETCH", _HELPER):
        raise ImportError("rootgrad/fetch.hpp does not compile in ROOT")
    release_gil(helpers, "fetched")
    return str(helpers.fetched(os.fspath(url), os.fspath(cache), bool(progress)))
