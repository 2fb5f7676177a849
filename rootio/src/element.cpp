#include "element.hpp"

#include <utility>

namespace rootgrad::rootio {
namespace {

const std::pair<const char *, Element> names[] = {
    {"bool", Element::Bool},
    {"Bool_t", Element::Bool},
    {"char", Element::Char},
    {"Char_t", Element::Char},
    {"signed char", Element::Int8},
    {"std::int8_t", Element::Int8},
    {"int8_t", Element::Int8},
    {"Int8_t", Element::Int8},
    {"unsigned char", Element::UInt8},
    {"UChar_t", Element::UInt8},
    {"std::uint8_t", Element::UInt8},
    {"uint8_t", Element::UInt8},
    {"short", Element::Int16},
    {"Short_t", Element::Int16},
    {"std::int16_t", Element::Int16},
    {"int16_t", Element::Int16},
    {"unsigned short", Element::UInt16},
    {"UShort_t", Element::UInt16},
    {"std::uint16_t", Element::UInt16},
    {"uint16_t", Element::UInt16},
    {"int", Element::Int32},
    {"Int_t", Element::Int32},
    {"std::int32_t", Element::Int32},
    {"int32_t", Element::Int32},
    {"unsigned int", Element::UInt32},
    {"UInt_t", Element::UInt32},
    {"std::uint32_t", Element::UInt32},
    {"uint32_t", Element::UInt32},
    {"long", Element::Long},
    {"Long_t", Element::Long},
    {"std::int64_t", Element::Long},
    {"int64_t", Element::Long},
    {"unsigned long", Element::ULong},
    {"ULong_t", Element::ULong},
    {"std::uint64_t", Element::ULong},
    {"uint64_t", Element::ULong},
    {"long long", Element::Int64},
    {"Long64_t", Element::Int64},
    {"unsigned long long", Element::UInt64},
    {"ULong64_t", Element::UInt64},
    {"float", Element::Float},
    {"Float_t", Element::Float},
    {"Float16_t", Element::Float},
    {"double", Element::Double},
    {"Double_t", Element::Double},
    {"Double32_t", Element::Double},
};

const char *lists[] = {"ROOT::VecOps::RVec<", "ROOT::RVec<", "RVec<", "std::vector<", "vector<",
                       "std::array<",         "array<"};
const char *texts[] = {"std::string", "string", "TString", "std::string_view", "char*", "const char*"};

std::string trimmed(const std::string &text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Returns the first argument of the template whose name ends before `from`.
std::string argument(const std::string &name, std::size_t from) {
  int depth = 0;
  for (auto i = from; i < name.size(); i++) {
    if (name[i] == '<')
      depth++;
    if ((name[i] == '>' || name[i] == ',') && depth == 0)
      return trimmed(name.substr(from, i - from));
    if (name[i] == '>')
      depth--;
  }
  return "";
}

} // namespace

Element element(const std::string &name) {
  for (const auto &[known, element] : names)
    if (name == known)
      return element;
  return Element::None;
}

const char *spelling(Element element) {
  switch (element) {
  case Element::Bool:
    return "bool";
  case Element::Char:
    return "char";
  case Element::Int8:
    return "int8";
  case Element::UInt8:
    return "uint8";
  case Element::Int16:
    return "int16";
  case Element::UInt16:
    return "uint16";
  case Element::Int32:
    return "int32";
  case Element::UInt32:
    return "uint32";
  case Element::Long:
  case Element::Int64:
    return "int64";
  case Element::ULong:
  case Element::UInt64:
    return "uint64";
  case Element::Float:
    return "float";
  case Element::Double:
    return "double";
  case Element::None:
    break;
  }
  return "";
}

Taken take_apart(std::string name) {
  Taken taken;
  name = trimmed(name);
  for (bool again = true; again && taken.lists < 16;) {
    again = false;
    for (const char *list : lists) {
      if (name.rfind(list, 0) == 0) {
        name = argument(name, std::string(list).size());
        taken.lists++;
        again = true;
        break;
      }
    }
  }
  for (const char *text : texts)
    taken.text = taken.text || name == text;
  taken.element = element(name);
  taken.inner = name;
  taken.text = taken.text || (taken.lists > 0 && taken.element == Element::Char); // a text appears as a list of char
  return taken;
}

} // namespace rootgrad::rootio
