// Lucky Numbers for two players with its default options, written plainly: what speed is measured
// against. It shares no code with the engine.
#pragma once

#include <string>
#include <vector>

namespace ordinal::reference {

class LuckyNumbers {
 public:
  enum class Kind { deal, reveal, arrange, draw, take, place, discard };

  struct Move {
    Kind kind;
    int number = 0;  // of a tile; for `arrange` which order of the hand, counted from 0
    int row = 0;
    int column = 0;
  };

  LuckyNumbers();

  bool is_over() const { return phase_ == Phase::over; }
  bool is_chance() const { return phase_ == Phase::dealing || phase_ == Phase::revealing; }
  std::vector<int> seats() const;  // those who may act

  std::vector<Move> legal_moves(int seat) const;
  int unseen() const { return static_cast<int>(pool_.size()); }
  Move outcome(int index) const;  // of chance: the tile with that place in the sorted pool

  // Of a seat, or of chance, whose seat does not matter.
  void play(int seat, const Move& move);
  std::string text(int seat, const Move& move) const;

 private:
  enum class Phase { dealing, choosing, turn, revealing, placing, over };
  using Garden = std::vector<std::vector<int>>;  // rows of numbers; 0 is a free cell

  static bool fits(const Garden& garden, int number, int row, int column);
  static bool is_full(const Garden& garden);
  static void add_places(const Garden& garden, Kind kind, int number, std::vector<Move>& moves);
  std::vector<int> arranged(int seat, int order) const;
  void deal(int number);
  void arrange(int seat, int order);
  void lay(int number, int row, int column);
  void end_turn();

  std::vector<int> pool_;     // sorted
  std::vector<int> display_;  // how many there are of each number
  std::vector<Garden> gardens_;
  std::vector<std::vector<int>> hands_;
  std::vector<bool> has_chosen_;
  Phase phase_ = Phase::dealing;
  int seat_ = 0;
};

}  // namespace ordinal::reference
