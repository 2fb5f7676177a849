/// \file observe.hpp
/// Records a user's function: the inputs of a network, and user-defined losses.
#ifndef ROOTGRAD_OBSERVE_HPP
#define ROOTGRAD_OBSERVE_HPP

#include "error.hpp"
#include "jagged.hpp"
#include "tensor.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// An input of a network: its sizes in a row and an optional name. A row contains the features of all inputs, one after
/// the other.
///
/// A jagged input, Input("jets", Jagged{16}, 4), gives the function two Tensors. The first contains the entries (16,
/// 4), 0 for missing entries. The second is a mask (16), 1 for present entries, for masked_mean, masked_softmax and
/// attention. The input's features are 4 columns of 16.
struct Input {
  std::string name;
  Shape shape;
  std::size_t at_most = 0;     ///< largest number of entries of a jagged input; 0 for other inputs
  std::int64_t sorted_by = -1; ///< column that the entries are sorted by; -1 for none
  Input(Shape s) : shape(std::move(s)) {}
  Input(std::string n, Shape s) : name(std::move(n)), shape(std::move(s)) {}
  Input(std::string n, const Jagged &entries, std::size_t columns)
      : name(std::move(n)), shape{entries.at_most(), columns}, at_most(entries.at_most()),
        sorted_by(entries.sorted_by()) {}
};

/// Several outputs of a network. A row of outputs contains the numbers of all of them, one after the other.
using Outputs = std::vector<Tensor>;

namespace detail {

/// A recording of operations; discarded unless a network is built from it.
class Observation {
public:
  explicit Observation(rootgrad_purpose purpose) { check(rootgrad_trace_begin(purpose, &trace_)); }
  ~Observation() { rootgrad_trace_abandon(trace_); }
  Observation(const Observation &) = delete;
  Observation &operator=(const Observation &) = delete;

private:
  std::uint32_t trace_ = 0;
};

inline Outputs input_tensors(const std::vector<Input> &inputs) {
  Outputs tensors;
  for (const Input &input : inputs) {
    std::uint64_t id = 0, mask = 0;
    if (input.at_most > 0) {
      check(rootgrad_trace_jagged_input(c_string("name", input.name), input.at_most, input.shape[1], &id, &mask));
      tensors.push_back(Tensor::of(id));
      tensors.push_back(Tensor::of(mask));
      continue;
    }
    check(rootgrad_trace_input(c_string("name", input.name), input.shape.data(), input.shape.size(), &id));
    tensors.push_back(Tensor::of(id));
  }
  return result(tensors);
}

/// Records a loss as a function of the tensors output (K), target (T), weight () and, if there are extra columns, extra
/// (E).
inline Owner<rootgrad_loss_function_t> observe_loss(const std::function<Tensor(const Outputs &)> &f,
                                                    std::size_t outputs, std::size_t targets, std::size_t extra) {
  const Observation observation(ROOTGRAD_PURPOSE_LOSS);
  std::vector<Input> inputs{{"output", Shape{outputs}}, {"target", Shape{targets}}, {"weight", Shape{}}};
  if (extra > 0)
    inputs.emplace_back("extra", Shape{extra});
  const Tensor value = f(input_tensors(inputs));
  rootgrad_loss_function_t *handle = nullptr;
  check(rootgrad_trace_loss(value.id(), &handle));
  return Owner<rootgrad_loss_function_t>(handle);
}

/// Wraps a loss as a function of all available tensors.
template <class F> std::function<Tensor(const Outputs &)> loss_of(F f, bool with_extra) {
  using T = Tensor;
  return [f, with_extra](const Outputs &x) -> Tensor {
    if constexpr (std::is_invocable_v<const F &, T, T>) {
      if (with_extra)
        throw Error(ErrorCode::Argument,
                    "the loss has columns besides the target, and its function takes two Tensors; wanted "
                    "(output, target, weight, extra)");
      return f(x[0], x[1]);
    } else if constexpr (std::is_invocable_v<const F &, T, T, T>) {
      if (with_extra)
        throw Error(ErrorCode::Argument,
                    "the loss has columns besides the target, and its function takes three Tensors; "
                    "wanted (output, target, weight, extra)");
      return f(x[0], x[1], x[2]);
    } else if constexpr (std::is_invocable_v<const F &, T, T, T, T>) {
      if (!with_extra)
        throw Error(
            ErrorCode::Argument,
            "the loss's function takes four Tensors, and there are no columns besides the target; wanted their names: "
            "loss(f, {\"mass\"})");
      return f(x[0], x[1], x[2], x[3]);
    } else {
      static_assert(never<F>,
                    "a loss is Tensor f(Tensor output, Tensor target), or with (..., Tensor weight), or with (..., "
                    "Tensor weight, Tensor extra)");
      return Tensor();
    }
  };
}

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_OBSERVE_HPP
