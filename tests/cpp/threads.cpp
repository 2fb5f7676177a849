// Several threads at once: predictions during a fit, a second fit, a trainer's slots, objects freed while in use.
#include "check.hpp"
#include "sample.hpp"

#include <atomic>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

using namespace rootgrad;

namespace {

TrainOptions quiet(int epochs) { return TrainOptions().epochs(epochs).threads(2).progress(Progress::Off); }

/// A gate that a thread waits at until another opens it.
class Gate {
public:
  void open() {
    const std::lock_guard<std::mutex> lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }
  void wait() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return open_; });
  }

private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false;
};

/// A fit that waits in its first epoch, while another thread tries allowed and forbidden calls.
void test_busy() {
  const sample::Disc disc(500);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  Mlp net({3, 8, 1});
  const std::vector<float> before = net.predict(disc.x);
  Gate training, tried;
  std::thread trainer([&] {
    fit(net, data, quiet(1).on_epoch([&](const Epoch &) {
      training.open();
      tried.wait();
    }));
  });
  training.wait();
  CHECK_THROWS(fit(net, data, quiet(1)), Busy, "another thread is training it");
  CHECK_THROWS(data.append(disc.x, disc.target), Busy, "the data set is in use");
  CHECK(net.predict(disc.x) == before);
  CHECK(Mlp(net).predict(disc.x) == before);
  CHECK(data.rows() == 500);
  tried.open();
  trainer.join();
  CHECK(net.predict(disc.x) != before);
  fit(net, data, quiet(1)); // free again
}

/// Predictions during fits: each comes from one network, the old or a new one, never from a mixture.
void test_predictions_during_fits() {
  const sample::Disc disc(2000);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  Mlp net({3, 16, 1}, Activation::Relu, 1);
  const Predictor snapshot(net);
  const std::vector<float> first = net.predict(disc.x);
  std::atomic<bool> done{false};
  std::atomic<int> calls{0}, changed_snapshot{0}, mixed{0};
  std::vector<std::thread> readers;
  for (int t = 0; t < 2; ++t)
    readers.emplace_back([&] {
      const Predictor own(snapshot);
      std::vector<float> out(disc.target.size()), twice(disc.target.size());
      while (!done || calls < 4) {
        own.predict(disc.x.data(), out.size(), out.data());
        changed_snapshot += out != first;
        // the same row at both ends of one call must come from one network
        std::vector<float> rows(disc.x.begin(), disc.x.begin() + 300);
        rows.insert(rows.end(), disc.x.begin(), disc.x.begin() + 3);
        const std::vector<float> got = net.predict(rows);
        mixed += got.front() != got.back();
        ++calls;
      }
    });
  for (int round = 0; round < 3; ++round)
    fit(net, data, quiet(1));
  done = true;
  for (std::thread &reader : readers)
    reader.join();
  CHECK(calls >= 4 && changed_snapshot == 0 && mixed == 0);
  CHECK(net.predict(disc.x) != first);
}

/// Slots filled concurrently give the same network as one slot; two threads in one slot are an error.
void test_trainer() {
  const sample::Disc disc(40000);
  const unsigned slots = 4;
  Mlp one({3, 8, 1}, Activation::Gelu, 2), two = one;
  Trainer single(one, {"a", "b", "c"}, quiet(2)), parallel(two, {"a", "b", "c"}, quiet(2), slots);
  for (std::size_t row = 0; row < disc.target.size(); ++row)
    single.add_row(0, &disc.x[3 * row], disc.target[row], disc.weight[row]);
  std::vector<std::thread> threads;
  for (unsigned slot = 0; slot < slots; ++slot)
    threads.emplace_back([&, slot] {
      for (std::size_t row = slot; row < disc.target.size(); row += slots)
        parallel.add_row(slot, &disc.x[3 * row], disc.target[row], disc.weight[row]);
    });
  for (std::thread &thread : threads)
    thread.join();
  CHECK(parallel.rows() == 40000 && single.rows() == 40000);
  single.fit();
  parallel.fit();
  CHECK(one.parameters() == two.parameters());

  // misuse: a container whose iteration waits lets the second thread enter while the first is inside
  struct Slow {
    Gate *inside, *leave;
    const float *begin() const {
      inside->open();
      leave->wait();
      return nullptr;
    }
    const float *end() const { return nullptr; }
  };
  Gate inside, leave;
  Trainer misused(one, {"a", "b", "c"}, quiet(1), 2);
  std::thread first([&] { misused.add_slot(1, Slow{&inside, &leave}, 1, 2, 3, 1); });
  inside.wait();
  CHECK_THROWS(misused.add_slot(1, 1, 2, 3, 1), Busy, "slot 1 is in use");
  misused.add_slot(0, 1, 2, 3, 0);
  CHECK_THROWS(misused.fit(), Busy, "slot 1 is in use");
  leave.open();
  first.join();
  CHECK(misused.rows() == 2);
}

/// Full buffers go to the data set one after the other: wide rows, so that the buffers fill up all the time.
void test_full_buffers() {
  const unsigned slots = 4;
  const std::size_t rows = 3000, width = 512;
  Mlp net({width, 2, 1});
  Trainer trainer(net, {{"strain", width}}, quiet(1), slots);
  std::atomic<int> failed{0};
  std::vector<std::thread> threads;
  for (unsigned slot = 0; slot < slots; ++slot)
    threads.emplace_back([&, slot] {
      try {
        const std::vector<float> x(width, static_cast<float>(slot));
        for (std::size_t row = 0; row < rows; ++row)
          trainer.add_row(slot, x.data(), static_cast<float>(slot % 2));
      } catch (const Error &error) {
        std::fprintf(stderr, "slot %u: %s\n", slot, error.what());
        ++failed;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  CHECK(failed == 0 && trainer.rows() == slots * rows);
  CHECK(trainer.data().rows() > slots * (rows - 200));
}

/// A handle freed while other threads use it: each call works or reports that the handle is freed.
void test_free_under_use() {
  const size_t widths[] = {3, 16, 1};
  int wrong = 0, worked = 0;
  for (int round = 0; round < 200; ++round) {
    rootgrad_network_t *mlp = nullptr;
    detail::check(rootgrad_mlp_new(widths, 3, 1, 0, 0, &mlp));
    std::atomic<bool> go{false};
    std::atomic<int> good{0}, bad{0};
    std::vector<std::thread> users;
    for (int t = 0; t < 2; ++t)
      users.emplace_back([&] {
        const float x[3] = {1, 2, 3};
        float out = 0;
        while (!go) {
        }
        for (int i = 0; i < 50; ++i) {
          const rootgrad_status_t status = rootgrad_network_predict(mlp, x, 1, 3, 0, &out, 1, 0);
          good += status == ROOTGRAD_STATUS_OK;
          bad += status != ROOTGRAD_STATUS_OK && status != ROOTGRAD_STATUS_HANDLE;
        }
      });
    go = true;
    while (good == 0 && bad == 0)
      std::this_thread::yield();
    detail::check(rootgrad_network_free(mlp));
    for (std::thread &user : users)
      user.join();
    wrong += bad;
    worked += good;
  }
  CHECK(wrong == 0 && worked > 0);
}

/// Each thread has its own last error.
void test_last_error() {
  CHECK_THROWS(Mlp({1}), Argument, "widths");
  const std::string mine = rootgrad_last_error();
  std::string theirs, fresh;
  std::thread other([&] {
    fresh = rootgrad_last_error();
    rootgrad_network_free(reinterpret_cast<rootgrad_network_t *>(std::uintptr_t(8)));
    theirs = rootgrad_last_error();
  });
  other.join();
  CHECK(fresh.empty() && theirs.find("0x8") != std::string::npos && mine == rootgrad_last_error());
}

} // namespace

int main() {
  test_busy();
  test_predictions_during_fits();
  test_trainer();
  test_full_buffers();
  test_free_under_use();
  test_last_error();
  return test::report("threads");
}
