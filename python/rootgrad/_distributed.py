"""Columns of distributed frames, `ROOT.RDataFrame(…, executor=client)`, whose workers accept headers and expressions, but no C++ objects."""

import atexit
import base64
import functools
import hashlib
import itertools
import os
import re
import string
import tempfile

import numpy as np
import ROOT

from ._ensemble import Ensemble
from ._errors import ErrorCode, error
from ._library import paths
from ._load import is_distributed, version

# This session reads the header, and each worker reads it once.
_HEADER = string.Template("""\
#ifndef rootgrad_$function
#define rootgrad_$function
#pragma cling add_include_path("$include")
#if __has_include(<rootgrad/root.hpp>)
#include <rootgrad/root.hpp>
#elif __has_include(<rootgrad/rdataframe.hpp>)
#pragma cling load("$library")
#include <rootgrad/rdataframe.hpp>
#endif
#include <TSystem.h>
#include <initializer_list>
#include <stdexcept>
#include <string>
#if defined(ROOTGRAD_VERSION_MAJOR) && ROOTGRAD_VERSION_MAJOR == $major && ROOTGRAD_VERSION_MINOR == $minor && ROOTGRAD_VERSION_PATCH == $patch
#include <rootgrad/detail/rdf_distributed.hpp>
namespace rootgrad_distributed {
template <class... Columns> $result $function(ULong64_t entry, std::initializer_list<long long> id, const Columns &...columns) {
  static const rootgrad::detail::WorkerNetwork<$result, Columns...> network(
      {$files}, {$names}, rootgrad::Output($output), rootgrad::detail::OfEnsemble::$what, $id_columns, ${seed}ull);
  return network(entry, id, columns...);
}
}
#else
namespace rootgrad_distributed {
template <class... Columns> $result $function(ULong64_t, std::initializer_list<long long>, const Columns &...) {
#ifdef ROOTGRAD_VERSION_MAJOR
  const std::string got = "rootgrad " + std::to_string(ROOTGRAD_VERSION_MAJOR) + "." + std::to_string(ROOTGRAD_VERSION_MINOR) + "." +
                          std::to_string(ROOTGRAD_VERSION_PATCH) + " is on ";
#else
  const std::string got = "no rootgrad is known to ROOT, nor in $include, on ";
#endif
  throw std::runtime_error(got + gSystem->HostName() + "; wanted that of the session, $major.$minor.$patch: its wheel in the workers' "
                           "environment, or an installation in a folder that all machines see");
}
}
#endif
#endif
""")

_counter = itertools.count()
_functions = set()  # functions that the workers receive


def local_frame(df):
    """The local frame that a distributed frame contains, with the same columns."""
    frame = getattr(df, "rdf_node", None)
    if frame is None or not hasattr(ROOT.RDF, "Distributed"):
        raise TypeError(
            f"the frame is distributed, by ROOT {ROOT.gROOT.GetVersion()}; wanted ROOT 6.36 or later (earlier versions do not give the column "
            "types of distributed frames), or a frame of this process"
        )
    return frame


def here(df, *names):
    """Returns a frame of this process with some columns of a distributed frame (other frames are returned as they are). The workers read,
    select and define; the values of the columns come here. `names`: names, lists of names, or None.
    """
    if not is_distributed(df):
        return df
    one_task_at_a_time(df)
    listed = (one for name in names if name is not None for one in ([name] if isinstance(name, str) else name))
    columns, local = list(dict.fromkeys(map(str, listed))), local_frame(df)
    known = [str(column) for column in local.GetColumnNames()]
    for column in columns:
        if column not in known:
            raise error(ErrorCode.UnknownColumn, f"no column '{column}' in the distributed frame; it has {', '.join(known)}")
        kind = str(local.GetColumnType(column))
        if "<" in kind or "[" in kind:
            raise error(
                ErrorCode.ColumnType,
                f"column '{column}' has type {kind}, and the frame is distributed: ROOT does not bring such columns here; wanted columns of one "
                "number per event, or a frame of this process: write the columns by df.Snapshot, and open the files",
            )
    return ROOT.RDF.FromNumpy({name: np.ascontiguousarray(values) for name, values in df.AsNumpy(columns).items()})


def define(df, name, net, features, output, spread):
    """Returns `df` with the column, defined by an expression. Its columns and types have already been checked on an equivalent frame."""
    one_task_at_a_time(df)
    names = list(features) or [column for column, _ in net.columns]
    ids = net.id_columns if isinstance(net, Ensemble) and not spread else []
    for column in [*names, *ids]:
        if not re.fullmatch(r"[A-Za-z_]\w*(\.\w+)*", column, re.ASCII):
            raise error(
                ErrorCode.UnknownColumn,
                f"column '{column}' cannot be used in an expression, and a distributed frame defines columns by expressions; wanted a name "
                "of letters, digits, _ and dots: use an Alias if ROOT accepts it, or write the column under another name from a frame of this process",
            )
    df, columns = _named_apart(df, [*names, *ids])
    function = _sent(net, names, ids, output, spread)
    id = ", ".join(f"static_cast<long long>({column})" for column in columns[len(names) :])
    return df.Define(name, f"rootgrad_distributed::{function}(rdfentry_, {{{id}}}, {', '.join(columns[: len(names)])})")


def one_task_at_a_time(df):
    """Raises for workers with several threads: in these, ROOT (6.40) lets two tasks change one frame at the same time, so events are read
    twice or never.
    """
    client = getattr(df.proxied_node.get_head().backend, "client", None)
    threads = max(client.nthreads().values(), default=1) if hasattr(client, "nthreads") else 1
    if threads > 1:
        raise error(
            ErrorCode.Argument,
            f"a worker of the cluster has {threads} threads, whose tasks ROOT mixes up; wanted processes with one each: "
            "LocalCluster(threads_per_worker=1), dask worker --nthreads 1",
        )


def _named_apart(df, columns):
    """Returns the columns under names that cannot be confused in an expression. RDataFrame calls the columns of an expression var0, var1,
    …, and replaces these names a second time if columns have them. So in a frame with such a column, the columns are defined anew, each
    separately.
    """
    if not any(re.fullmatch(r"var[0-9]+", str(column)) for column in df.GetColumnNames()):
        return df, columns
    apart = []
    for column in columns:
        apart.append(f"rdfrootgrad_distributed{next(_counter)}_")
        df = df.Define(apart[-1], column)
    return df, apart


def _sent(net, names, ids, output, spread):
    """Sends the network to the workers with their next task; returns the name of its function there."""
    library, include = paths()
    major, minor, patch = re.match(r"(\d+)\.(\d+)\.(\d+)", version).groups()
    ensemble = isinstance(net, Ensemble)
    header = _HEADER.safe_substitute(
        include=_escaped(include),
        library=_escaped(library),
        major=major,
        minor=minor,
        patch=patch,
        result="float" if net.outputs == 1 else "ROOT::RVecF",
        files=", ".join(f'"{_file(network)}"' for network in (net.networks if ensemble else [net])),
        names=", ".join(f'"{name}"' for name in names),
        output=output,
        what="Spread" if spread else "HeldOut" if ids else "Mean",
        id_columns=len(ids),
        seed=net.seed if ids else 0,
    )
    function = "network_" + hashlib.sha256(header.encode()).hexdigest()[:32]
    path = os.path.join(_folder(), f"rootgrad_{function}.hpp")
    if function not in _functions:  # (recorded last: after a Ctrl-C everything is done again, which is harmless)
        with open(path, "w") as file:
            file.write(header.replace("$function", function))
        ROOT.RDF.Distributed.DistributeHeaders([path])
        _functions.add(function)
    return function


@functools.lru_cache(maxsize=None)
def _folder():
    """Folder of the headers during the session: ROOT sends them from there."""
    folder = tempfile.TemporaryDirectory(prefix="rootgrad-")
    atexit.register(folder.cleanup)
    return folder.name


def _escaped(path):
    return str(path).replace("\\", "\\\\").replace('"', '\\"')


def _file(network):
    """Bytes of the network's file, in Base64."""
    return base64.b64encode(network.to_bytes()).decode()
