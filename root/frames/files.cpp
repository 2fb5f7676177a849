// Trees of scores, and histories and reports as ROOT objects and pictures.
#include <rootgrad/detail/rdf_color-inl.hpp>
#include <rootgrad/detail/rdf_history-inl.hpp>
#include <rootgrad/detail/rdf_report-inl.hpp>
#include <rootgrad/detail/rdf_snapshot-inl.hpp>
