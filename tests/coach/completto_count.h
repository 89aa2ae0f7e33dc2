// Counting in rows of Completto with the engine alone: every tile is held up to the row, and the
// list of legal moves says where it fits. Knows no sentence.
#pragma once

#include "engine/games/completto/state.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ordinal::completto::test {

// The same table at another moment.
inline State at(const State& state, Phase phase, Seat seat, Number in_hand = 0) {
  View view = state.view(Viewer::referee());
  view.table.phase = phase;
  view.table.seat = static_cast<std::uint8_t>(seat);
  view.table.hands = {};
  view.table.hands[static_cast<std::size_t>(seat)] = in_hand;
  Rng rng(0);
  return State::sample(view, rng);
}

inline Row row(const State& state, Seat seat) {
  return state.table().rows[static_cast<std::size_t>(seat)];
}

inline int face_down(const State& state, Seat seat) {
  int count = 0;
  for (int place = 0; place < row(state, seat).size(); ++place) {
    count += row(state, seat).at(static_cast<std::size_t>(place)).is_down() ? 1 : 0;
  }
  return count;
}

inline std::vector<Move> placings(const State& state, Seat seat, Number tile) {
  std::vector<Move> moves;
  for (const Move move : at(state, Phase::placing, seat, tile).legal_moves(seat)) {
    if (move.kind() == Kind::place) moves.push_back(move);
  }
  return moves;
}

inline bool fits(const State& state, Seat seat, Number tile) {
  return !placings(state, seat, tile).empty();
}

inline bool fits_at(const State& state, Seat seat, Number tile, int place) {
  const auto moves = placings(state, seat, tile);
  return std::any_of(moves.begin(), moves.end(), [&](Move move) { return move.place() == place; });
}

inline bool tile_gives_turn(const State& state, Seat seat, Number tile) {
  for (const Move move : placings(state, seat, tile)) {
    State next = at(state, Phase::placing, seat, tile);
    next.play(seat, move);
    if (next.table().phase == Phase::turn && next.table().seat == seat) return true;
  }
  return false;
}

// Sums `count` over the unseen tiles, each turned over by chance.
template <class Count>
int over_unseen(const State& state, Seat seat, const Count& count) {
  const State revealing = at(state, Phase::revealing, seat);
  int sum = 0;
  for (const Move reveal : revealing.legal_moves(Actor::chance())) {
    sum += static_cast<int>(revealing.weight(reveal)) * count(reveal.tile());
  }
  return sum;
}

inline int fitting(const State& state, Seat seat) {
  return over_unseen(state, seat, [&](Number tile) { return fits(state, seat, tile) ? 1 : 0; });
}
inline int turns(const State& state, Seat seat) {
  return over_unseen(state, seat,
                     [&](Number tile) { return tile_gives_turn(state, seat, tile) ? 1 : 0; });
}
inline int ways(const State& state, Seat seat) {
  return over_unseen(state, seat, [&](Number tile) {
    return static_cast<int>(placings(state, seat, tile).size());
  });
}

// Tiles that lie in no row: unseen, or face up in the middle.
inline int left_for_place(const State& state, Seat seat, int place) {
  int count = over_unseen(state, seat,
                          [&](Number tile) { return fits_at(state, seat, tile, place) ? 1 : 0; });
  for (Number tile = 1; tile <= highest; ++tile) {
    if (state.table().display.contains(tile)) count += fits_at(state, seat, tile, place) ? 1 : 0;
  }
  return count;
}

// Face-down tiles side by side, as long as it gets; places count from 0.
struct Stretch {
  int begin;
  int end;
  int count;  // tiles left that fit

  int width() const { return end - begin; }
};

inline std::vector<Stretch> stretches(const State& state, Seat seat) {
  std::vector<Stretch> found;
  const Row own = row(state, seat);
  for (int place = 0; place < own.size(); ++place) {
    if (!own.at(static_cast<std::size_t>(place)).is_down()) continue;
    if (found.empty() || found.back().end != place) {
      found.push_back({place, place, left_for_place(state, seat, place)});
    }
    ++found.back().end;
  }
  return found;
}

inline std::string places_of(const Stretch& stretch) {
  const std::string first = std::to_string(stretch.begin + 1);
  return stretch.width() == 1 ? first : first + "-" + std::to_string(stretch.end);
}

// Is there such a stretch, with so many face down and so many tiles for it?
inline bool is_there(const State& state, Seat seat, const std::string& places, int width,
                     int count) {
  for (const Stretch& stretch : stretches(state, seat)) {
    if (places_of(stretch) != places) continue;
    return stretch.width() == width && stretch.count == count;
  }
  return false;
}

inline bool is_tightest(const State& state, Seat seat, const std::string& places, int width,
                        int count) {
  for (const Stretch& stretch : stretches(state, seat)) {
    if (stretch.count * width < count * stretch.width()) return false;
  }
  return is_there(state, seat, places, width, count);
}

inline bool is_complete(const State& state, Seat seat) { return face_down(state, seat) == 0; }

inline bool wins_by_take(const State& state, Seat seat, Number tile) {
  const State turn = at(state, Phase::turn, seat);
  for (const Move move : turn.legal_moves(seat)) {
    if (move.kind() != Kind::take || (tile != 0 && move.tile() != tile)) continue;
    State next = turn;
    next.play(seat, move);
    if (next.turn().is_over() && is_complete(next, seat)) return true;
  }
  return false;
}

inline bool can_take(const State& state, Seat seat, Number tile) {
  const State turn = at(state, Phase::turn, seat);
  const auto moves = turn.legal_moves(seat);
  return std::any_of(moves.begin(), moves.end(),
                     [&](Move move) { return move.kind() == Kind::take && move.tile() == tile; });
}

}  // namespace ordinal::completto::test
