// A stand-in for NVIDIA's driver, for tests without a GPU: the functions that the library calls, with the memory of the
// host as that of the GPU. Addresses of the GPU are no addresses of the host, memory has no zeros, and a write beyond the
// end of an allocation is noticed. Kernels run as g++ compiled them. Work of a stream runs as late as the driver allows: when
// something waits for it. So work that should have waited for another stream sees old values. The environment chooses the
// machine:
//   STAND_IN_GPUS, STAND_IN_VERSION, STAND_IN_MEMORY (bytes), STAND_IN_THREADS (of a block, for every kernel),
//   STAND_IN_POOLS (0: none), STAND_IN_SHARED (bytes of a block), STAND_IN_ARCHITECTURE (90), STAND_IN_KERNELS (a library),
//   STAND_IN_LOG (a file for the calls)
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <dlfcn.h>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

enum Result {
    SUCCESS = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    NO_DEVICE = 100,
    INVALID_DEVICE = 101,
    INVALID_IMAGE = 200,
    INVALID_CONTEXT = 201,
    NOT_FOUND = 500,
    ILLEGAL_ADDRESS = 700,
    OUT_OF_RESOURCES = 701,
    LAUNCH_FAILED = 719
};

static uint64_t setting(const char *name, uint64_t otherwise) {
    const char *text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

/// Difference between addresses of the GPU and of the host.
static constexpr uint64_t APART = 1ull << 56;
/// Bytes after each allocation that nobody may write.
static constexpr size_t GUARD = 256;
static constexpr unsigned char MARK = 0xA5;

struct Allocation {
    unsigned char *begin;
    size_t size;
    int gpu;
};

static std::recursive_mutex mutex;
static std::map<uint64_t, Allocation> allocations;
static size_t used[16];
static Result sticky = SUCCESS;
static std::map<void *, unsigned> may_ask;
static std::atomic<bool> stopped = false;
static thread_local void *current = nullptr;

static void note(const std::string &line) {
    if (const char *path = std::getenv("STAND_IN_LOG")) {
        if (FILE *file = std::fopen(path, "a")) {
            std::fprintf(file, "%s\n", line.c_str());
            std::fclose(file);
        }
    }
}

static int gpus() { return (int)setting("STAND_IN_GPUS", 1); }
static size_t total() { return setting("STAND_IN_MEMORY", 1ull << 30); }
static int gpu() { return (int)(intptr_t)current - 1; }

/// The state in which a call begins.
static Result ready() {
    if (sticky != SUCCESS) return sticky;
    return current ? SUCCESS : INVALID_CONTEXT;
}

/// A stream of a GPU; the default stream of each is null.
using Stream = std::pair<int, void *>;

/// A place in the work of a stream.
struct Event {
    Stream stream;
    size_t count;
};

/// The work of a stream that has not run yet, and the number of pieces that have.
struct Work {
    std::deque<std::function<void()>> waiting;
    size_t ran = 0;
};

static std::map<Stream, Work> streams;

static Stream of(void *stream) { return {gpu(), stream}; }

/// Runs the work of a stream up to an event.
static void run_to(const Event &event) {
    Work &work = streams[event.stream];
    while (work.ran < event.count && !work.waiting.empty()) {
        const auto next = std::move(work.waiting.front());
        work.waiting.pop_front();
        ++work.ran;
        if (sticky == SUCCESS) next();
    }
}

/// The end of a stream's work.
static Event now(const Stream &stream) {
    const Work &work = streams[stream];
    return {stream, work.ran + work.waiting.size()};
}

static void run_all() {
    for (auto &[stream, work] : streams) run_to(now(stream));
}

static void queue(void *stream, std::function<void()> work) { streams[of(stream)].waiting.push_back(std::move(work)); }

/// Notes at the end of the process whether memory is left.
static struct End {
    ~End() {
        run_all();
        note("left " + std::to_string(allocations.size()));
    }
} end;

static unsigned char *host(uint64_t address, size_t bytes) {
    auto found = allocations.upper_bound(address);
    if (found == allocations.begin()) return nullptr;
    --found;
    const uint64_t at = address - found->first;
    if (at > found->second.size || bytes > found->second.size - at || found->second.gpu != gpu()) return nullptr;
    return found->second.begin + at;
}

static bool guards_are_whole() {
    for (const auto &[address, allocation] : allocations)
        for (size_t n = 0; n < GUARD; ++n)
            if (allocation.begin[allocation.size + n] != MARK) return false;
    return true;
}

struct Module {
    void *library;
};

extern "C" {
/// The host's address of a parameter, for kernels.
void *stand_in_host(uint64_t address) {
    std::lock_guard lock(mutex);
    void *found = host(address, 0);
    if (!found) sticky = ILLEGAL_ADDRESS;
    return found;
}

/// A kernel has stopped.
void stand_in_trap() { stopped = true; }

int cuInit(unsigned) { return gpus() ? SUCCESS : NO_DEVICE; }

/// NVRTC asks the driver for a table of its own, which is not needed to compile.
int cuGetExportTable(const void **table, const void *) {
    *table = nullptr;
    return NOT_FOUND;
}

int cuDriverGetVersion(int *version) {
    *version = (int)setting("STAND_IN_VERSION", 13000);
    return SUCCESS;
}

int cuDeviceGetCount(int *count) {
    *count = gpus();
    return SUCCESS;
}

int cuDeviceGet(int *device, int ordinal) {
    *device = ordinal;
    return ordinal < gpus() ? SUCCESS : INVALID_DEVICE;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
    *context = (void *)(intptr_t)(device + 1);
    note("retain");
    return SUCCESS;
}

int cuDevicePrimaryCtxRelease_v2(int) {
    std::lock_guard lock(mutex);
    run_all();
    note("release");
    return SUCCESS;
}

int cuDeviceGetAttribute(int *value, int attribute, int) {
    const int architecture = (int)setting("STAND_IN_ARCHITECTURE", 90);
    switch (attribute) {
    case 2: // largest block along x and y
    case 3: *value = 1024; break;
    case 4: *value = 64; break;
    case 5: *value = 2147483647; break; // largest grid
    case 6:
    case 7: *value = 65535; break;
    case 75: *value = architecture / 10; break;
    case 76: *value = architecture % 10; break;
    case 97: *value = (int)setting("STAND_IN_SHARED", 232448); break; // largest shared memory of a block
    case 115: *value = (int)setting("STAND_IN_POOLS", 1); break; // memory pools
    default: return INVALID_VALUE;
    }
    return SUCCESS;
}

int cuCtxGetCurrent(void **context) {
    *context = current;
    return SUCCESS;
}

int cuCtxSetCurrent(void *context) {
    current = context;
    return SUCCESS;
}

int cuCtxSynchronize() {
    std::lock_guard lock(mutex);
    for (auto &[stream, work] : streams)
        if (stream.first == gpu()) run_to(now(stream));
    return ready();
}

int cuStreamSynchronize(void *stream) {
    std::lock_guard lock(mutex);
    run_to(now(of(stream)));
    return ready();
}

int cuStreamCreate(void **stream, unsigned flags) {
    static intptr_t count = 16; // the first numbers are the handles of special streams
    if (flags != 1) return INVALID_VALUE; // one that does not wait for the default stream
    *stream = (void *)++count;
    note("stream");
    return SUCCESS;
}

int cuStreamDestroy_v2(void *) {
    note("end-stream");
    return SUCCESS;
}

int cuEventCreate(void **event, unsigned) {
    *event = new Event{};
    return SUCCESS;
}

int cuEventDestroy_v2(void *event) {
    delete (Event *)event;
    return SUCCESS;
}

int cuEventRecord(void *event, void *stream) {
    std::lock_guard lock(mutex);
    *(Event *)event = now(of(stream));
    return SUCCESS;
}

int cuStreamWaitEvent(void *stream, void *event, unsigned) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    note("wait");
    queue(stream, [event = *(Event *)event] { run_to(event); });
    return SUCCESS;
}

int cuMemAllocAsync(uint64_t *address, size_t bytes, void *) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    if (bytes == 0) return INVALID_VALUE;
    if (bytes > total() - used[gpu()]) run_all(); // what was freed may still be in use
    if (bytes > total() - used[gpu()]) return OUT_OF_MEMORY;
    auto *begin = (unsigned char *)std::malloc(bytes + GUARD);
    if (!begin) return OUT_OF_MEMORY;
    std::memset(begin, 0xFF, bytes);
    std::memset(begin + bytes, MARK, GUARD);
    *address = (uint64_t)(uintptr_t)begin + APART;
    allocations[*address] = {begin, bytes, gpu()};
    used[gpu()] += bytes;
    note("alloc " + std::to_string(bytes));
    return SUCCESS;
}

int cuMemFreeAsync(uint64_t address, void *stream) {
    std::lock_guard lock(mutex);
    if (!allocations.count(address)) return INVALID_VALUE;
    queue(stream, [address] {
        const auto found = allocations.find(address);
        used[found->second.gpu] -= found->second.size;
        std::memset(found->second.begin, 0xEE, found->second.size);
        std::free(found->second.begin);
        allocations.erase(found);
    });
    note("free");
    return sticky;
}

// Without memory pools.
int cuMemAlloc_v2(uint64_t *address, size_t bytes) { return cuMemAllocAsync(address, bytes, nullptr); }

int cuMemFree_v2(uint64_t address) {
    std::lock_guard lock(mutex);
    run_all();
    const int freed = cuMemFreeAsync(address, nullptr);
    run_all();
    return freed;
}

int cuMemGetInfo_v2(size_t *available, size_t *all) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    *all = total();
    *available = total() - used[gpu()];
    return SUCCESS;
}

int cuMemsetD8Async(uint64_t address, unsigned char value, size_t bytes, void *stream) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    unsigned char *place = host(address, bytes);
    if (!place) return INVALID_VALUE;
    queue(stream, [=] { std::memset(place, value, bytes); });
    note("set " + std::to_string(bytes));
    return SUCCESS;
}

int cuMemcpyHtoDAsync_v2(uint64_t address, const void *from, size_t bytes, void *stream) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    unsigned char *place = host(address, bytes);
    if (!place) return INVALID_VALUE;
    // Ordinary memory is read before the call returns.
    std::vector<unsigned char> values((const unsigned char *)from, (const unsigned char *)from + bytes);
    queue(stream, [place, values] { std::memcpy(place, values.data(), values.size()); });
    note("up " + std::to_string(bytes));
    return SUCCESS;
}

int cuMemcpyDtoHAsync_v2(void *to, uint64_t address, size_t bytes, void *stream) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    const unsigned char *place = host(address, bytes);
    if (!place) return INVALID_VALUE;
    queue(stream, [=] { std::memcpy(to, place, bytes); });
    note("down " + std::to_string(bytes));
    return SUCCESS;
}

int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void *stream) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    unsigned char *target = host(to, bytes);
    const unsigned char *source = host(from, bytes);
    if (!target || !source) return INVALID_VALUE;
    queue(stream, [=] { std::memcpy(target, source, bytes); });
    note("copy " + std::to_string(bytes));
    return SUCCESS;
}

int cuModuleLoadData(void **module, const void *image) {
    if (ready() != SUCCESS) return ready();
    // Code is an ELF file for the machine 190.
    const auto *bytes = (const unsigned char *)image;
    if (std::memcmp(bytes, "\x7f" "ELF", 4) != 0 || bytes[18] != 190) return INVALID_IMAGE;
    const char *path = std::getenv("STAND_IN_KERNELS");
    void *library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : nullptr;
    if (!library) return std::fprintf(stderr, "%s\n", dlerror()), NOT_FOUND;
    *module = new Module{library};
    note("load");
    return SUCCESS;
}

int cuModuleUnload(void *module) {
    std::lock_guard lock(mutex);
    run_all();
    delete (Module *)module;
    note("unload");
    return SUCCESS;
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
    *function = dlsym(((Module *)module)->library, (std::string("run_") + name).c_str());
    return *function ? SUCCESS : NOT_FOUND;
}

int cuFuncGetAttribute(int *value, int attribute, void *) {
    if (attribute != 0) return INVALID_VALUE; // largest block
    *value = (int)setting("STAND_IN_THREADS", 1024);
    return SUCCESS;
}

int cuFuncSetAttribute(void *function, int attribute, int value) {
    if (attribute != 8) return INVALID_VALUE; // shared memory that a launch may ask for
    may_ask[function] = (unsigned)value;
    return SUCCESS;
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
                   void *stream, void **parameters, void **) {
    std::lock_guard lock(mutex);
    if (ready() != SUCCESS) return ready();
    if (bx * by * bz > setting("STAND_IN_THREADS", 1024)) return OUT_OF_RESOURCES;
    if (shared > (may_ask.count(function) ? may_ask[function] : 49152)) return INVALID_VALUE;
    const unsigned shape[6] = {gx, gy, gz, bx, by, bz};
    using Prepared = std::function<void()> *(*)(const unsigned *, void **);
    const std::shared_ptr<std::function<void()>> kernel(((Prepared)function)(shape, parameters));
    queue(stream, [kernel] {
        (*kernel)();
        if (stopped) sticky = LAUNCH_FAILED;
        if (sticky == SUCCESS && !guards_are_whole()) sticky = ILLEGAL_ADDRESS;
    });
    if (stream) note("in-stream " + std::to_string((intptr_t)stream));
    note("launch " + std::to_string(gx * gy * gz) + " " + std::to_string(bx * by * bz) + " " + std::to_string(shared));
    return SUCCESS; // as on a GPU, where a kernel's error comes later
}

int cuGetErrorName(int error, const char **name) {
    switch (error) {
    case ILLEGAL_ADDRESS: *name = "CUDA_ERROR_ILLEGAL_ADDRESS"; break;
    case LAUNCH_FAILED: *name = "CUDA_ERROR_LAUNCH_FAILED"; break;
    case NOT_FOUND: *name = "CUDA_ERROR_NOT_FOUND"; break;
    case INVALID_IMAGE: *name = "CUDA_ERROR_INVALID_IMAGE"; break;
    default: *name = "CUDA_ERROR"; break;
    }
    return SUCCESS;
}

int cuGetErrorString(int, const char **text) {
    *text = "from the stand-in";
    return SUCCESS;
}
}
