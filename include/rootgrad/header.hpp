// A network as a header of C++ that stands alone: no library, no ROOT.
//
//     rootgrad::export_header(net, "higgs.hpp", "higgs");
//
// and where it is used, in any program:
//
//     #include "higgs.hpp"
//     float score = higgs::predict({pt, eta, phi, m})[0];
#ifndef ROOTGRAD_HEADER_HPP
#define ROOTGRAD_HEADER_HPP

#include "error.hpp"
#include "network.hpp"

#include <string>

namespace rootgrad {

/// Writes the network as a header of C++17, whole or not at all: weights, standardisation and all that is computed are in it, and it
/// needs nothing but the standard library. In the namespace `name`, such as "higgs" or "analysis::higgs", its predict() gives the bits of
/// Network::predict, of one row or many, on any processor; it allocates nothing and is safe from any number of threads. Throws Error:
/// Argument (another name; a network that is no chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, which
/// export_onnx() writes; more than 2^22 parameters, a layer wider than 2^14), Io, Memory.
inline void export_header(const Network &net, const std::string &path, const std::string &name) {
  detail::check(rootgrad_network_export_header(detail::live(net), detail::c_string("path", path),
                                               detail::c_string("name", name)));
}

} // namespace rootgrad

#endif
