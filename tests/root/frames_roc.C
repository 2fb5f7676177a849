// Calls one function on frames: the output is the same with librootgrad_frames.so and with the headers alone.
#include <rootgrad/root.hpp>

#include <iostream>

void frames_roc() {
#ifdef ROOTGRAD_COMPILED_FACE
  std::cout << "COMPILED 1" << std::endl;
#else
  std::cout << "COMPILED 0" << std::endl;
#endif
  auto df = ROOT::RDataFrame(100).Define("x", "float(rdfentry_ * 7 % 31)").Define("y", "int(rdfentry_ % 31 > 14)");
  std::cout << rootgrad::roc(df, "x", "y").auc() << std::endl;
}
