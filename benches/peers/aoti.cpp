// PyTorch's AOTInductor in C++ for `cargo xtask bench onnx`; torch_aoti.py compiles and starts this program.
//
//   aoti <prefix> <rows> <batch> <version> (<package> <callers> <threads>)…
//
// <prefix>x.f32 and <prefix>outputs.f32 contain the rows and rootgrad's outputs for them. Each package is tried, and the fastest is
// used. The program prints a JSON line when it is ready. Then for every line on standard input it runs all rows once and prints the
// seconds.

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/InferenceMode.h>
#include <torch/csrc/inductor/aoti_package/model_package_loader.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

std::vector<float> numbers(const std::string &path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  std::vector<float> values(std::size_t(file.tellg()) / sizeof(float));
  file.seekg(0).read(reinterpret_cast<char *>(values.data()), std::streamsize(values.size() * sizeof(float)));
  if (!file)
    throw std::runtime_error("cannot read " + path);
  return values;
}

// A package, with the number of calling threads and the number of threads per call.
class Way {
public:
  Way(const std::string &package, int callers, int threads)
      : callers(callers), threads(threads), loader_(package, "model", callers == 1, std::size_t(callers)) {}

  // Runs all batches and returns the seconds. Writes the outputs to `out` unless it is null.
  double pass(const std::vector<at::Tensor> &batches, float *out = nullptr) {
    at::set_num_threads(threads);
    const auto start = std::chrono::steady_clock::now();
    std::atomic<std::size_t> next{0};
    const auto call = [&] {
      const c10::InferenceMode guard;
      for (std::size_t n; (n = next++) < batches.size();) {
        const auto y = loader_.run({batches[n]})[0];
        if (out) // all batches have the same size
          std::copy_n(y.contiguous().data_ptr<float>(), y.numel(), out + n * std::size_t(y.numel()));
      }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < callers; ++i)
      others.emplace_back([&] {
        at::set_num_threads(threads);
        call();
      });
    call();
    for (auto &thread : others)
      thread.join();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

  const int callers, threads;

private:
  torch::inductor::AOTIModelPackageLoader loader_;
};

// Returns the largest difference between an output and the expected one; relative if the expected one is larger than 1.
double worst(const std::vector<float> &out, const std::vector<float> &expected) {
  double largest = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const double a = out[i], b = expected[i], apart = std::abs(a - b) / std::max(1.0, std::abs(b));
    largest = apart <= 1e9 ? std::max(largest, apart) : 1e9; // JSON has no NaN; 1e9 is also a failure
  }
  return largest;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 8 || (argc - 5) % 3 != 0) {
    std::fprintf(stderr, "usage: aoti <prefix> <rows> <batch> <version> (<package> <callers> <threads>)...\n");
    return 2;
  }
  const std::string prefix = argv[1];
  const long rows = std::stol(argv[2]), batch = std::stol(argv[3]);
  auto x = numbers(prefix + "x.f32");
  const auto expected = numbers(prefix + "outputs.f32");
  const long features = long(x.size()) / rows;
  std::vector<at::Tensor> batches;
  for (long row = 0; row < rows; row += batch)
    batches.push_back(at::from_blob(x.data() + row * features, {batch, features}, at::kFloat));

  std::unique_ptr<Way> best;
  double least = 0, apart = 0;
  for (int i = 5; i < argc; i += 3) {
    auto way = std::make_unique<Way>(argv[i], std::stoi(argv[i + 1]), std::stoi(argv[i + 2]));
    std::vector<float> out(expected.size(), NAN);
    double seconds = way->pass(batches, out.data());
    for (int n = 0; n < 3; ++n)
      seconds = std::min(seconds, way->pass(batches));
    if (!best || seconds < least) {
      least = seconds;
      apart = worst(out, expected);
      best = std::move(way);
    }
  }
  std::printf("{\"version\": \"%s\", \"threads\": \"%d × %d\", \"worst\": %g}\n", argv[4], best->callers, best->threads,
              apart);
  std::fflush(stdout);
  for (std::string line; std::getline(std::cin, line);) {
    std::printf("%.9g\n", best->pass(batches));
    std::fflush(stdout);
  }
}
