// Puzzles: positions with one best move whose lead is proven, and how often it is missed.
#pragma once

#include "bots/level.h"
#include "coach/lead.h"
#include "engine/any/any_game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace ordinal::coach {

// How often each level plays another move than the best.
struct Misses {
  static constexpr int askings = 20;  // of each

  std::array<int, level_names.size()> counts{};  // from `beginner` up
  std::string lure;  // the other move that is played most often; empty if none is

  int sum() const;
};

// By how often all levels together miss it: less than once in four times, in two, or more.
enum class Difficulty : std::uint8_t { gentle, tricky, tough };

struct Puzzle {
  AnyGame game;
  Seat seat;  // whose turn it is, alone
  std::string best;
  Lead lead;
  Misses misses;

  Difficulty difficulty() const;
};

// Looks for one in the game of this deal, where `expert` plays against a level that errs; nothing
// if it has none. A move that hardly any level misses is no puzzle.
std::optional<Puzzle> find_puzzle(const AnyGame& start, const Deal& deal, Level erring);

// Whether the lead is still proven, and as large as it was if it is exact.
bool is_proven(const Puzzle& puzzle);

// Precondition: the move is legal for the seat.
Misses misses_of(const AnyGame& game, Seat seat, std::string_view best);

}  // namespace ordinal::coach
