// How well a computer player plays: six levels, with the same names in every game.
#pragma once

#include <algorithm>
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

constexpr bool is_level(std::string_view name) {
  return std::find(level_names.begin(), level_names.end(), name) != level_names.end();
}

// A level, or one with a model of its own: NAME:FILE.
constexpr bool is_of_level(std::string_view name) {
  return is_level(name.substr(0, name.find(':')));
}

}  // namespace ordinal
