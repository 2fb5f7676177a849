// Layers: what has parameters, in a network that is composed of tensors.
#ifndef ROOTGRAD_LAYERS_HPP
#define ROOTGRAD_LAYERS_HPP

#include "error.hpp"
#include "tensor.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// What a layer is besides its sizes. Layers are values: a network finds them by being observed, there is nothing to
/// register. A copy remembers that it is one: using it beside the original in one network is refused, since it could mean
/// the same weights, share(layer), or others, a second layer.
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
  /// The name that it was given; its parameters are then "name.weight" and the like.
  const std::string &name() const { return name_; }
  void set_name(std::string name) { name_ = std::move(name); }

protected:
  Tensor call(const char *kind, std::initializer_list<Tensor> inputs, Where where, detail::Ints ints = {},
              detail::Reals reals = {}) const {
    const rootgrad_call_t called =
        detail::call(inputs.begin(), inputs.size(), ints.begin(), ints.size(), reals.begin(), reals.size(), where);
    return call(kind, called);
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

/// A copy with the same weights, on purpose.
template <class L> L share(const L &layer) {
  L copy(layer);
  static_cast<Layer &>(copy).copy_ = static_cast<const Layer &>(layer).copy_;
  return copy;
}

/// Gives a layer a name: named("head", Linear(1)).
template <class L> L named(std::string name, L layer) {
  layer.set_name(std::move(name));
  return layer;
}

/// x w + b along the last axis.
class Linear : public Layer {
public:
  Linear() : Linear(1) {} // ROOT's dictionaries want one
  explicit Linear(std::int64_t outputs, bool bias = true, Where made = Where())
      : Layer(made), outputs_(outputs), bias_(bias) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("linear", {x}, where, {outputs_, bias_}); }

private:
  std::int64_t outputs_;
  bool bias_;
};

/// Mean 0 and variance 1 along the last axis, then scaled and shifted.
class LayerNorm : public Layer {
public:
  explicit LayerNorm(double epsilon = 1e-5, Where made = Where()) : Layer(made), epsilon_(epsilon) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("layernorm", {x}, where, {}, {epsilon_}); }

private:
  double epsilon_;
};

/// A table of `places` vectors; each number, from 0, becomes the one that it means. Inputs that are such numbers are not
/// standardised.
class Embedding : public Layer {
public:
  Embedding() : Embedding(1, 1) {}
  Embedding(std::int64_t places, std::int64_t width, Where made = Where())
      : Layer(made), places_(places), width_(width) {}
  Tensor operator()(Tensor numbers, Where where = Where()) const {
    return call("embedding", {numbers}, where, {places_, width_});
  }

private:
  std::int64_t places_, width_;
};

/// A trained tensor of your own.
class Parameter : public Layer {
public:
  Parameter() : Parameter(Shape{}) {}
  /// It begins with `initial`, 0 or 1, everywhere.
  explicit Parameter(const Shape &shape, int initial = 0, Where made = Where())
      : Layer(made), sizes_(shape.sizes().begin(), shape.sizes().end()), initial_(initial) {}
  operator Tensor() const { return tensor(); }
  Tensor tensor(Where where = Where()) const {
    return call("parameter", detail::call(nullptr, 0, sizes_.data(), sizes_.size(), &initial_, 1, where));
  }

private:
  std::vector<std::int64_t> sizes_;
  double initial_;
};

/// n layers or blocks, each made anew: repeat<Block>(6), repeat<Linear>(6, 64).
template <class L, class... A> std::vector<L> repeat(int n, const A &...arguments) {
  std::vector<L> layers;
  layers.reserve(detail::count("n", n));
  for (int i = 0; i < n; ++i)
    layers.emplace_back(arguments...);
  return detail::result(layers);
}

namespace detail {

/// Tells the names of a struct's members, those of blocks and vectors in it behind a point: "blocks.0.up".
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
  template <class M> void visit(const std::string &, const M &, ...) {} // no layer

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

/// In a struct: its layers' parameters are named after these members, "head.weight" in place of "linear0.weight".
#define ROOTGRAD_NAMES(...)                                                                                            \
  void rootgrad_names(::rootgrad::detail::MemberNames &names) const { names(#__VA_ARGS__, __VA_ARGS__); }

#endif // ROOTGRAD_LAYERS_HPP
