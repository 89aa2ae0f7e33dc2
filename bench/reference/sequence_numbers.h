// Sequence Numbers for two players with its default options, written plainly: what speed is
// measured against. It shares the board and the deck with the engine, and no code.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace ordinal::reference {

class SequenceNumbers {
 public:
  enum class Kind { deal, play, plus, minus, dead, claim, pass };

  using Cell = std::pair<int, int>;  // row and column, from 0
  using Line = std::vector<Cell>;    // five, the upper or left end first

  struct Move {
    Kind kind;
    int card = 0;
    Cell cell = {};
    std::vector<Line> lines = {};  // of a claim
  };

  SequenceNumbers();

  bool is_over() const { return phase_ == Phase::over; }
  bool is_chance() const { return phase_ == Phase::dealing || phase_ == Phase::drawing; }
  std::vector<int> seats() const { return {seat_}; }

  std::vector<Move> legal_moves(int seat) const;
  int unseen() const { return static_cast<int>(pile_.size()); }
  Move outcome(int index) const;  // of chance: the card with that place in the pile

  // Of a seat, or of chance, whose seat does not matter.
  void play(int seat, const Move& move);
  std::string text(int seat, const Move& move) const;

 private:
  enum class Phase { dealing, turn, claiming, drawing, over };

  bool is_dead(int card) const;
  bool is_own(int side, Cell cell) const;
  std::vector<Line> lines_through(int side, Cell chip) const;
  std::vector<std::vector<Line>> ways_to_count(int side, Cell chip) const;
  void add_plays(int seat, std::vector<Move>& moves) const;
  void deal(int card);
  void discard(int seat, int card);
  void put_chip(int seat, Cell cell);
  void count_sequences(int seat, const std::vector<Line>& lines);
  void end_play(int seat);
  void begin_drawing(int seat);
  void pass();

  std::vector<std::vector<int>> chips_;    // the side on every cell, or nobody
  std::vector<std::vector<bool>> locked_;  // is the chip part of a sequence?
  std::vector<int> pile_;                  // cards by their place in the deck file, sorted
  std::vector<std::vector<int>> hands_;    // sorted
  std::vector<std::vector<int>> discards_;
  std::vector<std::vector<Line>> sequences_;  // of every side
  Phase phase_ = Phase::dealing;
  int seat_ = 0;
  int drawer_ = 0;
  bool has_exchanged_ = false;
  int passes_ = 0;
  Cell claim_cell_ = {};
};

}  // namespace ordinal::reference
