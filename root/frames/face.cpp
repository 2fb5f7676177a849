// Tells ROOT's interpreter that the library is loaded, and of which version it is: face.hpp and rdf_on_use.hpp ask for that. And shows the
// interpreter the headers' precompiled module, if it is asked to.
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
    if (gCling) // (a program that is linked with the library has none yet)
      gCling->Declare(("#define ROOTGRAD_FRAMES_LOADED " + std::to_string(version) + "\n").c_str());
  }
};
const Announced announced;

/// The folder beside this library in which the module is.
std::string module_folder() {
  Dl_info here;
  const std::string path = dladdr(&announced, &here) != 0 && here.dli_fname != nullptr ? here.dli_fname : "";
  return path.substr(0, path.rfind('/') + 1) + "rootgrad-module";
}

/// Whether ROOT's own modules, on which ours is built, are those that it was built on. (Another build of the same version of ROOT has others.)
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

/// ROOT's prompt completes what its interpreter has read, and of a module that has read nothing but what was used: there the headers are read as text.
bool at_the_prompt() { return gApplication && gApplication->InheritsFrom("TRint") && !gApplication->QuitOpt(); }

} // namespace

/// Called by librootgradModule.so, before any header of rootgrad has been read.
extern "C" void rootgrad_frames_use_module() {
  const auto folder = module_folder();
  if (gCling && !at_the_prompt() && is_of_this_root(folder))
    gCling->RegisterPrebuiltModulePath(folder);
}
