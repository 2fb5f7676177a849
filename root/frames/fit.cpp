// Training and scoring on frames.
#include <rootgrad/rdf_define-inl.hpp>
#include <rootgrad/rdf_ensemble-inl.hpp>
#include <rootgrad/rdf_fit-inl.hpp>
#include <rootgrad/rdf_fit_action-inl.hpp>
#include <rootgrad/rdf_roc-inl.hpp>
