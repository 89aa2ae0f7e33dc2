// Sums over lines, and what a card in the hand is worth besides.
#include "bots/sequence_numbers/scoring.h"

#include "bots/sequence_numbers/latest.h"

#include <algorithm>

namespace ordinal::sequence_numbers {
namespace {

const Move* first_of(const State::Moves& moves, Kind kind) {
  const auto* found =
      std::find_if(moves.begin(), moves.end(), [kind](Move move) { return move.kind() == kind; });
  return found == moves.end() ? nullptr : found;
}

CellSet answers(const Hand& hand) {
  CellSet cells;
  for (const Card card : hand) cells = cells | answer_sets[card];
  return cells;
}

// How the seat stands after the best claim, where one is due.
int settled_total(const State& state, Seat seat, const Weights& weights) {
  if (state.turn().is_over()) return worth_of_winning;
  if (state.table().phase != Phase::claiming) return Scoring(state, seat, weights).total();
  int best = -worth_of_winning;
  for (const Move claim : state.legal_moves(seat)) {
    State next = state;
    next.play(seat, claim);
    best = std::max(best, settled_total(next, seat, weights));
  }
  return best;
}

WeighedMoves only(Move move) {
  WeighedMoves moves;
  moves.add({move, 0});
  return moves;
}

}  // namespace

Scoring::Scoring(const State& state, Seat seat, const Weights& weights, Sight sight)
    : state_(state),
      table_(state.table()),
      seat_(seat),
      sight_(sight),
      side_(table_.setup.side_of(static_cast<std::size_t>(seat))),
      weights_(weights),
      unseen_(table_, seat) {
  Outlook::CellNeeds open;
  for (std::size_t cell = 0; cell < open.size(); ++cell)
    open[cell] = open_need(static_cast<Cell>(cell));
  own_ = outlook_of(side_, open);
  for (std::size_t n = 0; n < others(); ++n) others_[n] = outlook_of(side_after(n), open);
  find_old_threats();
  may_complete_ = hand().contains(plus_card) || own_.may_need(held_need);
}

Outlook Scoring::outlook_of(std::size_t side, const Outlook::CellNeeds& open) const {
  Outlook::CellNeeds needs = open;
  const auto fill = [&](CellSet cells, Need need) {
    for (; !cells.empty(); cells = cells.without_first()) needs[cells.first()] = need;
  };
  const bool is_own = side == side_;
  if (is_own) fill(answers(hand()), held_need);
  for (std::size_t other = 0; other < table_.setup.sides; ++other) {
    fill(table_.chips[other], other == side ? no_need : foreign_need);
  }
  fill(corners, no_need);
  const auto sequence = table_.sequence_of(side);
  return {needs, sequence ? barred_by(*sequence) : LineSet(),
          is_own ? own_values(hand()) : weights_.other[needs_two(table_, side)]};
}

const LineValues& Scoring::own_values(const Hand& hand) const {
  return (hand.contains(plus_card) ? weights_.own_with_plus
                                   : weights_.own)[needs_two(table_, side_)];
}

void Scoring::find_old_threats() {
  for (std::size_t n = 0; n < others(); ++n) {
    if (!others_[n].may_need(unseen_needs[1]) && !others_[n].may_need(unseen_needs[2])) continue;
    const CellSet latest = latest_chips(table_, side_after(n));
    for (const LineNumber line : all_lines) {
      const Need need = others_[n].need(line);
      if (need != unseen_needs[1] && need != unseen_needs[2]) continue;
      const CellSet cells = line_of(line).cells();
      if (others_[n].is_barred(line) || !(cells & latest).empty()) continue;
      old_threats_.add({cells, at::old_threat[need == unseen_needs[1] ? 0 : 1]});
    }
  }
}

int Scoring::lost_old_threats(Cell cell) const {
  int lost = 0;
  for (const OldThreat& threat : old_threats_) {
    if (threat.cells.contains(cell)) lost += weights_.of(threat.place);
  }
  return lost;
}

int Scoring::worth_of_card(Card card) const {
  if (card == plus_card) return weights_.of(at::plus);
  if (card == minus_card) return weights_.of(at::minus);
  return table_.is_dead(card) ? weights_.of(at::dead) : 0;
}

int Scoring::total() const {
  int total = weights_.of(at::even) + own_.total();
  for (std::size_t n = 0; n < others(); ++n) total += others_[n].total();
  for (const Card card : hand()) total += worth_of_card(card);
  for (const OldThreat& threat : old_threats_) total += weights_.of(threat.place);
  if (table_.sequences[side_] > 0) total += weights_.of(at::own_sequence);
  for (std::size_t n = 0; n < others(); ++n) {
    if (table_.sequences[side_after(n)] > 0) total += weights_.of(at::other_sequence);
  }
  return total;
}

CellSet Scoring::urgent_cells() const {
  const auto is_short = [](const Outlook& outlook, LineNumber line, int most) {
    return !outlook.is_barred(line) && size_of(outlook.need(line)) <= most;
  };
  CellSet cells;
  for (const LineNumber line : all_lines) {
    bool is_urgent = is_short(own_, line, 2);
    for (std::size_t n = 0; n < others(); ++n) is_urgent |= is_short(others_[n], line, 1);
    if (is_urgent) cells = cells | line_of(line).cells();
  }
  return cells & table_.free_cells();
}

bool Scoring::completes_a_line(Cell cell) const {
  CellSet own = table_.chips[side_] | corners;
  own.add(cell);
  return !completed(own, cell, table_.sequence_of(side_)).empty();
}

// Cells that no other card of the hand covers are no longer held.
void Scoring::put_down(Card card) {
  if (gone_ == card) return;
  gone_ = card;
  own_without_ = own_;
  gain_without_ = -worth_of_card(card);
  Hand rest = hand();
  rest.remove(card);
  if (card == plus_card) {
    own_without_.value_by(own_values(rest));
    gain_without_ += own_without_.total() - own_.total();
  }
  CellSet lost = (answer_sets[card] & table_.free_cells()).without(answers(rest));
  for (; !lost.empty(); lost = lost.without_first()) {
    const Need need = open_need(lost.first());
    gain_without_ += own_without_.gain(lost.first(), need);
    own_without_.set(lost.first(), need);
  }
}

int Scoring::gain_of_chip(Cell cell) const {
  int gain = own_without_.gain(cell, no_need) - lost_old_threats(cell);
  for (std::size_t n = 0; n < others(); ++n) gain += others_[n].gain(cell, foreign_need);
  return gain;
}

int Scoring::gain_of_removal(Cell cell) const {
  const bool is_held = answers(hand()).contains(cell);
  int gain =
      own_without_.gain(cell, is_held ? held_need : open_need(cell)) - lost_old_threats(cell);
  for (std::size_t n = 0; n < others(); ++n) gain += others_[n].gain(cell, open_need(cell));
  return gain;
}

// For the few moves that finish a sequence.
int Scoring::worth_by_playing(Move move) const {
  State next = state_;
  next.play(seat_, move);
  const int total_after = settled_total(next, seat_, weights_);
  return total_after == worth_of_winning ? worth_of_winning : total_after - total();
}

int Scoring::worth(Move move) {
  switch (move.kind()) {
    case Kind::play:
    case Kind::plus:
      if (may_complete_ && completes_a_line(move.cell())) return worth_by_playing(move);
      put_down(move.card());
      return gain_without_ + gain_of_chip(move.cell());
    case Kind::minus:
      put_down(move.card());
      return gain_without_ + gain_of_removal(move.cell());
    case Kind::dead:
    case Kind::forfeit:
      put_down(move.card());
      return gain_without_;
    case Kind::claim:
      return worth_by_playing(move);
    default:
      return 0;
  }
}

WeighedMoves weighed_moves(const State& state, Seat seat, const Weights& weights, Sight sight) {
  const auto moves = state.legal_moves(seat);
  const Move* draw = first_of(moves, Kind::draw);
  if (moves.size() == 1 || draw != nullptr) return only(draw != nullptr ? *draw : moves[0]);
  Scoring scoring(state, seat, weights, sight);
  WeighedMoves weighed;
  int most = -worth_of_winning;
  const CellSet urgent = first_of(moves, Kind::plus) ? scoring.urgent_cells() : CellSet();
  for (const Move move : moves) {
    const bool is_idle = move.kind() == Kind::plus && !urgent.contains(move.cell());
    if (is_idle && !weighed.empty()) continue;
    const int worth = scoring.worth(move);
    weighed.add({move, worth});
    most = std::max(most, worth);
  }
  const Move* dead = first_of(moves, Kind::dead);
  if (dead != nullptr && most < worth_of_winning) return only(*dead);
  return weighed;
}

Move scored_move(const State& state, Seat seat, const Weights& weights) {
  const WeighedMoves moves = weighed_moves(state, seat, weights);
  return best_of(listed(moves)).move;
}

}  // namespace ordinal::sequence_numbers
