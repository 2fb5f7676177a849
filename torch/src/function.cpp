// Functions of a user's library in torch's graph. They are twice differentiable if the library has products with the Hessian.
#include "kept.hpp"
#include "pass.hpp"
#include "rootgrad/torch.hpp"
#include "rootgrad/torch_function.h"

#include <ATen/ops/empty.h>
#include <c10/core/GradMode.h>

#include <dlfcn.h>

#include <array>
#include <utility>

namespace rootgrad::torch {

namespace {

using ::torch::autograd::AutogradContext;
using ::torch::autograd::variable_list;
/// A description in a library. The library stays loaded, because graphs may refer to it as long as the process lives.
using Described = rootgrad_torch_function_t;

constexpr const char *WANTED = "wanted";

at::ScalarType dtype_of(const Described &it) { return it.element_size == sizeof(double) ? at::kDouble : at::kFloat; }

std::shared_ptr<const Described> held(const Described *it) { return {std::shared_ptr<void>(), it}; }

/// The error message that a function of the library writes.
class Message {
public:
  rootgrad_torch_message_t room() { return {text_.data(), text_.size()}; }
  /// Throws if `status` reports a failure.
  void check(std::int32_t status, const Described &it, const char *what) {
    text_.back() = '\0';
    TORCH_CHECK(status == 0, "rootgrad: ", what, " of ", it.name, " failed with status ", status, ": ",
                text_.front() == '\0' ? "it left no message" : text_.data());
  }

private:
  std::array<char, 1024> text_{};
};

/// Tensors in the form that C functions need; undefined ones are NULL.
struct Arrays {
  explicit Arrays(at::TensorList given) {
    for (const at::Tensor &tensor : given) {
      tensors.push_back(tensor.defined() ? detail::plain(tensor) : tensor);
      values.push_back(tensor.defined() ? tensors.back().const_data_ptr() : nullptr);
      lengths.push_back(tensor.defined() ? static_cast<std::size_t>(tensor.numel()) : 0);
    }
  }
  rootgrad_torch_inputs_t inputs() const { return {values.data(), lengths.data()}; }

  std::vector<at::Tensor> tensors;
  std::vector<const void *> values;
  std::vector<std::size_t> lengths;
};

/// Tensors for results with the sizes of `inputs`; NULL for those that are not `wanted`.
struct Places {
  Places(const Arrays &inputs, const std::vector<bool> &wanted)
      : values(wanted.size(), nullptr), tensors(wanted.size()) {
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (wanted[i]) {
        tensors[i] = at::empty(inputs.tensors[i].sizes(), inputs.tensors[i].options());
        values[i] = tensors[i].mutable_data_ptr();
      }
  }
  std::vector<void *> values;
  variable_list tensors;
};

at::Tensor evaluate(const Described &it, const Arrays &arrays) {
  std::size_t length = 1;
  Message message;
  if (it.returns_scalar == 0)
    message.check(it.output_length(arrays.inputs(), &length, message.room()), it, "the output's length");
  at::DimVector sizes;
  if (it.returns_scalar == 0)
    sizes.push_back(static_cast<std::int64_t>(length));
  at::Tensor output = at::empty(sizes, at::TensorOptions(dtype_of(it)));
  message.check(it.forward(arrays.inputs(), output.mutable_data_ptr(), length, message.room()), it, "the forward pass");
  return output;
}

/// Returns the gradients of the `wanted` inputs; the others are undefined.
variable_list gradients(const Described &it, const Arrays &arrays, const at::Tensor &seed,
                        const std::vector<bool> &wanted) {
  const at::Tensor adjoints = detail::plain(seed);
  Places places(arrays, wanted);
  Message message;
  const auto length = static_cast<std::size_t>(adjoints.numel());
  const std::int32_t status =
      it.backward(arrays.inputs(), adjoints.const_data_ptr(), length, places.values.data(), message.room());
  message.check(status, it, "the backward pass");
  return std::move(places.tensors);
}

void refuse_graph(const Described &it, const char *order, const char *wanted) {
  TORCH_CHECK(!at::GradMode::is_enabled(), "rootgrad: a graph of the backward pass of ", it.name,
              " is asked for (create_graph), for a ", order, " derivative; wanted ", wanted);
}

/// The gradient of a scalar function: seed * (df/dx of each wanted input), as a function of seed and all x. Its backward pass for v gives the
/// product of the Hessian with v, and for the seed the derivative of f along v.
struct Gradient : ::torch::autograd::Function<Gradient> {
  static variable_list forward(AutogradContext *context, const at::Tensor &seed, at::TensorList inputs,
                               const Described *it, const std::vector<bool> &wanted) {
    variable_list saved{seed};
    saved.insert(saved.end(), inputs.begin(), inputs.end());
    context->save_for_backward(saved);
    context->set_materialize_grads(false);
    c10::List<bool> list;
    for (const bool yes : wanted)
      list.push_back(yes);
    context->saved_data.emplace(WANTED, std::move(list));
    detail::keep(*context, held(it));
    variable_list made;
    for (at::Tensor &gradient : gradients(*it, Arrays(inputs), seed, wanted))
      if (gradient.defined())
        made.push_back(std::move(gradient));
    return made;
  }

  static variable_list backward(AutogradContext *context, const variable_list &given) {
    const Described &it = *detail::kept<Described>(*context); // (valid as long as its library)
    refuse_graph(it, "third", "first or second derivatives, the only ones available");
    const variable_list saved = context->get_saved_variables();
    const Arrays arrays(at::TensorList(saved).slice(1));
    variable_list directions;
    std::size_t next = 0;
    bool any = false;
    for (const bool was_wanted : context->saved_data.at(WANTED).toBoolList()) {
      directions.push_back(was_wanted ? given[next++] : at::Tensor());
      any = any || directions.back().defined();
    }
    variable_list made(saved.size() + 2);
    if (!any)
      return made;
    std::vector<bool> wanted;
    for (std::size_t i = 0; i < directions.size(); ++i)
      wanted.push_back(context->needs_input_grad(i + 1));
    Places products(arrays, wanted);
    at::Tensor slope = at::empty({}, saved[0].options());
    Message message;
    const std::int32_t status = it.hessian_product(arrays.inputs(), Arrays(directions).values.data(),
                                                   products.values.data(), slope.mutable_data_ptr(), message.room());
    message.check(status, it, "the product with the Hessian");
    if (context->needs_input_grad(0))
      made[0] = slope;
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (wanted[i])
        made[i + 1] = products.tensors[i].mul_(saved[0]);
    return made;
  }
};

struct LibraryFunction : ::torch::autograd::Function<LibraryFunction> {
  static at::Tensor forward(AutogradContext *context, at::TensorList inputs, const Described *it) {
    context->save_for_backward(inputs.vec()); // (unmodified, as nodes of the graph, for second derivatives)
    context->set_materialize_grads(false);
    detail::keep(*context, held(it));
    return evaluate(*it, Arrays(inputs));
  }

  static variable_list backward(AutogradContext *context, const variable_list &given) {
    const Described &it = *detail::kept<Described>(*context); // (valid as long as its library)
    const variable_list inputs = context->get_saved_variables();
    variable_list made(inputs.size() + 1);
    if (!given[0].defined())
      return made;
    std::vector<bool> wanted;
    for (std::size_t i = 0; i < inputs.size(); ++i)
      wanted.push_back(context->needs_input_grad(i));
    variable_list found;
    if (at::GradMode::is_enabled() && it.hessian_product != nullptr) {
      found = Gradient::apply(given[0], at::TensorList(inputs), &it, wanted);
    } else {
      refuse_graph(it, "second", "first derivatives: its library has no product with the Hessian");
      for (at::Tensor &gradient : gradients(it, Arrays(inputs), given[0], wanted))
        if (gradient.defined())
          found.push_back(std::move(gradient));
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < inputs.size(); ++i)
      if (wanted[i])
        made[i] = found[next++];
    return made;
  }
};

[[noreturn]] void refuse(ErrorCode code, const std::string &what, const std::string &wanted) {
  throw Error(code, what + "; wanted " + wanted);
}

void check_description(const Described &it, const std::string &name, const std::string &path) {
  const std::string whose = "the description of " + name + " in " + path;
  if (it.version != ROOTGRAD_TORCH_FUNCTION_VERSION)
    refuse(ErrorCode::Version, whose + " is of version " + std::to_string(it.version),
           std::to_string(ROOTGRAD_TORCH_FUNCTION_VERSION) + ": build the library again with this rootgrad");
  if (it.element_size != sizeof(float) && it.element_size != sizeof(double))
    refuse(ErrorCode::Argument, whose + " has numbers of " + std::to_string(it.element_size) + " bytes",
           "4 (float) or 8 (double)");
  if (it.name == nullptr || it.name != name)
    refuse(ErrorCode::Argument, whose + " is of " + (it.name == nullptr ? "no name" : std::string(it.name)),
           "that of " + name);
  if (it.input_count == 0 || it.inputs == nullptr)
    refuse(ErrorCode::Argument, whose + " has no inputs", "at least one");
  if (it.forward == nullptr || it.backward == nullptr || (it.returns_scalar == 0 && it.output_length == nullptr))
    refuse(ErrorCode::Argument, whose + " lacks a function", "forward, backward and, for arrays, output_length");
}

/// Throws unless `input` is valid for the function's input `i`.
void check_input(const Described &it, std::size_t i, const at::Tensor &input) {
  const rootgrad_torch_input_t &described = it.inputs[i];
  const std::string name = std::string("input ") + described.name + " of " + it.name;
  detail::check_tensor(name.c_str(), input);
  TORCH_CHECK(input.scalar_type() == dtype_of(it), "rootgrad: ", name, " is of ", input.scalar_type(), "; wanted ",
              dtype_of(it), ", in which the library computes: to(torch::k", dtype_of(it), ")");
  TORCH_CHECK(described.is_scalar == 0 || input.numel() == 1, "rootgrad: ", name, " has shape ", input.sizes(),
              "; wanted one number");
  TORCH_CHECK(described.is_differentiable != 0 || !at::GradMode::is_enabled() || !input.requires_grad(),
              "rootgrad: ", name,
              " requires a gradient, which the library does not compute; wanted it detached: detach()");
}

} // namespace

Function::Function(const std::string &path, const std::string &name) {
  ::rootgrad::detail::c_string("path", path);
  ::rootgrad::detail::c_string("name", name);
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr)
    refuse(ErrorCode::Io, "the library " + path + " cannot be loaded: " + dlerror(), "a shared library");
  const std::string symbol = name + "_rootgrad_function";
  const auto get = reinterpret_cast<rootgrad_torch_function_symbol_t>(dlsym(library, symbol.c_str()));
  if (get == nullptr)
    refuse(ErrorCode::Argument, "the library " + path + " has no symbol " + symbol,
           "one, as #[export_torch] above the Rust function " + name + ", or rootgrad/torch_function.h, generates it");
  described_ = get();
  if (described_ == nullptr)
    refuse(ErrorCode::Argument, symbol + " of " + path + " gives no description", "one");
  check_description(*described_, name, path);
}

::torch::Tensor Function::operator()(::torch::TensorList inputs) const {
  const Described &it = *described_;
  TORCH_CHECK(inputs.size() == it.input_count, "rootgrad: ", it.name, " got ", inputs.size(), " tensors; wanted ",
              it.input_count, ", as its library declares");
  bool in_graph = false;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    check_input(it, i, inputs[i]);
    in_graph = in_graph || (at::GradMode::is_enabled() && inputs[i].requires_grad()) || inputs[i]._fw_grad(0).defined();
  }
  return in_graph ? LibraryFunction::apply(inputs, &it) : evaluate(it, Arrays(inputs));
}

std::size_t Function::inputs() const { return described_->input_count; }

} // namespace rootgrad::torch
