// Puzzles for people, the answers at the end of the page; and for programs.
#pragma once

#include "coach/puzzle.h"
#include "texts/text.h"

#include <span>
#include <string>

namespace ordinal::cli {

std::string puzzle_page(Language language, std::span<const coach::Puzzle> puzzles);

// {"game":…,"position":…,"seat":…,"best":…,"lead":…,"proof":"exact"|"playouts",
//  "difficulty":"gentle"|"tricky"|"tough","askings":…,"misses":{"beginner":…, …},"lure":…|null}
std::string puzzle_json(const coach::Puzzle& puzzle);

}  // namespace ordinal::cli
