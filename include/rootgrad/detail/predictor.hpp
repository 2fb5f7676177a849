/// \file predictor.hpp
/// Predictions in a hot loop, one event after the other. Needs neither ROOT nor the other headers; link with
/// librootgrad:
///
/// ```cpp
/// #include <rootgrad/predictor.hpp>
/// const rootgrad::Predictor higgs(rootgrad::Network::load("higgs.safetensors"));
/// float x[4] = {pt, eta, phi, m}, score;
/// higgs(x, &score); // allocates nothing after a thread's first call
/// ```
///
/// To predict without the library: export a stand-alone header, see <rootgrad/header.hpp>.
#ifndef ROOTGRAD_DETAIL_PREDICTOR_HPP
#define ROOTGRAD_DETAIL_PREDICTOR_HPP

#include "error.hpp"
#include "network.hpp"

#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// A snapshot of a network: later fits do not change it. Safe from any number of threads. With one Predictor per thread
/// (slot), the threads share nothing. A copy has the same snapshot.
class Predictor {
public:
  explicit Predictor(const Network &net, Output output = Output::Raw) {
    rootgrad_predictor_t *handle = nullptr;
    detail::check(rootgrad_predictor_new(detail::live(net), static_cast<int>(output), &handle));
    take(handle);
  }
  Predictor(const Predictor &other) {
    rootgrad_predictor_t *handle = nullptr;
    detail::check(rootgrad_predictor_clone(detail::live(other), &handle));
    take(handle);
  }
  Predictor &operator=(const Predictor &other) {
    if (this != &other)
      *this = Predictor(other);
    return *this;
  }
  Predictor(Predictor &&) noexcept = default;
  Predictor &operator=(Predictor &&) noexcept = default;
  ~Predictor() = default;

  /// Number of features of a row, F.
  std::size_t features() const { return detail::live(*this), features_; }
  /// Number of outputs of a row, K.
  std::size_t outputs() const { return detail::live(*this), outputs_; }

  /// Evaluates one row: `x` (F), `out` (K).
  void operator()(const float *x, float *out) const {
    detail::check(rootgrad_predictor_predict(detail::live(*this), x, 1, features_, 0, out, outputs_));
  }

  /// Evaluates rows: `x` (rows, F), `out` (rows, K). Row i begins at x + i * row_stride, counted in floats; 0 for rows
  /// without gaps. Gives the same bits as row by row.
  void predict(const float *x, std::size_t rows, float *out, std::size_t row_stride = 0) const {
    detail::check(
        rootgrad_predictor_predict(detail::live(*this), x, rows, features_, row_stride, out, rows * outputs_));
  }

  /// The C handle, still owned by this object; NULL after a move.
  rootgrad_predictor_t *handle() const { return handle_.get(); }

private:
  void take(rootgrad_predictor_t *handle) {
    handle_.reset(handle);
    detail::check(rootgrad_predictor_shape(handle, &features_, &outputs_));
  }

  detail::Owner<rootgrad_predictor_t> handle_;
  std::size_t features_ = 0;
  std::size_t outputs_ = 0;
};

namespace detail {

template <std::size_t> using Float = float;

inline Predictor scalar(const Network &net, Output output, std::size_t arguments) {
  Predictor predictor(net, output);
  if (predictor.features() != arguments)
    throw Error(ErrorCode::Shape, "the network has " + std::to_string(predictor.features()) + " features; " +
                                      std::to_string(arguments) + " columns were given");
  if (predictor.outputs() != 1)
    throw Error(ErrorCode::Shape, "the network has " + std::to_string(predictor.outputs()) +
                                      " outputs; wanted 1 for a scalar prediction");
  return result(predictor);
}

template <class Indices> class ScalarPredictor;

template <std::size_t... I> class ScalarPredictor<std::index_sequence<I...>> {
public:
  explicit ScalarPredictor(const Network &net, Output output = Output::Raw)
      : predictor_(scalar(net, output, sizeof...(I))) {}

  float operator()(Float<I>... x) const {
    const float row[] = {x...};
    float out;
    predictor_(row, &out);
    return out;
  }

private:
  Predictor predictor_;
};

template <class Indices> class SlotPredictor;

template <std::size_t... I> class SlotPredictor<std::index_sequence<I...>> {
public:
  SlotPredictor(const Network &net, unsigned slots, Output output = Output::Raw)
      : predictors_(at_least_one("slots", slots), scalar(net, output, sizeof...(I))) {}

  float operator()(unsigned slot, Float<I>... x) const {
    const float row[] = {x...};
    float out;
    predictors_.at(slot)(row, &out);
    return out;
  }

private:
  std::vector<Predictor> predictors_;
};

} // namespace detail

/// A function of N floats for RDataFrame's Define: float operator()(float, ..., float) const. For networks with one
/// output.
template <std::size_t N> class ScalarPredictor : public detail::ScalarPredictor<std::make_index_sequence<N>> {
public:
  using detail::ScalarPredictor<std::make_index_sequence<N>>::ScalarPredictor;
};

/// A function of N floats with a snapshot for each slot, for RDataFrame's DefineSlot: float operator()(unsigned slot,
/// float, ..., float) const. For networks with one output.
template <std::size_t N> class SlotPredictor : public detail::SlotPredictor<std::make_index_sequence<N>> {
public:
  using detail::SlotPredictor<std::make_index_sequence<N>>::SlotPredictor;
};

} // namespace rootgrad

#endif // ROOTGRAD_DETAIL_PREDICTOR_HPP
