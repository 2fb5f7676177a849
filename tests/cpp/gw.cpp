// Functions of gw.hpp in a program that links librootgrad only: the first call loads librootgrad_gw.so.
#include <rootgrad/gw.hpp>

#include "check.hpp"

#include <cstdio>
#include <thread>
#include <vector>

namespace gw = rootgrad::gw;

namespace {

std::string folder;

std::string at(const char *name) { return folder + "/" + name; }

void simulation() {
  gw::SimulateOptions options;
  CHECK(options.seed == 1 && options.train == -1 && options.test_signal_every == 8 && options.bank);
  CHECK(options.train_snr == gw::Range(4, 14) && options.systems == gw::Systems::Heavy && options.progress);
  options.train = 4;
  options.validation = options.test = 0;
  gw::simulate(at("gw_cpp.root"), options);
  std::FILE *file = std::fopen(at("gw_cpp.root").c_str(), "rb");
  CHECK(file != nullptr);
  if (file != nullptr)
    std::fclose(file);
  options.spin = 0.1;
  CHECK_THROWS(gw::simulate(at("gw_cpp.root"), options), Argument, "spin is 0.1; wanted 0");
  options.train = -2;
  CHECK_THROWS(gw::simulate(at("gw_cpp.root"), options), Argument, "train is -2; wanted 0 or more");
}

/// A network whose logits many threads compute at the same time, with a copy of the detector each.
void detector() {
  gw::TrainOptions options;
  CHECK(options.rate == 1e-3 && options.epochs == -1 && options.preset == gw::Preset::Medium);
  options.network = gw::Network::Cnn;
  options.epochs = 1;
  options.windows = 8;
  options.stock = 4;
  gw::train(at("gw_cpp.txt"), options);
  const gw::Detector detector(at("gw_cpp.txt"));
  CHECK(detector.detectors() == 1 && detector.samples() == 1024 && detector.width() == 1024);
  std::vector<float> strain(5 * 1024);
  for (std::size_t i = 0; i < strain.size(); ++i)
    strain[i] = static_cast<float>(i * 7919 % 1021) / 512.f - 1.f;
  const std::vector<float> logits = detector.scores(strain);
  CHECK(logits.size() == 5 && logits[0] != logits[1]);
  std::vector<float> alone(5);
  std::vector<std::thread> threads;
  for (std::size_t row = 0; row < 5; ++row)
    threads.emplace_back([&alone, &strain, row, detector] {
      const auto first = strain.begin() + static_cast<std::ptrdiff_t>(row * 1024);
      alone[row] = detector(std::vector<float>(first, first + 1024));
    });
  for (std::thread &thread : threads)
    thread.join();
  CHECK(alone == logits);
  CHECK_THROWS(detector(std::vector<float>(3)), Shape, "strain has shape 3 values; wanted 1024");
  CHECK_THROWS(detector.scores(std::vector<float>(3)), Shape, "strain has 3 values; wanted a multiple of 1024");
  CHECK_THROWS(gw::Detector(at("none.txt")), Io, "none.txt");
  CHECK_THROWS(gw::Detector(at("gw_cpp.root")), Format, "wanted a file of gw train");
}

void refusals() {
  gw::SearchOptions options;
  CHECK(options.min_match == 0.97 && options.threshold == 3.5 && options.slides == 60 && options.category == 2);
  CHECK_THROWS(gw::search("none.hdf5", "none.hdf5"), Io, "cannot read 'none.hdf5'");
  options.slides = -1;
  CHECK_THROWS(gw::search("none.hdf5", "none.hdf5", options), Argument, "slides is -1");
  CHECK_THROWS(gw::search("", "none.hdf5"), Argument, "hanford is empty");
  CHECK_THROWS(gw::search(std::string("a\0b", 3), "none.hdf5"), Argument, "hanford has a NUL at position 1");
  gw::WhitenOptions whiten;
  whiten.duration = 20;
  CHECK_THROWS(gw::whiten("none.hdf5", "none.hdf5", at("x.root"), whiten), Argument,
               "duration is 20; wanted start with it");
}

} // namespace

int main(int, char **arguments) {
  folder = arguments[1];
  simulation();
  detector();
  refusals();
  return test::report("gw");
}
