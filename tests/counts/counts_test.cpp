// Counts of every game against those of an independent implementation (counts.txt says which).
#include "engine/core/word.h"
#include "record/referee.h"
#include "tests/source_tree.h"

#include <gtest/gtest.h>

#include <fstream>

namespace ordinal {
namespace {

constexpr std::uint64_t most_nodes = 300'000;  // deeper ones have a command: ./test counts_long

std::filesystem::path counts_folder(const GameFacts& facts) {
  return test::source_tree() / "tests/engine/games" / test::folder_of(facts.id) / "counts";
}

AnyGame started(const GameFacts& facts, const std::string& settings) {
  std::vector<OptionText> texts;
  for (const std::string_view word : words_of(settings)) {
    const std::size_t equals = word.find('=');
    texts.emplace_back(word.substr(0, equals), word.substr(equals + 1));
  }
  return *AnyGame::start(facts, *read_options(facts, texts));
}

AnyGame after(const std::filesystem::path& record) {
  Referee referee;
  std::ifstream file(record);
  for (std::string line; std::getline(file, line);) EXPECT_TRUE(referee.take(line)) << record;
  return *referee.game();
}

// "after FILE: 18 252 2111" or "start players=2: 20 400"
void check_line(const GameFacts& facts, const std::string& line) {
  const std::size_t colon = line.find(':');
  ASSERT_NE(colon, std::string::npos) << line;
  const std::string name = line.substr(6, colon - 6);
  const AnyGame game =
      line.starts_with("after ") ? after(counts_folder(facts) / name) : started(facts, name);
  int depth = 0;
  for (const std::string_view word : words_of(std::string_view(line).substr(colon + 1))) {
    const std::uint64_t expected = std::stoull(std::string(word));
    if (expected > most_nodes) break;
    EXPECT_EQ(game.count_sequences(++depth, [] {}), expected) << line << " depth " << depth;
  }
  EXPECT_GT(depth, 0) << line;
}

TEST(Counts, EqualThoseOfTheIndependentReferee) {
  for (const GameFacts* facts : AnyGame::games()) {
    std::ifstream file(counts_folder(*facts) / "counts.txt");
    ASSERT_TRUE(file) << facts->id << " has no counts";
    for (std::string line; std::getline(file, line);) {
      if (!line.empty() && line[0] != '#') check_line(*facts, line);
    }
  }
}

TEST(Counts, OfNoEventsIsOneAndAfterTheEndNone) {
  const AnyGame start = started(*AnyGame::games()[0], "");
  EXPECT_EQ(start.count_sequences(0, [] {}), 1U);

  AnyGame over = start;
  Rng rng(1);
  while (!over.turn().is_over()) {
    if (over.turn().is_chance()) {
      over.play_chance(Deal());
    } else {
      over.play_random(rng);
    }
  }
  EXPECT_EQ(over.count_sequences(1, [] {}), 0U);
}

}  // namespace
}  // namespace ordinal
