#include "engine.hpp"

#include <ATen/Config.h>
#include <ATen/Parallel.h>
#include <ATen/ops/empty.h>
#include <c10/core/InferenceMode.h>
#include <c10/util/Exception.h>

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <utility>

// Functions of torch's OpenMP runtime: GNU's, or one with GNU's entry points, such as LLVM's and Intel's. (With -fopenmp this library would load the
// compiler's own runtime, whose threads would compete with torch's.)
extern "C" {
void GOMP_parallel(void (*region)(void *), void *data, unsigned threads, unsigned flags) __attribute__((weak));
int omp_get_thread_num() __attribute__((weak));
int omp_get_num_threads() __attribute__((weak));
}

namespace rootgrad::torch::detail {

namespace {

/// The C functions for one precision.
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

/// Pieces of a pass. Each thread takes the next piece until none is left, first those whose data it had in the previous pass.
struct Region {
  rootgrad_piece_t piece;
  void *argument;
  std::size_t first;
  std::atomic<std::uint64_t> left;

  static void work(void *data) {
    auto &region = *static_cast<Region *>(data);
    const int thread = omp_get_thread_num(), threads = omp_get_num_threads();
    std::uint64_t own = 0;
    for (int i = thread; i < 64; i += threads)
      own |= std::uint64_t{1} << i;
    std::uint64_t left = region.left.load(std::memory_order_relaxed);
    while (left != 0) {
      const std::uint64_t mine = left & own;
      const int number = mine != 0 ? __builtin_ctzll(mine) : 63 - __builtin_clzll(left);
      if (region.left.compare_exchange_weak(left, left & ~(std::uint64_t{1} << number), std::memory_order_relaxed)) {
        region.piece(region.argument, region.first + static_cast<std::size_t>(number));
        left = region.left.load(std::memory_order_relaxed);
      }
    }
  }
};

/// Stack size that a piece needs, in bytes.
constexpr std::size_t STACK = 2 << 20;

/// Clears the flag if the calling thread has a smaller stack.
void look_at_stack(void *roomy) {
  pthread_attr_t attributes;
  std::size_t bytes = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return;
  pthread_attr_getstacksize(&attributes, &bytes);
  pthread_attr_destroy(&attributes);
  if (bytes < STACK)
    static_cast<std::atomic<bool> *>(roomy)->store(false);
}

bool have_stacks(unsigned threads) {
  std::atomic<bool> roomy{true};
  GOMP_parallel(look_at_stack, &roomy, threads, 0);
  return roomy;
}

std::atomic<bool> is_child{false};

/// Returns true if torch's threads can run pieces. They cannot in the child of a fork, which lacks the threads of its parent.
bool are_there(unsigned threads) {
  static const int known = pthread_atfork(nullptr, nullptr, [] { is_child = true; });
  if (AT_PARALLEL_OPENMP == 0 || GOMP_parallel == nullptr || omp_get_thread_num == nullptr ||
      omp_get_num_threads == nullptr || known != 0 || is_child)
    return false;
  static const bool roomy = have_stacks(threads); // (OMP_STACKSIZE applies to all threads)
  return roomy;
}

/// Runs pieces on the threads of torch's operators. These threads wait actively for a few milliseconds, so other threads would have to wait for a
/// core. If torch has only one thread, nothing is run here and rootgrad uses its own threads.
std::int32_t on_torchs_threads(void *engine_threads, std::size_t pieces, rootgrad_piece_t piece, void *argument) {
  const auto wanted = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(engine_threads));
  const auto theirs = static_cast<unsigned>(at::get_num_threads());
  // (With fewer threads than torch uses, OpenMP would end the others, and torch's next operator would start them again.)
  const unsigned threads = std::max(wanted, theirs);
  if (theirs < 2 || !are_there(threads))
    return 0;
  for (std::size_t first = 0; first < pieces; first += 64) {
    const std::size_t count = std::min<std::size_t>(pieces - first, 64);
    Region region{piece, argument, first, {~std::uint64_t{0} >> (64 - count)}};
    GOMP_parallel(Region::work, &region, threads, 0);
  }
  return 0;
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

/// Rows of a forward pass.
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
  // Written without changing torch's version counter: the backward passes of other tapes do not depend on the new states.
  T *values = const_cast<T *>(parameters.const_data_ptr<T>());
  worked(Abi<T>::states(tape, values, size(parameters.numel())));
}

} // namespace

void go_back(const rootgrad_tape_t *tape, const at::Tensor &parameters, const at::Tensor &x, const at::Tensor &seed,
             const at::Tensor &d_parameters, const at::Tensor &d_x, bool keep) {
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
    : tensors_(std::move(tensors)) {
  std::size_t features = 0, outputs = 0, parameters = 0;
  void *const count = reinterpret_cast<void *>(static_cast<std::uintptr_t>(threads));
  ::rootgrad::detail::check(rootgrad_differentiable_new_on(network, threads, on_torchs_threads, count, &handle_));
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
  rootgrad_tape_t *made = go(handle_, parameters, x, rows, out, options, tape != nullptr || moves);
  if (made == nullptr)
    return;
  auto owner = std::make_shared<const Tape>(made);
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
