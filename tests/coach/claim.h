// A sentence of the coach as a claim about a position: checkers read its key and arguments only,
// and count with the engine. A checker of every game is declared here.
#pragma once

#include "engine/core/picture.h"
#include "engine/games/completto/state.h"
#include "engine/games/lucky_numbers/state.h"
#include "engine/games/sequence_numbers/state.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::test {

// What is said about a move, or about one that was played instead of the best.
struct Claim {
  Seat seat;
  std::string move;  // the one asked about, or the one played
  std::string best;  // empty if one move is spoken of
  Caption caption;

  std::string text(std::string_view name) const {
    const auto found = std::find_if(caption.arguments.begin(), caption.arguments.end(),
                                    [&](const Argument& given) { return given.name == name; });
    return found == caption.arguments.end() ? "" : found->value;
  }
  int number(std::string_view name) const {
    const std::string digits = text(name);
    int value = -1;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  }

  // Are the moves that it names the right ones?
  bool names_its_moves() const {
    const auto names = [&](std::string_view name, const std::string& wanted) {
      return text(name).empty() || text(name) == wanted;
    };
    return names("move", move) && names("played", move) && names("best", best);
  }
};

// Is it so? Nothing if nobody knows how to check such a sentence.
std::optional<bool> holds(const lucky_numbers::State& state, const Claim& claim);
std::optional<bool> holds(const completto::State& state, const Claim& claim);
std::optional<bool> holds(const sequence_numbers::State& state, const Claim& claim);

// How to check each sentence of a game, by its key.
template <class Said>
using Checkers = std::map<std::string_view, bool (*)(const Said&)>;

template <class Said>
std::optional<bool> check(const Checkers<Said>& checkers, const Said& said) {
  const auto checker = checkers.find(said.claim.caption.text.name);
  if (checker == checkers.end()) return std::nullopt;
  return said.claim.names_its_moves() && checker->second(said);
}

}  // namespace ordinal::test
