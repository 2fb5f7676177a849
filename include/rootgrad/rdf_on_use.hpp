/// \file rdf_on_use.hpp
/// How the functions of the headers for ROOT are declared.
#ifndef ROOTGRAD_RDF_ON_USE_HPP
#define ROOTGRAD_RDF_ON_USE_HPP

// A compiler instantiates RDataFrame's templates, which takes long, for every inline function that a header holds; a template's only
// where it is called. Cling has plain functions: its tab completion shows their parameters, and PyROOT their exceptions. rootcling is no prompt;
// it defines __MAKECINT__ (and __ROOTCLING__, but so does a ROOT that loads headers by itself).
#if defined(__CLING__) && !defined(__MAKECINT__)
#define ROOTGRAD_ON_USE inline
#else
#define ROOTGRAD_ON_USE template <class = void>
#endif

#endif
