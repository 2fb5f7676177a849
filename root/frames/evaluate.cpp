// Evaluation and selection on frames, and the functions that Python calls.
#include <rootgrad/detail/pyroot_frames-inl.hpp>
#include <rootgrad/detail/rdf_evaluate-inl.hpp>
#include <rootgrad/detail/rdf_selection-inl.hpp>
