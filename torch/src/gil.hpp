// Python's lock, of a process that has Python in it.
#ifndef ROOTGRAD_TORCH_GIL_HPP
#define ROOTGRAD_TORCH_GIL_HPP

#include <dlfcn.h>

namespace rootgrad::torch::detail {

/// As long as it lives this thread does not hold Python's lock (GIL), if it did: PyROOT calls with it held, and torch refuses to go back in
/// a graph then, once Python has loaded torch. Without Python in the process it is nothing.
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
  /// Functions of Python's C interface, looked up in the process.
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

  /// (Looked up at each call that finds none: Python may come into the process later.)
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
