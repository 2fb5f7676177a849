/* librootgradFace.so and, compiled with WITH_MODULE, librootgradModule.so: load librootgrad_frames.so, the functions on frames
 * compiled for one version of ROOT. ROOT's interpreter loads this library (rootgrad/detail/face.hpp) and not librootgrad_frames.so
 * directly: if that could not be loaded, ROOT would report an error in the header that names it, although the headers also work
 * without it. The second library also makes the interpreter read the headers' precompiled module, which must not be done if
 * headers have already been read as text.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void load(void) __attribute__((constructor));

static void load(void) {
  /* Either in this folder, or in that of a wheel. */
  static const char *const places[] = {"", "/../../ROOT/lib"};
  char path[4300];
  Dl_info here;
  const char *slash = dladdr((void *)&load, &here) ? strrchr(here.dli_fname, '/') : NULL;
  const int folder = slash ? (int)(slash - here.dli_fname) : 1;
  for (size_t i = 0; i < sizeof places / sizeof *places; ++i) {
    const int length =
        snprintf(path, sizeof path, "%.*s%s/librootgrad_frames.so", folder, slash ? here.dli_fname : ".", places[i]);
    if (length >= (int)sizeof path || access(path, F_OK) != 0)
      continue;
    void *frames = dlopen(path, RTLD_LAZY | RTLD_GLOBAL); /* for good */
    if (!frames)
      fprintf(stderr, "rootgrad: %s\n", dlerror());
#ifdef WITH_MODULE
    void (*use_module)(void) = NULL;
    if (frames)
      *(void **)&use_module = dlsym(frames, "rootgrad_frames_use_module");
    if (use_module)
      use_module();
#endif
    return;
  }
}
