/// \file onnx.hpp
/// Import and export of ONNX models.
///
/// ```cpp
/// rootgrad::Network theirs = rootgrad::import_onnx("pretrained.onnx");
/// rootgrad::fit(theirs, df, {"pt", "eta", "phi", "m"}, "is_signal");
/// rootgrad::export_onnx(theirs, "tuned.onnx");
/// ```
#ifndef ROOTGRAD_ONNX_HPP
#define ROOTGRAD_ONNX_HPP

#include "error.hpp"
#include "network.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Marks for missing entries of a jagged input in a row of an exported ONNX model.
enum class Absent : int {
  Nan = ROOTGRAD_ABSENT_NAN, ///< missing entries are NaN, as in predict()
  Mask =
      ROOTGRAD_ABSENT_MASK, ///< an extra input `<input>_mask` (N, entries) is 0 for missing and 1 for present entries
  Count = ROOTGRAD_ABSENT_COUNT ///< present entries come first; an extra input `<input>_count` (N) is their number
};

/// Options of an ONNX import.
class ImportOptions {
public:
  /// Sets the value of a size that the file only names. A named size that comes first in an input and is not set here
  /// is the batch.
  ImportOptions &size(const std::string &name, std::size_t n) {
    return add(ROOTGRAD_IMPORT_KIND_SIZE, name, {static_cast<double>(n)});
  }
  /// Sets the numbers of an input that is the same for all rows and never changes, such as axes.
  ImportOptions &constant(const std::string &name, std::vector<double> values) {
    return add(ROOTGRAD_IMPORT_KIND_CONSTANT, name, std::move(values));
  }
  /// Selects an output by its name; call it again for more, in this order. Default: all outputs.
  ImportOptions &output(const std::string &name) { return add(ROOTGRAD_IMPORT_KIND_OUTPUT, name, {}); }
  /// Keeps a last sigmoid or softmax as a part of the network. Its raw outputs are then the file's outputs, for example
  /// for a regression between 0 and 1.
  ImportOptions &keep_probability() { return add(ROOTGRAD_IMPORT_KIND_KEEP_PROBABILITY, "", {}); }

  /// The C structs, which point into this object.
  std::vector<rootgrad_import_setting_t> raw() const {
    std::vector<rootgrad_import_setting_t> settings;
    for (const Setting &setting : settings_)
      settings.push_back(
          {setting.kind, detail::c_string("name", setting.name), setting.values.data(), setting.values.size()});
    return settings;
  }

private:
  struct Setting {
    std::int32_t kind;
    std::string name;
    std::vector<double> values;
  };

  ImportOptions &add(std::int32_t kind, const std::string &name, std::vector<double> values) {
    settings_.push_back({kind, name, std::move(values)});
    return *this;
  }

  std::vector<Setting> settings_;
};

/// Reads an ONNX model of opset 7 or later as a network. A row of features contains the numbers of the model's inputs,
/// one after the other; a row of outputs those of the model's outputs. The network is trained, run and saved like any
/// other; a fit does not standardise its inputs.
///
/// For a model that ends in a sigmoid or a softmax, Output::Raw gives the logits (the default of predict() and
/// define()). Output::Probability gives the outputs of the file. The loss of a fit is computed on the logits (see
/// ImportOptions::keep_probability()). Throws Error: Io, Format (the message names the unsupported node and the
/// reason), Argument.
inline Network import_onnx(const std::string &path, const ImportOptions &options = ImportOptions()) {
  detail::check_version();
  const std::vector<rootgrad_import_setting_t> settings = options.raw();
  const rootgrad_import_options_t raw = {settings.data(), settings.size()};
  rootgrad_network_t *handle = nullptr;
  detail::check(rootgrad_network_import_onnx(detail::c_string("path", path), &raw, &handle));
  return Network::adopt(handle);
}

/// Writes a network of any kind as an ONNX model, completely or not at all. The model's `output` (N, K) is the result
/// of predict() for the argument `output`. Standardisation is part of the model; its metadata contains the names of
/// columns and targets. A jagged input is (N, columns, entries); `absent` selects the mark for missing entries. Throws
/// Error: Argument (a mask or a count without a jagged input), Io.
inline void export_onnx(const Network &net, const std::string &path, Output output = Output::Raw,
                        Absent absent = Absent::Nan) {
  detail::check(rootgrad_network_export_onnx(detail::live(net), detail::c_string("path", path),
                                             static_cast<std::int32_t>(output), static_cast<std::int32_t>(absent)));
}

} // namespace rootgrad

#endif
