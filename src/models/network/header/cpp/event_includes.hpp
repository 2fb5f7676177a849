#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
