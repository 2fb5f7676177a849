// Training and scoring on frames.
#include <rootgrad/detail/rdf_define-inl.hpp>
#include <rootgrad/detail/rdf_ensemble-inl.hpp>
#include <rootgrad/detail/rdf_fit-inl.hpp>
#include <rootgrad/detail/rdf_fit_action-inl.hpp>
#include <rootgrad/detail/rdf_roc-inl.hpp>
