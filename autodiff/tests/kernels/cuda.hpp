// The intrinsics of CUDA for a CPU: one thread of the system for each thread of a block, blocks one after the other.
#include <atomic>
#include <barrier>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <thread>
#include <tuple>
#include <type_traits>
#include <vector>

#define __global__
#define __device__
#define __forceinline__ inline
#define __shared__ static

struct dim3 {
    unsigned x, y, z;
};
static thread_local dim3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;
static std::barrier<> *barrier_of_block;

using std::acos, std::acosh, std::asin, std::asinh, std::atan, std::atan2, std::atanh, std::cbrt, std::ceil, std::copysign;
using std::cos, std::cosh, std::exp, std::exp2, std::expm1, std::fabs, std::floor, std::fma, std::fmax, std::fmin, std::fmod;
using std::hypot, std::log, std::log10, std::log1p, std::log2, std::pow, std::rint, std::round, std::sin, std::sinh;
using std::sqrt, std::tan, std::tanh, std::trunc;

static void __syncthreads() {
    barrier_of_block->arrive_and_wait();
}

/// The value of thread `from` of the warp; all threads of a block exchange together.
template <typename T>
static T exchange(T value, unsigned (*from)(unsigned, unsigned), unsigned by) {
    static T lanes[1024];
    const unsigned rank = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    lanes[rank] = value;
    __syncthreads();
    const T taken = lanes[rank / 32 * 32 + from(rank % 32, by)];
    __syncthreads();
    return taken;
}

template <typename T>
static T __shfl_down_sync(unsigned, T value, unsigned by) {
    return exchange(value, [](unsigned lane, unsigned by) { return lane + by < 32 ? lane + by : lane; }, by);
}

template <typename T>
static T __shfl_up_sync(unsigned, T value, unsigned by) {
    return exchange(value, [](unsigned lane, unsigned by) { return lane >= by ? lane - by : lane; }, by);
}

template <typename T>
static T __shfl_xor_sync(unsigned, T value, unsigned by) {
    return exchange(value, [](unsigned lane, unsigned by) { return lane ^ by; }, by);
}

template <typename T>
static void atomicAdd(T *place, T value) {
    // Relaxed: a mutex would order other accesses, and hide their races from ThreadSanitizer.
    std::atomic_ref<T>(*place).fetch_add(value, std::memory_order_relaxed);
}

/// Runs a kernel.
template <typename Kernel>
static void launch(dim3 grid, dim3 block, Kernel kernel) {
    gridDim = grid;
    blockDim = block;
    const unsigned count = block.x * block.y * block.z;
    for (unsigned b = 0; b < grid.x * grid.y * grid.z; ++b) {
        std::barrier<> barrier(count);
        barrier_of_block = &barrier;
        std::vector<std::thread> threads;
        for (unsigned t = 0; t < count; ++t)
            threads.emplace_back([=, &barrier] {
                threadIdx = {t % block.x, t / block.x % block.y, t / block.x / block.y};
                blockIdx = {b % grid.x, b / grid.x % grid.y, b / grid.x / grid.y};
                kernel();
                barrier.arrive_and_drop();
            });
        for (auto &thread : threads) thread.join();
    }
}

static void print(const std::vector<double> &values) {
    for (double value : values) {
        uint64_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        std::printf("%llu ", (unsigned long long)bits);
    }
    std::printf("\n");
}
