/// \file graph.hpp
/// Networks composed of tensors.
///
/// ```cpp
/// struct Tagger {
///   rootgrad::Linear phi{32}, head{1};
///   ROOTGRAD_NAMES(phi, head)
///   rootgrad::Tensor operator()(rootgrad::Tensor x) const { return head(mean(relu(phi(x)), 1)); }
/// };
/// rootgrad::Network net = rootgrad::compile(Tagger{}, rootgrad::Shape{20, 4}, /*seed=*/42);
/// ```
///
/// The function is called once, with tensors that record the operations on them. The network is then trained, run,
/// saved and loaded like any other. Layers are values: there is no base class to derive from, and nothing to register.
#ifndef ROOTGRAD_GRAPH_HPP
#define ROOTGRAD_GRAPH_HPP

#include "detail/complex.hpp"
#include "detail/complex_operations.hpp"
#include "detail/error.hpp"
#include "detail/layers.hpp"
#include "detail/network.hpp"
#include "detail/observe.hpp"
#include "detail/operations.hpp"
#include "detail/table_layers.hpp"
#include "detail/tensor.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

namespace detail {

template <class F> auto name_members(const F &f, int)
    -> decltype(f.rootgrad_names(std::declval<MemberNames &>()), void()) {
  MemberNames names;
  f.rootgrad_names(names);
}
template <class F> void name_members(const F &, long) {}

inline Outputs as_outputs(Tensor output) { return {output}; }
inline Outputs as_outputs(Outputs outputs) { return outputs; }

inline void wants(const Outputs &inputs, std::size_t n) {
  if (inputs.size() != n)
    throw Error(ErrorCode::Argument, "compile got " + std::to_string(inputs.size()) +
                                         " inputs; wanted as many as the function takes, " + std::to_string(n));
}

template <class F> Outputs observe(F &f, const Outputs &x) {
  using T = Tensor;
  if constexpr (std::is_invocable_v<F &, T>) {
    wants(x, 1);
    return as_outputs(f(x[0]));
  } else if constexpr (std::is_invocable_v<F &, T, T>) {
    wants(x, 2);
    return as_outputs(f(x[0], x[1]));
  } else if constexpr (std::is_invocable_v<F &, T, T, T>) {
    wants(x, 3);
    return as_outputs(f(x[0], x[1], x[2]));
  } else if constexpr (std::is_invocable_v<F &, const Outputs &>) {
    return as_outputs(f(x));
  } else {
    static_assert(never<F>,
                  "compile needs a function or an object with Tensor operator()(Tensor x) const, of one to three "
                  "Tensors or of a std::vector<Tensor>; it may return a std::vector<Tensor>");
    return {};
  }
}

} // namespace detail

/// Calls `f` once and builds a network from the recorded operations. The seed determines the initial weights: the same
/// bits on every machine.
///
/// `f` takes a Tensor for each input, two for a jagged one (or a std::vector<Tensor>), and returns a Tensor, or several
/// as Outputs. Throws Error: Shape and Argument, with the operation or layer, both shapes and the lines in your code;
/// Memory; and any exception of `f`.
template <class F> Network compile(F &&f, const std::vector<Input> &inputs, std::uint64_t seed = 0) {
  detail::check_version();
  const detail::Observation observation(ROOTGRAD_PURPOSE_NETWORK);
  detail::name_members(f, 0);
  const Outputs outputs = detail::observe(f, detail::input_tensors(inputs));
  rootgrad_network_t *handle = nullptr;
  detail::check(
      rootgrad_trace_network(reinterpret_cast<const std::uint64_t *>(outputs.data()), outputs.size(), seed, &handle));
  Network net = Network::adopt(handle);
  std::size_t collection = 0;
  for (const Input &input : inputs)
    if (input.at_most > 0) {
      if (input.sorted_by >= 0)
        net.sort_collection(collection, input.sorted_by);
      ++collection;
    }
  return detail::result(net);
}

/// Same as above for a network with one input.
template <class F> Network compile(F &&f, const Shape &input, std::uint64_t seed = 0) {
  return compile(std::forward<F>(f), std::vector<Input>{Input(input)}, seed);
}

} // namespace rootgrad

#endif // ROOTGRAD_GRAPH_HPP
