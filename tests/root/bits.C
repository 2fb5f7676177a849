// The bits of a fit and of a prediction, on one thread and on two, to be compared with those of PyROOT, plain C++ and Rust (bits.py, bits.cpp,
// examples/bits.rs).
#include "check.hpp"

#include <cstdio>

void bits()
{
   auto df = lattice_frame(5000);
   for (int threads : {1, 2}) {
      rootgrad::Mlp net({4, 32, 16, 1}, rootgrad::Activation::Gelu, 42);
      rootgrad::fit(net, df, {"f0", "f1", "f2", "f3"}, "label", quiet_options().threads(threads));
      const auto scores = *rootgrad::define(df, "score", net).Take<float>("score");
      std::printf("parameters %016llx scores %016llx\n", (unsigned long long)hash_bits(net.parameters()),
                  (unsigned long long)hash_bits(scores));
   }
}
