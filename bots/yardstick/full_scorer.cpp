// Sums over lines, after wins and blocks.
#include "bots/yardstick/full_scorer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <tuple>

namespace ordinal::yardstick {
namespace {

using namespace sequence_numbers;

constexpr std::array<double, 6> powers_of_4 = {1, 4, 16, 64, 256, 1024};
constexpr double share_of_blocking = 0.8;
constexpr double worth_of_keeping = 12;

using Chips = std::array<CellSet, most_sides>;

bool puts_a_chip(Move move) { return move.kind() == Kind::play || move.kind() == Kind::plus; }

class FullScorer {
 public:
  FullScorer(const View& view, Seat seat)
      : table_(view.table),
        hand_(table_.hands[static_cast<std::size_t>(seat)]),
        side_(table_.setup.side_of(static_cast<std::size_t>(seat))) {
    for (Card card = 0; card < card_count; ++card) {
      if (!is_equation(card)) continue;
      const bool is_unseen = table_.pile.count(card) > 0;
      if (is_unseen) others_reach_ = others_reach_ | answer_sets[card];
      if (is_unseen || hand_.contains(card)) can_come_ = can_come_ | answer_sets[card];
    }
    if (table_.pile.count(plus_card) > 0) others_reach_ = numbered;
  }

  Move choose(const State::Moves& moves) const {
    if (const Move* draw = first_of_kind(moves, Kind::draw)) return *draw;
    for (const Move move : moves) {
      if (puts_a_chip(move) && wins(side_, move.cell(), table_.chips)) return move;
    }
    if (const Move* dead = first_of_kind(moves, Kind::dead)) return *dead;
    if (moves[0].kind() == Kind::forfeit) return cheapest_forfeit(moves);
    return best_of(moves);
  }

  double score(Cell cell) const {
    double sum = 0;
    for (const Line line : Lines(cell, completed(board, cell, std::nullopt))) {
      sum += line_score(line.cells());
    }
    return sum;
  }

 private:
  static constexpr CellSet board = numbered | corners;

  static const Move* first_of_kind(const State::Moves& moves, Kind kind) {
    for (const Move& move : moves) {
      if (move.kind() == kind) return &move;
    }
    return nullptr;
  }

  double line_score(CellSet line) const {
    std::size_t sides = 0;
    std::size_t only = side_;  // the side with chips in it, if there is one alone
    for (std::size_t side = 0; side < table_.setup.sides; ++side) {
      if ((line & table_.chips[side]).empty()) continue;
      ++sides;
      only = side;
    }
    if (sides > 1) return 0;
    const int length = (line & (table_.chips[only] | corners)).size();
    const double power = powers_of_4[static_cast<std::size_t>(length)] * openness(line);
    return only == side_ ? power : share_of_blocking * power;
  }

  // The share of its open cells whose card can still come.
  double openness(CellSet line) const {
    const CellSet open = line & table_.free_cells();
    if (open.empty()) return 0;
    return static_cast<double>((open & can_come_).size()) / open.size();
  }

  // Does a chip there end the game?
  bool wins(std::size_t side, Cell cell, const Chips& chips) const {
    CellSet own = chips[side] | corners;
    own.add(cell);
    const Places lines = completed(own, cell, table_.sequence_of(side));
    if (lines.empty()) return false;
    return table_.sequences[side] + way_to_count(lines, 0).size() >=
           table_.setup.sequences_to_win();
  }

  // On how many cells others could win with their next chip.
  int threats(const Chips& chips) const {
    const CellSet free = numbered.without(chips[0] | chips[1] | chips[2]) & others_reach_;
    int count = 0;
    for (std::size_t side = 0; side < table_.setup.sides; ++side) {
      if (side == side_) continue;
      for (CellSet cells = free; !cells.empty(); cells = cells.without_first()) {
        if (wins(side, cells.first(), chips)) ++count;
      }
    }
    return count;
  }

  int threats_after(Move move) const {
    Chips chips = table_.chips;
    if (puts_a_chip(move)) chips[side_].add(move.cell());
    if (move.kind() == Kind::minus) {
      for (CellSet& cells : chips) cells.remove(move.cell());
    }
    return threats(chips);
  }

  // The most threats blocked, then the highest score; what blocks need not be kept.
  Move best_of(const State::Moves& moves) const {
    const int threats_now = threats(table_.chips);
    Move best = moves[0];
    std::tuple most(-1, -std::numeric_limits<double>::infinity());
    for (const Move move : moves) {
      const int blocked = threats_now == 0 ? 0 : threats_now - threats_after(move);
      const bool is_kept = move.kind() == Kind::plus || move.kind() == Kind::minus;
      const double keeping = is_kept && blocked == 0 ? worth_of_keeping : 0;
      const double chip = puts_a_chip(move) ? score(move.cell()) : 0;
      const std::tuple worth(blocked, chip - keeping);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }

  double worth_in_hand(Card card) const {
    if (!is_equation(card)) return worth_of_keeping + (card == plus_card ? best_chip(numbered) : 0);
    return best_chip(answer_sets[card]);
  }

  double best_chip(CellSet cells) const {
    double best = 0;
    for (cells = cells & table_.free_cells(); !cells.empty(); cells = cells.without_first()) {
      best = std::max(best, score(cells.first()));
    }
    return best;
  }

  Move cheapest_forfeit(const State::Moves& moves) const {
    Move cheapest = moves[0];
    for (const Move move : moves) {
      if (worth_in_hand(move.card()) < worth_in_hand(cheapest.card())) cheapest = move;
    }
    return cheapest;
  }

  const Table& table_;
  const Hand& hand_;
  std::size_t side_;
  CellSet can_come_;      // cells whose card is unseen, or in the own hand
  CellSet others_reach_;  // cells that somebody else may be able to cover now
};

}  // namespace

double chip_score(const View& view, Seat seat, Cell cell) {
  return FullScorer(view, seat).score(cell);
}

Move full_scorer_move(const View& view, Seat seat, Rng& rng) {
  return FullScorer(view, seat).choose(State::sample(view, rng).legal_moves(seat));
}

}  // namespace ordinal::yardstick
