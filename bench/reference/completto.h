// Completto for two players with its default options, written plainly: what speed is measured
// against. It shares no code with the engine.
#pragma once

#include <string>
#include <vector>

namespace ordinal::reference {

class Completto {
 public:
  enum class Kind { deal, reveal, insert, draw, take, place, leave, slide };

  struct Move {
    Kind kind;
    int tile = 0;
    int number = 0;  // that the tile is read as
    int place = 0;   // counted from 0
    int from = 0;    // of a slide
  };

  Completto();

  bool is_over() const { return phase_ == Phase::over; }
  bool is_chance() const { return phase_ == Phase::dealing || phase_ == Phase::revealing; }
  std::vector<int> seats() const;  // those who may act

  std::vector<Move> legal_moves(int seat) const;
  int unseen() const { return static_cast<int>(unseen_.size()); }
  Move outcome(int index) const;  // of chance: the tile with that place among the unseen ones

  // Of a seat, or of chance, whose seat does not matter.
  void play(int seat, const Move& move);
  std::string text(int seat, const Move& move) const;

 private:
  enum class Phase { dealing, inserting, turn, revealing, placing, over };
  using Row = std::vector<int>;  // numbers from left to right; 0 is a face-down tile

  static bool rises(const Row& row, int number, int place);
  static void add_inserts(const Row& row, int tile, std::vector<Move>& moves);
  static void add_places(const Row& row, Kind kind, int tile, std::vector<Move>& moves);
  static void add_slides(const Row& row, std::vector<Move>& moves);
  static void slide(Row& row, int from, int to);
  bool is_middle_empty() const;
  void insert(int seat, const Move& move);
  void place(int number, int place);
  void end_turn();

  std::vector<int> unseen_;    // sorted
  std::vector<bool> display_;  // is the tile there?
  std::vector<Row> rows_;
  std::vector<int> hands_;  // 0 is no tile
  Phase phase_ = Phase::dealing;
  int seat_ = 0;
};

}  // namespace ordinal::reference
