/// \file rdf_frames.hpp
/// Several RDataFrames as one data set: each has the class of its events, and a weight.
#ifndef ROOTGRAD_RDF_FRAMES_HPP
#define ROOTGRAD_RDF_FRAMES_HPP

#include "error.hpp"
#include "rdf_on_use.hpp"

#include <ROOT/RDataFrame.hxx>
#include <TTree.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

namespace detail {

/// Returns a frame of all entries of a tree, which must exist as long.
ROOTGRAD_ON_USE ROOT::RDF::RNode frame_of(TTree *tree) {
  if (!tree)
    throw Error(ErrorCode::NullPointer,
                "the tree is NULL: the file has no such TTree; wanted one that exists (file.ls() lists them)");
  return ROOT::RDataFrame(*tree);
}

} // namespace detail

/// A frame, or a `TTree *`, the class of all its events, and a factor for their weights:
///
///     rootgrad::Frame(signal, 1).weight(cross_section * luminosity / sum_of_weights)
///
/// Without a class, `Frame(df)`, if the target is a column.
class Frame {
  ROOT::RDF::RNode node_;
  std::optional<float> target_;
  double weight_ = 1;
  bool missing_ = false;

  template <class Node> static constexpr bool is_node =
      std::is_convertible_v<const Node &, ROOT::RDF::RNode> && !std::is_same_v<Node, Frame>;

public:
  template <class Node, std::enable_if_t<is_node<Node>, int> = 0> Frame(const Node &df) : node_(df) {}

  /// \param target the class: 0 or 1 for two classes, 0 … K−1 for K; or a value, for a regression
  template <class Node, class Number,
            std::enable_if_t<is_node<Node> && (std::is_arithmetic_v<Number> || std::is_enum_v<Number>), int> = 0>
  Frame(const Node &df, Number target) : node_(df), target_(static_cast<float>(target)) {}

  /// Without a tree (NULL) `node()` throws: an exception here would leave a braced list half constructed, and Cling would
  /// also destroy its other half.
  Frame(TTree *tree) : node_(tree ? detail::frame_of(tree) : ROOT::RDF::RNode(ROOT::RDataFrame(0))), missing_(!tree) {}
  Frame(TTree *tree, double target) : Frame(tree) { target_ = static_cast<float>(target); }

  /// Sets a factor for the weight of each event, in addition to `TrainOptions::weight_column`. The product is computed
  /// in double precision and rounded once. The fit throws for 0 and for values that are not finite.
  Frame &weight(double factor) {
    weight_ = factor;
    return *this;
  }

  const ROOT::RDF::RNode &node() const {
    if (missing_)
      detail::frame_of(nullptr);
    return node_;
  }
  const std::optional<float> &target() const { return target_; }
  double weight() const { return weight_; }
};

/// Frames that form one data set: `{{signal, 1}, {background, 0}}`, or a vector of them.
class Frames {
  std::vector<Frame> frames_;

public:
  Frames(std::initializer_list<Frame> frames) : frames_(frames) {}
  Frames(std::vector<Frame> frames) : frames_(std::move(frames)) {}

  std::size_t size() const { return frames_.size(); }
  const Frame &operator[](std::size_t index) const { return frames_.at(index); }
  std::vector<Frame>::const_iterator begin() const { return frames_.begin(); }
  std::vector<Frame>::const_iterator end() const { return frames_.end(); }
};

} // namespace rootgrad

#endif
