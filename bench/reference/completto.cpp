// The rules of Completto, one loop after the other.
#include "bench/reference/completto.h"

#include <algorithm>
#include <sstream>

namespace ordinal::reference {
namespace {

constexpr int players = 2;
constexpr int highest = 100;
constexpr int face_down_tiles = 17;
constexpr int row_length = 22;

// For every tile what it may be read as, ascending.
std::vector<std::vector<int>> all_readings() {
  std::vector<std::vector<int>> readings;
  for (int tile = 0; tile <= highest; ++tile) readings.push_back({tile});
  const std::vector<std::vector<int>> pairs = {{6, 9},   {16, 91}, {18, 81}, {19, 61},
                                               {66, 99}, {68, 89}, {86, 98}};
  for (const std::vector<int>& pair : pairs) {
    for (const int tile : pair) readings[tile] = pair;
  }
  return readings;
}

const std::vector<int>& readings_of(int tile) {
  static const std::vector<std::vector<int>> readings = all_readings();
  return readings[tile];
}

}  // namespace

Completto::Completto()
    : display_(highest + 1), rows_(players, Row(face_down_tiles)), hands_(players) {
  for (int tile = 1; tile <= highest; ++tile) unseen_.push_back(tile);
}

std::vector<int> Completto::seats() const {
  if (phase_ != Phase::inserting) return {seat_};
  std::vector<int> seats;
  for (int seat = 0; seat < players; ++seat) {
    if (hands_[seat] != 0) seats.push_back(seat);
  }
  return seats;
}

// Do the tiles before `place` have lower numbers, and those from `place` on higher ones?
bool Completto::rises(const Row& row, int number, int place) {
  for (int i = 0; i < static_cast<int>(row.size()); ++i) {
    if (row[i] == 0) continue;
    if (i < place ? row[i] >= number : row[i] <= number) return false;
  }
  return true;
}

void Completto::add_inserts(const Row& row, int tile, std::vector<Move>& moves) {
  for (const int number : readings_of(tile)) {
    for (int place = 0; place <= static_cast<int>(row.size()); ++place) {
      if (rises(row, number, place)) moves.push_back({Kind::insert, tile, number, place});
    }
  }
}

void Completto::add_places(const Row& row, Kind kind, int tile, std::vector<Move>& moves) {
  for (const int number : readings_of(tile)) {
    for (int place = 0; place < static_cast<int>(row.size()); ++place) {
      if (row[place] == 0 && rises(row, number, place)) {
        moves.push_back({kind, tile, number, place});
      }
    }
  }
}

// Of slides with the same outcome the one with the smallest `from`, then the smallest `to`: the
// tile that moves, and the place where it comes to lie, have no face-down tile directly before.
void Completto::add_slides(const Row& row, std::vector<Move>& moves) {
  for (int from = 0; from < static_cast<int>(row.size()); ++from) {
    if (row[from] != 0 || (from > 0 && row[from - 1] == 0)) continue;
    Row others = row;
    others.erase(others.begin() + from);
    for (int to = 0; to <= static_cast<int>(others.size()); ++to) {
      if (to == from || (to > 0 && others[to - 1] == 0)) continue;
      moves.push_back({Kind::slide, 0, 0, to, from});
    }
  }
}

std::vector<Completto::Move> Completto::legal_moves(int seat) const {
  std::vector<Move> moves;
  if (phase_ == Phase::inserting) {
    add_inserts(rows_[seat], hands_[seat], moves);
  } else if (phase_ == Phase::turn) {
    if (!is_middle_empty()) moves.push_back({Kind::draw});
    for (int tile = 1; tile <= highest; ++tile) {
      if (display_[tile]) add_places(rows_[seat], Kind::take, tile, moves);
    }
    add_slides(rows_[seat], moves);
  } else {
    add_places(rows_[seat], Kind::place, hands_[seat], moves);
    if (moves.empty()) moves.push_back({Kind::leave});
  }
  return moves;
}

// Every unseen tile lies in the middle or face down in a row.
bool Completto::is_middle_empty() const {
  int face_down = 0;
  for (const Row& row : rows_) face_down += static_cast<int>(std::count(row.begin(), row.end(), 0));
  return unseen() == face_down;
}

Completto::Move Completto::outcome(int index) const {
  return {phase_ == Phase::dealing ? Kind::deal : Kind::reveal, unseen_[index]};
}

void Completto::play(int seat, const Move& move) {
  switch (move.kind) {
    case Kind::deal:
      unseen_.erase(std::find(unseen_.begin(), unseen_.end(), move.tile));
      hands_[seat_] = move.tile;
      seat_ = (seat_ + 1) % players;
      if (seat_ == 0) phase_ = Phase::inserting;
      break;
    case Kind::insert:
      insert(seat, move);
      break;
    case Kind::draw:
      phase_ = Phase::revealing;
      break;
    case Kind::reveal:
      unseen_.erase(std::find(unseen_.begin(), unseen_.end(), move.tile));
      hands_[seat_] = move.tile;
      phase_ = Phase::placing;
      break;
    case Kind::place:
      hands_[seat] = 0;
      place(move.number, move.place);
      break;
    case Kind::leave:
      display_[hands_[seat]] = true;
      hands_[seat] = 0;
      end_turn();
      break;
    case Kind::take:
      display_[move.tile] = false;
      place(move.number, move.place);
      break;
    case Kind::slide:
      slide(rows_[seat], move.from, move.place);
      end_turn();
      break;
  }
}

void Completto::insert(int seat, const Move& move) {
  rows_[seat].insert(rows_[seat].begin() + move.place, move.number);
  hands_[seat] = 0;
  if (std::count(hands_.begin(), hands_.end(), 0) < players) return;
  const bool is_complete = static_cast<int>(rows_[0].size()) == row_length;
  phase_ = is_complete ? Phase::turn : Phase::dealing;
}

void Completto::place(int number, int place) {
  Row& row = rows_[seat_];
  row[place] = number;
  const bool follows = place > 0 && row[place - 1] != 0 && row[place - 1] == number - 1;
  const bool precedes = place + 1 < row_length && row[place + 1] == number + 1;
  if (std::count(row.begin(), row.end(), 0) == 0) {
    phase_ = Phase::over;
  } else if (follows || precedes) {
    phase_ = Phase::turn;
  } else {
    end_turn();
  }
}

void Completto::slide(Row& row, int from, int to) {
  row.erase(row.begin() + from);
  row.insert(row.begin() + to, 0);
}

void Completto::end_turn() {
  phase_ = Phase::turn;
  seat_ = (seat_ + 1) % players;
}

std::string Completto::text(int /*seat*/, const Move& move) const {
  const int place = move.place + 1;
  std::ostringstream text;
  switch (move.kind) {
    case Kind::deal:
      text << "deal " << seat_ << ' ' << move.tile;
      break;
    case Kind::reveal:
      text << "reveal " << move.tile;
      break;
    case Kind::insert:
      text << "insert " << move.number << ' ' << place;
      break;
    case Kind::draw:
      text << "draw";
      break;
    case Kind::take:
      text << "take " << move.tile << ' ' << move.number << ' ' << place;
      break;
    case Kind::place:
      text << "place " << move.number << ' ' << place;
      break;
    case Kind::leave:
      text << "leave";
      break;
    case Kind::slide:
      text << "slide " << move.from + 1 << ' ' << place;
      break;
  }
  return text.str();
}

}  // namespace ordinal::reference
