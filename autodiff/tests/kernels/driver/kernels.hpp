// Kernels for the stand-in of the driver.
#include <cstdint>
#include <functional>

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
        return address ? (T)stand_in_host(address) : nullptr;
    } else {
        T value;
        std::memcpy(&value, at, sizeof value);
        return value;
    }
}

/// A kernel with its parameters, ready to run.
template <typename... T>
static std::function<void()> *prepared(void (*kernel)(T...), const unsigned *shape, void **parameters) {
    int n = 0;
    const std::tuple<T...> values{parameter<T>(parameters[n++])...};
    const dim3 grid{shape[0], shape[1], shape[2]}, block{shape[3], shape[4], shape[5]};
    return new std::function<void()>([=] {
        launch(grid, block, [&] {
            try {
                std::apply(kernel, values);
            } catch (const Stopped &) {
            }
        });
    });
}
