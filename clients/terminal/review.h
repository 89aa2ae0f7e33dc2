// A game that is over, looked at again: the decisions of one seat, with what the coach says.
#pragma once

#include "clients/terminal/screen.h"
#include "coach/analysis.h"
#include "engine/any/any_game.h"

#include <optional>
#include <string>
#include <vector>

namespace ordinal::terminal {

class Review {
 public:
  Review(Language language, const AnyGame& start, const coach::Analysis& analysis, Seat seat);

  // Both answer whether everything could be shown.
  bool run();          // steps through it, until the person leaves
  bool print() const;  // the curve and the decisions that cost something, once

 private:
  enum class Person { stays, leaves };

  AnyGame position() const;  // before the decision
  std::string curve(std::optional<std::size_t> here) const;
  std::string lines_about(const coach::Decision& decision, const std::string& head) const;
  void draw(const std::string& message) const;
  Person ask();
  void obey(const std::string& wish);
  void go_to(std::optional<std::size_t> place, TextKey otherwise);
  std::optional<std::size_t> next_mistake() const;
  std::optional<std::size_t> from_event(std::size_t event) const;

  Screen screen_;
  const AnyGame& start_;
  const coach::Analysis& analysis_;
  Seat seat_;
  std::vector<coach::Decision> decisions_;  // of the seat
  std::size_t at_ = 0;                      // which of them is shown
  std::string message_;                     // said once, above the prompt
};

}  // namespace ordinal::terminal
