// The same passes as torch operators, `torch.ops.rootgrad.…` in Python, for the graphs of torch.compile and torch.export. A network is
// identified by the name under which it is registered.
//
//     network(x, flat, name) -> y                    in use
//     network_training(x, flat, name) -> y, states   in training; states are the new states, one after the other
//
// Both are differentiable in x and flat (P), through two more operators in the graphs: network_forward and network_backward. The last output
// of network_forward, `tape`, owns the data for the backward pass.
#include "pass.hpp"
#include "registry.hpp"
#include "rootgrad/torch.hpp"

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>

#include <tuple>
#include <utility>

namespace {

using at::Tensor;
using rootgrad::torch::detail::Engine;
using rootgrad::torch::detail::Part;
using rootgrad::torch::detail::Pass;
using rootgrad::torch::detail::plain;
using rootgrad::torch::detail::Registry;
using rootgrad::torch::detail::Tape;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

std::shared_ptr<const Engine> get(c10::string_view name) { return Registry::of_process().get(std::string(name)); }

std::int64_t states_of(const Engine &engine) {
  std::int64_t n = 0;
  for (const Part &part : engine.tensors())
    n += part.is_state ? part.numel : 0;
  return n;
}

void check(const Engine &engine, const Tensor &x, const Tensor &flat) {
  rootgrad::torch::detail::check_tensor("flat", flat);
  rootgrad::torch::detail::check_input(engine, x, flat.scalar_type());
  TORCH_CHECK(flat.dim() == 1 && flat.numel() == engine.parameters(), "rootgrad: flat has shape ", flat.sizes(),
              "; wanted (", engine.parameters(), "): the network has ", engine.parameters(), " parameters");
}

/// Returns a tensor whose value is a tape's handle, and whose memory owns the tape. (A copy of the tensor is valid as long as that tape lives;
/// afterwards rootgrad refuses the handle.)
Tensor owner_of(const std::shared_ptr<const Tape> &tape) {
  auto *handle = new std::int64_t(tape ? reinterpret_cast<std::intptr_t>(tape->handle()) : 0);
  return at::from_blob(handle, {1}, [handle, tape](void *) { delete handle; }, at::kLong);
}

const rootgrad_tape_t *tape_of(const Tensor &owner, const Tensor &x, const Engine &engine) {
  TORCH_CHECK(owner.numel() == 1 && owner.scalar_type() == at::kLong && owner.device().is_cpu(),
              "rootgrad: the tape is a tensor of ", owner.scalar_type(), " of shape ", owner.sizes(),
              "; wanted the one that network_forward made");
  const auto *tape = reinterpret_cast<const rootgrad_tape_t *>(*owner.const_data_ptr<std::int64_t>());
  std::size_t rows = 0, features = 0;
  const rootgrad_status_t status = rootgrad_tape_shape(tape, &rows, &features, nullptr, nullptr);
  TORCH_CHECK(status == ROOTGRAD_STATUS_OK, "rootgrad: ", rootgrad_last_error());
  TORCH_CHECK(static_cast<std::int64_t>(rows * features) == x.numel() &&
                  static_cast<std::int64_t>(features) == engine.features(),
              "rootgrad: x has shape ", x.sizes(), "; wanted ", rows, " rows of ", features,
              " features, as in the forward pass of this tape");
  return tape;
}

/// Returns the states among parameters (P), one after the other.
Tensor states_among(const Engine &engine, const Tensor &parameters) {
  Tensor states = at::empty({states_of(engine)}, parameters.options());
  std::int64_t at = 0;
  for (const Part &part : engine.tensors())
    if (part.is_state) {
      states.narrow(0, at, part.numel).copy_(parameters.narrow(0, part.offset, part.numel));
      at += part.numel;
    }
  return states;
}

Tensor network_cpu(const Tensor &x, const Tensor &flat, c10::string_view name) {
  const auto engine = get(name);
  check(*engine, x, flat);
  return rootgrad::torch::detail::evaluate(*engine, plain(x), plain(flat), Pass(), nullptr);
}

std::tuple<Tensor, Tensor, Tensor> forward_cpu(const Tensor &x, const Tensor &flat, c10::string_view name,
                                               bool training, bool parameters, bool inputs) {
  const auto engine = get(name);
  check(*engine, x, flat);
  Pass pass;
  pass.training = training;
  pass.parameters = parameters;
  pass.inputs = inputs;
  const bool moves = training && engine->has_states();
  const Tensor values = plain(flat);
  if (training)
    rootgrad::torch::detail::draw_seed(pass);
  if (moves)
    pass.states = values.clone();
  std::shared_ptr<const Tape> tape;
  Tensor y = rootgrad::torch::detail::evaluate(*engine, plain(x), values, pass, parameters || inputs ? &tape : nullptr);
  Tensor states = training ? states_among(*engine, moves ? pass.states : values) : at::empty({0}, flat.options());
  return {std::move(y), std::move(states), parameters || inputs ? owner_of(tape) : at::empty({0}, at::kLong)};
}

std::tuple<Tensor, Tensor> training_cpu(const Tensor &x, const Tensor &flat, c10::string_view name) {
  auto [y, states, tape] = forward_cpu(x, flat, name, true, false, false);
  return {std::move(y), std::move(states)};
}

std::tuple<Tensor, Tensor> backward_cpu(const Tensor &seed, const Tensor &x, const Tensor &flat, const Tensor &tape,
                                        c10::string_view name, bool parameters, bool inputs) {
  const auto engine = get(name);
  check(*engine, x, flat);
  const auto place = [](bool wanted, const Tensor &of) {
    return wanted ? at::empty(of.sizes(), of.options()) : at::empty({0}, of.options());
  };
  Tensor d_x = place(inputs, x), d_flat = place(parameters, flat);
  if (x.numel() == 0)
    d_flat.zero_();
  else
    rootgrad::torch::detail::go_back(tape_of(tape, x, *engine), plain(flat), plain(x), plain(seed),
                                     parameters ? d_flat : Tensor(), inputs ? d_x : Tensor(), /*keep=*/true);
  return {d_x, d_flat};
}

// Kernels that compute only shapes.

/// Returns outputs of shape (..., K).
Tensor outputs_meta(const Engine &engine, const Tensor &x) {
  c10::SymDimVector sizes(x.sym_sizes());
  TORCH_CHECK(!sizes.empty(), "rootgrad: x has shape []; wanted (..., ", engine.features(), ")");
  if (const auto features = sizes.back().maybe_as_int())
    TORCH_CHECK(*features == engine.features(), "rootgrad: x has ", *features, " features; wanted ", engine.features(),
                ", as the network has");
  sizes.back() = engine.outputs();
  return at::empty_symint(sizes, x.options());
}

Tensor network_meta(const Tensor &x, const Tensor & /*flat*/, c10::string_view name) {
  return outputs_meta(*get(name), x);
}

std::tuple<Tensor, Tensor> training_meta(const Tensor &x, const Tensor &flat, c10::string_view name) {
  const auto engine = get(name);
  return {outputs_meta(*engine, x), at::empty({states_of(*engine)}, flat.options())};
}

std::tuple<Tensor, Tensor, Tensor> forward_meta(const Tensor &x, const Tensor &flat, c10::string_view name,
                                                bool training, bool parameters, bool inputs) {
  const auto engine = get(name);
  return {outputs_meta(*engine, x), at::empty({training ? states_of(*engine) : 0}, flat.options()),
          at::empty({parameters || inputs ? 1 : 0}, x.options().dtype(at::kLong))};
}

std::tuple<Tensor, Tensor> backward_meta(const Tensor & /*seed*/, const Tensor &x, const Tensor &flat,
                                         const Tensor & /*tape*/, c10::string_view /*name*/, bool parameters,
                                         bool inputs) {
  const auto place = [](bool wanted, const Tensor &of) {
    return wanted ? at::empty_symint(of.sym_sizes(), of.options()) : at::empty({0}, of.options());
  };
  return {place(inputs, x), place(parameters, flat)};
}

// Kernels in the graph.

template <class F> auto operation(const char *name) {
  return c10::Dispatcher::singleton().findSchemaOrThrow(name, "").typed<F>();
}

constexpr const char *NAME = "name";

/// Returns y and states.
struct OperatorFunction : torch::autograd::Function<OperatorFunction> {
  static variable_list forward(AutogradContext *context, const Tensor &x, const Tensor &flat, c10::string_view name,
                               bool training, bool parameters, bool inputs) {
    static const auto call = operation<decltype(forward_cpu)>("rootgrad::network_forward");
    const at::AutoDispatchBelowADInplaceOrView below;
    auto [y, states, tape] = call.call(x, flat, name, training, parameters, inputs);
    context->set_materialize_grads(false);
    context->save_for_backward({x, flat, tape});
    context->saved_data.emplace(NAME, std::string(name));
    context->mark_non_differentiable({states});
    return {y, states};
  }

  static variable_list backward(AutogradContext *context, const variable_list &gradients) {
    static const auto call = operation<decltype(backward_cpu)>("rootgrad::network_backward");
    TORCH_CHECK(!at::GradMode::is_enabled(),
                "rootgrad: a graph of the backward pass is asked for (create_graph), for a "
                "second derivative; wanted first derivatives, the only ones available");
    const variable_list saved = context->get_saved_variables();
    variable_list made(6);
    if (!gradients[0].defined())
      return made;
    const bool parameters = context->needs_input_grad(1), inputs = context->needs_input_grad(0);
    const at::AutoDispatchBelowADInplaceOrView below;
    auto [d_x, d_flat] = call.call(gradients[0], saved[0], saved[1], saved[2],
                                   context->saved_data.at(NAME).toStringRef(), parameters, inputs);
    if (inputs)
      made[0] = d_x;
    if (parameters)
      made[1] = d_flat;
    return made;
  }
};

/// Returns which gradients the backward pass may be asked for: of the parameters, and of the inputs.
std::pair<bool, bool> wanted(const Tensor &x, const Tensor &flat) {
  const bool records = at::GradMode::is_enabled();
  return {records && flat.requires_grad(), records && x.requires_grad()};
}

bool is_in_graph(const Tensor &x, const Tensor &flat) {
  const auto [parameters, inputs] = wanted(x, flat);
  return parameters || inputs || x._fw_grad(0).defined() || flat._fw_grad(0).defined();
}

Tensor network_autograd(const Tensor &x, const Tensor &flat, c10::string_view name) {
  static const auto call = operation<decltype(network_cpu)>("rootgrad::network");
  if (is_in_graph(x, flat)) {
    const auto [parameters, inputs] = wanted(x, flat);
    return OperatorFunction::apply(x, flat, name, false, parameters, inputs)[0];
  }
  const at::AutoDispatchBelowADInplaceOrView below;
  return call.call(x, flat, name);
}

std::tuple<Tensor, Tensor> training_autograd(const Tensor &x, const Tensor &flat, c10::string_view name) {
  static const auto call = operation<decltype(training_cpu)>("rootgrad::network_training");
  if (is_in_graph(x, flat)) {
    const auto [parameters, inputs] = wanted(x, flat);
    const variable_list both = OperatorFunction::apply(x, flat, name, true, parameters, inputs);
    return {both[0], both[1]};
  }
  const at::AutoDispatchBelowADInplaceOrView below;
  return call.call(x, flat, name);
}

// Inside vmap.

/// Torch would make one call per batch element. Dropout would draw in each call, whatever `randomness` is.
void refuse_vmap(const c10::OperatorHandle & /*operation*/, torch::jit::Stack * /*stack*/) {
  TORCH_CHECK(false, "rootgrad: a network is called inside vmap; wanted one call with all rows, outside of it: a "
                     "network takes x of shape (..., features)");
}

// Networks registered under names.

Tensor load_network(c10::string_view path, c10::string_view name, std::int64_t threads) {
  TORCH_CHECK(threads >= 0, "rootgrad: threads is ", threads, "; wanted 0 or more");
  const auto network = rootgrad::Network::load(std::string(path));
  rootgrad::torch::register_network(std::string(name), network.handle(), static_cast<std::size_t>(threads));
  return rootgrad::torch::detail::values_of(network);
}

void unregister_network(c10::string_view name) { rootgrad::torch::unregister_network(std::string(name)); }

std::tuple<std::vector<std::string>, std::vector<std::vector<std::int64_t>>, c10::List<bool>>
network_tensors(c10::string_view name) {
  std::tuple<std::vector<std::string>, std::vector<std::vector<std::int64_t>>, c10::List<bool>> all;
  for (const Part &part : get(name)->tensors()) {
    std::get<0>(all).push_back(part.name);
    std::get<1>(all).push_back(part.sizes);
    std::get<2>(all).push_back(part.is_state);
  }
  return all;
}

/// Returns true if this is the first copy of this library in the process. A second copy, from another file, leaves the operators to the first,
/// because torch ends a process that registers an operator twice.
bool is_first() {
  static const bool first = !c10::Dispatcher::singleton().findSchema({"rootgrad::network", ""}).has_value();
  return first;
}

} // namespace

TORCH_LIBRARY_FRAGMENT(rootgrad, m) {
  if (!is_first())
    return;
  const std::vector<at::Tag> right{at::Tag::pt2_compliant_tag};
  const std::vector<at::Tag> random{at::Tag::pt2_compliant_tag, at::Tag::nondeterministic_seeded};
  m.def("network(Tensor x, Tensor flat, str name) -> Tensor", right);
  m.def("network_training(Tensor x, Tensor flat, str name) -> (Tensor, Tensor)", random);
  m.def("network_forward(Tensor x, Tensor flat, str name, bool training, bool parameters, bool inputs) -> (Tensor, "
        "Tensor, Tensor)",
        random);
  m.def("network_backward(Tensor seed, Tensor x, Tensor flat, Tensor tape, str name, bool parameters, bool inputs) -> "
        "(Tensor, Tensor)",
        right);
  m.def("load_network(str path, str name, int threads=0) -> Tensor", load_network);
  m.def("unregister_network(str name) -> ()", unregister_network);
  m.def("network_tensors(str name) -> (str[], int[][], bool[])", network_tensors);
}

TORCH_LIBRARY_IMPL(rootgrad, CPU, m) {
  if (!is_first())
    return;
  m.impl("network", network_cpu);
  m.impl("network_training", training_cpu);
  m.impl("network_forward", forward_cpu);
  m.impl("network_backward", backward_cpu);
}

TORCH_LIBRARY_IMPL(rootgrad, Meta, m) {
  if (!is_first())
    return;
  m.impl("network", network_meta);
  m.impl("network_training", training_meta);
  m.impl("network_forward", forward_meta);
  m.impl("network_backward", backward_meta);
}

// (A backward pass inside vmap is allowed: torch's is_grads_batched computes several gradients of one pass this way.)
TORCH_LIBRARY_IMPL(rootgrad, FuncTorchVmapMode, m) {
  if (!is_first())
    return;
  for (const char *name : {"network", "network_training", "network_forward"})
    m.impl(name, torch::CppFunction::makeFromBoxedFunction<&refuse_vmap>());
}

TORCH_LIBRARY_IMPL(rootgrad, Autograd, m) {
  if (!is_first())
    return;
  m.impl("network", network_autograd);
  m.impl("network_training", training_autograd);
}
