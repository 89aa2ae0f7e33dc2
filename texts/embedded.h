// The .json files of this folder as they are, in the order of `language_codes`. Made by the build.
#pragma once

#include <array>
#include <string_view>

namespace ordinal {

extern const std::array<std::string_view, 4> embedded_texts;

}  // namespace ordinal
