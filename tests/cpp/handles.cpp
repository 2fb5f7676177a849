// Edge cases of handles: freed in use, reused, from another copy of the library, created when a thread or the program
// ends. And calls on thousands of threads, or on threads with a very small stack.
#include "check.hpp"
#include "sample.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>

using namespace rootgrad;

namespace {

const std::size_t WIDTHS[] = {3, 4, 1};

rootgrad_network_t *made() {
  rootgrad_network_t *net = nullptr;
  CHECK(rootgrad_mlp_new(WIDTHS, 3, ROOTGRAD_ACTIVATION_GELU, ROOTGRAD_INIT_AUTO, 1, &net) == ROOTGRAD_STATUS_OK);
  return net;
}

/// The callback of a network's own fit frees it, repeatedly.
void test_freed_in_its_fit() {
  struct Frees {
    rootgrad_network_t *net;
    std::vector<rootgrad_status_t> statuses;
    static std::int32_t on_epoch(const rootgrad_epoch_t *, void *user) {
      Frees &frees = *static_cast<Frees *>(user);
      for (int i = 0; i < 3; ++i)
        frees.statuses.push_back(rootgrad_network_free(frees.net));
      return ROOTGRAD_FLOW_STOP;
    }
  };
  const sample::Disc disc(100);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  rootgrad_train_options_t options;
  CHECK(rootgrad_train_options_default(sizeof(options), &options) == ROOTGRAD_STATUS_OK);
  options.progress = ROOTGRAD_PROGRESS_OFF;
  Frees frees{made(), {}};
  CHECK(rootgrad_network_fit(frees.net, data.handle(), nullptr, &options, Frees::on_epoch, &frees, nullptr) ==
        ROOTGRAD_STATUS_OK);
  const std::vector<rootgrad_status_t> wanted{ROOTGRAD_STATUS_OK, ROOTGRAD_STATUS_HANDLE, ROOTGRAD_STATUS_HANDLE};
  CHECK(frees.statuses == wanted);
  CHECK(rootgrad_network_free(frees.net) == ROOTGRAD_STATUS_HANDLE);
}

/// A freed handle stays invalid, however often its slot is reused; a number that never was a handle is refused.
void test_reused() {
  const Mlp net({3, 4, 1});
  const Predictor first(net);
  rootgrad_predictor_t *stale = nullptr;
  CHECK(rootgrad_predictor_clone(first.handle(), &stale) == ROOTGRAD_STATUS_OK);
  CHECK(rootgrad_predictor_free(stale) == ROOTGRAD_STATUS_OK);
  std::size_t features = 0, outputs = 0;
  int wrong = 0;
  for (int i = 0; i < 200000; ++i) {
    rootgrad_predictor_t *next = nullptr;
    wrong += rootgrad_predictor_clone(first.handle(), &next) != ROOTGRAD_STATUS_OK || next == stale;
    wrong += i % 1000 == 0 && rootgrad_predictor_shape(stale, &features, &outputs) != ROOTGRAD_STATUS_HANDLE;
    wrong += rootgrad_predictor_free(next) != ROOTGRAD_STATUS_OK;
  }
  CHECK(wrong == 0);
  CHECK(rootgrad_predictor_free(stale) == ROOTGRAD_STATUS_HANDLE);
  int alive = 0;
  for (unsigned bit = 0; bit < 64; ++bit) { // a handle that differs from a live one, or from a freed one, in one bit
    for (const void *handle : {static_cast<const void *>(first.handle()), static_cast<const void *>(stale)}) {
      const auto forged = reinterpret_cast<std::uintptr_t>(handle) ^ (std::uintptr_t(1) << bit);
      alive += rootgrad_predictor_free(reinterpret_cast<rootgrad_predictor_t *>(forged)) == ROOTGRAD_STATUS_OK;
    }
  }
  CHECK(alive == 0);
  CHECK(rootgrad_predictor_shape(first.handle(), &features, &outputs) == ROOTGRAD_STATUS_OK && features == 3);
}

/// A second copy of the library, as if a program and a plug-in each bring their own: its handles are invalid here.
void test_two_copies(const std::string &folder) {
  Dl_info ours;
  CHECK(dladdr(reinterpret_cast<void *>(&rootgrad_mlp_new), &ours) != 0);
  const std::string path = folder + "/librootgrad_copy.so";
  std::ofstream(path, std::ios::binary) << std::ifstream(ours.dli_fname, std::ios::binary).rdbuf();
  void *copy = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!test::check(copy != nullptr, "dlopen of a copy", __FILE__, __LINE__, copy ? "" : dlerror()))
    return;
  const auto other_new = reinterpret_cast<decltype(&rootgrad_mlp_new)>(dlsym(copy, "rootgrad_mlp_new"));
  const auto other_free = reinterpret_cast<decltype(&rootgrad_network_free)>(dlsym(copy, "rootgrad_network_free"));
  CHECK(other_new && other_new != &rootgrad_mlp_new);
  std::vector<rootgrad_network_t *> here, there;
  for (int i = 0; i < 10; ++i) {
    here.push_back(made());
    there.push_back(nullptr);
    CHECK(other_new(WIDTHS, 3, ROOTGRAD_ACTIVATION_GELU, ROOTGRAD_INIT_AUTO, 2, &there.back()) == ROOTGRAD_STATUS_OK);
  }
  for (int i = 0; i < 10; ++i) {
    const std::size_t at = static_cast<std::size_t>(i);
    CHECK(rootgrad_network_free(there[at]) == ROOTGRAD_STATUS_HANDLE);
    CHECK(std::string(rootgrad_last_error()).find("another copy") != std::string::npos);
    CHECK(other_free(here[at]) == ROOTGRAD_STATUS_HANDLE);
    CHECK(rootgrad_network_free(here[at]) == ROOTGRAD_STATUS_OK);
    CHECK(other_free(there[at]) == ROOTGRAD_STATUS_OK);
  }
  // not closed: like any library with thread-local state it stays until the process ends
}

/// Uses the library when the thread or the program ends. After `main` and `report`, a failure aborts the program.
struct Last {
  Mlp net{{3, 4, 1}};
  ~Last() {
    const Mlp copy = net;
    const std::vector<float> x(3, 0.5f);
    if (copy.predict(x) != net.predict(x) || rootgrad_network_free(nullptr) != ROOTGRAD_STATUS_OK)
      std::abort();
    if (rootgrad_network_predict(nullptr, x.data(), 1, 3, 0, nullptr, 1, 0) != ROOTGRAD_STATUS_NULL_POINTER)
      std::abort(); // its message may be gone with the thread's other data
    const sample::Disc disc(50);
    Dataset data({"a", "b", "c"});
    data.append(disc.x, disc.target);
    fit(net, data, TrainOptions().epochs(1).threads(2).progress(Progress::Off));
  }
};
Last last;
thread_local Last last_of_thread;

void test_ends() {
  for (int i = 0; i < 3; ++i)
    std::thread([] { CHECK(last_of_thread.net.features() == 3); }).join();
}

/// Runs `body` on up to `most` threads at once, each with a stack of this size; returns the number of threads.
template <class Body> std::size_t on_threads(std::size_t most, std::size_t stack, Body body, std::atomic<bool> *go) {
  pthread_attr_t attributes;
  CHECK(pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, stack) == 0);
  const auto run = [](void *user) -> void * {
    (*static_cast<Body *>(user))();
    return nullptr;
  };
  std::vector<pthread_t> threads;
  for (pthread_t thread; threads.size() < most; threads.push_back(thread))
    if (pthread_create(&thread, &attributes, run, &body) != 0)
      break; // this is the limit of threads on this machine
  *go = true;
  for (const pthread_t thread : threads)
    pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  return threads.size();
}

/// More threads than a table of threads could contain, one after the other, each of which makes calls.
void test_many_threads() {
  const Mlp net({3, 4, 1});
  const std::vector<float> x(3, 0.5f), wanted = net.predict(x);
  std::atomic<int> wrong{0};
  for (int i = 0; i < 4200; ++i)
    std::thread([&] { wrong += Mlp(net).predict(x) != wanted; }).join();
  CHECK(wrong == 0);
}

/// Many threads at once, each of which keeps the objects that it created.
void test_threads_at_once() {
  const Mlp net({3, 4, 1});
  const std::vector<float> x(3, 0.5f), wanted = net.predict(x);
  std::atomic<int> wrong{0};
  std::atomic<bool> go{false};
  const std::size_t threads = on_threads(
      4200, 64 << 10,
      [&] {
        const Mlp mine(net);
        wrong += mine.predict(x) != wanted;
        while (!go)
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
        wrong += mine.predict(x) != wanted;
      },
      &go);
  std::printf("%zu threads at once\n", threads);
  CHECK(threads > 0 && wrong == 0);
}

/// Computations work on a thread with a small stack, with the same bits as on any other.
void test_small_stacks() {
  const sample::Disc disc(500);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  const Text text = Text::from_tokens(std::vector<std::uint16_t>(2000, 3), 70);
  const auto all = [&] {
    std::vector<std::vector<float>> numbers;
    Mlp net({3, 300, 300, 1});
    numbers.push_back(net.predict(disc.x));
    Transformer events(TransformerConfig(3, 1).channels(32));
    numbers.push_back(events.predict(disc.x));
    Gpt2 gpt(Gpt2Config().vocabulary(70).layers(2));
    numbers.push_back(gpt.logits({1, 2, 3, 4}));
    const auto generated = gpt.generate_tokens({{1, 2, 3}}, GenerateOptions().max_new_tokens(20))[0];
    numbers.emplace_back(generated.begin(), generated.end());
    for (const int threads : {1, 2}) {
      const auto options = TrainOptions().epochs(1).threads(threads).progress(Progress::Off);
      fit(net, data, options);
      fit(events, data, options);
      fit(gpt, text, Gpt2Options().steps(1).batch_size(2).threads(threads).progress(Progress::Off));
      numbers.insert(numbers.end(), {net.parameters(), events.parameters(), gpt.parameters()});
    }
    return numbers;
  };
  const auto wanted = all();
  std::atomic<bool> go{false};
  for (const std::size_t kilobytes : {32, 64, 128, 192, 256, 512}) {
    const std::size_t stack = std::max<std::size_t>(kilobytes << 10, PTHREAD_STACK_MIN);
    CHECK(on_threads(1, stack, [&] { CHECK(all() == wanted); }, &go) == 1);
  }
}

} // namespace

int main(int argc, char **argv) {
  test_freed_in_its_fit();
  test_reused();
  test_two_copies(argc > 1 ? argv[1] : ".");
  test_ends();
  test_many_threads();
  test_threads_at_once();
  test_small_stacks();
  return test::report("handles");
}
