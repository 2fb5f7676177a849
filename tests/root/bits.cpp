// bits.C without ROOT.
#include <rootgrad/rootgrad.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

static float lattice(std::uint64_t i, std::uint64_t j)
{
   return float((i * 7919 + j * 104729 + i * i * (j + 3)) % 1021) / 512.f - 1.f;
}

static unsigned long long hash_bits(const std::vector<float> &values)
{
   std::uint64_t hash = 0xcbf29ce484222325ull;
   for (float value : values) {
      std::uint32_t bits = 0;
      std::memcpy(&bits, &value, sizeof bits);
      for (int shift = 0; shift < 32; shift += 8)
         hash = (hash ^ ((bits >> shift) & 0xff)) * 0x100000001b3ull;
   }
   return hash;
}

int main()
{
   std::vector<float> x, y;
   for (std::uint64_t i = 0; i < 5000; ++i) {
      x.insert(x.end(), {lattice(i, 0), lattice(i, 1), lattice(i, 2), float(i % 7)});
      y.push_back(lattice(i, 0) * lattice(i, 1) + 0.5f * lattice(i, 2) > 0.f);
   }
   rootgrad::Dataset data({"f0", "f1", "f2", "f3"});
   data.append(x, y);
   const auto options = rootgrad::TrainOptions().epochs(3).batch_size(128).seed(5).progress(rootgrad::Progress::Off);
   for (int threads : {1, 2}) {
      rootgrad::Mlp net({4, 32, 16, 1}, rootgrad::Activation::Gelu, 42);
      rootgrad::fit(net, data, rootgrad::TrainOptions(options).threads(threads));
      std::printf("parameters %016llx scores %016llx\n", hash_bits(net.parameters()), hash_bits(net.predict(x)));
   }
}
