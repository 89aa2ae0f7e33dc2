// Carries out the steps of one example.
#pragma once

#include "engine/any/any_game.h"
#include "engine/any/match.h"
#include "tests/examples/example.h"

#include <optional>
#include <string>

namespace ordinal::test {

class ExampleRunner {
 public:
  explicit ExampleRunner(const GameFacts& facts) : facts_(facts) {}

  // Reports what is wrong to the running test.
  void run(const Step& step);

 private:
  void start(const std::string& settings);
  void begin_match(const std::string& settings);
  void load(const std::string& position);
  void check_impossible(const std::string& rule) const;
  void check_legal(const std::string& who, const std::string& moves, bool exactly) const;
  void play(const std::string& who, const std::string& move);
  void check_refused(const std::string& who, const std::string& move_and_rule);
  void check_turn(const std::string& expected) const;
  void check_shows(const std::string& words) const;
  void check_view(const std::string& viewer, const std::string& text, bool expected) const;
  void check_seen(const std::string& viewer_and_who, const std::string& move_and_text) const;
  void check_result(const std::string& title, const std::string& expected) const;
  void check_match(const std::string& title, const std::string& numbers);

  const GameFacts& facts_;
  std::optional<AnyGame> game_;
  std::optional<Refusal> impossible_;
  std::optional<Match> match_;
};

}  // namespace ordinal::test
