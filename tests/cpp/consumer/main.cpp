// A standalone C++ program: it learns on which side of a line points are.
#include <rootgrad/rootgrad.hpp>

#include <cstdio>
#include <vector>

int main() {
  std::vector<float> x, target; // (N, 2), (N)
  for (int i = 0; i < 40; ++i)
    for (int j = 0; j < 40; ++j) {
      x.insert(x.end(), {0.05f * static_cast<float>(i), 0.05f * static_cast<float>(j)});
      target.push_back(i > j ? 1.0f : 0.0f);
    }
  rootgrad::Mlp net({2, 16, 1}, rootgrad::Activation::Relu, /*seed=*/1);
  rootgrad::Dataset data({"a", "b"});
  data.append(x, target);
  const rootgrad::History history =
      rootgrad::fit(net, data, rootgrad::TrainOptions().epochs(30).batch_size(64).learning_rate(5e-3f));
  const std::vector<float> p = net.predict({1.5f, 0.5f, 0.5f, 1.5f}, rootgrad::Output::Probability);
  std::printf("rootgrad %s from C++: AUC %.4f, p(1.5, 0.5) = %.4f, p(0.5, 1.5) = %.4f\n", rootgrad::version().c_str(),
              history[history.size() - 1].validation_metric, p[0], p[1]);
  return p[0] > 0.9f && p[1] < 0.1f ? 0 : 1;
}
