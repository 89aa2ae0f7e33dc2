// One small function a step.
#include "tests/examples/runner.h"

#include "engine/core/word.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ordinal::test {
namespace {

std::string trimmed(std::string_view text) { return joined(words_of(text), " "); }

// "a => b" as {"a", "b"}
std::pair<std::string, std::string> parted(const std::string& text) {
  const std::size_t arrow = text.find(" => ");
  EXPECT_NE(arrow, std::string::npos) << text;
  return {trimmed(text.substr(0, arrow)), trimmed(text.substr(arrow + 4))};
}

std::vector<std::string> comma_list(const std::string& text) {
  std::vector<std::string> items;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    items.push_back(trimmed(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  if (items == std::vector<std::string>{"none"}) items.clear();
  return items;
}

std::vector<int> numbers_in(const std::string& text) {
  std::vector<int> numbers;
  for (const std::string_view word : words_of(text))
    numbers.push_back(std::stoi(std::string(word)));
  return numbers;
}

Actor actor_of(const std::string& who) {
  if (who == "referee") return Actor::referee();
  return who == "chance" ? Actor::chance() : Actor(std::stoi(who));
}

Viewer viewer_of(const std::string& who) {
  if (who == "bystander") return Viewer::bystander();
  if (who == "referee") return Viewer::referee();
  return Viewer::seat(std::stoi(who));
}

Options options_of(const GameFacts& facts, const std::string& settings) {
  std::vector<OptionText> texts;
  for (const std::string_view word : words_of(settings)) {
    const std::size_t equals = word.find('=');
    texts.emplace_back(word.substr(0, equals), word.substr(equals + 1));
  }
  const auto options = read_options(facts, texts);
  EXPECT_TRUE(options) << settings;
  return *options;
}

std::string turn_text(Turn turn) {
  if (turn.is_chance()) return "chance";
  if (turn.is_over()) return "over";
  std::string seats = listed(turn.seats());
  std::erase(seats, ',');
  return seats;
}

}  // namespace

void ExampleRunner::run(const Step& step) {
  const std::size_t colon = step.text.find(':');
  const std::string name = step.text.substr(0, step.text.find_first_of(" :"));
  if (colon == std::string::npos) {
    const std::string rest = trimmed(step.text.substr(name.size()));
    if (name == "start") return start(rest);
    if (name == "position") return load(step.position);
    if (name == "match") return begin_match(rest);
    if (name == "cannot") return check_impossible(parted(step.text).second);
    FAIL() << "unknown step: " << step.text;
  }
  const std::string who = trimmed(step.text.substr(name.size(), colon - name.size()));
  const std::string rest = trimmed(step.text.substr(colon + 1));
  if (name == "starts" || name == "add" || name == "scores" || name == "winners") {
    return check_match(name, rest);
  }
  ASSERT_TRUE(game_) << "no game for: " << step.text;
  if (name == "legal") return check_legal(who, rest, true);
  if (name == "has") return check_legal(who, rest, false);
  if (name == "play") return play(who, rest);
  if (name == "refuse") return check_refused(who, rest);
  if (name == "turn") return check_turn(rest);
  if (name == "shows") return check_shows(rest);
  if (name == "sees") return check_view(who, rest, true);
  if (name == "hides") return check_view(who, rest, false);
  if (name == "seen") return check_seen(who, rest);
  if (name == "result" || name == "points") return check_result(name, rest);
  FAIL() << "unknown step: " << step.text;
}

void ExampleRunner::start(const std::string& settings) {
  const auto game = AnyGame::start(facts_, options_of(facts_, settings));
  ASSERT_TRUE(game) << settings;
  game_ = *game;
}

void ExampleRunner::begin_match(const std::string& settings) {
  ASSERT_TRUE(facts_.match) << "no kind of match";
  match_.emplace(facts_, options_of(facts_, settings));
}

void ExampleRunner::load(const std::string& position) {
  const auto game = AnyGame::from_position(facts_, position);
  impossible_.reset();
  game_.reset();
  if (game) {
    game_ = *game;
  } else {
    impossible_ = game.refusal();
  }
}

void ExampleRunner::check_impossible(const std::string& rule) const {
  ASSERT_TRUE(impossible_) << "this position was accepted";
  EXPECT_EQ(impossible_->rule, rule);
}

void ExampleRunner::check_legal(const std::string& who, const std::string& moves,
                                bool exactly) const {
  std::vector<std::string> expected = comma_list(moves);
  std::vector<std::string> actual = game_->legal_moves(actor_of(who));
  std::sort(expected.begin(), expected.end());
  std::sort(actual.begin(), actual.end());
  if (exactly) {
    EXPECT_EQ(actual, expected);
    return;
  }
  for (const std::string& move : expected) {
    EXPECT_TRUE(std::binary_search(actual.begin(), actual.end(), move)) << move;
  }
}

void ExampleRunner::play(const std::string& who, const std::string& move) {
  const auto event = game_->play(actor_of(who), move);
  ASSERT_TRUE(event) << move << " is refused by " << event.refusal().rule;
}

void ExampleRunner::check_refused(const std::string& who, const std::string& move_and_rule) {
  const auto [move, rule] = parted(move_and_rule);
  const std::string before = game_->position();
  const auto event = game_->play(actor_of(who), move);
  ASSERT_FALSE(event) << move << " is accepted";
  EXPECT_EQ(event.refusal().rule, rule) << event.refusal().code.name;
  EXPECT_EQ(game_->position(), before);
}

void ExampleRunner::check_turn(const std::string& expected) const {
  EXPECT_EQ(turn_text(game_->turn()), expected);
}

void ExampleRunner::check_shows(const std::string& words) const {
  const std::string position = ' ' + game_->position() + ' ';
  EXPECT_NE(position.find(' ' + words + ' '), std::string::npos) << words << "\n  in" << position;
}

void ExampleRunner::check_view(const std::string& viewer, const std::string& text,
                               bool expected) const {
  const std::string view = game_->view_json(viewer_of(viewer));
  EXPECT_EQ(view.find(text) != std::string::npos, expected) << text << "\n  in " << view;
}

void ExampleRunner::check_seen(const std::string& viewer_and_who,
                               const std::string& move_and_text) const {
  const std::vector<std::string_view> words = words_of(viewer_and_who);
  const auto [move, text] = parted(move_and_text);
  const Event event{actor_of(std::string(words[1])), move};
  EXPECT_EQ(game_->as_seen(event, viewer_of(std::string(words[0]))), text);
}

void ExampleRunner::check_result(const std::string& title, const std::string& expected) const {
  ASSERT_TRUE(game_->turn().is_over()) << "the game is not over";
  if (title == "result") {
    EXPECT_EQ(game_->result_json(), expected);
  } else {
    EXPECT_EQ(game_->points(), numbers_in(expected));
  }
}

void ExampleRunner::check_match(const std::string& title, const std::string& numbers) {
  ASSERT_TRUE(match_) << "no match";
  const std::vector<int> expected = numbers_in(numbers);
  if (title == "add") return match_->add(expected);
  if (title == "scores") {
    EXPECT_EQ(match_->scores(), expected);
  } else if (title == "winners") {
    EXPECT_EQ(listed(match_->winners()), listed(expected, ", "));
  } else {
    EXPECT_EQ(match_->starts(), expected);
  }
}

}  // namespace ordinal::test
