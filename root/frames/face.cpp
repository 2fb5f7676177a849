// Tells ROOT's interpreter that the library is loaded, and of which version it is: face.hpp and rdf_on_use.hpp ask for that.
#include <rootgrad/rootgrad.h>

#include <TInterpreter.h>

#include <string>

namespace {

struct Announced {
  Announced() {
    const int version = ROOTGRAD_VERSION_MAJOR * 10000 + ROOTGRAD_VERSION_MINOR * 100 + ROOTGRAD_VERSION_PATCH;
    if (gCling) // (a program that is linked with the library has none yet)
      gCling->Declare(("#define ROOTGRAD_FRAMES_LOADED " + std::to_string(version) + "\n").c_str());
  }
};
const Announced announced;

} // namespace
