/// \file rdf_color.hpp
/// Colours of all pictures of rootgrad, as ROOT's colour numbers: Petroff's ten, which colour-blind people can
/// distinguish.
#ifndef ROOTGRAD_RDF_COLOR_HPP
#define ROOTGRAD_RDF_COLOR_HPP

#include "rdf_on_use.hpp"

#include <Rtypes.h>

#include <cstddef>
#include <string>

namespace rootgrad {
namespace detail {

/// ROOT's number of a colour such as "#3f90da"; black if it is invalid. (ROOT assigns the number at the first request:
/// do not store it in a static variable.)
ROOTGRAD_FACE Color_t color_of(const std::string &hex);

} // namespace detail

/// ROOT's number of one of Petroff's ten colours (arXiv:2107.02270), in the order of the reports: 0 blue, 1 orange, 2
/// grey, 3 violet, 4 red, 5 brown, 6 yellow, 7 sand, 8 ash, 9 cyan. Larger indices start again at 0. Newer versions of
/// ROOT also name them `kP10Blue` and so on. `histogram->SetLineColor(rootgrad::color(3))`.
ROOTGRAD_FACE Color_t color(std::size_t index);

/// The colour of signal in all pictures: blue.
ROOTGRAD_FACE Color_t signal_color();

/// The colour of background in all pictures: orange.
ROOTGRAD_FACE Color_t background_color();

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_color-inl.hpp"
#endif

#endif
