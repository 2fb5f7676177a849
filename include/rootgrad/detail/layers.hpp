/// \file layers.hpp
/// Layers: the building blocks with parameters, in a network that is composed of tensors.
#ifndef ROOTGRAD_LAYERS_HPP
#define ROOTGRAD_LAYERS_HPP

#include "error.hpp"
#include "tensor.hpp"
#include "window.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// Base of all layers. Layers are values: compile() finds them when it records the function, so there is nothing to
/// register. A copy remembers that it is a copy. Using it beside the original in one network is an error, since that
/// could mean the same weights, share(layer), or a second layer.
class Layer {
public:
  explicit Layer(Where made) : id_(next()), made_(made) {}
  Layer(const Layer &other) : id_(other.id_), copy_(next()), made_(other.made_), name_(other.name_) {}
  Layer(Layer &&) noexcept = default;
  Layer &operator=(const Layer &other) {
    Layer copy(other);
    return *this = std::move(copy);
  }
  Layer &operator=(Layer &&) noexcept = default;

  std::uint64_t id() const { return id_; }
  /// Name given by named(); the parameters are then "name.weight" and so on. Empty without such a name.
  const std::string &name() const { return name_; }
  void set_name(std::string name) { name_ = std::move(name); }

protected:
  Tensor call(const char *kind, std::initializer_list<Tensor> inputs, Where where, detail::Ints ints = {},
              detail::Reals reals = {}) const {
    const rootgrad_call_t called =
        detail::call(inputs.begin(), inputs.size(), ints.begin(), ints.size(), reals.begin(), reals.size(), where);
    return call(kind, called);
  }
  Tensor call(const char *kind, Tensor x, const std::vector<std::int64_t> &ints, Where where) const {
    return call(kind, detail::call(&x, 1, ints.data(), ints.size(), nullptr, 0, where));
  }
  Tensor call(const char *kind, const rootgrad_call_t &called) const {
    const rootgrad_layer_t layer = {id_, copy_, detail::c_string("name", name_), made_.file,
                                    static_cast<std::uint32_t>(made_.line)};
    std::uint64_t out = 0;
    detail::check(rootgrad_trace_layer(kind, &layer, &called, &out, 1, nullptr));
    return Tensor::of(out);
  }

private:
  template <class L> friend L share(const L &);

  static std::uint64_t next() {
    std::uint64_t id = 0;
    detail::check(rootgrad_layer_id(&id));
    return id;
  }

  std::uint64_t id_;
  std::uint64_t copy_ = 0;
  Where made_;
  std::string name_;
};

/// Returns a copy that shares the weights of the original.
template <class L> L share(const L &layer) {
  L copy(layer);
  static_cast<Layer &>(copy).copy_ = static_cast<const Layer &>(layer).copy_;
  return copy;
}

/// Returns the layer with a name: named("head", Linear(1)).
template <class L> L named(std::string name, L layer) {
  layer.set_name(std::move(name));
  return layer;
}

/// Linear layer: x w + b along the last axis.
class Linear : public Layer {
public:
  Linear() : Linear(1) {} // required by ROOT's dictionaries
  explicit Linear(std::int64_t outputs, bool bias = true, Where made = Where())
      : Layer(made), outputs_(outputs), bias_(bias) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("linear", {x}, where, {outputs_, bias_}); }

private:
  std::int64_t outputs_;
  bool bias_;
};

/// Normalises to mean 0 and variance 1 along the last axis, then scales and shifts.
class LayerNorm : public Layer {
public:
  explicit LayerNorm(double epsilon = 1e-5, Where made = Where()) : Layer(made), epsilon_(epsilon) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("layernorm", {x}, where, {}, {epsilon_}); }

private:
  double epsilon_;
};

/// Normalises to mean square 1 along the last axis, then scales.
class RmsNorm : public Layer {
public:
  explicit RmsNorm(double epsilon = 1e-5, Where made = Where()) : Layer(made), epsilon_(epsilon) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("rmsnorm", {x}, where, {}, {epsilon_}); }

private:
  double epsilon_;
};

/// Normalises to mean 0 and variance 1 over groups of channels of x (channels, ...), then scales and shifts.
class GroupNorm : public Layer {
public:
  GroupNorm() : GroupNorm(1) {}
  explicit GroupNorm(std::int64_t groups, double epsilon = 1e-5, Where made = Where())
      : Layer(made), groups_(groups), epsilon_(epsilon) {}
  Tensor operator()(Tensor x, Where where = Where()) const {
    return call("groupnorm", {x}, where, {groups_}, {epsilon_});
  }

private:
  std::int64_t groups_;
  double epsilon_;
};

/// Normalises each channel of x (channels, ...) to mean 0 and variance 1 over the batch, then scales and shifts.
/// Predictions use a running mean and variance. Each training step moves them by the fraction `momentum` towards those
/// of the batch.
class BatchNorm : public Layer {
public:
  explicit BatchNorm(double epsilon = 1e-5, double momentum = 0.1, Where made = Where())
      : Layer(made), epsilon_(epsilon), momentum_(momentum) {}
  Tensor operator()(Tensor x, Where where = Where()) const {
    return call("batchnorm", {x}, where, {}, {epsilon_, momentum_});
  }

private:
  double epsilon_, momentum_;
};

namespace detail {

/// A convolution along `axes` axes.
template <std::size_t axes, bool transposed> class Conv : public Layer {
public:
  Conv() : Conv(1, 1) {}
  /// A convolution with `outputs` channels and windows of this size.
  Conv(std::int64_t outputs, const PerAxis &window, const ConvOptions &options = ConvOptions(), Where made = Where())
      : Layer(made), ints_(options.ints(outputs, window, axes, transposed)) {}
  Tensor operator()(Tensor x, Where where = Where()) const {
    const char *kind =
        axes == 1 ? (transposed ? "conv_transpose1d" : "conv1d") : (transposed ? "conv_transpose2d" : "conv2d");
    return call(kind, x, ints_, where);
  }

private:
  std::vector<std::int64_t> ints_;
};

/// A recurrent layer over (steps, inputs).
class Recurrent : public Layer {
public:
  /// Returns the outputs of all steps: (steps, outputs).
  Tensor operator()(Tensor x, Where where = Where()) const {
    return call(kind_, {x}, where, {outputs_, bias_, reverse_, 0, relu_});
  }
  /// Returns the outputs of the last processed step: (outputs).
  Tensor last(Tensor x, Where where = Where()) const {
    return call(kind_, {x}, where, {outputs_, bias_, reverse_, 1, relu_});
  }

protected:
  Recurrent(const char *kind, std::int64_t outputs, bool reverse, bool bias, bool relu, Where made)
      : Layer(made), kind_(kind), outputs_(outputs), reverse_(reverse), bias_(bias), relu_(relu) {}

private:
  const char *kind_;
  std::int64_t outputs_;
  bool reverse_, bias_, relu_;
};

} // namespace detail

/// A convolution of x (channels, length): Conv1d(16, 17) gives 16 channels with windows of 17. (As in other libraries,
/// this is a cross-correlation.)
using Conv1d = detail::Conv<1, false>;
/// A convolution of x (channels, height, width): Conv2d(16, 3), Conv2d(16, {3, 5}).
using Conv2d = detail::Conv<2, false>;
/// A transposed convolution: with the same options it maps the output shape of a Conv1d back to its input shape.
using ConvTranspose1d = detail::Conv<1, true>;
/// A transposed convolution: with the same options it maps the output shape of a Conv2d back to its input shape.
using ConvTranspose2d = detail::Conv<2, true>;

/// A long short-term memory (LSTM). `reverse`: it processes the last step first.
class Lstm : public detail::Recurrent {
public:
  explicit Lstm(std::int64_t outputs = 1, bool reverse = false, bool bias = true, Where made = Where())
      : Recurrent("lstm", outputs, reverse, bias, false, made) {}
};

/// A gated recurrent unit (GRU).
class Gru : public detail::Recurrent {
public:
  explicit Gru(std::int64_t outputs = 1, bool reverse = false, bool bias = true, Where made = Where())
      : Recurrent("gru", outputs, reverse, bias, false, made) {}
};

/// A simple recurrent layer, with tanh or relu.
class Rnn : public detail::Recurrent {
public:
  explicit Rnn(std::int64_t outputs = 1, bool reverse = false, bool bias = true, bool relu = false,
               Where made = Where())
      : Recurrent("rnn", outputs, reverse, bias, relu, made) {}
};

/// Multi-head attention, with linear projections before and after.
class Attention : public Layer {
public:
  Attention() : Attention(1) {}
  explicit Attention(std::int64_t heads, bool causal = false, bool bias = true, Where made = Where())
      : Layer(made), heads_(heads), causal_(causal), bias_(bias) {}
  /// Self-attention of x (T, C).
  Tensor operator()(Tensor x, Where where = Where()) const { return attend({x}, false, where); }
  /// Self-attention with a mask, (T) or (T, T): tokens with mask 0 are ignored. An input that serves as a mask is not
  /// standardised.
  Tensor operator()(Tensor x, Tensor mask, Where where = Where()) const { return attend({x, mask}, true, where); }
  /// Attention of queries (T, C) to keys (S, ...) and their values (S, ...).
  Tensor operator()(Tensor q, Tensor k, Tensor v, Where where = Where()) const {
    return attend({q, k, v}, false, where);
  }
  /// Attention with a mask, (S) or (T, S): keys with mask 0 are ignored.
  Tensor operator()(Tensor q, Tensor k, Tensor v, Tensor mask, Where where = Where()) const {
    return attend({q, k, v, mask}, true, where);
  }

private:
  Tensor attend(std::initializer_list<Tensor> inputs, bool masked, Where where) const {
    return call("attention", inputs, where, {heads_, causal_, masked, bias_});
  }

  std::int64_t heads_;
  bool causal_, bias_;
};

/// A table of `places` vectors. Each index, counted from 0, is replaced by its vector. Inputs that are such indices are
/// not standardised.
class Embedding : public Layer {
public:
  Embedding() : Embedding(1, 1) {}
  Embedding(std::int64_t places, std::int64_t width, Where made = Where())
      : Layer(made), places_(places), width_(width) {}
  Tensor operator()(Tensor numbers, Where where = Where()) const {
    return call("embedding", {numbers}, where, {places_, width_});
  }
  /// Returns the table itself, (places, width): matmul(x, transpose(embedding.table())) gives logits with the same
  /// weights.
  Tensor table(Where where = Where()) const { return call("embedding", {}, where, {places_, width_}); }

private:
  std::int64_t places_, width_;
};

/// Initial values of a Parameter: a number, or a random distribution that uses the seed of compile.
class Initial {
public:
  /// The same number for all values.
  Initial(double value = 0) : Initial(value, 0) {}
  /// A normal distribution with mean 0 and this standard deviation.
  static Initial normal(double deviation) { return {deviation, 1}; }
  /// A uniform distribution between -bound and bound.
  static Initial uniform(double bound) { return {bound, 2}; }
  /// The numbers 1 or -1, each with probability 1/2.
  static Initial signs() { return {1, 3}; }
  /// Number and kind of the distribution, in the form of the C interface.
  const double *reals() const { return reals_; }

private:
  Initial(double number, double kind) : reals_{number, kind} {}
  double reals_[2];
};

/// A trained tensor of your own.
class Parameter : public Layer {
public:
  Parameter() : Parameter(Shape{}) {}
  /// A tensor of this shape: Parameter({4}, 1) begins with 1 everywhere, Parameter({4}, Initial::normal(0.1)) with
  /// random numbers.
  explicit Parameter(const Shape &shape, Initial initial = 0., Where made = Where())
      : Layer(made), sizes_(shape.sizes().begin(), shape.sizes().end()), initial_(initial) {}
  operator Tensor() const { return tensor(); }
  Tensor tensor(Where where = Where()) const {
    return call("parameter", detail::call(nullptr, 0, sizes_.data(), sizes_.size(), initial_.reals(), 2, where));
  }

private:
  std::vector<std::int64_t> sizes_;
  Initial initial_;
};

/// Returns n layers or blocks, each constructed separately: repeat<Block>(6), repeat<Linear>(6, 64).
template <class L, class... A> std::vector<L> repeat(int n, const A &...arguments) {
  std::vector<L> layers;
  layers.reserve(detail::count("n", n));
  for (int i = 0; i < n; ++i)
    layers.emplace_back(arguments...);
  return detail::result(layers);
}

namespace detail {

/// Names layers after the members of a struct; those in nested blocks and vectors are named with points: "blocks.0.up".
class MemberNames {
public:
  explicit MemberNames(std::string prefix = "") : prefix_(std::move(prefix)) {}

  template <class... M> void operator()(const char *list, const M &...members) {
    const std::string all(list);
    std::size_t at = 0;
    (one(next(all, at), members), ...);
  }

private:
  template <class M> void one(const std::string &name, const M &member) {
    const std::string full = prefix_.empty() ? name : prefix_ + "." + name;
    if constexpr (std::is_base_of_v<Layer, M>)
      check(rootgrad_trace_name(member.id(), c_string("name", full)));
    else
      visit(full, member, 0);
  }
  template <class M> auto visit(const std::string &full, const M &member, int)
      -> decltype(member.rootgrad_names(std::declval<MemberNames &>()), void()) {
    MemberNames names(full);
    member.rootgrad_names(names);
  }
  template <class M> void visit(const std::string &full, const std::vector<M> &members, long) {
    for (std::size_t i = 0; i < members.size(); ++i)
      MemberNames(full).one(std::to_string(i), members[i]);
  }
  template <class M> void visit(const std::string &, const M &, ...) {} // not a layer

  static std::string next(const std::string &all, std::size_t &at) {
    const std::size_t end = std::min(all.find(',', at), all.size());
    std::string name = all.substr(at, end - at);
    at = end + 1;
    name.erase(0, name.find_first_not_of(' '));
    name.erase(name.find_last_not_of(' ') + 1);
    return name;
  }

  std::string prefix_;
};

} // namespace detail
} // namespace rootgrad

/// In a struct: its layers' parameters are named after these members, "head.weight" instead of "linear0.weight".
#define ROOTGRAD_NAMES(...)                                                                                            \
  void rootgrad_names(::rootgrad::detail::MemberNames &names) const { names(#__VA_ARGS__, __VA_ARGS__); }

#endif // ROOTGRAD_LAYERS_HPP
