// A contest: many deals, each played once for every seating, on all cores. The result does not
// depend on how many there are.
#pragma once

#include "arena/game.h"
#include "arena/score.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ordinal::arena {

// A deal, played with every rotation of the players over the seats.
struct PlayedDeal {
  std::vector<double> shares;  // of every player: the mean over the seatings
  std::vector<Work> work;      // of every player, in all of them
  int cut_off = 0;             // games
  std::string record;          // of all games, if it is kept
};

struct Plan {
  AnyGame start;                // not yet played
  std::vector<Player> players;  // as many as the game has
  Seed seed;
  std::uint32_t deals;
  enum class Records : std::uint8_t { left_out, kept } records = Records::left_out;
  std::vector<PlayedDeal> earlier = {};  // the first ones, where they were played before

  std::uint32_t games() const { return deals * static_cast<std::uint32_t>(players.size()); }
};

struct Standing {
  std::string_view name;
  Share share;
  std::optional<double> elo;  // against the others; nothing if it won all or nothing
  Work work;
};

struct Outcome {
  std::uint32_t games = 0;
  std::uint32_t cut_off = 0;
  std::vector<Standing> standings;  // in the order of the players
};

// To wind up is to begin no further deal, but to end and to count those that are being played.
enum class Next : std::uint8_t { go_on, wind_up, stop };

// Called after every deal, earlier ones too, in their order, by the thread that runs the contest.
using Watch = std::function<Next(const PlayedDeal& deal, std::uint32_t played)>;

PlayedDeal play_deal(const Plan& plan, std::uint32_t number);

// Plays the plan with so many threads; stopped early, the outcome is that of the deals that were
// watched. Precondition: at least one deal, thread and player; no more earlier deals than
// the plan has.
Outcome run(const Plan& plan, unsigned threads, const Watch& watch);

}  // namespace ordinal::arena
