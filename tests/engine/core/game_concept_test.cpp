// What is a game, and what is not: decided while compiling.
#include "engine/any/registry.h"
#include "engine/core/game.h"

#include <gtest/gtest.h>

namespace ordinal {
namespace {

using lucky_numbers::State;

static_assert(Game<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 128);

static_assert(!Game<int>);

struct WithoutEquality : State {
  friend bool operator==(const WithoutEquality&, const WithoutEquality&) = delete;
};
static_assert(!Game<WithoutEquality>);

struct WithBigMoves : State {
  struct Move {
    std::uint64_t bits = 0;
    auto operator<=>(const Move&) const = default;
  };
};
static_assert(!Game<WithBigMoves>);

struct WithoutViews : State {
  using View = int;
};
static_assert(!Game<WithoutViews>);

TEST(GameConcept, IsCheckedByTheCompiler) { SUCCEED(); }

}  // namespace
}  // namespace ordinal
