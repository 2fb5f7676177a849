#include "engine.hpp"

#include <ATen/ops/empty.h>
#include <c10/core/InferenceMode.h>
#include <c10/util/Exception.h>

#include <utility>

// Of OpenMP 5.0, in the runtime that torch brings.
extern "C" int omp_pause_resource_all(int kind) __attribute__((weak));

namespace rootgrad::torch::detail {

namespace {

/// The functions of a precision.
template <class T> struct Abi;
template <> struct Abi<float> {
  static constexpr auto forward = rootgrad_differentiable_forward;
  static constexpr auto backward = rootgrad_tape_backward;
  static constexpr auto states = rootgrad_tape_states;
};
template <> struct Abi<double> {
  static constexpr auto forward = rootgrad_differentiable_forward_f64;
  static constexpr auto backward = rootgrad_tape_backward_f64;
  static constexpr auto states = rootgrad_tape_states_f64;
};

void worked(rootgrad_status_t status) {
  TORCH_CHECK(status == ROOTGRAD_STATUS_OK, "rootgrad: ", rootgrad_last_error());
}

/// Multiplications from which on ending OpenMP's threads pays.
constexpr std::int64_t MUCH_WORK = 1 << 23;

/// Ends the threads that torch's operators ran on, which the next one that wants them makes again, before a pass on several threads of
/// rootgrad's: OpenMP's wait for their next work on their cores for some milliseconds, in which a pass takes twice as long. It costs
/// some ten microseconds, nothing if there are none.
void end_openmp(std::size_t threads, std::int64_t rows, std::int64_t parameters) {
  if (threads > 1 && omp_pause_resource_all != nullptr && rows * parameters >= MUCH_WORK)
    omp_pause_resource_all(/*omp_pause_soft=*/1);
}

std::size_t size(std::int64_t n) { return static_cast<std::size_t>(n); }

template <class T> T *place(const at::Tensor &tensor) {
  return tensor.defined() ? tensor.mutable_data_ptr<T>() : nullptr;
}

template <class T> void back(const rootgrad_tape_t *tape, const at::Tensor &parameters, const at::Tensor &x,
                             const at::Tensor &seed, const at::Tensor &d_parameters, const at::Tensor &d_x, bool keep) {
  rootgrad_backward_options_t options;
  worked(rootgrad_backward_options_default(sizeof(options), &options));
  options.keep = keep;
  worked(Abi<T>::backward(tape, parameters.const_data_ptr<T>(), size(parameters.numel()), x.const_data_ptr<T>(),
                          seed.const_data_ptr<T>(), size(seed.numel()), place<T>(d_parameters), place<T>(d_x),
                          d_x.defined() ? size(d_x.numel()) : 0, &options));
}

/// The rows of a pass forward.
struct Rows {
  std::size_t n, features, stride;
};

template <class T> rootgrad_tape_t *run(const rootgrad_differentiable_t *handle, const at::Tensor &parameters,
                                        const at::Tensor &x, const Rows &rows, const at::Tensor &out,
                                        const rootgrad_forward_options_t &options, bool tape) {
  rootgrad_tape_t *made = nullptr;
  worked(Abi<T>::forward(handle, parameters.const_data_ptr<T>(), size(parameters.numel()), x.const_data_ptr<T>(),
                         rows.n, rows.features, rows.stride, out.mutable_data_ptr<T>(), size(out.numel()), &options,
                         tape ? &made : nullptr));
  return made;
}

template <class T> void move_states(const rootgrad_tape_t *tape, const at::Tensor &parameters) {
  // Past torch's count of changes: the passes back of other tapes do not mind what states became.
  T *values = const_cast<T *>(parameters.const_data_ptr<T>());
  worked(Abi<T>::states(tape, values, size(parameters.numel())));
}

} // namespace

void go_back(const rootgrad_tape_t *tape, std::size_t threads, const at::Tensor &parameters, const at::Tensor &x,
             const at::Tensor &seed, const at::Tensor &d_parameters, const at::Tensor &d_x, bool keep) {
  end_openmp(threads, x.numel() / x.size(-1), parameters.numel());
  const auto go = seed.scalar_type() == at::kDouble ? back<double> : back<float>;
  go(tape, parameters, x, seed, d_parameters, d_x, keep);
}

void transpose(Part &part) {
  std::swap(part.sizes.at(0), part.sizes.at(1));
  std::swap(part.strides.at(0), part.strides.at(1));
  part.transposed = !part.transposed;
}

Engine::Engine(const rootgrad_network_t *network, std::size_t threads)
    : Engine(network, threads, tensors_of(network)) {}

Engine::Engine(const rootgrad_network_t *network, std::size_t threads, std::vector<Part> tensors)
    : threads_(threads), tensors_(std::move(tensors)) {
  std::size_t features = 0, outputs = 0, parameters = 0;
  ::rootgrad::detail::check(rootgrad_differentiable_new(network, threads, &handle_));
  ::rootgrad::detail::check(rootgrad_differentiable_shape(handle_, &features, &outputs, &parameters));
  features_ = static_cast<std::int64_t>(features);
  outputs_ = static_cast<std::int64_t>(outputs);
  parameters_ = static_cast<std::int64_t>(parameters);
  for (const Part &part : tensors_)
    has_states_ = has_states_ || part.is_state;
}

void Engine::forward(const at::Tensor &parameters, const at::Tensor &x, std::int64_t stride, const at::Tensor &out,
                     const Pass &pass, std::shared_ptr<const Tape> *tape) const {
  rootgrad_forward_options_t options;
  worked(rootgrad_forward_options_default(sizeof(options), &options));
  options.training = pass.training;
  options.has_seed = 1;
  options.seed = pass.seed;
  options.step = pass.step;
  options.parameters = pass.parameters;
  options.inputs = pass.inputs;
  options.checked = pass.checked;
  const bool moves = pass.training && has_states_ && pass.states.defined();
  const bool single = out.scalar_type() == at::kFloat;
  const Rows rows{size(out.numel() / outputs_), size(features_), size(stride)};
  const auto go = single ? run<float> : run<double>;
  end_openmp(threads_, static_cast<std::int64_t>(rows.n), parameters_);
  rootgrad_tape_t *made = go(handle_, parameters, x, rows, out, options, tape != nullptr || moves);
  if (made == nullptr)
    return;
  auto owner = std::make_shared<const Tape>(made, threads_);
  if (moves)
    (single ? move_states<float> : move_states<double>)(made, pass.states);
  if (tape != nullptr)
    *tape = std::move(owner);
}

std::vector<Part> tensors_of(const rootgrad_network_t *network) {
  using ::rootgrad::detail::check;
  std::size_t count = 0, length = 0, offset = 0, rank = 0;
  check(rootgrad_network_tensor_count(network, &count));
  std::vector<Part> parts(count);
  for (std::size_t i = 0; i < count; ++i) {
    Part &part = parts[i];
    std::int32_t is_state = 0;
    check(rootgrad_network_tensor(network, i, nullptr, 0, &length, &offset, &is_state));
    std::string name(length + 1, '\0');
    check(rootgrad_network_tensor(network, i, name.data(), name.size(), &length, nullptr, nullptr));
    name.resize(length);
    check(rootgrad_network_tensor_sizes(network, i, nullptr, 0, &rank));
    std::vector<std::size_t> sizes(rank);
    check(rootgrad_network_tensor_sizes(network, i, sizes.data(), rank, &rank));
    part.name = std::move(name);
    part.offset = static_cast<std::int64_t>(offset);
    part.is_state = is_state != 0;
    part.numel = 1;
    for (const std::size_t n : sizes) {
      part.sizes.push_back(static_cast<std::int64_t>(n));
      part.numel *= static_cast<std::int64_t>(n);
    }
    part.strides.assign(rank, 1);
    for (std::size_t axis = rank; axis-- > 1;)
      part.strides[axis - 1] = part.strides[axis] * part.sizes[axis];
  }
  return parts;
}

at::Tensor values_of(const ::rootgrad::Network &network) {
  const c10::InferenceMode no_inference(false);
  at::Tensor values = at::empty({static_cast<std::int64_t>(network.parameter_count())}, at::kFloat);
  ::rootgrad::detail::check(rootgrad_network_parameters(network.handle(), values.mutable_data_ptr<float>(),
                                                        static_cast<std::size_t>(values.numel())));
  return values;
}

} // namespace rootgrad::torch::detail
