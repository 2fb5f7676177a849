// Table of number types, shared with the library's own reader of ROOT files.
#include "../../rootio/src/element.cpp"
