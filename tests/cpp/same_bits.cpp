// Prints the number of same_bits.hpp for 1 and for 2 threads, one per line.
#include "same_bits.hpp"

#include <cinttypes>
#include <cstdio>

int main() {
  for (const unsigned threads : {1u, 2u})
    std::printf("same_bits %016" PRIx64 "\n", rootgrad_same_bits(threads));
}
