/// \file rdf_on_use.hpp
/// Macros for the declarations of functions in the headers for ROOT.
///
/// There are two ways to use these headers. With the headers alone, the functions on frames are compiled in each
/// program or session that calls them. With librootgrad_frames.so, which `cargo xtask install` compiles for the ROOT
/// that it finds, the headers only declare them (ROOTGRAD_COMPILED_FACE). This saves ten seconds at each start of ROOT.
/// ROOT's interpreter and ACLiC choose automatically (face.hpp). A program chooses with
/// `rootgrad-config --root --cflags --libs`, or with CMake's target rootgrad::rdf.
///
/// A header `rdf_x.hpp` with functions for users declares them, and `rdf_x-inl.hpp` defines them; the other headers are
/// internal.
#ifndef ROOTGRAD_RDF_ON_USE_HPP
#define ROOTGRAD_RDF_ON_USE_HPP

// (A source tree contains no face.hpp: `cargo xtask install` writes it.)
#if !defined(ROOTGRAD_COMPILED_FACE) && !defined(ROOTGRAD_HEADERS_ALONE) && __has_include("face.hpp")
#include "face.hpp"
#ifdef ROOTGRAD_FRAMES_LOADED
#if ROOTGRAD_FRAMES_LOADED != ROOTGRAD_VERSION_MAJOR * 10000 + ROOTGRAD_VERSION_MINOR * 100 + ROOTGRAD_VERSION_PATCH
#error librootgrad_frames.so is of another version of rootgrad than these headers: install rootgrad again
#endif
#define ROOTGRAD_COMPILED_FACE
#elif defined(__ACLIC__) && defined(ROOTGRAD_FACE_FITS) // ACLiC compiles the macro; its calls then use the library
#define ROOTGRAD_COMPILED_FACE
#endif
#endif

// ROOTGRAD_FACE begins the declaration of a public function, ROOTGRAD_FACE_DEFINED its definition, ROOTGRAD_FACE_MEMBER
// the definition of a class's member. ROOTGRAD_ON_USE begins all other functions.
//
// A compiler instantiates RDataFrame's templates, which takes long, for every inline function in a header, but for a
// template only if it is called. At the prompt and in PyROOT they are plain functions: tab completion shows their
// parameters, and Python their exceptions. rootcling defines __ROOTCLING__, and so does ROOT when it loads rootcling's
// output for a compiled macro. ROOT also defines it when it loads these headers automatically for the prompt: see
// root/prompt/dictionary.c.
#if defined(ROOTGRAD_COMPILED_FACE)
#define ROOTGRAD_FACE
#define ROOTGRAD_FACE_DEFINED
#define ROOTGRAD_FACE_MEMBER
#define ROOTGRAD_ON_USE inline
#elif defined(__CLING__) && (!defined(__ROOTCLING__) || defined(ROOTGRAD_AT_PROMPT))
#define ROOTGRAD_FACE inline
#define ROOTGRAD_FACE_DEFINED inline
#define ROOTGRAD_FACE_MEMBER inline
#define ROOTGRAD_ON_USE inline
#else
#define ROOTGRAD_FACE template <class = void>
#define ROOTGRAD_FACE_DEFINED template <class>
#define ROOTGRAD_FACE_MEMBER inline
#define ROOTGRAD_ON_USE template <class = void>
#endif

#endif
