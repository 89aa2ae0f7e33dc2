// Rows and tiles: readings, and slides that are one move.
#include "engine/games/completto/row.h"

#include "engine/games/completto/state.h"
#include "engine/walk/chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace ordinal::completto {
namespace {

TEST(Tile, FourteenHaveTwoReadings) {
  int turnable = 0;
  for (Number n = 1; n <= highest; ++n) {
    EXPECT_EQ(turned(turned(n)), n);
    if (is_turnable(n)) ++turnable;
  }
  EXPECT_EQ(turnable, 14);
}

TEST(Tile, ASetHasEveryNumberOnce) {
  EXPECT_EQ(box().size(), 100);
  for (Number n = 1; n <= highest; ++n) {
    Tiles tiles = box();
    tiles.remove(n);
    EXPECT_EQ(tiles.size(), 99);
    EXPECT_FALSE(tiles.contains(n));
    tiles.add(n);
    EXPECT_EQ(tiles, box());
  }
}

// One row for each pattern of face-up tiles, 10 20 30 …, written as its bits.
Row drawn(unsigned pattern, int size) {
  Row row;
  Number number = 0;
  for (int place = 0; place < size; ++place) {
    const bool is_up = ((pattern >> place) & 1U) != 0;
    if (is_up) number = static_cast<Number>(number + 10);
    row.insert(is_up ? Face::up(number, number) : Face(), static_cast<Place>(place));
  }
  return row;
}

TEST(Slide, TheFirstNameOfAnOutcomeIsItsMove) {
  constexpr int size = 8;
  for (unsigned pattern = 0; pattern < 1U << size; ++pattern) {
    const Row row = drawn(pattern, size);
    std::vector<std::pair<Row, Slide>> outcomes;  // with its first name
    for (Place from = 0; from < size; ++from) {
      if (!row.at(from).is_down()) continue;
      for (Place to = 0; to < size; ++to) {
        Row after = row;
        after.slide({from, to});
        const Slide canonical = row.canonical({from, to});
        if (after == row) {
          EXPECT_EQ(canonical.from, canonical.to);
          continue;
        }
        const auto known = std::find_if(outcomes.begin(), outcomes.end(), [&](const auto& outcome) {
          return outcome.first == after;
        });
        const Slide first = known == outcomes.end() ? Slide{from, to} : known->second;
        if (known == outcomes.end()) outcomes.emplace_back(after, first);
        EXPECT_EQ(canonical, first) << pattern << ' ' << int{from} << ' ' << int{to};
      }
    }
  }
}

TEST(Chance, AllUnseenTilesAreEquallyLikely) {
  State state = State::start({.players = 6});
  EXPECT_EQ(total_weight(state), 100U);
  state.play(Actor::chance(), Move::deal(0, 50));
  EXPECT_EQ(total_weight(state), 99U);
  EXPECT_EQ(state.table().middle(), 100 - 6 * 11 - 1);
}

}  // namespace
}  // namespace ordinal::completto
