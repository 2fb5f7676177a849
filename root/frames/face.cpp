// Announces to ROOT's interpreter that the library is loaded, and its version, for face.hpp and rdf_on_use.hpp. On
// request it also makes the headers' precompiled module available to the interpreter.
#include <rootgrad/rootgrad.h>

#include <TApplication.h>
#include <TInterpreter.h>
#include <TROOT.h>

#include <dlfcn.h>
#include <fstream>
#include <string>
#include <sys/stat.h>

namespace {

struct Announced {
  Announced() {
    const int version = ROOTGRAD_VERSION_MAJOR * 10000 + ROOTGRAD_VERSION_MINOR * 100 + ROOTGRAD_VERSION_PATCH;
    if (gCling) // (a program that is linked with the library has no interpreter yet)
      gCling->Declare(("#define ROOTGRAD_FRAMES_LOADED " + std::to_string(version) + "\n").c_str());
  }
};
const Announced announced;

/// Folder of the module, beside this library.
std::string module_folder() {
  Dl_info here;
  const std::string path = dladdr(&announced, &here) != 0 && here.dli_fname != nullptr ? here.dli_fname : "";
  return path.substr(0, path.rfind('/') + 1) + "rootgrad-module";
}

/// True if ROOT's own modules are those that our module was built on. (Another build of the same version of ROOT has
/// other modules.)
bool is_of_this_root(const std::string &folder) {
  std::ifstream list(folder + "/built-on.txt");
  std::string name;
  long long size = 0;
  bool any = false;
  while (list >> name >> size) {
    struct stat found = {};
    const std::string path = std::string(TROOT::GetLibDir().Data()) + "/" + name;
    if (stat(path.c_str(), &found) != 0 || found.st_size != size)
      return false;
    any = true;
  }
  return any;
}

/// True at ROOT's prompt. Its tab completion needs all declarations that the interpreter has read, but from a module
/// the interpreter reads only what is used. So at the prompt the headers are read as text.
bool at_the_prompt() { return gApplication && gApplication->InheritsFrom("TRint") && !gApplication->QuitOpt(); }

} // namespace

/// Called by librootgradModule.so, before any header of rootgrad has been read.
extern "C" void rootgrad_frames_use_module() {
  const auto folder = module_folder();
  if (gCling && !at_the_prompt() && is_of_this_root(folder))
    gCling->RegisterPrebuiltModulePath(folder);
}
