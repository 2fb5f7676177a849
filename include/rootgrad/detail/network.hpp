/// \file network.hpp
/// Base class of all networks on rows.
#ifndef ROOTGRAD_NETWORK_HPP
#define ROOTGRAD_NETWORK_HPP

#include "column.hpp"
#include "error.hpp"
#include "jagged.hpp"
#include "state.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// The quantity that a fit minimises.
enum class Loss : int {
  Auto = ROOTGRAD_LOSS_AUTO, ///< binary cross-entropy for one output and targets 0 and 1, softmax for K > 1 outputs
  BinaryCrossEntropy = ROOTGRAD_LOSS_BINARY_CROSS_ENTROPY,   ///< for one logit; targets 0 and 1
  SoftmaxCrossEntropy = ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY, ///< for K logits; targets 0 ... K-1
  Mse = ROOTGRAD_LOSS_MSE,                                   ///< mean squared error: a regression of one or more values
  Huber = ROOTGRAD_LOSS_HUBER,                               ///< quadratic, linear in the tails: a regression
  Custom = ROOTGRAD_LOSS_CUSTOM                              ///< a function of your own: TrainOptions().loss(f)
};

/// The kind of a prediction.
enum class Output : int {
  Raw = ROOTGRAD_OUTPUT_RAW,                ///< a classifier's logits; a regression's value in the target's units
  Probability = ROOTGRAD_OUTPUT_PROBABILITY ///< a classifier's probabilities
};

/// A constructed network of any kind: an Mlp, a Transformer, a Table, or one composed of tensors by compile(). fit,
/// define, predict and save are the same for all.
///
/// A copy is a second network with the same parameters; moving transfers the network. Predictions are safe from any
/// number of threads, also during a fit: they then use the network as it was before the fit.
class Network {
public:
  /// Reads a network of any kind from a file that save() wrote. Throws Error: Io, Format, Version.
  static Network load(const std::string &path) { return Network(load_handle(path)); }

  /// Takes ownership of a handle of the C interface.
  static Network adopt(rootgrad_network_t *handle) { return Network(handle); }

  Network(const Network &other) {
    rootgrad_network_t *handle = nullptr;
    detail::check(rootgrad_network_clone(detail::live(other), &handle));
    take(handle);
  }
  Network &operator=(const Network &other) {
    if (this != &other)
      *this = Network(other);
    return *this;
  }
  Network(Network &&) noexcept = default;
  Network &operator=(Network &&) noexcept = default;
  ~Network() = default;

  /// Writes the network to a file (safetensors with metadata), completely or not at all. Throws Error: Io.
  void save(const std::string &path) const {
    detail::check(rootgrad_network_save(detail::live(*this), detail::c_string("path", path)));
  }

  /// Returns a network whose outputs are the spread of this network's members, that is, the standard deviation of their
  /// predictions. For a classifier the predictions are probabilities, for a regression values in the target's units.
  /// The new network has the current parameters of this one: define(df, "score_spread", net.spread(), columns). Throws
  /// Error: Argument for a network that does not end in mean_of_members.
  Network spread() const {
    rootgrad_network_t *handle = nullptr;
    detail::check(rootgrad_network_spread(detail::live(*this), &handle));
    return adopt(handle);
  }

  /// Number of features of a row, F; 0 for a Table before its first fit.
  std::size_t features() const {
    std::size_t n = 0;
    detail::check(rootgrad_network_features(detail::live(*this), &n));
    return n;
  }
  /// Number of outputs of a row, K; 0 for a Table before its first fit.
  std::size_t outputs() const {
    std::size_t n = 0;
    detail::check(rootgrad_network_outputs(detail::live(*this), &n));
    return n;
  }

  /// Loss of the last fit; Loss::Auto before the first.
  Loss loss() const {
    std::int32_t value = 0;
    detail::check(rootgrad_network_loss(detail::live(*this), &value, nullptr));
    return static_cast<Loss>(value);
  }

  /// Feature columns of the last fit; empty before the first.
  Columns columns() const {
    std::size_t n = 0;
    detail::check(rootgrad_network_column_count(detail::live(*this), &n));
    std::vector<Column> columns;
    for (std::size_t i = 0; i < n; ++i) {
      std::size_t length = 0, width = 0;
      detail::check(rootgrad_network_column(detail::live(*this), i, nullptr, 0, &length, &width));
      std::string name(length + 1, '\0');
      detail::check(rootgrad_network_column(detail::live(*this), i, &name[0], name.size(), &length, &width));
      name.resize(length);
      columns.emplace_back(name, width);
    }
    return Columns(std::move(columns));
  }

  /// The jagged columns among the features of a row; empty for a network without jagged inputs.
  std::vector<Collection> collections() const {
    std::size_t n = 0;
    detail::check(rootgrad_network_collection_count(detail::live(*this), &n));
    std::vector<Collection> collections(n);
    for (std::size_t i = 0; i < n; ++i)
      detail::check(rootgrad_network_collection(detail::live(*this), i, sizeof(collections[i]), &collections[i]));
    return detail::result(collections);
  }

  /// Sorts the entries of a collection by one of its columns, counted from 0, the largest first; -1 keeps their order.
  /// Call it before the first fit. Throws Error: Argument, Busy.
  void sort_collection(std::size_t index, std::int64_t sorted_by) {
    detail::check(rootgrad_network_sort_collection(detail::live(*this), index, sorted_by));
  }

  /// Target names of the last fit: one for a classifier, one for each output of a regression. Empty before the first
  /// fit.
  std::vector<std::string> targets() const {
    std::size_t n = 0;
    detail::check(rootgrad_network_target_count(detail::live(*this), &n));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < n; ++i) {
      std::size_t length = 0;
      detail::check(rootgrad_network_target(detail::live(*this), i, nullptr, 0, &length));
      std::string name(length + 1, '\0');
      detail::check(rootgrad_network_target(detail::live(*this), i, &name[0], name.size(), &length));
      name.resize(length);
      names.push_back(name);
    }
    return detail::result(names);
  }

  /// Text with one line for each input, layer (with the shapes of its parameters) and output, and for the sizes.
  std::string summary() const {
    std::size_t length = 0;
    detail::check(rootgrad_network_summary(detail::live(*this), nullptr, 0, &length));
    std::string text(length + 1, '\0');
    detail::check(rootgrad_network_summary(detail::live(*this), &text[0], text.size(), &length));
    text.resize(length);
    return detail::result(text);
  }

  /// Number of parameters.
  std::size_t parameter_count() const {
    std::size_t n = 0;
    detail::check(rootgrad_network_parameter_count(detail::live(*this), &n));
    return n;
  }

  /// Returns a copy of the parameters. For an Mlp: for each layer the weights (inputs, outputs), row-major, then the
  /// biases. They act on standardised features.
  std::vector<float> parameters() const {
    std::vector<float> values(parameter_count());
    detail::check(rootgrad_network_parameters(detail::live(*this), values.data(), values.size()));
    return detail::result(values);
  }

  /// Overwrites the parameters. Throws Error: Shape, NotFinite, Busy.
  void set_parameters(const std::vector<float> &values) {
    detail::check(rootgrad_network_set_parameters(detail::live(*this), values.data(), values.size()));
  }

  /// Copies a part from another network: each parameter named `part`, or with `part` before a point ("conv" of
  /// "conv.weight"), from the parameter with the same name there. A network that was not fitted yet also copies the
  /// other's standardisation of the inputs, if the other has as many inputs. Throws Error: Argument, Shape, Busy; the
  /// network is then unchanged.
  void take_part(const Network &other, const std::string &part) {
    detail::check(rootgrad_network_take_part(detail::live(*this), detail::live(other), detail::c_string("part", part)));
  }

  /// Copies all parameters from a PyTorch state dict, by name; also running means and variances of batch norms.
  ///
  /// Weights of linear and attention layers are (inputs, outputs) here and (outputs, inputs) there, and are transposed.
  /// Numbers of 64 and 16 bits are converted to 32-bit floats. A tensor that is missing, unknown to the network, or of
  /// another shape or type is an error that names it. Throws Error: Io, Format, Argument, Busy, Memory; the network is
  /// then unchanged.
  void load_state(const std::string &path, const StateOptions &options = StateOptions()) {
    const std::vector<rootgrad_state_setting_t> settings = options.raw();
    const rootgrad_state_options_t raw = {settings.data(), settings.size()};
    detail::check(rootgrad_network_load_state(detail::live(*this), detail::c_string("path", path), &raw));
  }

  /// Writes the parameters as a PyTorch state dict, completely or not at all. load_state() reads the file with the same
  /// options; numbers are in single precision. Throws Error: Argument (a fit standardised the inputs, which a state
  /// dict cannot store: use export_onnx()), Io, Memory.
  void save_state(const std::string &path, const StateOptions &options = StateOptions()) const {
    const std::vector<rootgrad_state_setting_t> settings = options.raw();
    const rootgrad_state_options_t raw = {settings.data(), settings.size()};
    detail::check(rootgrad_network_save_state(detail::live(*this), detail::c_string("path", path), &raw));
  }

  /// Evaluates rows: `x` (rows, F), `out` (rows, K). Row i begins at x + i * row_stride, counted in floats; 0 for rows
  /// without gaps. A row gives the same bits alone and in any batch.
  void predict(const float *x, std::size_t rows, float *out, Output output = Output::Raw,
               std::size_t row_stride = 0) const {
    detail::check(rootgrad_network_predict(detail::live(*this), x, rows, features(), row_stride, out, rows * outputs(),
                                           static_cast<int>(output)));
  }

  /// Evaluates rows without gaps; returns (rows, K). Throws Error: Shape if the size is not a multiple of F.
  std::vector<float> predict(const std::vector<float> &x, Output output = Output::Raw) const {
    check_fitted();
    const std::size_t features = this->features(), rows = x.size() / features;
    if (rows * features != x.size())
      throw Error(ErrorCode::Shape, "x has " + std::to_string(x.size()) + " values; wanted rows of the network's " +
                                        std::to_string(features) + " features");
    std::vector<float> out(rows * outputs());
    predict(x.data(), rows, out.data(), output);
    return detail::result(out);
  }

  /// Throws Error: Argument for a Table before its first fit, which has no inputs yet.
  void check_fitted() const {
    if (features() == 0)
      predict(nullptr, 0, nullptr);
  }

  /// The C handle, still owned by this object; NULL after a move. Then every other member throws Error: NullPointer.
  rootgrad_network_t *handle() const { return handle_.get(); }

protected:
  /// Takes ownership of the handle.
  explicit Network(rootgrad_network_t *handle) { take(handle); }

  static rootgrad_network_t *load_handle(const std::string &path) {
    detail::check_version();
    rootgrad_network_t *handle = nullptr;
    detail::check(rootgrad_network_load(detail::c_string("path", path), &handle));
    return handle;
  }

private:
  void take(rootgrad_network_t *handle) { handle_.reset(handle); }

  detail::Owner<rootgrad_network_t> handle_;
};

} // namespace rootgrad

#endif // ROOTGRAD_NETWORK_HPP
