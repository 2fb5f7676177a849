/// \file header.hpp
/// A network as a stand-alone C++ header, which needs neither this library nor ROOT.
///
/// ```cpp
/// rootgrad::export_header(net, "higgs.hpp", "higgs");
/// ```
///
/// Use it in any program:
///
/// ```cpp
/// #include "higgs.hpp"
/// float score = higgs::predict({pt, eta, phi, m})[0];
/// ```
///
/// For a deep set with jets and one number per event, jet_pt and jet_eta are a std::vector<float> of any length:
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

/// Writes the network as a stand-alone C++17 header, completely or not at all. The header contains weights,
/// standardisation and all computations, and needs only the standard library. Its predict() is in the namespace `name`,
/// such as "higgs" or "analysis::higgs". It gives the bits of Network::predict, for one row or many, on any processor;
/// it allocates nothing and is safe from any number of threads.
///
/// The network must be a chain of linear layers with relu, gelu, silu, tanh or sigmoid after them, or a deep set. A
/// deep set is such a chain over the entries of each jagged input, then a masked mean, sum, maximum or minimum; the
/// results and the numbers of the event are concatenated and go through a chain to the outputs. The header of a deep
/// set has another predict(), which accepts each jagged column of an event as a vector of any length. It sorts and cuts
/// the entries as the fit does.
///
/// Throws Error: Argument (an invalid name; an unsupported network, such as a transformer, which export_onnx() can
/// write; more than 2^22 parameters, a layer wider than 2^14), Io, Memory.
inline void export_header(const Network &net, const std::string &path, const std::string &name) {
  detail::check(rootgrad_network_export_header(detail::live(net), detail::c_string("path", path),
                                               detail::c_string("name", name)));
}

} // namespace rootgrad

#endif
