// The model files that travel inside the program.
#pragma once

#include <string_view>

namespace ordinal::value {

std::string_view shipped_bytes(std::string_view game);  // of the model file; empty if there is none

}  // namespace ordinal::value
