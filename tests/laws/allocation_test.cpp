// Nothing is allocated while a game is played, whether moves are listed or picked.
#include "engine/any/registry.h"
#include "engine/walk/playout.h"
#include "tests/variants.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

namespace {

int allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  void* room = std::malloc(size);
  if (room == nullptr) throw std::bad_alloc();
  return room;
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* room) noexcept { std::free(room); }
void operator delete[](void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }
void operator delete[](void* room, std::size_t) noexcept { std::free(room); }

namespace ordinal {
namespace {

template <Game S, class Choose>
int allocations_of_a_game(S state, const Choose& choose) {
  Rng rng(1);
  const int before = allocations;
  play_out(state, rng, choose, [](Actor, typename S::Move) {});
  return allocations - before;
}

template <Game S>
void check_game() {
  for (const Options& options : test::variants(S::facts())) {
    const S start = S::start(*S::setup(options));
    const auto listed = [](const S& state, Actor actor, Rng& rng) {
      return listed_move(state, actor, rng);
    };
    EXPECT_EQ(allocations_of_a_game(start, listed), 0) << test::variant_name(S::facts(), options);
    if constexpr (PicksMoves<S>) {
      const auto picked = [](const S& state, Actor actor, Rng& rng) {
        return state.random_move(actor, rng);
      };
      EXPECT_EQ(allocations_of_a_game(start, picked), 0) << test::variant_name(S::facts(), options);
    }
  }
}

template <Game... States>
void check_games(GameList<States...>) {
  (check_game<States>(), ...);
}

TEST(Allocation, IsCounted) {
  const int before = allocations;
  const std::vector<int> numbers(100);
  EXPECT_EQ(allocations, before + 1) << numbers.size();
}

TEST(Allocation, DoesNotHappenInAnyGame) { check_games(Games()); }

}  // namespace
}  // namespace ordinal
