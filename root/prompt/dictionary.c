/* librootgradDict.so: ROOT loads this library at the first mention of `rootgrad` (rootgrad.rootmap beside it), at the prompt, in
 * macros and in PyROOT. It gives ROOT the headers to read, and also loads librootgrad.so, with which it is linked.
 *
 * ROOT's own dictionaries register themselves with TROOT::RegisterModule, whose signature is the same from ROOT 6.16 on. This
 * library uses nothing else of ROOT, and is not linked with ROOT: so it fits all these versions, and can be built without ROOT.
 * It may be moved together with the headers, which are in ../include relative to this file, and with librootgradFace.so and
 * librootgrad_frames.so, the functions on frames compiled for one version of ROOT.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rootgrad/rootgrad.h"

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)
#define VERSION TEXT(ROOTGRAD_VERSION_MAJOR) "." TEXT(ROOTGRAD_VERSION_MINOR) "." TEXT(ROOTGRAD_VERSION_PATCH)

/* void TROOT::RegisterModule(const char *name, const char **headers, const char **include_paths, const char *payload,
 *    const char *forward, void (*trigger)(), const std::vector<std::pair<std::string, int>> &skipped,
 *    const char **classes, bool has_module) */
#define REGISTER_MODULE                                                                                                \
  _ZN5TROOT14RegisterModuleEPKcPS1_S2_S1_S1_PFvvERKSt6vectorISt4pairINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiESaISD_EES2_b
extern void REGISTER_MODULE(const char *, const char **, const char **, const char *, const char *, void (*)(void),
                            const void *, const char **, _Bool) __attribute__((weak));

/* From this function's address ROOT finds this file, and beside it librootgradDict_rdict.pcm, which is empty. */
static void trigger(void) {}

/* ROOT stores pointers to these. */
static char include[4096], payload[20000];
static const char *headers[] = {NULL}, *include_paths[] = {include, NULL};
static const char *classes[] = {"rootgrad", payload, "@", NULL};

/* Errors go to standard error: nothing could catch an exception yet. */
static int tell(const char *what, const char *where, const char *way_out) {
  fprintf(stderr, "rootgrad: %s%s: %s\n", what, where, way_out);
  return 0;
}

/* Finds the headers. Returns 0 if they cannot be used. */
static int find_headers(void) {
  Dl_info here;
  const char *slash = dladdr((void *)&trigger, &here) ? strrchr(here.dli_fname, '/') : NULL;
  const int folder = slash ? (int)(slash - here.dli_fname) : 1;
  const char *name = slash ? here.dli_fname : ".";
  if (folder > 3800 || strpbrk(name, "\"\\\n"))
    return tell("the headers cannot be named, since the path is too long or holds a quote or a backslash: ", name,
                "install it in another place");
  snprintf(include, sizeof include, "%.*s/../include", folder, name);
  snprintf(payload, sizeof payload, "%s/rootgrad/root.hpp", include);
  if (access(payload, R_OK) != 0)
    return tell(payload, " is not there", "install rootgrad again");
  /* ROOT adds a `#line` before it, and compiles it otherwise unchanged, with __ROOTCLING__ defined. */
  snprintf(payload, sizeof payload,
           "#define ROOTGRAD_AT_PROMPT\n#define ROOTGRAD_FACE_ELSEWHERE\n#include \"%s/rootgrad/detail/face.hpp\"\n"
           "#if defined(ROOTGRAD_FACE_FITS) && !defined(ROOTGRAD_FRAMES_LOADED)\n#ifdef ROOTGRAD_ERROR_HPP\n"
           "#pragma cling load(\"%.*s/librootgradFace.so\")\n#else\n#pragma cling load(\"%.*s/librootgradModule.so\")\n"
           "#endif\n#endif\n#include \"%s/rootgrad/root.hpp\"\n",
           include, folder, name, folder, name, include);
  return 1;
}

__attribute__((constructor)) static void register_with_root(void) {
  static const void *none[3]; /* an empty std::vector */
  char loaded[64];
  snprintf(loaded, sizeof loaded, "%s", rootgrad_version());
  if (strcmp(loaded, VERSION) != 0)
    tell("librootgrad.so of another version is loaded already: ", loaded,
         "the headers that ROOT has found are of " VERSION " and are left alone; include those of the library");
  else if (!REGISTER_MODULE)
    tell("this ROOT takes no dictionaries as ROOT 6.16 and later do", "",
         "#include rootgrad/root.hpp by its full name");
  else if (find_headers())
    REGISTER_MODULE("librootgradDict", headers, include_paths, payload, "", trigger, none, classes, 0);
}
