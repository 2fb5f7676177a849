#include "module.hpp"
#include "pass.hpp"

#include <ATen/Parallel.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>
#include <torch/serialize/input-archive.h>
#include <torch/serialize/output-archive.h>

#include <utility>

namespace rootgrad::torch {

namespace {

using detail::Engine;
using detail::Part;
using Archive = ::torch::serialize::InputArchive;

/// A container for tensors whose names have dots, such as "layers" and "0" for "layers.0.weight".
struct Holder : ::torch::nn::Module {
  Holder() : Module("part") {}
};

std::vector<std::string> split(const std::string &name) {
  std::vector<std::string> steps(1);
  for (const char letter : name) {
    if (letter == '.')
      steps.emplace_back();
    else
      steps.back() += letter;
  }
  return steps;
}

/// Reads the tensor with a dotted name from an archive.
at::Tensor read(Archive &archive, const std::string &name, bool is_buffer) {
  const std::vector<std::string> steps = split(name);
  std::vector<Archive> inner(steps.size() - 1);
  Archive *at = &archive;
  bool found = true;
  for (std::size_t i = 0; found && i + 1 < steps.size(); ++i) {
    found = at->try_read(steps[i], inner[i]);
    at = &inner[i];
  }
  at::Tensor tensor;
  found = found && at->try_read(steps.back(), tensor, is_buffer);
  TORCH_CHECK(found, "rootgrad: the archive has no ", is_buffer ? "buffer '" : "parameter '", name,
              "'; wanted all tensors of the network, as torch::save of such a module writes them");
  return tensor;
}

bool same(const Part &one, const Part &other) {
  return one.name == other.name && one.sizes == other.sizes && one.offset == other.offset;
}

/// Returns the tensors with the sizes that the network has.
std::vector<Part> in_network(std::vector<Part> parts) {
  for (Part &part : parts)
    if (part.transposed)
      transpose(part);
  return parts;
}

void check_device(const ::torch::Device &device) {
  TORCH_CHECK(
      device.is_cpu(), "rootgrad: the network is to move to ", device,
      "; wanted the CPU, where rootgrad computes: move tensors to the CPU before the network and back after it");
}

/// Refuses a part whose mode differs from the network's, such as a batch norm that should stay frozen while the others are trained.
void check_modes(const Modes &modes, bool training) {
  for (const auto &[name, module] : modes)
    TORCH_CHECK(module->is_training() == training, "rootgrad: layer ", name, " is in ",
                training ? "use (eval)" : "training",
                ", the others of the network are not; wanted one mode for all of "
                "them. Leave a layer that is to stay frozen to torch, with a converted Sequential before and after it");
}

void check_dtype(::torch::Dtype dtype) {
  TORCH_CHECK(dtype == at::kFloat || dtype == at::kDouble, "rootgrad: the network is to be of ", dtype,
              "; wanted Float or Double");
}

} // namespace

NetworkImpl::NetworkImpl(const ::rootgrad::Network *network, const NetworkOptions &options)
    : Module("rootgrad::torch::Network") {
  const std::size_t threads =
      options.threads() > 0 ? options.threads() : static_cast<std::size_t>(at::get_num_threads());
  auto engine = std::make_shared<const Engine>(::rootgrad::detail::live(*network), threads);
  parts_ = std::make_unique<Parts>(std::move(engine), detail::values_of(*network), options.flat(), options.checked());
  register_tensors();
}

NetworkImpl::NetworkImpl(const NetworkImpl &other, const Parts &parts)
    : Module(other.name()),
      parts_(std::make_unique<Parts>(parts.engine, parts.parameters.copy(), parts.parameters.is_one(), parts.checked)) {
  register_tensors();
  for (std::size_t i = 0; i < parts.parameters.tensors().size(); ++i) {
    const at::Tensor &from = parts.parameters.tensors()[i], &to = parts_->parameters.tensors()[i];
    if (from.defined())
      to.set_requires_grad(from.requires_grad());
  }
  if (parts.parameters.is_one())
    parts_->parameters.one().set_requires_grad(parts.parameters.one().requires_grad());
  train(other.is_training());
}

NetworkImpl::~NetworkImpl() = default;

void NetworkImpl::register_tensors() {
  if (parts_->parameters.is_one())
    register_parameter("flat", parts_->parameters.one());
  for (std::size_t i = 0; i < parts_->parameters.tensors().size(); ++i) {
    const Part &part = parts_->engine->tensors()[i];
    const at::Tensor &tensor = parts_->parameters.tensors()[i];
    if (!tensor.defined())
      continue;
    std::vector<std::string> steps = split(part.name);
    Module *holder = this;
    for (std::size_t step = 0; step + 1 < steps.size(); ++step) {
      const auto children = holder->named_children();
      const auto *child = children.find(steps[step]);
      holder = child != nullptr ? child->get() : holder->register_module(steps[step], std::make_shared<Holder>()).get();
    }
    if (part.is_state) {
      holder->register_buffer(steps.back(), tensor);
      if (holder != this)
        parts_->modes_of_parts.emplace_back(part.name.substr(0, part.name.rfind('.')), holder->shared_from_this());
    } else
      holder->register_parameter(steps.back(), tensor, tensor.requires_grad());
  }
}

::torch::Tensor NetworkImpl::forward(const ::torch::Tensor &x) {
  detail::Parameters &parameters = parts_->parameters;
  const Engine &engine = *parts_->engine;
  const at::Tensor flat = parameters.flat();
  detail::check_input(engine, x, flat.scalar_type());
  detail::Pass pass;
  pass.training = is_training();
  pass.checked = parts_->checked;
  if (pass.training) {
    check_modes(parts_->modes_of_parts, true);
    if (const Modes &layers = parts_->modes_of_layers; !layers.empty())
      check_modes(layers, layers.front().second->is_training());
    detail::draw_seed(pass);
    pass.states = flat;
  }
  at::Tensor y = detail::run(parts_->engine, x, flat, pass);
  if (pass.training && engine.has_states())
    parameters.store_states(flat);
  return y;
}

::torch::Tensor NetworkImpl::flat_parameters() { return parts_->parameters.flat(); }

void NetworkImpl::gather() { parts_->parameters.gather(); }

void NetworkImpl::write_back(rootgrad_network_t *network) const {
  const std::vector<Part> theirs = detail::tensors_of(network), ours = in_network(parts_->engine->tensors());
  for (std::size_t i = 0; i < std::max(theirs.size(), ours.size()); ++i) {
    if (i < theirs.size() && i < ours.size() && same(theirs[i], ours[i]))
      continue;
    const auto tell = [i](const std::vector<Part> &parts) {
      return i < parts.size() ? parts[i].name + c10::str(" ", at::IntArrayRef(parts[i].sizes)) : std::string("none");
    };
    throw Error(ErrorCode::Shape, "tensor " + std::to_string(i) + " of the network is " + tell(theirs) + "; wanted " +
                                      tell(ours) +
                                      ", as the module has: a network with the same layers, such as a copy");
  }
  const at::Tensor values = parts_->parameters.copy().to(at::kFloat);
  ::rootgrad::detail::check(rootgrad_network_set_parameters(network, values.const_data_ptr<float>(),
                                                            static_cast<std::size_t>(values.numel())));
}

std::int64_t NetworkImpl::features() const { return parts_->engine->features(); }
std::int64_t NetworkImpl::outputs() const { return parts_->engine->outputs(); }

std::shared_ptr<::torch::nn::Module> NetworkImpl::clone(const std::optional<::torch::Device> &device) const {
  if (device)
    check_device(*device);
  return std::shared_ptr<NetworkImpl>(new NetworkImpl(*this, *parts_));
}

void NetworkImpl::to(::torch::Device device, ::torch::Dtype dtype, bool non_blocking) {
  check_device(device);
  to(dtype, non_blocking);
}

void NetworkImpl::to(::torch::Dtype dtype, bool non_blocking) {
  check_dtype(dtype);
  Module::to(dtype, non_blocking);
  gather();
}

void NetworkImpl::to(::torch::Device device, bool /*non_blocking*/) { check_device(device); }

void NetworkImpl::save(::torch::serialize::OutputArchive &archive) const { Module::save(archive); }

void NetworkImpl::load(::torch::serialize::InputArchive &archive) {
  const at::NoGradGuard no_grad;
  const auto &tensors = parts_->parameters.tensors();
  std::vector<std::pair<at::Tensor, at::Tensor>> copies; // from, to
  const auto take = [&](const std::string &name, bool is_buffer, const at::Tensor &to) {
    at::Tensor from = read(archive, name, is_buffer);
    TORCH_CHECK(from.sizes() == to.sizes() && from.is_floating_point(), "rootgrad: the archive's '", name,
                "' is a tensor of ", from.scalar_type(), " of shape ", from.sizes(), "; wanted ", to.scalar_type(),
                " of shape ", to.sizes());
    copies.emplace_back(std::move(from), to);
  };
  if (parts_->parameters.is_one())
    take("flat", false, parts_->parameters.one());
  for (std::size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].defined())
      take(parts_->engine->tensors()[i].name, parts_->engine->tensors()[i].is_state, tensors[i]);
  for (const auto &[from, to] : copies)
    to.copy_(from);
}

void NetworkImpl::pretty_print(std::ostream &stream) const {
  const Engine &engine = *parts_->engine;
  stream << name() << '(' << engine.features() << " -> " << engine.outputs() << ", " << engine.parameters()
         << " parameters" << (parts_->parameters.is_one() ? ", flat" : "") << ')';
}

} // namespace rootgrad::torch
