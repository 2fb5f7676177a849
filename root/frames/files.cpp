// Trees of scores, histories and reports as ROOT's objects and pictures.
#include <rootgrad/rdf_color-inl.hpp>
#include <rootgrad/rdf_history-inl.hpp>
#include <rootgrad/rdf_report-inl.hpp>
#include <rootgrad/rdf_snapshot-inl.hpp>
