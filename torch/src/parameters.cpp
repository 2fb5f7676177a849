#include "parameters.hpp"
#include "kept.hpp"
#include "pass.hpp"

#include <ATen/ops/empty.h>
#include <c10/core/GradMode.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace rootgrad::torch::detail {

namespace {

using ::torch::autograd::AutogradContext;
using ::torch::autograd::variable_list;

/// Returns `part` of the numbers (P), in the same memory. For torch it is not a view, so it may become a leaf and has its own version
/// counter. (Built directly, not by an operator, for speed: a backward pass builds one for each leaf.)
at::Tensor place_of(const Part &part, const at::Tensor &values) {
  at::Tensor place = at::detail::make_tensor<c10::TensorImpl>(c10::TensorImpl::VIEW, c10::Storage(values.storage()),
                                                              values.key_set(), values.dtype());
  place.unsafeGetTensorImpl()->set_sizes_and_strides(part.sizes, part.strides, values.storage_offset() + part.offset);
  return place;
}

void share_changes(const at::Tensor &tensor, const at::Tensor &values) {
  namespace impl = ::torch::autograd::impl;
  impl::set_version_counter(tensor, impl::version_counter(values));
}

/// Joins the leaves in the tensor (P) that stores them. Its backward pass splits the gradient into theirs without a copy.
struct Joined : ::torch::autograd::Function<Joined> {
  static at::Tensor forward(AutogradContext *context, at::TensorList /*leaves*/, const at::Tensor *values,
                            const std::shared_ptr<const Engine> &engine) {
    context->set_materialize_grads(false);
    keep(*context, engine);
    return values->detach();
  }

  static variable_list backward(AutogradContext *context, const variable_list &gradients) {
    const auto engine = kept<Engine>(*context);
    const at::Tensor gradient = gradients[0].defined() ? gradients[0].contiguous() : gradients[0];
    const bool in_graph = at::GradMode::is_enabled();
    variable_list made;
    std::size_t leaf = 0;
    for (const Part &part : engine->tensors()) {
      if (part.is_state)
        continue;
      made.emplace_back();
      if (!context->needs_input_grad(leaf++) || !gradient.defined())
        continue;
      made.back() = in_graph ? gradient.as_strided(part.sizes, part.strides, gradient.storage_offset() + part.offset)
                             : place_of(part, gradient);
    }
    made.resize(made.size() + 2);
    return made;
  }
};

/// Context for a module's constructor: tensors record gradients, whatever mode the caller uses.
struct Recording {
  c10::InferenceMode no_inference{false};
  at::AutoGradMode grad{true};
};

/// Returns true if the tensor's memory layout is that of the part.
bool lies_as(const at::Tensor &tensor, const Part &part) {
  return part.transposed ? tensor.strides() == at::IntArrayRef(part.strides) : tensor.is_contiguous();
}

/// Sets a version counter higher than those of all tensors, so that an existing graph notices that they were moved.
void count_behind(const std::vector<at::Tensor> &tensors, const at::Tensor &values) {
  std::int64_t most = 0;
  for (const at::Tensor &tensor : tensors)
    if (!tensor.is_inference()) // (inference tensors have no version counter)
      most = std::max(most, static_cast<std::int64_t>(tensor._version()));
  values.unsafeGetTensorImpl()->set_version_counter(c10::VariableVersion(static_cast<std::uint32_t>(most + 1)));
}

/// Returns true if a hook is called when a gradient reaches the tensor.
bool is_hooked(const at::Tensor &tensor) {
  const auto &node = tensor.grad_fn();
  return node && !(node->tensor_pre_hooks().empty() && node->retains_grad_hooks().empty() &&
                   node->pre_hooks().empty() && node->post_hooks().empty());
}

bool fits(const at::Tensor &tensor, const Part &part) {
  return tensor.layout() == at::kStrided && tensor.device().is_cpu() && tensor.sizes() == at::IntArrayRef(part.sizes);
}

} // namespace

Parameters::Parameters(std::shared_ptr<const Engine> engine, const at::Tensor &values, bool as_one)
    : engine_(std::move(engine)), as_one_(as_one), values_(values), tensors_(engine_->tensors().size()) {
  const Recording recording;
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    if (part.is_state)
      tensors_[i] = place_of(part, values_).clone();
    else if (!as_one_)
      tensors_[i] = place_of(part, values_).set_requires_grad(true);
  }
  if (as_one_)
    values_.set_requires_grad(true);
  else
    lay(values_);
}

Parameters::Parameters(std::shared_ptr<const Engine> engine, std::vector<at::Tensor> tensors)
    : engine_(std::move(engine)), as_one_(false), tensors_(std::move(tensors)) {
  if (tensors_.empty())
    values_ = at::empty({0}, at::kFloat);
  gather();
}

void Parameters::lay(const at::Tensor &values) {
  values_ = values;
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    if (part.is_state)
      continue;
    tensors_[i].set_data(place_of(part, values_));
    share_changes(tensors_[i], values_);
  }
  connect();
}

void Parameters::connect() {
  const Recording recording;
  wanted_.clear();
  variable_list leaves;
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const bool is_state = engine_->tensors()[i].is_state;
    wanted_.push_back(!is_state && tensors_[i].requires_grad());
    if (!is_state)
      leaves.push_back(tensors_[i]);
  }
  flat_ = Joined::apply(at::TensorList(leaves), &values_, engine_);
}

bool Parameters::is_connected() const {
  for (std::size_t i = 0; i < tensors_.size(); ++i)
    if (!engine_->tensors()[i].is_state && tensors_[i].requires_grad() != static_cast<bool>(wanted_[i]))
      return false;
  return true;
}

at::Tensor Parameters::flat() {
  check_places();
  if (engine_->has_states())
    load_states();
  if (as_one_)
    return values_;
  const std::lock_guard<std::mutex> lock(mutex_);
  if (!is_connected() || is_hooked(flat_)) // (hooks belong to the tensor already returned, not to later ones)
    connect();
  return flat_;
}

void Parameters::check_places() const {
  if (as_one_) {
    check_tensor("the parameter flat", values_);
    TORCH_CHECK(values_.dim() == 1 && values_.numel() == engine_->parameters() && values_.is_contiguous(),
                "rootgrad: the parameter flat has shape ", values_.sizes(), " and strides ", values_.strides(),
                "; wanted (", engine_->parameters(),
                ") without gaps: change its numbers in place (copy_), not its size");
  }
  const auto *first = static_cast<const char *>(values_.const_data_ptr());
  const auto size = static_cast<std::int64_t>(values_.element_size());
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    if (as_one_ && !part.is_state)
      continue;
    const at::Tensor &tensor = tensors_[i];
    const bool right = fits(tensor, part) && tensor.scalar_type() == values_.scalar_type() && lies_as(tensor, part);
    TORCH_CHECK(right, "rootgrad: ", part.is_state ? "the buffer " : "the parameter ", part.name, " is a tensor of ",
                tensor.scalar_type(), " of shape ", tensor.sizes(), " on ", tensor.device(), "; wanted ",
                values_.scalar_type(), " of shape ", at::IntArrayRef(part.sizes),
                " on cpu, without gaps: change numbers in place (copy_), not sizes, and dtype by the module's to()");
    TORCH_CHECK(part.is_state || tensor.numel() == 0 || tensor.const_data_ptr() == first + part.offset * size,
                "rootgrad: the data of the parameter ", part.name,
                " were replaced (set_data); wanted them where the module has them: change numbers in place (copy_), or "
                "call the module's gather() to use the new ones");
  }
}

void Parameters::load_states() const {
  // If the parameters are a single tensor, an optimiser may have changed the numbers of states in it; these changes are overwritten.
  // Numbers are written only if they differ, so that concurrent passes do not write.
  auto *first = static_cast<char *>(const_cast<void *>(values_.const_data_ptr()));
  const std::size_t size = values_.element_size();
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    if (!part.is_state)
      continue;
    char *place = first + static_cast<std::size_t>(part.offset) * size;
    const void *state = tensors_[i].const_data_ptr();
    const std::size_t bytes = static_cast<std::size_t>(part.numel) * size;
    if (std::memcmp(place, state, bytes) != 0)
      std::memcpy(place, state, bytes);
  }
}

void Parameters::store_states(const at::Tensor &flat) {
  const at::NoGradGuard no_grad;
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    if (part.is_state)
      tensors_[i].copy_(place_of(part, flat));
  }
}

at::Tensor Parameters::copy() const {
  const at::NoGradGuard no_grad;
  check_places();
  at::Tensor values = values_.detach().clone();
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    if (part.is_state)
      place_of(part, values).copy_(tensors_[i]);
  }
  return values;
}

void Parameters::gather() {
  const Recording recording;
  const at::NoGradGuard no_grad;
  if (as_one_)
    return check_places();
  const at::ScalarType dtype = tensors_.empty() ? values_.scalar_type() : tensors_.front().scalar_type();
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    const Part &part = engine_->tensors()[i];
    check_tensor(part.name.c_str(), tensors_[i]);
    TORCH_CHECK(fits(tensors_[i], part) && tensors_[i].scalar_type() == dtype, "rootgrad: ", part.name,
                " is a tensor of ", tensors_[i].scalar_type(), " of shape ", tensors_[i].sizes(), "; wanted ", dtype,
                " of shape ", at::IntArrayRef(part.sizes), ": all tensors of a network are of one dtype");
  }
  const at::Tensor values = at::empty({engine_->parameters()}, at::TensorOptions(dtype));
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    place_of(engine_->tensors()[i], values).copy_(tensors_[i]);
    if (engine_->tensors()[i].is_state && !tensors_[i].is_contiguous())
      tensors_[i].set_data(tensors_[i].contiguous());
  }
  count_behind(tensors_, values);
  const std::lock_guard<std::mutex> lock(mutex_);
  lay(values);
}

} // namespace rootgrad::torch::detail
