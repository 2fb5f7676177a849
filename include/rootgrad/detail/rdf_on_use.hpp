/// \file rdf_on_use.hpp
/// How the functions of the headers for ROOT are declared.
///
/// There are two ways to use these headers. With the headers alone, the functions on frames are compiled where they are called. With
/// librootgrad_frames.so, which `cargo xtask install` compiles for the ROOT that it finds, the headers only declare them
/// (ROOTGRAD_COMPILED_FACE), which saves ten seconds at each start of ROOT. ROOT's interpreter and ACLiC choose by themselves (face.hpp);
/// a program chooses by `rootgrad-config --root --cflags --libs`, or by CMake's target rootgrad::rdf.
///
/// A header `rdf_x.hpp` that users call declares, `rdf_x-inl.hpp` defines; the others are for those alone.
#ifndef ROOTGRAD_RDF_ON_USE_HPP
#define ROOTGRAD_RDF_ON_USE_HPP

// (A source tree has no face.hpp: `cargo xtask install` writes it.)
#if !defined(ROOTGRAD_COMPILED_FACE) && !defined(ROOTGRAD_HEADERS_ALONE) && __has_include("face.hpp")
#include "face.hpp"
#ifdef ROOTGRAD_FRAMES_LOADED
#if ROOTGRAD_FRAMES_LOADED != ROOTGRAD_VERSION_MAJOR * 10000 + ROOTGRAD_VERSION_MINOR * 100 + ROOTGRAD_VERSION_PATCH
#error librootgrad_frames.so is of another version of rootgrad than these headers: install rootgrad again
#endif
#define ROOTGRAD_COMPILED_FACE
#elif defined(__ACLIC__) &&                                                                                            \
    defined(ROOTGRAD_FACE_FITS) // what compiles the macro, for which its calls lead to the library
#define ROOTGRAD_COMPILED_FACE
#endif
#endif

// ROOTGRAD_FACE begins a declaration that users call, ROOTGRAD_FACE_DEFINED its definition, ROOTGRAD_FACE_MEMBER that of a class's member.
// ROOTGRAD_ON_USE begins all other functions.
//
// A compiler instantiates RDataFrame's templates, which takes long, for every inline function that a header holds; a template's only
// where it is called. At the prompt and in PyROOT they are plain functions: tab completion shows their parameters, and Python their exceptions.
// rootcling, and ROOT where it loads what rootcling has made of a compiled macro, define __ROOTCLING__. So does ROOT where it loads these headers
// by itself, for the prompt: root/prompt/dictionary.c tells that.
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
