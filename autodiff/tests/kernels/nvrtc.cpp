// Compiles CUDA C++ for a GPU with NVRTC, which needs no GPU. Arguments: the library, an architecture, files.
#include <cstdio>
#include <dlfcn.h>
#include <fstream>
#include <sstream>
#include <string>

template <typename Function>
static Function *symbol(void *library, const char *name) {
    return reinterpret_cast<Function *>(dlsym(library, name));
}

int main(int argc, char **argv) {
    void *library = dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL);
    if (!library) return std::fprintf(stderr, "%s\n", dlerror()), 2;
    const auto create = symbol<int(void **, const char *, const char *, int, const char **, const char **)>(library, "nvrtcCreateProgram");
    const auto compile = symbol<int(void *, int, const char **)>(library, "nvrtcCompileProgram");
    const auto log_size = symbol<int(void *, size_t *)>(library, "nvrtcGetProgramLogSize");
    const auto log = symbol<int(void *, char *)>(library, "nvrtcGetProgramLog");
    const auto code_size = symbol<int(void *, size_t *)>(library, "nvrtcGetCUBINSize");
    const auto version = symbol<int(int *, int *)>(library, "nvrtcVersion");
    int major = 0, minor = 0;
    version(&major, &minor);
    std::printf("NVRTC %d.%d\n", major, minor);
    const std::string architecture = std::string("-arch=") + argv[2];
    const char *options[] = {architecture.c_str(), "--ptxas-options=-v", "-default-device"};
    for (int n = 3; n < argc; ++n) {
        std::ifstream file(argv[n]);
        std::stringstream text;
        text << file.rdbuf();
        void *program;
        create(&program, text.str().c_str(), argv[n], 0, nullptr, nullptr);
        const int failed = compile(program, 3, options);
        size_t size = 0, code = 0;
        log_size(program, &size);
        std::string message(size, ' ');
        log(program, message.data());
        if (!failed) code_size(program, &code);
        std::printf("%s\n%s\n%zu bytes of code\n", argv[n], message.c_str(), code);
        if (failed || code == 0) return 1;
    }
}
