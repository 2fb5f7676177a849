#include "pass.hpp"
#include "kept.hpp"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/EmptyTensor.h>
#include <ATen/ops/zeros.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/graph_task.h>

#include <mutex>
#include <utility>

namespace rootgrad::torch::detail {

namespace {

using ::torch::autograd::AutogradContext;
using ::torch::autograd::variable_list;

struct NetworkFunction : ::torch::autograd::Function<NetworkFunction> {
  static at::Tensor forward(AutogradContext *context, const at::Tensor &x, const at::Tensor &flat, const Engine *engine,
                            const Pass &pass) {
    const at::Tensor rows = plain(x), parameters = plain(flat);
    std::shared_ptr<const Tape> tape;
    at::Tensor y = evaluate(*engine, rows, parameters, pass, &tape);
    context->set_materialize_grads(false);
    context->save_for_backward({rows, parameters});
    if (tape)
      keep(*context, std::move(tape));
    return y;
  }

  static variable_list backward(AutogradContext *context, const variable_list &gradients) {
    TORCH_CHECK(
        !at::GradMode::is_enabled(),
        "rootgrad: a graph of the backward pass is asked for (create_graph), for a second derivative; wanted first "
        "derivatives: only a network converted from torch's layers has second ones here");
    const variable_list saved = context->get_saved_variables();
    const at::Tensor &x = saved[0], &flat = saved[1], &gradient = gradients[0];
    variable_list made(4);
    if (!gradient.defined())
      return made;
    const auto place = [&](std::size_t input, const at::Tensor &of) {
      if (context->needs_input_grad(input))
        made[input] = at::detail::empty_cpu(of.sizes(), of.scalar_type());
    };
    place(0, x);
    place(1, flat);
    if (const auto tape = kept<Tape>(*context)) {
      const bool keeps = ::torch::autograd::get_current_graph_task_keep_graph();
      // Hooks for saved tensors may have returned them with other strides.
      go_back(tape->handle(), plain(flat), plain(x), plain(gradient), made[1], made[0], keeps);
    } else if (made[1].defined()) {
      made[1].zero_(); // there are no rows
    }
    return made;
  }
};

} // namespace

at::Tensor evaluate(const Engine &engine, const at::Tensor &x, const at::Tensor &flat, const Pass &pass,
                    std::shared_ptr<const Tape> *tape) {
  at::DimVector sizes(x.sizes());
  sizes.back() = engine.outputs();
  at::Tensor y = at::detail::empty_cpu(sizes, x.scalar_type());
  if (y.numel() > 0)
    engine.forward(flat, x, engine.features(), y, pass, tape);
  return y;
}

at::Tensor plain(const at::Tensor &tensor) {
  if (tensor._is_zerotensor())
    return at::zeros(tensor.sizes(), tensor.options());
  return tensor.resolve_neg().contiguous();
}

void check_tensor(const char *name, const at::Tensor &tensor) {
  TORCH_CHECK(tensor.defined(), "rootgrad: ", name, " is an undefined tensor; wanted one with numbers");
  TORCH_CHECK(tensor.layout() == at::kStrided && !tensor.is_nested(), "rootgrad: ", name, " is a tensor of layout ",
              tensor.layout(), tensor.is_nested() ? ", nested" : "", "; wanted a dense one: ", name, ".to_dense()");
  TORCH_CHECK(tensor.device().is_cpu(), "rootgrad: ", name, " is on ", tensor.device(),
              "; wanted it on the CPU, where rootgrad computes: ", name, ".to(torch::kCPU)");
  const at::ScalarType dtype = tensor.scalar_type();
  TORCH_CHECK(dtype == at::kFloat || dtype == at::kDouble, "rootgrad: ", name, " is of ", dtype,
              "; wanted Float or Double: ", name, ".to(torch::kFloat)");
}

void check_input(const Engine &engine, const at::Tensor &x, at::ScalarType dtype) {
  check_tensor("x", x);
  TORCH_CHECK(x.scalar_type() == dtype, "rootgrad: x is of ", x.scalar_type(), "; wanted ", dtype,
              ", as the parameters: x.to(torch::k", dtype, "), or the module's to(torch::k", x.scalar_type(), ")");
  TORCH_CHECK(x.dim() > 0 && x.size(-1) == engine.features(), "rootgrad: x has shape ", x.sizes(), "; wanted (..., ",
              engine.features(), "): the network has ", engine.features(), " features");
}

void draw_seed(Pass &pass) {
  at::Generator generator = at::detail::getDefaultCPUGenerator();
  const std::lock_guard<std::mutex> lock(generator.mutex());
  auto *numbers = at::check_generator<at::CPUGeneratorImpl>(generator);
  pass.seed = numbers->random64();
  pass.step = numbers->random();
}

at::Tensor run(const std::shared_ptr<const Engine> &engine, const at::Tensor &x, const at::Tensor &flat, Pass pass) {
  const bool records = at::GradMode::is_enabled();
  pass.inputs = records && x.requires_grad();
  pass.parameters = records && flat.requires_grad();
  // (Function refuses forward-mode tangents, whether or not gradients are recorded.)
  if (pass.inputs || pass.parameters || x._fw_grad(0).defined() || flat._fw_grad(0).defined())
    return NetworkFunction::apply(x, flat, engine.get(), pass);
  return evaluate(*engine, plain(x), plain(flat), pass, nullptr);
}

} // namespace rootgrad::torch::detail
