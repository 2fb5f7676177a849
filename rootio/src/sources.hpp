// Opens the two kinds of data sets.
#pragma once
#include "dataset.hpp"

#include <memory>

class TFile;
class TTree;

namespace rootgrad::rootio {

/// Returns the columns of `tree`, which is stored in `file`.
std::unique_ptr<Dataset> open_tree(std::unique_ptr<TFile> file, TTree *tree, std::string name);

/// Returns the columns of the RNTuple `name` in `file`.
std::unique_ptr<Dataset> open_ntuple(std::unique_ptr<TFile> file, std::string name);

} // namespace rootgrad::rootio
