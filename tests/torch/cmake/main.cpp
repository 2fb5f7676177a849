// A standalone program: the gradient of sum(w x + b) with respect to w is the sum of all x, with respect to b their number.
#include <rootgrad/rootgrad.hpp>
#include <rootgrad/torch.hpp>

#include <cstdio>

int main() {
  rootgrad::torch::Network net(rootgrad::Mlp({2, 1}, rootgrad::Activation::Identity, /*seed=*/1));
  const at::Tensor x = torch::tensor({1.0f, 2.0f, 3.0f, 5.0f, 7.0f, 11.0f}).reshape({3, 2});
  net->forward(x).sum().backward();
  bool right = true;
  for (const at::Tensor &parameter : net->parameters()) {
    const at::Tensor wanted = parameter.numel() == 2 ? torch::tensor({11.0f, 18.0f}) : torch::tensor({3.0f});
    const at::Tensor found = parameter.grad().flatten();
    right = right && at::equal(found, wanted);
    for (long i = 0; i < found.numel(); ++i)
      std::printf("%g (wanted %g)\n", found[i].item<double>(), wanted[i].item<double>());
  }
  return right && net->parameters().size() == 2 ? 0 : 1;
}
