/// \file interrupt.hpp
/// Fits that take long enough to be interrupted, for test_interrupt.py.
#include "check.hpp"

#include <chrono>
#include <thread>

/// Options for endless epochs, which are printed one by one.
inline rootgrad::TrainOptions endless() {
  return quiet_options().epochs(1000000).on_epoch(
      [](const rootgrad::Epoch &e) { std::cout << "EPOCH " << e.epoch << std::endl; });
}

/// Returns a frame that takes minutes to read; prints a line when reading begins.
inline ROOT::RDF::RNode slow_frame() {
  return lattice_frame(100000).Define("slow",
                                      [](ULong64_t i) {
                                        if (i == 10)
                                          std::cout << "READING" << std::endl;
                                        std::this_thread::sleep_for(std::chrono::milliseconds(2));
                                        return float(i % 13);
                                      },
                                      {"rdfentry_"});
}

inline const char *stop_name(const rootgrad::History &history) {
  const char *const names[] = {"completed", "early stopping", "interrupted", "callback"};
  return names[int(history.stop())];
}
