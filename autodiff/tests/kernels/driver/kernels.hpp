// Kernels for the stand-in of the driver.
#include <cstdint>

extern "C" void *stand_in_host(uint64_t address);
extern "C" void stand_in_trap();

/// Ends the thread of a kernel.
struct Stopped {};

[[noreturn]] static void __trap() {
    stand_in_trap();
    throw Stopped();
}

/// A parameter: a pointer leads to the memory of the stand-in.
template <typename T>
static T parameter(void *at) {
    if constexpr (std::is_pointer_v<T>) {
        uint64_t address;
        std::memcpy(&address, at, sizeof address);
        return (T)stand_in_host(address);
    } else {
        T value;
        std::memcpy(&value, at, sizeof value);
        return value;
    }
}

/// Runs a kernel with its parameters.
template <typename... T>
static void run(void (*kernel)(T...), const unsigned *shape, void **parameters) {
    int n = 0;
    const std::tuple<T...> values{parameter<T>(parameters[n++])...};
    launch({shape[0], shape[1], shape[2]}, {shape[3], shape[4], shape[5]}, [&] {
        try {
            std::apply(kernel, values);
        } catch (const Stopped &) {
        }
    });
}
