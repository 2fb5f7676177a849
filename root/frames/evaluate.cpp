// Evaluation and selection on frames; what Python calls.
#include <rootgrad/pyroot_frames-inl.hpp>
#include <rootgrad/rdf_evaluate-inl.hpp>
#include <rootgrad/rdf_selection-inl.hpp>
