// The laws can fail: games made wrong on purpose are caught by them.
#include "engine/games/lucky_numbers/state.h"
#include "tests/heap_game.h"
#include "tests/laws/law.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace ordinal {
namespace {

using lucky_numbers::Setup;
using lucky_numbers::State;

// Lucky Numbers under another name; what a wrong game does otherwise, it does in `Self`.
template <class Self>
struct Copied : State {  // NOLINT(bugprone-crtp-constructor-accessibility): games are aggregates
  static Self start(const Setup& setup) { return of(State::start(setup)); }
  static Self sample(const View& view, Rng& rng) { return of(State::sample(view, rng)); }
  static Answer<Self> parse_position(std::string_view text) {
    const Answer<State> state = State::parse_position(text);
    if (!state) return state.refusal();
    return of(*state);
  }
  static Self of(const State& state) {
    Self self;
    static_cast<State&>(self) = state;
    return self;
  }
};

struct Honest : Copied<Honest> {
  friend bool operator==(const Honest&, const Honest&) = default;
};

struct LeakyView : Copied<LeakyView> {
  View view(Viewer viewer) const {
    View all = State::view(Viewer::referee());
    all.viewer = viewer;
    return all;
  }
  Move as_seen(Actor, Move move, Viewer) const { return move; }
  friend bool operator==(const LeakyView&, const LeakyView&) = default;
};

struct LeakyMoves : Copied<LeakyMoves> {
  Move as_seen(Actor, Move move, Viewer) const { return move; }
  friend bool operator==(const LeakyMoves&, const LeakyMoves&) = default;
};

struct UnfairChance : Copied<UnfairChance> {
  std::uint32_t weight(Move) const { return 1; }
  friend bool operator==(const UnfairChance&, const UnfairChance&) = default;
};

struct OneHash : Copied<OneHash> {
  std::uint64_t hash() const { return 1; }
  friend bool operator==(const OneHash&, const OneHash&) = default;
};

// The smallest game with a referee, who goes on after the end.
struct EndlessReferee : test::HeapGame {
  static EndlessReferee start(const test::HeapGame::Setup& setup) {
    return of(HeapGame::start(setup));
  }
  static EndlessReferee sample(const View& view, Rng& rng) {
    return of(HeapGame::sample(view, rng));
  }
  static Answer<EndlessReferee> parse_position(std::string_view text) {
    return of(*HeapGame::parse_position(text));
  }
  static EndlessReferee of(const HeapGame& game) {
    EndlessReferee self;
    static_cast<HeapGame&>(self) = game;
    return self;
  }
  Moves legal_moves(Actor actor) const {
    Moves moves = HeapGame::legal_moves(actor);
    if (actor.is_referee() && turn().is_over()) moves.add({Kind::refill, 0});
    return moves;
  }
  friend bool operator==(const EndlessReferee&, const EndlessReferee&) = default;
};

struct PicksTheFirst : Copied<PicksTheFirst> {
  Move random_move(Actor actor, Rng& rng) const {
    rng.next();
    return legal_moves(actor)[0];
  }
  friend bool operator==(const PicksTheFirst&, const PicksTheFirst&) = default;
};

struct DrawsTwice : Copied<DrawsTwice> {
  Move random_move(Actor actor, Rng& rng) const {
    const Move move = State::random_move(actor, rng);
    rng.next();
    return move;
  }
  friend bool operator==(const DrawsTwice&, const DrawsTwice&) = default;
};

template <Game S>
int failures() {
  testing::TestPartResultArray results;
  {
    testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ALL_THREADS, &results);
    laws::Laws<S>(S::start(typename S::Setup()), Deal()).check_whole_game();
  }
  return results.size();
}

TEST(Laws, AcceptAnHonestGame) { EXPECT_EQ(failures<Honest>(), 0); }
TEST(Laws, AcceptActsOfTheReferee) { EXPECT_EQ(failures<test::HeapGame>(), 0); }
TEST(Laws, CatchAnActAfterTheEnd) { EXPECT_GT(failures<EndlessReferee>(), 0); }
TEST(Laws, CatchAViewThatLeaks) { EXPECT_GT(failures<LeakyView>(), 0); }
TEST(Laws, CatchMovesThatLeak) { EXPECT_GT(failures<LeakyMoves>(), 0); }
TEST(Laws, CatchUnfairChance) { EXPECT_GT(failures<UnfairChance>(), 0); }
TEST(Laws, CatchAPickThatIsNotTheLists) { EXPECT_GT(failures<PicksTheFirst>(), 0); }
TEST(Laws, CatchAPickThatDrawsTwice) { EXPECT_GT(failures<DrawsTwice>(), 0); }
TEST(Laws, CatchAHashThatTellsNothing) { EXPECT_GT(failures<OneHash>(), 0); }

}  // namespace
}  // namespace ordinal
