// Functions from a user's library: correct beside torch's, in all the ways that torch calls them; errors name the function.
#include "check.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace {

using rootgrad::torch::function;
using torch::Tensor;
using torch::autograd::grad;

/// Compiles the library of function.c into a folder.
std::string compile(const std::filesystem::path &folder) {
  const std::filesystem::path here = std::filesystem::absolute(__FILE__).parent_path();
  const char *compiler = std::getenv("CC");
  const std::filesystem::path library = std::filesystem::absolute(folder / "libfunction.so");
  const std::string command = std::string(compiler != nullptr ? compiler : "cc") +
                              " -std=c99 -O1 -Wall -Wextra -shared -fPIC -I'" + (here / "../../include").string() +
                              "' '" + (here / "function.c").string() + "' -lm -o '" + library.string() + "'";
  CHECK(std::system(command.c_str()) == 0);
  return library.string();
}

Tensor doubles(torch::IntArrayRef sizes, double seed) {
  return test::numbers(sizes, seed, torch::kDouble).set_requires_grad(true);
}

Tensor coulomb(const Tensor &r, const Tensor &q) {
  const std::int64_t n = q.size(0);
  const Tensor pairs = torch::tril_indices(n, n, -1), i = pairs[0], j = pairs[1];
  return (q.index({i}) * q.index({j}) / (r.index({i}) - r.index({j})).norm(2, {1})).sum();
}

void test_a_number(const std::string &library) {
  const auto energy = function(library, "energy");
  CHECK(energy.inputs() == 2);
  const Tensor r = doubles({6, 3}, 1), q = doubles({6}, 2);
  const Tensor e = energy(r, q), right = coulomb(r, q);
  CHECK(e.dim() == 0);
  CLOSE(e, right, 1e-12);
  const auto found = grad({2 * e}, {r, q}), wanted = grad({2 * right}, {r, q});
  CLOSE(found[0], wanted[0], 1e-12);
  CLOSE(found[1], wanted[1], 1e-12);
  CLOSE(grad({energy(r.detach(), q)}, {q})[0], wanted[1] / 2, 1e-12); // for one input alone
  CLOSE(grad({energy(r, q.detach())}, {r})[0], wanted[0] / 2, 1e-12);

  // Inputs with gaps, and two calls in one graph.
  const Tensor wide = doubles({6, 8}, 3);
  const Tensor twice = energy(wide.slice(1, 2, 5), q) + energy(wide.slice(1, 5, 8), q);
  const Tensor native = coulomb(wide.slice(1, 2, 5), q) + coulomb(wide.slice(1, 5, 8), q);
  CLOSE(grad({twice}, {wide})[0], grad({native}, {wide})[0], 1e-12);
  const Tensor kept = energy(r, q);
  kept.backward({}, /*retain_graph=*/true);
  kept.backward();
  CLOSE(r.grad(), wanted[0], 1e-12);
  const torch::NoGradGuard no_grad;
  CHECK(!energy(r, q).requires_grad());
}

/// Second derivatives, if the library has products with the Hessian.
void test_second_derivatives(const std::string &library) {
  const auto well = function(library, "well");
  const auto native = [](const Tensor &x, const Tensor &a) {
    return a * x.pow(4).sum() + (x.slice(0, 0, -1) * x.slice(0, 1)).sum();
  };
  const Tensor x = doubles({5}, 1), a = doubles({}, 2), v = test::numbers({5}, 3, torch::kDouble);
  const auto twice = [&](auto &&f) {
    const auto first = grad({(f(x, a) * f(x, a)).pow(2)}, {x, a}, {}, true, /*create_graph=*/true);
    CHECK(first[0].requires_grad());
    return grad({(first[0] * v).sum() + 3 * first[1]}, {x, a});
  };
  const auto found = twice(well), right = twice(native);
  CLOSE(well(x, a), native(x, a), 1e-12);
  CLOSE(found[0], right[0], 1e-11);
  CLOSE(found[1], right[1], 1e-11);
  // Mixed derivatives, for one input alone; derivatives through a view of another tensor.
  const auto mixed = [&](auto &&f) {
    const Tensor first = grad({f(x, a)}, {x}, {}, true, true)[0];
    return grad({(first * v).sum()}, {a})[0];
  };
  CLOSE(mixed(well), mixed(native), 1e-12);
  const Tensor wide = doubles({5, 3}, 4);
  const auto sliced = [&](auto &&f) {
    const Tensor first = grad({f(wide.select(1, 1).sin(), a)}, {wide}, {}, true, true)[0];
    return grad({first.pow(2).sum()}, {wide})[0];
  };
  CLOSE(sliced(well), sliced(native), 1e-11);
  const Tensor second = grad({grad({well(x, a)}, {x}, {}, true, true)[0].sum()}, {x})[0];
  CLOSE(second, 12 * a * x * x + torch::tensor({1., 2., 2., 2., 1.}, torch::kDouble), 1e-12);
  const Tensor first = grad({well(x, a)}, {x}, {}, true, true)[0];
  REFUSED(grad({first.sum()}, {x}, {}, true, true), "for a third derivative");
  const Tensor r = doubles({6, 3}, 1), q = doubles({6}, 2);
  REFUSED(grad({function(library, "energy")(r, q)}, {r}, {}, true, true),
          "for a second derivative; wanted first derivatives: its library has no product with the Hessian");
}

void test_arrays(const std::string &library) {
  const auto dense = function(library, "dense");
  const Tensor x = test::numbers({5, 3}, 1).set_requires_grad(true),
               w = test::numbers({3, 4}, 2).set_requires_grad(true);
  const Tensor b = test::numbers({4}, 3).set_requires_grad(true), two = torch::full({}, 2.f);
  const std::vector<Tensor> list{x, w, b, two}; // a list is tracked, too
  const Tensor y = dense(list), right = 2 * torch::addmm(b, x, w);
  CHECK(y.requires_grad() && y.dim() == 1);
  CLOSE(y.view({5, 4}), right, 1e-6);
  const auto found = grad({torch::cat({y, dense(x, w, b, two)}).sum()}, {x, w, b});
  const auto wanted = grad({2 * right.sum()}, {x, w, b});
  for (std::size_t i = 0; i < 3; ++i)
    CLOSE(found[i], wanted[i], 1e-5);
  const Tensor none = dense(torch::ones({0, 3}), w, b, two);
  CHECK(none.sizes() == torch::IntArrayRef({0}));
  CHECK(grad({none.sum()}, {w})[0].abs().sum().item<float>() == 0);

  // As a layer that is trained.
  torch::optim::SGD sgd({w, b}, 0.1);
  double first = 0, last = 0;
  for (int step = 0; step < 20; ++step) {
    sgd.zero_grad();
    const Tensor loss = torch::mse_loss(dense(x.detach(), w, b, two).view({5, 4}), test::numbers({5, 4}, 9));
    loss.backward();
    sgd.step();
    last = loss.item<double>();
    first = step == 0 ? last : first;
  }
  CHECK(last < 0.8 * first);
}

void test_calls_refused(const std::string &library) {
  const auto energy = function(library, "energy"), dense = function(library, "dense"),
             silent = function(library, "silent");
  const Tensor r = doubles({6, 3}, 1), q = doubles({6}, 2), one = torch::ones({1});
  REFUSED(energy(r), "energy got 1 tensors; wanted 2, as its library declares");
  REFUSED(energy(r.to(torch::kFloat), q), "input positions of energy is of Float; wanted Double");
  REFUSED(energy(r, q.detach().to(torch::kLong)), "input charges of energy is of Long; wanted Float or Double");
  REFUSED(energy(r, q.to(torch::kMeta)), "input charges of energy is on meta; wanted it on the CPU");
  REFUSED(energy(r.slice(1, 0, 2), q), "the forward pass of energy failed with status 3: wanted three coordinates");
  REFUSED(dense(torch::ones({2, 3}), torch::ones({4, 2}), torch::ones({2}), one),
          "the output's length of dense failed with status 3: wanted x (B F), w (F K) and b (K)");
  REFUSED(dense(torch::ones({2, 3}), torch::ones({3, 2}), torch::ones({2}), torch::ones({2})),
          "input factor of dense has shape [2]; wanted one number");
  REFUSED(dense(torch::ones({2, 3}), torch::ones({3, 2}), torch::ones({2}), torch::ones({1}).set_requires_grad(true)),
          "input factor of dense requires a gradient, which the library does not compute");
  REFUSED(silent(r, torch::ones({}, torch::kDouble)).backward(),
          "the backward pass of silent failed with status 1: it left no message");
  const Tensor changed = r * 1, e = energy(changed, q);
  changed.mul_(2);
  REFUSED(e.backward(), "modified by an inplace operation");
}

void test_libraries_refused(const std::string &library, const std::string &folder) {
  CHECK_THROWS(function(folder + "/none.so", "energy"), Io, "none.so cannot be loaded");
  const std::string text = folder + "/text.so";
  std::ofstream(text) << "no library";
  CHECK_THROWS(function(text, "energy"), Io, "text.so cannot be loaded");
  CHECK_THROWS(function(library, "entropy"), Argument, "has no symbol entropy_rootgrad_function; wanted one, as");
  CHECK_THROWS(function(library, "missing"), Argument, "gives no description");
  CHECK_THROWS(function(library, "old"), Version, "is of version 9; wanted 1: build the library again");
  CHECK_THROWS(function(library, "half"), Argument, "has numbers of 2 bytes; wanted 4 (float) or 8 (double)");
  CHECK_THROWS(function(library, "other"), Argument, "is of another; wanted that of other");
  CHECK_THROWS(function(library, "lonely"), Argument, "lacks a function; wanted forward, backward");
  CHECK_THROWS(function(library, "endless"), Argument, "lacks a function; wanted forward, backward");
  CHECK_THROWS(function(library, "nothing"), Argument, "has no inputs; wanted at least one");
  CHECK_THROWS(function(library, std::string("a\0b", 3)), Argument, "name has a NUL at position 1");
}

} // namespace

int main(int count, char **arguments) {
  const std::string folder = count > 1 ? arguments[1] : ".";
  const std::string library = compile(folder);
  test_a_number(library);
  test_second_derivatives(library);
  test_arrays(library);
  test_calls_refused(library);
  test_libraries_refused(library, folder);
  return test::report("function");
}
