// The table of numbers' types, which the library's own reader of ROOT files has, too.
#include "../../rootio/src/element.cpp"
