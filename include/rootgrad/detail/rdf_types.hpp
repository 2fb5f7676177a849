/// \file rdf_types.hpp
/// Classifies column types by the names that RDataFrame gives them: real and complex numbers, lists of them, others.
#ifndef ROOTGRAD_RDF_TYPES_HPP
#define ROOTGRAD_RDF_TYPES_HPP

#include "rdf_on_use.hpp"
#include <TClass.h>
#include <TClassEdit.h>
#include <TDataMember.h>
#include <TEnum.h>
#include <TList.h>
#include <TMethod.h>

#include <algorithm>
#include <iterator>
#include <string>

namespace rootgrad {
namespace detail {

/// Kind of a column's type, for packing. A complex number is two numbers, its real and its imaginary part.
enum class ColumnKind { Scalar, FloatArray, Array, Complex, ComplexArray, Text, Other };

ROOTGRAD_ON_USE std::string without_prefix(std::string text, const char *prefix) {
  const std::string p(prefix);
  return text.compare(0, p.size(), p) == 0 ? text.substr(p.size()) : text;
}

/// Splits `vector<Long64_t>` into container `vector` and element `Long64_t`; without a container there is only an
/// element.
ROOTGRAD_ON_USE void split_type(std::string type, std::string &container, std::string &element) {
  type = without_prefix(type, "const ");
  type = without_prefix(TClassEdit::ResolveTypedef(type.c_str(), true), "std::");
  for (const char *prefix : {"ROOT::VecOps::", "ROOT::"})
    type = without_prefix(type, prefix);
  const auto open = type.find('<');
  if (open == std::string::npos || type.back() != '>') {
    const bool short_name = type.size() == 5 && type.compare(0, 4, "RVec") == 0; // RVecF, RVecD, RVecI, …
    container = short_name ? "RVec" : "";
    element = short_name ? (type[4] == 'F' ? "float" : type[4] == 'C' ? "char" : "double") : type;
    return;
  }
  container = type.substr(0, open);
  element = type.substr(open + 1, type.size() - open - 2);
  if (container == "array")
    element = element.substr(0, element.rfind(','));
  if (container == "vector" || container == "RVec") { // remove an allocator
    const auto comma = element.find(',');
    if (comma != std::string::npos && element.find('<') > comma)
      element = element.substr(0, comma);
  }
  while (!element.empty() && element.back() == ' ')
    element.pop_back();
  element = without_prefix(TClassEdit::ResolveTypedef(element.c_str(), true), "std::");
}

ROOTGRAD_ON_USE bool is_number(const std::string &type) {
  static const char *const numbers[] = {
      "bool",
      "Bool_t",
      "char",
      "Char_t",
      "signed char",
      "unsigned char",
      "UChar_t",
      "short",
      "Short_t",
      "unsigned short",
      "UShort_t",
      "int",
      "Int_t",
      "unsigned int",
      "unsigned",
      "UInt_t",
      "long",
      "Long_t",
      "unsigned long",
      "ULong_t",
      "long long",
      "Long64_t",
      "unsigned long long",
      "ULong64_t",
      "float",
      "Float_t",
      "Float16_t",
      "double",
      "Double_t",
      "Double32_t",
      "long double",
      "LongDouble_t",
      "int8_t",
      "uint8_t",
      "int16_t",
      "uint16_t",
      "int32_t",
      "uint32_t",
      "int64_t",
      "uint64_t",
      "size_t",
  };
  return std::find(std::begin(numbers), std::end(numbers), type) != std::end(numbers);
}

/// True if the interpreter knows the type as an enumeration. Its values are read as numbers.
ROOTGRAD_ON_USE bool is_enum(const std::string &type) {
  return !type.empty() && type.find('<') == std::string::npos && TEnum::GetEnum(type.c_str()) != nullptr;
}

/// True for std::complex<float> and its relatives, as `split_type` gives the elements of a list.
ROOTGRAD_ON_USE bool is_complex(const std::string &type) {
  return without_prefix(type, "std::").compare(0, 8, "complex<") == 0;
}

ROOTGRAD_ON_USE bool is_list(const std::string &container) {
  return container == "RVec" || container == "vector" || container == "array";
}

ROOTGRAD_ON_USE ColumnKind column_kind(const std::string &type) {
  std::string container, element;
  split_type(type, container, element);
  if (is_complex(element) && is_list(container))
    return ColumnKind::ComplexArray;
  if (!is_number(element) && !is_enum(element))
    return ColumnKind::Other;
  if (container == "complex")
    return ColumnKind::Complex;
  if (container.empty())
    return ColumnKind::Scalar;
  if (!is_list(container))
    return ColumnKind::Other;
  if (element == "char" || element == "Char_t")
    return ColumnKind::Text; // RDataFrame reads a C string branch as this type
  return element == "float" || element == "Float_t" ? ColumnKind::FloatArray : ColumnKind::Array;
}

/// Expression for a number of an `object` of this class: a numeric member. Empty if the interpreter knows none, for
/// example for a class without a dictionary.
ROOTGRAD_ON_USE std::string number_of(const std::string &object, const std::string &type) {
  auto *found = TClass::GetClass(type.c_str(), true, true);
  if (!found || !found->HasInterpreterInfo() || found->GetCollectionType() != ROOT::kNotSTL)
    return "";
  for (const char *name : {"pt", "Pt"})
    if (found->GetMethodWithPrototype(name, "", true))
      return object + "." + name + "()";
  if (const auto *members = found->GetListOfAllPublicDataMembers())
    for (auto *each : *members) {
      const auto &member = *static_cast<TDataMember *>(each);
      if (member.IsBasic() && !member.IsaPointer() && member.GetArrayDim() == 0 && !(member.Property() & kIsStatic))
        return object + "." + member.GetName();
    }
  if (const auto *methods = found->GetListOfAllPublicMethods())
    for (auto *each : *methods) {
      auto &method = *static_cast<TMethod *>(each);
      const std::string name = method.GetName();
      if (method.GetNargs() == 0 && (method.Property() & kIsConstMethod) && name.compare(0, 8, "operator") != 0 &&
          is_number(method.GetReturnTypeNormalizedName()))
        return object + "." + name + "()";
    }
  return "";
}

/// String that Defines a list from another: `number` for each of its elements. RDataFrame needs `return` before an
/// expression that contains one, and Map needs an RVec.
ROOTGRAD_ON_USE std::string map_expression(const std::string &column, const std::string &container,
                                           const std::string &each, const std::string &number) {
  if (container == "RVec")
    return "return ROOT::VecOps::Map(" + column + ", [](const auto &" + each + ") { return float(" + number + "); })";
  return "ROOT::RVecF all; for (const auto &" + each + " : " + column + ") all.push_back(float(" + number +
         ")); return all";
}

/// Advice to Define a number from a column of objects, or of lists of objects, of this class; `container` is empty
/// without lists.
ROOTGRAD_ON_USE std::string number_advice(const std::string &column, const std::string &type,
                                          const std::string &container) {
  const bool list = !container.empty();
  const auto number = number_of(list ? "p" : column, type);
  if (number.empty())
    return "; wanted numbers: if its parts are columns of their own, " + column +
           ".part, use those; otherwise load the class's library or header, and Define one number from each";
  if (!list)
    return "; wanted a number: Define the numbers that you need from it, as float(" + number + ")";
  return "; wanted one list of numbers per event: Define one number of each, as " +
         map_expression(column, container, "p", number);
}

/// Message with the type of a column that cannot be trained on, and a remedy.
ROOTGRAD_ON_USE std::string not_numeric_message(const std::string &column, const std::string &type) {
  const auto what = "column '" + column + "' has type " + type;
  std::string container, element, inner, innermost;
  split_type(type, container, element);
  split_type(element, inner, innermost);
  if (column_kind(type) == ColumnKind::Text)
    return what + ", which contains text; wanted numbers (if these are small integers, Define them as ROOT::RVecI(" +
           column + "); text, as std::string(" + column + ".begin(), std::find(" + column + ".begin(), " + column +
           ".end(), '\\0')) == \"muon\")";
  if (element == "string" || element == "basic_string<char>" || element == "TString")
    return what + ", which contains text; wanted numbers: Define the number that it stands for, as " + column +
           (container.empty() || container == "basic_string" ? "" : ".at(0)") + " == \"muon\"";
  if (is_list(container) && (is_list(inner) || TClassEdit::IsSTLCont(element) != ROOT::kNotSTL))
    return what +
           ", which contains lists of lists; wanted one list of numbers per event: Define one number of each list, "
           "as " +
           map_expression(column, container, "list", "list.size()") + ", or all of them side by side";
  if (is_list(container))
    return what + ", which contains lists of objects" + number_advice(column, element, container);
  static const char *const others[] = {"set", "multiset", "unordered_set", "unordered_multiset", "list", "deque"};
  if (std::find(std::begin(others), std::end(others), container) != std::end(others) && inner.empty())
    return what + "; wanted an RVec: Define it as ROOT::RVecF(" + column + ".begin(), " + column + ".end())";
  if (container == "optional" && inner.empty())
    return what + "; wanted a number in every event: Define it as " + column + ".value_or(…), or Filter " + column +
           ".has_value() first";
  if (!number_of(column, type).empty())
    return what + ", which is an object" + number_advice(column, type, "");
  return what +
         "; wanted a number (bool, integer, float, double, enumeration, complex) or an RVec, C array, std::vector or "
         "std::array of numbers: Define those that you need from it";
}

} // namespace detail
} // namespace rootgrad

#endif
