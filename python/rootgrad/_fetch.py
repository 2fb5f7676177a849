"""Files from the web in a local cache."""

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
    """Downloads the file of a URL (`https://`, `http://`) into a local cache, and returns its path there, which ROOT can open:

        df = ROOT.RDataFrame("events", rootgrad.fetch("https://host/events.root"))

    `cache`: a folder; if empty, `$ROOTGRAD_CACHE`, else `$XDG_CACHE_HOME/rootgrad`, else `~/.cache/rootgrad`. A cached file is downloaded
    again only if the server's file has changed; the next call resumes an interrupted download. `progress`: True for a progress bar, if
    standard error is a terminal. Errors: `ErrorCode.Argument` for a malformed URL, `ErrorCode.Io` if the file cannot be downloaded
    completely, or every user of the machine may write to the cache's folder. Ctrl-C is a `KeyboardInterrupt`.
    """
    if not declare("ROOTGRAD_PYTHON_FETCH", _HELPER):
        raise ImportError("rootgrad/fetch.hpp does not compile in ROOT")
    release_gil(helpers, "fetched")
    return str(helpers.fetched(os.fspath(url), os.fspath(cache), bool(progress)))
