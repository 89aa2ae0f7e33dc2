// Every sentence of the coach in a drawn position, word for word; and its claim holds there.
#include "coach/reason.h"
#include "engine/any/registry.h"
#include "tests/coach/claim.h"
#include "tests/source_tree.h"
#include "texts/embedded.h"
#include "texts/text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace ordinal {
namespace {

// A block of sentences.txt.
struct Example {
  std::string key;
  std::string game;
  std::string position;
  Seat seat = 0;
  std::string move;  // the one asked about, or the one played
  std::string best;  // empty if one move is spoken of
  std::string says;
};

void read_line(Example& example, const std::string& line) {
  std::istringstream words(line);
  std::string word;
  words >> word >> std::ws;
  std::string rest;
  std::getline(words, rest);
  if (line.starts_with("    ")) {
    example.position += line;
  } else if (word == "game") {
    example.game = rest;
  } else if (word == "seat") {
    example.seat = rest[0] - '0';
  } else if (word == "for" || word == "played") {
    example.move = rest;
  } else if (word == "best") {
    example.best = rest;
  } else if (word == "says") {
    example.says = rest;
  } else {
    example.key = word;
  }
}

std::vector<Example> examples() {
  std::ifstream file(test::source_tree() / "tests/coach/sentences.txt");
  std::vector<Example> found(1);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    if (!line.empty()) {
      read_line(found.back(), line);
    } else if (!found.back().key.empty()) {
      found.emplace_back();
    }
  }
  if (found.back().key.empty()) found.pop_back();
  return found;
}

std::vector<Caption> captions_of(const Example& example, const AnyGame& game) {
  return example.best.empty()
             ? coach::reasons_for(game, example.seat, example.move)
             : coach::reasons_against(game, example.seat, example.move, example.best);
}

AnyGame game_of(const Example& example) {
  const auto game = AnyGame::from_position(**AnyGame::find(example.game), example.position);
  EXPECT_TRUE(game) << example.key << ": " << game.refusal().code.name;
  return *game;
}

// The caption of this key, as a claim.
test::Claim claim_of(const Example& example) {
  test::Claim claim{example.seat, example.move, example.best, {}};
  for (const Caption& caption : captions_of(example, game_of(example))) {
    if (caption.text.name == example.key) claim.caption = caption;
  }
  return claim;
}

std::optional<bool> holds(const Example& example, const test::Claim& claim) {
  const AnyGame game = game_of(example);
  return std::visit([&](const auto& state) { return test::holds(state, claim); },
                    game.typed().value);
}

TEST(Sentence, IsSaidWordForWord) {
  for (const Example& example : examples()) {
    const test::Claim claim = claim_of(example);
    EXPECT_EQ(claim.caption.text.name, example.key);
    EXPECT_EQ(say_reason(Language::en, claim.caption), example.says);
  }
}

TEST(Sentence, ItsClaimIsChecked) {
  for (const Example& example : examples()) {
    const auto is_so = holds(example, claim_of(example));
    ASSERT_TRUE(is_so) << "no checker for " << example.key;
    EXPECT_TRUE(*is_so) << example.key;
  }
}

bool is_count(std::string_view name) {
  constexpr std::array<std::string_view, 8> names = {"all",     "before", "count",       "most",
                                                     "numbers", "other",  "other_width", "width"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Each count one more than it is: the checkers must see it.
TEST(Sentence, AWrongCountIsCaught) {
  int caught = 0;
  for (const Example& example : examples()) {
    const test::Claim claim = claim_of(example);
    for (std::size_t i = 0; i < claim.caption.arguments.size(); ++i) {
      const Argument& argument = claim.caption.arguments[i];
      if (!is_count(argument.name) || claim.number(argument.name) < 0) continue;
      test::Claim wrong = claim;
      wrong.caption.arguments[i].value = std::to_string(claim.number(argument.name) + 1);
      EXPECT_EQ(holds(example, wrong), false) << example.key << ": " << argument.name;
      ++caught;
    }
  }
  EXPECT_GT(caught, 100);
}

// The names of all sentences that begin like this.
std::set<std::string> keys(std::string_view prefix) {
  const std::string_view texts = embedded_texts[0];
  const std::string opening = '"' + std::string(prefix);
  std::set<std::string> found;
  for (std::size_t at = texts.find(opening); at != std::string_view::npos;
       at = texts.find(opening, at + 1)) {
    found.emplace(texts.substr(at + 1, texts.find('"', at + 1) - at - 1));
  }
  return found;
}

TEST(Sentence, EachHasAnExample) {
  std::set<std::string> drawn;
  for (const Example& example : examples()) drawn.insert(example.key);
  for (const std::string_view prefix : {"coach_ln_", "coach_cp_", "coach_sn_"}) {
    EXPECT_FALSE(keys(prefix).empty());
    for (const std::string& key : keys(prefix)) EXPECT_TRUE(drawn.contains(key)) << key;
  }
}

}  // namespace
}  // namespace ordinal
