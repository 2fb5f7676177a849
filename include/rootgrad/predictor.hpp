/// \file predictor.hpp
/// Predictions in a hot loop, one event after the other. Needs neither ROOT nor the other headers; link with
/// librootgrad.
///
/// ```cpp
/// #include <rootgrad/predictor.hpp>
/// const rootgrad::Predictor higgs(rootgrad::Network::load("higgs.safetensors"));
/// float x[4] = {pt, eta, phi, m}, score;
/// higgs(x, &score); // allocates nothing after a thread's first call
/// ```
///
/// To predict without the library: `rootgrad::export_header` writes a stand-alone header.
#ifndef ROOTGRAD_PREDICTOR_HPP
#define ROOTGRAD_PREDICTOR_HPP

#include "detail/predictor.hpp"

#endif // ROOTGRAD_PREDICTOR_HPP
