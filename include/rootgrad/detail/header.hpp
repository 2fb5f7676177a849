/// \file header.hpp
/// A network as a header of C++ that stands alone: no library, no ROOT.
///
/// ```cpp
/// rootgrad::export_header(net, "higgs.hpp", "higgs");
/// ```
///
/// and where it is used, in any program:
///
/// ```cpp
/// #include "higgs.hpp"
/// float score = higgs::predict({pt, eta, phi, m})[0];
/// ```
///
/// or, of a deep set of jets beside a number, where jet_pt and jet_eta are a std::vector<float> of any length:
///
/// ```cpp
/// float score = tagger::predict({jet_pt, jet_eta, met})[0];
/// ```
#ifndef ROOTGRAD_HEADER_HPP
#define ROOTGRAD_HEADER_HPP

#include "error.hpp"
#include "network.hpp"

#include <string>

namespace rootgrad {

/// Writes the network as a header of C++17, whole or not at all: weights, standardisation and all that is computed are in it, and it
/// needs nothing but the standard library. In the namespace `name`, such as "higgs" or "analysis::higgs", its predict() gives the bits of
/// Network::predict, of one row or many, on any processor; it allocates nothing and is safe from any number of threads.
///
/// The network is a chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, or a deep set: such a chain over the
/// entries of each jagged input, then a masked mean, sum, maximum or minimum; the results and numbers of the event are concatenated and
/// go through a chain to the outputs. The header of a deep set has a further predict(), which takes each jagged column of an event as a
/// vector of any length, and sorts and cuts the entries as in the fit.
///
/// Throws Error: Argument (another name; another network, such as a transformer, which export_onnx() writes; more than 2^22 parameters, a
/// layer wider than 2^14), Io, Memory.
inline void export_header(const Network &net, const std::string &path, const std::string &name) {
  detail::check(rootgrad_network_export_header(detail::live(net), detail::c_string("path", path),
                                               detail::c_string("name", name)));
}

} // namespace rootgrad

#endif
