/// \file ensemble.hpp
/// Several networks used as one: those of a cross-validation's folds, or of several seeds.
///
/// ```cpp
/// const auto found = rootgrad::cross_validate(net, df, {"pt", "eta"}, "is_signal", rootgrad::Folds(5).by({"run", "event"}));
/// found.ensemble.save("higgs");                                 // higgs.0.safetensors, higgs.1.safetensors, …
/// const auto higgs = rootgrad::Ensemble::load("higgs");
/// auto scored = rootgrad::define(df, "score", higgs);           // each event by the network that has not seen it
/// ```
#ifndef ROOTGRAD_ENSEMBLE_HPP
#define ROOTGRAD_ENSEMBLE_HPP

#include "column.hpp"
#include "error.hpp"
#include "network.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Returns the fold, from 0 to folds - 1, of the event with this id, such as {run, event}. The fold is computed from a
/// hash of these integers and the seed. So it is the same in every program and every language, and does not depend on
/// other events. Unsigned integers count by their bits. Throws Error: Argument.
inline unsigned fold_of(const std::vector<std::int64_t> &id, unsigned folds, std::uint64_t seed = 0) {
  std::uint32_t fold = 0;
  detail::check(rootgrad_fold_of(id.data(), id.size(), folds, seed, &fold));
  return fold;
}
/// Same as above for an id that is one integer, such as an event number.
inline unsigned fold_of(std::int64_t id, unsigned folds, std::uint64_t seed = 0) {
  std::uint32_t fold = 0;
  detail::check(rootgrad_fold_of(&id, 1, folds, seed, &fold));
  return fold;
}

/// Networks that were trained for the same task. Their mean is better than most of them alone. Their spread shows how
/// much a prediction depends on the seed and on the training events.
///
/// An ensemble of folds by id also knows which network was not trained on an event. Use that network,
/// predict_held_out(), for events of the training samples; rootgrad::define does so. An ensemble does not change;
/// copies share the same networks. Safe from any number of threads.
class Ensemble {
public:
  /// An ensemble of copies of these networks. Throws Error: Argument, Shape if they differ in inputs, outputs, columns
  /// or loss.
  explicit Ensemble(const std::vector<Network> &networks) : Ensemble(new_of(networks)) {}

  /// Reads the files that save() wrote. Throws Error: Io, Format, Version.
  static Ensemble load(const std::string &path) {
    detail::check_version();
    rootgrad_ensemble_t *handle = nullptr;
    detail::check(rootgrad_ensemble_load(detail::c_string("path", path), &handle));
    return Ensemble(handle);
  }

  /// Takes ownership of a handle of the C interface.
  static Ensemble adopt(rootgrad_ensemble_t *handle) { return Ensemble(handle); }

  /// Writes PATH.0.safetensors, PATH.1.safetensors and so on. Each file is a complete network, and is written
  /// completely or not at all. Throws Error: Io.
  void save(const std::string &path) const {
    detail::check(rootgrad_ensemble_save(detail::live(*this), detail::c_string("path", path)));
  }

  /// Number of networks.
  std::size_t size() const { return sizes().networks; }
  /// Number of features of a row, F.
  std::size_t features() const { return sizes().features; }
  /// Number of outputs of a row, K.
  std::size_t outputs() const { return sizes().outputs; }

  /// Returns a copy of a network. For folds by id, it is the network that was not trained on events whose fold_of() is
  /// `index`. Throws Error: Argument.
  Network network(std::size_t index) const {
    rootgrad_network_t *handle = nullptr;
    detail::check(rootgrad_ensemble_network(detail::live(*this), index, &handle));
    return Network::adopt(handle);
  }
  /// Returns copies of all networks. Ensemble(other.networks()) has no fold information: its define() gives the mean.
  std::vector<Network> networks() const {
    std::vector<Network> all;
    for (std::size_t i = 0, n = size(); i < n; ++i)
      all.push_back(network(i));
    return detail::result(all);
  }

  /// Columns that make up an event's id; empty if the networks are not of folds by id.
  std::vector<std::string> id_columns() const {
    std::size_t n = 0;
    detail::check(rootgrad_ensemble_folds(detail::live(*this), &n, nullptr));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < n; ++i) {
      std::size_t length = 0;
      detail::check(rootgrad_ensemble_id_column(detail::live(*this), i, nullptr, 0, &length));
      std::string name(length + 1, '\0');
      detail::check(rootgrad_ensemble_id_column(detail::live(*this), i, &name[0], name.size(), &length));
      name.resize(length);
      names.push_back(name);
    }
    return detail::result(names);
  }
  /// Random seed of the folds; 0 if the networks are not of folds by id.
  std::uint64_t seed() const {
    std::size_t n = 0;
    std::uint64_t seed = 0;
    detail::check(rootgrad_ensemble_folds(detail::live(*this), &n, &seed));
    return n ? seed : 0;
  }

  /// Computes the mean of the networks' outputs: `x` (rows, F), `mean` (rows, K). Row i begins at x + i * row_stride,
  /// counted in floats; 0 for rows without gaps. With Output::Probability the probabilities are averaged, not the
  /// logits.
  void predict(const float *x, std::size_t rows, float *mean, Output output = Output::Raw,
               std::size_t row_stride = 0) const {
    predict_mean_and_spread(x, rows, mean, nullptr, output, row_stride);
  }
  /// Computes the mean and the sample standard deviation of the networks' outputs, `spread` (rows, K); 0 for one
  /// network.
  void predict_mean_and_spread(const float *x, std::size_t rows, float *mean, float *spread,
                               Output output = Output::Raw, std::size_t row_stride = 0) const {
    const Sizes of = sizes();
    detail::check(rootgrad_ensemble_predict(detail::live(*this), x, rows, of.features, row_stride, mean, spread,
                                            rows * of.outputs, static_cast<int>(output)));
  }
  /// Returns the mean for rows without gaps, (rows, K). Throws Error: Shape if the size is not a multiple of F.
  std::vector<float> predict(const std::vector<float> &x, Output output = Output::Raw) const {
    const std::size_t rows = rows_of(x);
    std::vector<float> mean(rows * outputs());
    predict(x.data(), rows, mean.data(), output);
    return detail::result(mean);
  }
  /// Returns the sample standard deviation of the networks' outputs for rows without gaps, (rows, K).
  std::vector<float> spread(const std::vector<float> &x, Output output = Output::Raw) const {
    const std::size_t rows = rows_of(x);
    std::vector<float> mean(rows * outputs()), spread(mean.size());
    predict_mean_and_spread(x.data(), rows, mean.data(), spread.data(), output);
    return detail::result(spread);
  }

  /// Computes for each row the output of the network that was not trained on it: `ids` (rows, columns of the id),
  /// row-major. Throws Error: Argument if the networks are not of folds by id.
  void predict_held_out(const float *x, std::size_t rows, const std::int64_t *ids, float *out,
                        Output output = Output::Raw, std::size_t row_stride = 0) const {
    const Sizes of = sizes();
    detail::check(rootgrad_ensemble_predict_held_out(detail::live(*this), x, rows, of.features, row_stride, ids, out,
                                                     rows * of.outputs, static_cast<int>(output)));
  }
  /// Same as above for rows without gaps. Throws Error: Shape if the sizes do not fit together.
  std::vector<float> predict_held_out(const std::vector<float> &x, const std::vector<std::int64_t> &ids,
                                      Output output = Output::Raw) const {
    const std::size_t rows = rows_of(x), columns = id_columns().size();
    if (columns != 0 && ids.size() != rows * columns)
      throw Error(ErrorCode::Shape, "ids has " + std::to_string(ids.size()) + " values; wanted " +
                                        std::to_string(rows) + " rows of " + std::to_string(columns) + " integers");
    std::vector<float> out(rows * outputs());
    predict_held_out(x.data(), rows, ids.data(), out.data(), output);
    return detail::result(out);
  }

  /// The C handle, still owned by this object; NULL after a move. Then every other member throws Error: NullPointer.
  rootgrad_ensemble_t *handle() const { return handle_.get(); }

private:
  struct Sizes {
    std::size_t networks = 0, features = 0, outputs = 0;
  };

  explicit Ensemble(rootgrad_ensemble_t *handle) : handle_(handle, detail::Free()) {}

  static rootgrad_ensemble_t *new_of(const std::vector<Network> &networks) {
    detail::check_version();
    std::vector<const rootgrad_network_t *> handles;
    for (const Network &network : networks)
      handles.push_back(detail::live(network));
    rootgrad_ensemble_t *handle = nullptr;
    detail::check(rootgrad_ensemble_new(handles.data(), handles.size(), &handle));
    return handle;
  }

  Sizes sizes() const {
    Sizes of;
    detail::check(rootgrad_ensemble_size(detail::live(*this), &of.networks, &of.features, &of.outputs));
    return of;
  }

  std::size_t rows_of(const std::vector<float> &x) const {
    const std::size_t features = this->features(), rows = x.size() / features;
    if (rows * features != x.size())
      throw Error(ErrorCode::Shape, "x has " + std::to_string(x.size()) + " values; wanted rows of the networks' " +
                                        std::to_string(features) + " features");
    return rows;
  }

  std::shared_ptr<rootgrad_ensemble_t> handle_;
};

} // namespace rootgrad

#endif // ROOTGRAD_ENSEMBLE_HPP
