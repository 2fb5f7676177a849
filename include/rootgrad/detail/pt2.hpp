/// \file pt2.hpp
/// Import of PyTorch's exported programs.
///
/// ```cpp
/// rootgrad::Network theirs = rootgrad::import_pt2("pretrained.pt2");  // torch.export.save(torch.export.export(model, (x,)), …)
/// rootgrad::fit(theirs, df, {"pt", "eta", "phi", "m"}, "is_signal");
/// ```
#ifndef ROOTGRAD_PT2_HPP
#define ROOTGRAD_PT2_HPP

#include "error.hpp"
#include "network.hpp"
#include "onnx.hpp"

#include <string>
#include <vector>

namespace rootgrad {

/// Reads a program of PyTorch 2.9 or later (`.pt2`) as a network, as import_onnx() reads an ONNX model. Its parameters
/// are trained, its buffers stay constant; dropout is active in training. A last sigmoid or softmax is
/// Output::Probability, as for ONNX. Throws Error: Io, Format (the message names the unsupported node and the reason),
/// Argument.
inline Network import_pt2(const std::string &path, const ImportOptions &options = ImportOptions()) {
  detail::check_version();
  const std::vector<rootgrad_import_setting_t> settings = options.raw();
  const rootgrad_import_options_t raw = {settings.data(), settings.size()};
  rootgrad_network_t *handle = nullptr;
  detail::check(rootgrad_network_import_pt2(detail::c_string("path", path), &raw, &handle));
  return Network::adopt(handle);
}

} // namespace rootgrad

#endif
