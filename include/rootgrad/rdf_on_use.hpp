/// \file rdf_on_use.hpp
/// How the functions of the headers for ROOT are declared.
#ifndef ROOTGRAD_RDF_ON_USE_HPP
#define ROOTGRAD_RDF_ON_USE_HPP

// A compiler instantiates RDataFrame's templates, which takes long, for every inline function that a header holds; a template's only
// where it is called. At the prompt and in PyROOT they are plain functions: tab completion shows their parameters, and Python their exceptions.
// rootcling, and ROOT where it loads what rootcling has made of a compiled macro, define __ROOTCLING__. So does ROOT where it loads these headers
// by itself, for the prompt: root/prompt/dictionary.c tells that.
#if defined(__CLING__) && (!defined(__ROOTCLING__) || defined(ROOTGRAD_AT_PROMPT))
#define ROOTGRAD_ON_USE inline
#else
#define ROOTGRAD_ON_USE template <class = void>
#endif

#endif
