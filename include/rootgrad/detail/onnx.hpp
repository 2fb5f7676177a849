/// \file onnx.hpp
/// ONNX models: read, trained on, and handed back.
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

/// How a row of an exported ONNX model marks the entries of a jagged input that it lacks.
enum class Absent : int {
  Nan = ROOTGRAD_ABSENT_NAN,    ///< they are NaN, as in predict()
  Mask = ROOTGRAD_ABSENT_MASK,  ///< they are 0 in an input `<input>_mask` (N, entries), and present ones 1
  Count = ROOTGRAD_ABSENT_COUNT ///< they follow the present ones, whose number is an input `<input>_count` (N)
};

/// Options of an import beside the file.
class ImportOptions {
public:
  /// The number of a size that the file gives a name only. A size that comes first in an input and is not told here is the batch.
  ImportOptions &size(const std::string &name, std::size_t n) {
    return add(ROOTGRAD_IMPORT_KIND_SIZE, name, {static_cast<double>(n)});
  }
  /// The numbers of an input that is the same for all rows and never changes, such as axes.
  ImportOptions &constant(const std::string &name, std::vector<double> values) {
    return add(ROOTGRAD_IMPORT_KIND_CONSTANT, name, std::move(values));
  }
  /// An output that is wanted; several in the order in which they are named. Default: all.
  ImportOptions &output(const std::string &name) { return add(ROOTGRAD_IMPORT_KIND_OUTPUT, name, {}); }
  /// A last sigmoid or softmax stays a part of the network, whose outputs are what the file gives, as of a regression between 0 and 1.
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

/// Reads an ONNX model of opset 7 or later as a network: a row of its features are the numbers of the model's inputs, one after the
/// other, a row of its outputs those of the model's. It is trained, run and saved as any other; a fit leaves its inputs as they are.
/// Of a model that ends in a sigmoid or a softmax, Output::Raw (the default of predict() and define()) is the logits and
/// Output::Probability what the file gives; the loss of a fit is computed on the logits (ImportOptions::keep_probability()).
/// Throws Error: Io, Format (the message names the node that is not taken, and why), Argument.
inline Network import_onnx(const std::string &path, const ImportOptions &options = ImportOptions()) {
  detail::check_version();
  const std::vector<rootgrad_import_setting_t> settings = options.raw();
  const rootgrad_import_options_t raw = {settings.data(), settings.size()};
  rootgrad_network_t *handle = nullptr;
  detail::check(rootgrad_network_import_onnx(detail::c_string("path", path), &raw, &handle));
  return Network::adopt(handle);
}

/// Writes a network of any kind as an ONNX model, whole or not at all: `output` (N, K) is what predict() gives for `output`.
/// Standardisation is part of the model; columns and targets are named in its metadata. A jagged input is (N, columns, entries); `absent`
/// is how a row marks the entries that it lacks. Throws Error: Argument (a mask or a count without a jagged input), Io.
inline void export_onnx(const Network &net, const std::string &path, Output output = Output::Raw,
                        Absent absent = Absent::Nan) {
  detail::check(rootgrad_network_export_onnx(detail::live(net), detail::c_string("path", path),
                                             static_cast<std::int32_t>(output), static_cast<std::int32_t>(absent)));
}

} // namespace rootgrad

#endif
