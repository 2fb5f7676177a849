#include "dataset.hpp"

#include "rootgrad-root/src/bridge.rs.h"
#include "words.hpp"

#include <RVersion.h>
#include <TError.h>
#include <TROOT.h>
#include <TSystem.h>

namespace rootgrad::rootio {

rust::Vec<Description> Dataset::columns() {
  return with_words("has columns that ROOT cannot list", [&] { return describe(); });
}

void Dataset::select(rust::Slice<const Description> columns) {
  columns_.clear();
  reset();
  for (const auto &description : columns) {
    const auto problem = "has column '" + std::string(description.name) + "', which ROOT cannot read";
    columns_.push_back(with_words(problem, [&] { return column(description); }));
  }
}

void Dataset::read(std::uint64_t first, std::uint64_t rows) {
  for (auto &column : columns_) {
    column->values.clear();
    column->offsets.clear();
    if (column->jagged)
      column->offsets.push_back(0);
  }
  const auto problem =
      "has rows that ROOT cannot read, of " + std::to_string(first) + " to " + std::to_string(first + rows);
  with_words(problem, [&] {
    fill(first, rows);
    return true;
  });
}

rust::Slice<const float> Dataset::values(std::size_t column) const {
  const auto &values = columns_.at(column)->values;
  return {values.data(), values.size()};
}

rust::Slice<const std::uint64_t> Dataset::offsets(std::size_t column) const {
  const auto &offsets = columns_.at(column)->offsets;
  return {offsets.data(), offsets.size()};
}

void begin() {
  const Words words;
  const std::string version = gROOT->GetVersion();
  ROOT::EnableThreadSafety();
  gSystem->ResetSignals(); // ROOT installs signal handlers when it is loaded; the process must not have them
  if (version != ROOT_RELEASE)
    throw Problem("was built for ROOT " ROOT_RELEASE ", and ROOT " + version +
                  " is loaded: install rootgrad again with that ROOT, or remove it from LD_LIBRARY_PATH");
  Words::check("ROOT " + version + " does not start");
}

} // namespace rootgrad::rootio
