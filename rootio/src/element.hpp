// Types of numbers, by their names in ROOT.
#pragma once
#include <ROOT/RVec.hxx>
#include <RtypesCore.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace rootgrad::rootio {

/// Types of numbers that differ in memory.
enum class Element {
  None,
  Bool,
  Char,
  Int8,
  UInt8,
  Int16,
  UInt16,
  Int32,
  UInt32,
  Long,
  ULong,
  Int64,
  UInt64,
  Float,
  Double
};

/// Returns the type for `name`, as TTree, RNTuple and RDataFrame spell it.
Element element(const std::string &name);

/// Returns one spelling of the type; types with the same numbers have the same spelling.
const char *spelling(Element element);

/// A parsed type name: `RVec<vector<float>>` is two lists of Float.
struct Taken {
  Element element = Element::None;
  int lists = 0;
  bool text = false;
  std::string inner; // type of the list elements
};

/// Parses the name of a type.
Taken take_apart(std::string name);

template <typename T> struct Type {
  using type = T;
};

/// Calls `then` with Type<T>{}, where T is the type in memory.
template <typename F> auto with_type(Element element, F then) {
  switch (element) {
  case Element::Bool:
    return then(Type<bool>{});
  case Element::Char:
    return then(Type<char>{});
  case Element::Int8:
    return then(Type<signed char>{});
  case Element::UInt8:
    return then(Type<unsigned char>{});
  case Element::Int16:
    return then(Type<short>{});
  case Element::UInt16:
    return then(Type<unsigned short>{});
  case Element::Int32:
    return then(Type<int>{});
  case Element::UInt32:
    return then(Type<unsigned int>{});
  case Element::Long:
    return then(Type<long>{});
  case Element::ULong:
    return then(Type<unsigned long>{});
  case Element::Int64:
    return then(Type<long long>{});
  case Element::UInt64:
    return then(Type<unsigned long long>{});
  case Element::Float:
    return then(Type<float>{});
  case Element::Double:
    return then(Type<double>{});
  case Element::None:
    break;
  }
  throw std::logic_error("a column without numbers was to be read");
}

/// Appends `count` numbers as floats, each rounded to the nearest float; `true` becomes 1.
template <typename T> void append(std::vector<float> &to, const T *from, std::size_t count) {
  const auto before = to.size();
  to.resize(before + count);
  float *out = to.data() + before;
  if constexpr (std::is_same_v<T, bool>) {
    // Read as bytes: a file may contain values other than 0 and 1, which are not valid for a bool.
    const auto *bytes = reinterpret_cast<const unsigned char *>(from);
    for (std::size_t i = 0; i < count; i++)
      out[i] = bytes[i] ? 1.f : 0.f;
  } else {
    for (std::size_t i = 0; i < count; i++)
      out[i] = static_cast<float>(from[i]);
  }
}

} // namespace rootgrad::rootio
