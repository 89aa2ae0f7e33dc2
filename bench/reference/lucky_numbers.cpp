// The rules of Lucky Numbers, one loop after the other.
#include "bench/reference/lucky_numbers.h"

#include <algorithm>
#include <sstream>

namespace ordinal::reference {
namespace {

constexpr int players = 2;
constexpr int highest = 20;
constexpr int side = 4;

}  // namespace

LuckyNumbers::LuckyNumbers()
    : display_(highest + 1),
      gardens_(players, Garden(side, std::vector<int>(side))),
      hands_(players),
      has_chosen_(players) {
  for (int number = 1; number <= highest; ++number) {
    for (int i = 0; i < players; ++i) pool_.push_back(number);
  }
}

std::vector<int> LuckyNumbers::seats() const {
  if (phase_ != Phase::choosing) return {seat_};
  std::vector<int> seats;
  for (int seat = 0; seat < players; ++seat) {
    if (!has_chosen_[seat]) seats.push_back(seat);
  }
  return seats;
}

// After placing, the row and the column rise strictly; the tile that is replaced does not count,
// and has another number.
bool LuckyNumbers::fits(const Garden& garden, int number, int row, int column) {
  if (garden[row][column] == number) return false;
  for (int i = 0; i < side; ++i) {
    const int in_row = garden[row][i];
    if (in_row != 0 && i < column && in_row >= number) return false;
    if (in_row != 0 && i > column && in_row <= number) return false;
    const int in_column = garden[i][column];
    if (in_column != 0 && i < row && in_column >= number) return false;
    if (in_column != 0 && i > row && in_column <= number) return false;
  }
  return true;
}

bool LuckyNumbers::is_full(const Garden& garden) {
  for (const std::vector<int>& row : garden) {
    for (const int number : row) {
      if (number == 0) return false;
    }
  }
  return true;
}

void LuckyNumbers::add_places(const Garden& garden, Kind kind, int number,
                              std::vector<Move>& moves) {
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      if (fits(garden, number, row, column)) moves.push_back({kind, number, row, column});
    }
  }
}

// The hand in its order-th order.
std::vector<int> LuckyNumbers::arranged(int seat, int order) const {
  std::vector<int> hand = hands_[seat];
  for (int i = 0; i < order; ++i) std::next_permutation(hand.begin(), hand.end());
  return hand;
}

std::vector<LuckyNumbers::Move> LuckyNumbers::legal_moves(int seat) const {
  std::vector<Move> moves;
  if (phase_ == Phase::choosing) {
    std::vector<int> hand = hands_[seat];
    int order = 0;
    do moves.push_back({Kind::arrange, order++});
    while (std::next_permutation(hand.begin(), hand.end()));
  } else if (phase_ == Phase::turn) {
    moves.push_back({Kind::draw});
    for (int number = 1; number <= highest; ++number) {
      if (display_[number] > 0) add_places(gardens_[seat], Kind::take, number, moves);
    }
  } else {
    add_places(gardens_[seat], Kind::place, hands_[seat][0], moves);
    moves.push_back({Kind::discard});
  }
  return moves;
}

LuckyNumbers::Move LuckyNumbers::outcome(int index) const {
  return {phase_ == Phase::dealing ? Kind::deal : Kind::reveal, pool_[index]};
}

void LuckyNumbers::play(int seat, const Move& move) {
  switch (move.kind) {
    case Kind::deal:
      deal(move.number);
      break;
    case Kind::arrange:
      arrange(seat, move.number);
      break;
    case Kind::draw:
      phase_ = Phase::revealing;
      break;
    case Kind::reveal:
      pool_.erase(std::find(pool_.begin(), pool_.end(), move.number));
      hands_[seat_] = {move.number};
      phase_ = Phase::placing;
      break;
    case Kind::place:
      hands_[seat].clear();
      lay(move.number, move.row, move.column);
      break;
    case Kind::discard:
      ++display_[hands_[seat][0]];
      hands_[seat].clear();
      end_turn();
      break;
    case Kind::take:
      --display_[move.number];
      lay(move.number, move.row, move.column);
      break;
  }
}

void LuckyNumbers::deal(int number) {
  pool_.erase(std::find(pool_.begin(), pool_.end(), number));
  hands_[seat_].push_back(number);
  if (static_cast<int>(hands_[seat_].size()) < side) return;
  std::sort(hands_[seat_].begin(), hands_[seat_].end());
  if (++seat_ < players) return;
  seat_ = 0;
  phase_ = Phase::choosing;
}

void LuckyNumbers::arrange(int seat, int order) {
  const std::vector<int> diagonal = arranged(seat, order);
  for (int i = 0; i < side; ++i) gardens_[seat][i][i] = diagonal[i];
  hands_[seat].clear();
  has_chosen_[seat] = true;
  if (std::count(has_chosen_.begin(), has_chosen_.end(), false) == 0) phase_ = Phase::turn;
}

void LuckyNumbers::lay(int number, int row, int column) {
  int& cell = gardens_[seat_][row][column];
  if (cell != 0) ++display_[cell];
  cell = number;
  end_turn();
}

void LuckyNumbers::end_turn() {
  const bool is_end = is_full(gardens_[seat_]) || pool_.empty();
  phase_ = is_end ? Phase::over : Phase::turn;
  seat_ = (seat_ + 1) % players;
}

std::string LuckyNumbers::text(int seat, const Move& move) const {
  const std::string cell = {static_cast<char>('a' + move.column),
                            static_cast<char>('1' + move.row)};
  std::ostringstream text;
  switch (move.kind) {
    case Kind::deal:
      text << "deal " << seat_ << ' ' << move.number;
      break;
    case Kind::reveal:
      text << "reveal " << move.number;
      break;
    case Kind::arrange:
      text << "arrange";
      for (const int number : arranged(seat, move.number)) text << ' ' << number;
      break;
    case Kind::draw:
      text << "draw";
      break;
    case Kind::take:
      text << "take " << move.number << ' ' << cell;
      break;
    case Kind::place:
      text << "place " << cell;
      break;
    case Kind::discard:
      text << "discard";
      break;
  }
  return text.str();
}

}  // namespace ordinal::reference
