// Puzzles: what is proven is so, what is not so is not proven, and what is written is read.
#include "coach/puzzle.h"

#include "coach/differences.h"
#include "coach/puzzle_text.h"
#include "engine/any/registry.h"
#include "engine/core/word.h"
#include "tests/source_tree.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <optional>
#include <set>

namespace ordinal {
namespace {

using coach::Lead;
using coach::Puzzle;

std::string text_of(const GameFacts& facts) {
  return test::contents(test::source_tree() / "puzzles" / (std::string(facts.id) + ".txt"));
}

std::vector<Puzzle> puzzles_of(const GameFacts& facts) {
  return *coach::read_puzzles(facts, text_of(facts));
}

// Two of each game that are soon played out, by their places in the file; `./test puzzles` proves
// all.
std::vector<Puzzle> quick_ones(const GameFacts& facts) {
  const std::map<std::string_view, std::array<std::size_t, 2>> places = {
      {"lucky-numbers", {13, 19}}, {"completto", {2, 20}}, {"sequence-numbers", {2, 14}}};
  const std::vector<Puzzle> puzzles = puzzles_of(facts);
  std::vector<Puzzle> quick;
  for (const std::size_t place : places.at(facts.id)) quick.push_back(puzzles[place]);
  return quick;
}

// How often a lead is proven in all looks together, if the difference is 1 or -1, by these chances.
int proven_of(int trials, std::uint32_t thousandths_won, std::uint32_t thousandths_lost) {
  Rng rng(1);
  int proven = 0;
  for (int trial = 0; trial < trials; ++trial) {
    coach::Differences differences;
    int played = 0;
    for (const int look : coach::looks) {
      for (; played < look; ++played) {
        const std::uint32_t fall = rng.below(1000);
        differences.add(fall < thousandths_won                      ? 1
                        : fall < thousandths_won + thousandths_lost ? -1
                                                                    : 0);
      }
      if (!differences.prove(coach::least_lead)) continue;
      ++proven;
      break;
    }
  }
  return proven;
}

TEST(Differences, ALeadThatIsTooSmallIsProvenOnceInAThousandAtMost) {
  EXPECT_LE(proven_of(4000, 249, 200), 4);
  EXPECT_LE(proven_of(4000, 49, 0), 4);
}

TEST(Differences, ALargeLeadIsProven) { EXPECT_EQ(proven_of(100, 400, 100), 100); }

TEST(Differences, TooFewProveNothing) {
  coach::Differences differences;
  for (int i = 0; i < 5; ++i) differences.add(1);

  EXPECT_FALSE(differences.prove(coach::least_lead));
}

TEST(Puzzle, EveryGameHasThirtyThatDiffer) {
  for (const GameFacts* facts : AnyGame::games()) {
    std::set<std::string> positions;
    for (const Puzzle& puzzle : puzzles_of(*facts)) positions.insert(puzzle.game.position());
    EXPECT_EQ(positions.size(), 30U) << facts->id;
  }
}

TEST(Puzzle, ExactOnesAreProvenAndAnotherMoveIsNot) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Puzzle& puzzle : puzzles_of(*facts)) {
      if (puzzle.lead.proof != Lead::Proof::exact) continue;
      EXPECT_TRUE(coach::is_proven(puzzle)) << written(puzzle);

      Puzzle wrong = puzzle;
      wrong.best = puzzle.misses.lure;
      EXPECT_FALSE(coach::is_proven(wrong)) << written(puzzle);
    }
  }
}

TEST(Puzzle, AnExactLeadOfAnotherSizeIsRefuted) {
  for (Puzzle puzzle : puzzles_of(*AnyGame::games()[0])) {
    if (puzzle.lead.proof != Lead::Proof::exact) continue;
    puzzle.lead.size -= 0.001;
    EXPECT_FALSE(coach::is_proven(puzzle)) << written(puzzle);
    return;
  }
  FAIL() << "no exact one";
}

TEST(Puzzle, SomeAreProvenByPlayoutsAndAnotherMoveIsNot) {
  for (const GameFacts* facts : AnyGame::games()) {
    for (const Puzzle& puzzle : quick_ones(*facts)) {
      EXPECT_EQ(puzzle.lead.proof, Lead::Proof::playouts);
      EXPECT_TRUE(coach::is_proven(puzzle)) << written(puzzle);
    }
    Puzzle wrong = quick_ones(*facts)[1];
    wrong.best = wrong.misses.lure;
    EXPECT_FALSE(coach::is_proven(wrong)) << written(wrong);
  }
}

TEST(Puzzle, WhatASeatCannotKnowProvesNothing) {
  using sequence_numbers::State;
  const GameFacts& facts = State::facts();
  const Puzzle puzzle = quick_ones(facts)[1];
  const State& state = *std::get_if<State>(&puzzle.game.typed().value);
  Rng rng(7);
  const State other = State::sample(state.view(Viewer::seat(puzzle.seat)), rng);
  ASSERT_NE(other.position(), state.position());

  const AnyGame game = *AnyGame::from_position(facts, other.position());
  EXPECT_EQ(coach::proven_lead(game, puzzle.seat, puzzle.best)->size,
            coach::proven_lead(puzzle.game, puzzle.seat, puzzle.best)->size);
}

TEST(Puzzle, TheSameDealsHaveTheSamePuzzle) {
  const GameFacts& facts = lucky_numbers::State::facts();
  const AnyGame start = *AnyGame::start(facts, standard_options(facts));
  const auto first = [&] {
    std::optional<Puzzle> puzzle;
    for (Deal deal{*Seed::parse("7"), 0}; !puzzle; ++deal.number) {
      puzzle = coach::find_puzzle(start, deal, Level::beginner);
    }
    return written(*puzzle);
  };

  EXPECT_EQ(first(), first());
}

TEST(Puzzle, IsAsDifficultAsLevelsMissIt) {
  Puzzle puzzle = puzzles_of(*AnyGame::games()[0])[0];
  using coach::Difficulty;

  puzzle.misses.counts = {20, 9, 0, 0, 0, 0};
  EXPECT_EQ(puzzle.difficulty(), Difficulty::gentle);
  puzzle.misses.counts = {20, 10, 0, 0, 0, 0};
  EXPECT_EQ(puzzle.difficulty(), Difficulty::tricky);
  puzzle.misses.counts = {10, 10, 10, 10, 10, 10};
  EXPECT_EQ(puzzle.difficulty(), Difficulty::tough);
}

TEST(PuzzleText, WhatIsWrittenIsRead) {
  for (const GameFacts* facts : AnyGame::games()) {
    std::string again;
    for (const Puzzle& puzzle : puzzles_of(*facts)) {
      again += (again.empty() ? "" : "\n") + written(puzzle);
    }
    EXPECT_EQ(again, text_of(*facts));
  }
}

// The code of the refusal, if a line of a puzzle is replaced; the position has number 2.
TextKey refusal_of(std::size_t line, const std::string& text) {
  const GameFacts& facts = *AnyGame::games()[0];
  std::string good = written(puzzles_of(facts)[0]);
  std::string_view left = good;
  std::string bad = "# a remark\n";
  for (std::size_t number = 2; !left.empty(); ++number) {
    const std::string own(take_line(left));
    bad += (number == line ? text : own) + '\n';
  }
  const auto answer = coach::read_puzzles(facts, bad);
  return answer ? TextKey{} : answer.refusal().code;
}

TEST(PuzzleText, EveryWrongLineIsRefused) {
  EXPECT_EQ(refusal_of(2, "players 2 nonsense"), "puzzle_no_position"_text);
  EXPECT_EQ(refusal_of(3, "best nothing"), "puzzle_line"_text);
  EXPECT_EQ(refusal_of(4, "lead exact 499"), "puzzle_line"_text);
  EXPECT_EQ(refusal_of(4, "lead guessed 1000"), "puzzle_line"_text);
  EXPECT_EQ(refusal_of(5, "misses 1 2 3"), "puzzle_line"_text);
  EXPECT_EQ(refusal_of(5, "misses 21 0 0 0 0 0"), "puzzle_line"_text);
  EXPECT_EQ(refusal_of(6, "lure nothing"), "puzzle_line"_text);
  EXPECT_EQ(refusal_of(6, ""), "puzzle_line"_text);
}

TEST(PuzzleText, AFileWithoutPuzzlesIsRefused) {
  for (const std::string_view text : {"", "\n", "# only a remark\n"}) {
    const auto answer = coach::read_puzzles(*AnyGame::games()[0], text);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.refusal().code, "puzzle_none"_text);
  }
}

}  // namespace
}  // namespace ordinal
