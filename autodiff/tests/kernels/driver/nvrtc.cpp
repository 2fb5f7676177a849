// A stand-in for NVRTC, for tests on a machine without it. Its code is the head of an ELF file and the source.
// STAND_IN_NVRTC is its version (12090).
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

enum Result { SUCCESS = 0, INVALID_OPTION = 5 };

struct Program {
    std::string source, code, log;
};

extern "C" {
int nvrtcVersion(int *major, int *minor) {
    const char *text = std::getenv("STAND_IN_NVRTC");
    const int version = text ? std::atoi(text) : 12090;
    *major = version / 1000;
    *minor = version % 1000 / 10;
    return SUCCESS;
}

int nvrtcCreateProgram(Program **program, const char *source, const char *, int, const char *const *, const char *const *) {
    *program = new Program{source, "", ""};
    return SUCCESS;
}

int nvrtcDestroyProgram(Program **program) {
    delete *program;
    *program = nullptr;
    return SUCCESS;
}

int nvrtcCompileProgram(Program *program, int count, const char *const *options) {
    if (const char *path = std::getenv("STAND_IN_LOG")) {
        if (FILE *file = std::fopen(path, "a")) {
            std::fprintf(file, "compile\n");
            std::fclose(file);
        }
    }
    if (count != 1 || std::string(options[0]) != "--gpu-architecture=sm_90") {
        program->log = "nvrtc: error: invalid value for --gpu-architecture (-arch)";
        return INVALID_OPTION;
    }
    std::string head(64, '\0');
    std::memcpy(head.data(), "\x7f" "ELF", 4);
    head[18] = (char)190;
    program->code = head + program->source;
    return SUCCESS;
}

int nvrtcGetProgramLogSize(Program *program, size_t *size) {
    *size = program->log.size() + 1;
    return SUCCESS;
}

int nvrtcGetProgramLog(Program *program, char *log) {
    std::strcpy(log, program->log.c_str());
    return SUCCESS;
}

int nvrtcGetCUBINSize(Program *program, size_t *size) {
    *size = program->code.size();
    return SUCCESS;
}

int nvrtcGetCUBIN(Program *program, char *code) {
    std::memcpy(code, program->code.data(), program->code.size());
    return SUCCESS;
}
}
