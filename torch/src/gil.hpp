// Python's global lock, in a process that has Python loaded.
#ifndef ROOTGRAD_TORCH_GIL_HPP
#define ROOTGRAD_TORCH_GIL_HPP

#include <dlfcn.h>

namespace rootgrad::torch::detail {

/// Releases Python's global lock (GIL) during its lifetime, if this thread holds it. PyROOT holds it during calls, and torch then refuses
/// backward passes once Python has loaded torch. Has no effect without Python in the process.
class WithoutGil {
public:
  WithoutGil() : state_(python().is_there() && python().holds() != 0 ? python().save() : nullptr) {}
  ~WithoutGil() {
    if (state_ != nullptr)
      python().restore(state_);
  }
  WithoutGil(const WithoutGil &) = delete;
  WithoutGil &operator=(const WithoutGil &) = delete;

private:
  /// Functions of Python's C interface, found at run time in the process.
  struct Python {
    int (*is_initialized)() = find<int (*)()>("Py_IsInitialized");
    int (*holds)() = find<int (*)()>("PyGILState_Check");
    void *(*save)() = find<void *(*)()>("PyEval_SaveThread");
    void (*restore)(void *) = find<void (*)(void *)>("PyEval_RestoreThread");

    template <class F> static F find(const char *name) { return reinterpret_cast<F>(dlsym(RTLD_DEFAULT, name)); }
    bool is_there() const {
      return is_initialized != nullptr && holds != nullptr && save != nullptr && restore != nullptr &&
             is_initialized() != 0;
    }
  };

  /// (The lookup is repeated until it succeeds, because Python may be loaded into the process later.)
  static const Python &python() {
    static thread_local Python found;
    if (found.holds == nullptr)
      found = Python();
    return found;
  }

  void *state_;
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_GIL_HPP
