// The two kinds of data sets.
#pragma once
#include "dataset.hpp"

#include <memory>

class TFile;
class TTree;

namespace rootgrad::rootio {

/// The columns of `tree`, which lies in `file`.
std::unique_ptr<Dataset> open_tree(std::unique_ptr<TFile> file, TTree *tree, std::string name);

/// The columns of the RNTuple `name` of `file`.
std::unique_ptr<Dataset> open_ntuple(std::unique_ptr<TFile> file, std::string name);

} // namespace rootgrad::rootio
