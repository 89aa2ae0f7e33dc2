// The references of the measurements play the same games as the engine, and a wrong one is noticed.
#include "bench/record.h"

#include "bench/reference/completto.h"
#include "bench/reference/lucky_numbers.h"
#include "bench/reference/sequence_numbers.h"
#include "engine/games/completto/state.h"
#include "engine/games/lucky_numbers/state.h"
#include "engine/games/sequence_numbers/state.h"

#include <gtest/gtest.h>

namespace ordinal::bench {
namespace {

template <PicksMoves S, class Reference>
void expect_same_records(std::uint64_t games) {
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const Record reference = reference_record<Reference>(seed);
    EXPECT_EQ(difference(engine_record<S, Listed>(seed), reference), "") << seed;
    EXPECT_EQ(difference(engine_record<S, Picked>(seed), reference), "") << seed;
  }
}

TEST(Reference, PlaysLuckyNumbersLikeTheEngine) {
  expect_same_records<lucky_numbers::State, reference::LuckyNumbers>(50);
}

TEST(Reference, PlaysComplettoLikeTheEngine) {
  expect_same_records<completto::State, reference::Completto>(10);
}

TEST(Reference, PlaysSequenceNumbersLikeTheEngine) {
  expect_same_records<sequence_numbers::State, reference::SequenceNumbers>(200);
}

TEST(Reference, ADifferenceIsNamed) {
  const Record draws = {{0, "draw"}, {reference::chance, "reveal 7"}};
  const Record other = {{0, "draw"}, {reference::chance, "reveal 8"}};
  const Record longer = {{0, "draw"}, {reference::chance, "reveal 7"}, {0, "discard"}};

  EXPECT_EQ(difference(draws, draws), "");
  EXPECT_EQ(difference(draws, other),
            "at event 2 the engine has “chance: reveal 7” and the reference “chance: reveal 8”");
  EXPECT_EQ(difference(draws, longer),
            "at event 3 the engine has “the end” and the reference “seat 0: discard”");
}

TEST(Turn, LastsUntilTheNextSeatMoves) {
  EXPECT_EQ(turns_in({}), 0);
  EXPECT_EQ(turns_in({{0, "draw"}, {reference::chance, "reveal 7"}, {0, "discard"}}), 1);
  EXPECT_EQ(turns_in({{0, "take 3 a1"}, {1, "draw"}, {reference::chance, "reveal 7"}, {1, ""}}), 2);
}

}  // namespace
}  // namespace ordinal::bench
