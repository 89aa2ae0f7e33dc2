// How well a computer player plays: six levels, with the same names in every game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ordinal {

enum class Level : std::uint8_t { beginner, easy, medium, hard, expert, master };

inline constexpr std::array<std::string_view, 6> level_names = {"beginner", "easy",   "medium",
                                                                "hard",     "expert", "master"};

constexpr std::string_view name_of(Level level) {
  return level_names[static_cast<std::size_t>(level)];
}

}  // namespace ordinal
