// The rules of Sequence Numbers, one loop after the other.
#include "bench/reference/sequence_numbers.h"

#include "engine/games/sequence_numbers/board.h"

#include <algorithm>
#include <sstream>

namespace ordinal::reference {
namespace {

using sequence_numbers::card_count;
using sequence_numbers::minus_card;
using sequence_numbers::plus_card;
using Cell = SequenceNumbers::Cell;
using Line = SequenceNumbers::Line;

constexpr int players = 2;
constexpr int hand_size = 5;
constexpr int side_length = 10;
constexpr int nobody = -1;
constexpr int most_passes = 3 * players;

bool is_on_board(int row, int column) {
  return row >= 0 && row < side_length && column >= 0 && column < side_length;
}

bool is_corner(Cell cell) {
  return cell.first % (side_length - 1) == 0 && cell.second % (side_length - 1) == 0;
}

// For every number the cells that show it, in reading order.
std::vector<std::vector<Cell>> all_cells() {
  std::vector<std::vector<Cell>> cells(sequence_numbers::highest_number + 1);
  for (int row = 0; row < side_length; ++row) {
    for (int column = 0; column < side_length; ++column) {
      const int number = sequence_numbers::board_file.numbers[row * side_length + column];
      cells[number].push_back({row, column});
    }
  }
  return cells;
}

const std::vector<Cell>& cells_showing(int number) {
  static const std::vector<std::vector<Cell>> cells = all_cells();
  return cells[number];
}

int answer_of(int card) { return sequence_numbers::board_file.cards[card].answer; }

bool is_equation(int card) { return card != plus_card && card != minus_card; }

bool share_too_much(const Line& line, const Line& other) {
  int shared = 0;
  for (const Cell& cell : line)
    shared += static_cast<int>(std::count(other.begin(), other.end(), cell));
  return shared > 1;
}

bool fits(const Line& line, const std::vector<Line>& others) {
  return std::none_of(others.begin(), others.end(),
                      [&](const Line& other) { return share_too_much(line, other); });
}

// Every set of lines of which no two share too much.
void add_sets(const std::vector<Line>& lines, std::size_t next, std::vector<Line>& chosen,
              std::vector<std::vector<Line>>& sets) {
  if (next == lines.size()) {
    sets.push_back(chosen);
    return;
  }
  add_sets(lines, next + 1, chosen, sets);
  if (!fits(lines[next], chosen)) return;
  chosen.push_back(lines[next]);
  add_sets(lines, next + 1, chosen, sets);
  chosen.pop_back();
}

std::string name_of(Cell cell) {
  return static_cast<char>('a' + cell.second) + std::to_string(cell.first + 1);
}

}  // namespace

SequenceNumbers::SequenceNumbers()
    : chips_(side_length, std::vector<int>(side_length, nobody)),
      locked_(side_length, std::vector<bool>(side_length)),
      hands_(players),
      discards_(players),
      sequences_(players) {
  for (int card = 0; card < card_count; ++card) {
    pile_.insert(pile_.end(), sequence_numbers::board_file.cards[card].copies, card);
  }
}

std::vector<SequenceNumbers::Move> SequenceNumbers::legal_moves(int seat) const {
  std::vector<Move> moves;
  if (phase_ == Phase::claiming) {
    for (const std::vector<Line>& way : ways_to_count(seat, claim_cell_)) {
      moves.push_back({Kind::claim, 0, claim_cell_, way});
    }
    return moves;
  }
  add_plays(seat, moves);
  if (!has_exchanged_) {
    for (const int card : hands_[seat]) {
      if (is_dead(card)) moves.push_back({Kind::dead, card});
    }
  }
  if (moves.empty()) moves.push_back({Kind::pass});
  return moves;
}

void SequenceNumbers::add_plays(int seat, std::vector<Move>& moves) const {
  const std::vector<int>& hand = hands_[seat];
  for (const int card : hand) {
    if (!is_equation(card)) continue;
    for (const auto& [row, column] : cells_showing(answer_of(card))) {
      if (chips_[row][column] == nobody) moves.push_back({Kind::play, card, {row, column}});
    }
  }
  const bool has_plus = std::find(hand.begin(), hand.end(), plus_card) != hand.end();
  const bool has_minus = std::find(hand.begin(), hand.end(), minus_card) != hand.end();
  for (int row = 0; has_plus && row < side_length; ++row) {
    for (int column = 0; column < side_length; ++column) {
      if (is_corner({row, column}) || chips_[row][column] != nobody) continue;
      moves.push_back({Kind::plus, plus_card, {row, column}});
    }
  }
  for (int row = 0; has_minus && row < side_length; ++row) {
    for (int column = 0; column < side_length; ++column) {
      const int side = chips_[row][column];
      if (side == nobody || side == seat || locked_[row][column]) continue;
      moves.push_back({Kind::minus, minus_card, {row, column}});
    }
  }
}

bool SequenceNumbers::is_dead(int card) const {
  if (!is_equation(card)) return false;
  for (const auto& [row, column] : cells_showing(answer_of(card))) {
    if (chips_[row][column] == nobody) return false;
  }
  return true;
}

bool SequenceNumbers::is_own(int side, Cell cell) const {
  return is_corner(cell) || chips_[cell.first][cell.second] == side;
}

// Lines of five through the chip that may count, each for itself.
std::vector<Line> SequenceNumbers::lines_through(int side, Cell chip) const {
  static const std::vector<std::pair<int, int>> steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  std::vector<Line> lines;
  for (const auto& [down, right] : steps) {
    for (int above = 0; above < 5; ++above) {
      Line line;
      for (int i = -above; i < 5 - above; ++i) {
        const int row = chip.first + i * down;
        const int column = chip.second + i * right;
        if (!is_on_board(row, column) || !is_own(side, {row, column})) break;
        line.push_back({row, column});
      }
      if (line.size() == 5 && fits(line, sequences_[side])) lines.push_back(line);
    }
  }
  return lines;
}

// The sets of as many lines as possible, in the order of the engine: the last direction counts
// most.
std::vector<std::vector<Line>> SequenceNumbers::ways_to_count(int side, Cell chip) const {
  std::vector<std::vector<Line>> sets;
  std::vector<Line> chosen;
  std::vector<Line> lines = lines_through(side, chip);
  std::reverse(lines.begin(), lines.end());
  add_sets(lines, 0, chosen, sets);
  std::size_t most = 0;
  for (const std::vector<Line>& set : sets) most = std::max(most, set.size());
  std::erase_if(sets, [&](const std::vector<Line>& set) { return set.size() < most; });
  return sets;
}

SequenceNumbers::Move SequenceNumbers::outcome(int index) const {
  return {Kind::deal, pile_[index]};
}

void SequenceNumbers::play(int seat, const Move& move) {
  switch (move.kind) {
    case Kind::deal:
      deal(move.card);
      break;
    case Kind::play:
    case Kind::plus:
      discard(seat, move.card);
      passes_ = 0;
      put_chip(seat, move.cell);
      break;
    case Kind::minus:
      discard(seat, move.card);
      passes_ = 0;
      chips_[move.cell.first][move.cell.second] = nobody;
      end_play(seat);
      break;
    case Kind::dead:
      discard(seat, move.card);
      has_exchanged_ = true;
      begin_drawing(seat);
      break;
    case Kind::claim:
      count_sequences(seat, move.lines);
      break;
    case Kind::pass:
      pass();
      break;
  }
}

void SequenceNumbers::deal(int card) {
  pile_.erase(std::find(pile_.begin(), pile_.end(), card));
  std::vector<int>& hand = hands_[drawer_];
  hand.insert(std::upper_bound(hand.begin(), hand.end(), card), card);
  if (phase_ == Phase::dealing) {
    if (static_cast<int>(hand.size()) < hand_size) return;
    if (++drawer_ < players) return;
  }
  phase_ = Phase::turn;
}

void SequenceNumbers::discard(int seat, int card) {
  std::vector<int>& hand = hands_[seat];
  hand.erase(std::find(hand.begin(), hand.end(), card));
  discards_[seat].push_back(card);
}

void SequenceNumbers::put_chip(int seat, Cell cell) {
  chips_[cell.first][cell.second] = seat;
  const std::vector<std::vector<Line>> ways = ways_to_count(seat, cell);
  if (ways.size() == 1) {
    count_sequences(seat, ways[0]);
  } else {
    phase_ = Phase::claiming;
    claim_cell_ = cell;
  }
}

void SequenceNumbers::count_sequences(int seat, const std::vector<Line>& lines) {
  for (const Line& line : lines) {
    sequences_[seat].push_back(line);
    for (const auto& [row, column] : line) locked_[row][column] = true;
  }
  if (lines.empty()) {
    end_play(seat);
  } else {
    phase_ = Phase::over;
  }
}

void SequenceNumbers::end_play(int seat) {
  seat_ = (seat + 1) % players;
  has_exchanged_ = false;
  begin_drawing(seat);
}

void SequenceNumbers::begin_drawing(int seat) {
  if (pile_.empty()) {
    for (std::vector<int>& discard : discards_) {
      pile_.insert(pile_.end(), discard.begin(), discard.end());
      discard.clear();
    }
    std::sort(pile_.begin(), pile_.end());
  }
  drawer_ = seat;
  phase_ = Phase::drawing;
}

void SequenceNumbers::pass() {
  if (++passes_ == most_passes) {
    phase_ = Phase::over;
    return;
  }
  seat_ = (seat_ + 1) % players;
  has_exchanged_ = false;
}

std::string SequenceNumbers::text(int /*seat*/, const Move& move) const {
  const std::string_view card = sequence_numbers::board_file.cards[move.card].text;
  std::ostringstream text;
  switch (move.kind) {
    case Kind::deal:
      text << "deal " << drawer_ << ' ' << card;
      break;
    case Kind::play:
      text << "play " << card << ' ' << name_of(move.cell);
      break;
    case Kind::plus:
      text << "plus " << name_of(move.cell);
      break;
    case Kind::minus:
      text << "minus " << name_of(move.cell);
      break;
    case Kind::dead:
      text << "dead " << card;
      break;
    case Kind::claim: {
      std::vector<Line> lines = move.lines;
      std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) {
        return std::pair(a.front(), a.back()) < std::pair(b.front(), b.back());
      });
      text << "claim";
      for (const Line& line : lines)
        text << ' ' << name_of(line.front()) << '-' << name_of(line.back());
      break;
    }
    case Kind::pass:
      text << "pass";
      break;
  }
  return text.str();
}

}  // namespace ordinal::reference
