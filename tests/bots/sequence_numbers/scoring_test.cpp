// What the scoring sees on drawn positions.
#include "bots/sequence_numbers/scoring.h"

#include "bots/sequence_numbers/latest.h"
#include "engine/walk/playout.h"
#include "tests/bots/sequence_numbers/drawn.h"

namespace ordinal::sequence_numbers {
namespace {

using test::other_hand;
using test::small_hand;
using test::state_of;
using test::weights_for;
using test::with_row;

std::string choice(const std::string& position) {
  const State state = state_of(position);
  return state.text(scored_move(state, 0, weights_for(state)));
}

int total(const std::string& position) {
  const State state = state_of(position);
  return Scoring(state, 0, weights_for(state)).total();
}

constexpr LineNumber left_of_row = number_of({cell_at(4, 0), Direction::across});

TEST(Unseen, CountsCardsThatAreNeitherHeldNorPutDown) {
  const State state = state_of(with_row(". . . . . . . . . .") + "hand 0 1+0 1+1 1+2 2+2 39+3 " +
                               other_hand + "discard 0 49-7 discard 1 33+8 turn 0");
  const Unseen unseen(state.table(), 0);
  EXPECT_EQ(unseen.cards_for(cell_at(4, 3)), 0U);  // 42
  EXPECT_EQ(unseen.cards_for(cell_at(4, 2)), 1U);  // 41
  EXPECT_EQ(unseen.cards_for(cell_at(4, 4)), 2U);  // 43
  EXPECT_EQ(unseen.cards_for(cell_at(0, 6)), 2U);  // 6: seat 1 has a card, unseen by seat 0
}

TEST(Scoring, ALineNeedsWhatHandAndUnseenCardsSay) {
  const State state = state_of(with_row("0 0 . . . . . . . .") + "hand 0 1+0 1+1 1+2 2+2 39+3 " +
                               other_hand + "discard 1 33+8 turn 0");
  const Scoring scoring(state, 0, weights_for(state));
  EXPECT_EQ(scoring.own().need(left_of_row), (Needs{.held = 1, .two = 1, .one = 1}.sum()));
  EXPECT_GE(scoring.other(0).need(left_of_row), foreign_need);
}

TEST(Scoring, MoreOwnChipsInALineAreBetterAndForeignOnesWorse) {
  const std::string rest = small_hand + other_hand + "turn 0";
  const int empty = total(with_row(". . . . . . . . . .") + rest);
  EXPECT_GT(total(with_row("0 0 0 . . . . . . .") + rest), empty);
  EXPECT_LT(total(with_row("1 1 1 . . . . . . .") + rest), empty);
}

TEST(Scoring, ACardForTheLastCellIsWorthALot) {
  const std::string board = with_row("0 0 0 . 0 . . . . .");
  const std::string held = board + "hand 0 1+0 1+1 1+2 2+2 39+3 " + other_hand + "turn 1";
  EXPECT_GT(total(held), total(board + small_hand + other_hand + "turn 1") + 500);
}

// What `worth` finds by changes is what playing the move and adding up anew finds.
TEST(Scoring, TheWorthOfAMoveIsTheChangeOfTheTotal) {
  for (const int players : {2, 3, 4, 6}) {
    State::Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.sides = players == 3 ? 3 : 2;
    State state = State::start(setup);
    Rng rng(static_cast<std::uint64_t>(players));
    for (int events = 0; events < 120 && !state.turn().is_over(); ++events) {
      const Actor actor = random_actor(state.turn(), rng);
      const Move move = state.random_move(actor, rng);
      State next = state;
      next.play(actor, move);
      const bool is_plain = move.kind() == Kind::play || move.kind() == Kind::plus;
      const bool is_settled = !next.turn().is_over() && next.table().phase != Phase::claiming;
      if (actor.is_seat() && is_plain && is_settled) {
        Scoring before(state, actor.seat(), weights_for(state));
        EXPECT_EQ(before.worth(move),
                  Scoring(next, actor.seat(), weights_for(next)).total() - before.total())
            << state.text(move) << " in " << state.position();
      }
      state = next;
    }
  }
}

TEST(Scoring, WinsIfItCan) {
  const std::string hand = "hand 0 1+0 1+1 1+2 39+3 plus ";
  EXPECT_EQ(choice(with_row("0 0 0 . 0 . 1 1 1 1") + hand + other_hand + "turn 0"), "play 39+3 d5");
}

TEST(Scoring, WinsBeforeItExchangesADeadCard) {
  const std::string board =
      "board * 0 . . . . . . . * . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . "
      "0 0 0 . 0 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . "
      ". . . . . . . . . . * . . . . . . . 1 * ";
  EXPECT_EQ(choice(board + "hand 0 1+0 1+1 1+2 2+2 39+3 " + other_hand + "turn 0"), "play 39+3 d5");
  EXPECT_EQ(choice(board + small_hand + other_hand + "turn 0"), "dead 1+0");
}

TEST(Scoring, BlocksWithAChip) {
  const std::string hand = "hand 0 1+0 4+7 9+6 18+2 39+3 ";
  EXPECT_EQ(choice(with_row("1 1 1 . 1 1 1 . . .") + hand + other_hand + "discard 1 33+8 turn 0"),
            "play 39+3 d5");
}

TEST(Scoring, KeepsPlusAndMinusOnAnEmptyBoard) {
  const std::string hand = "hand 0 1+1 1+2 39+3 plus minus ";
  EXPECT_EQ(choice(with_row(". . . . . . 1 . . .") + hand + other_hand + "turn 0").substr(0, 4),
            "play");
}

TEST(Scoring, UsesARightToDrawFirst) {
  const std::string hand = "draw strict ";
  EXPECT_EQ(choice(hand + with_row(". . . . . . . . . .") + "hand 0 1+0 1+1 1+2 2+2 " + other_hand +
                   "discard 0 3+2 right 0 turn 0"),
            "draw");
}

TEST(Scoring, ForfeitsNoSpecialCard) {
  const std::string position =
      "players 4 table_talk referee " + with_row("0 0 . . . . . . . .") +
      "hand 0 1+0 37+2 plus minus hand 1 2+4 3+4 3+5 7+2 hand 2 2+8 13-3 4+7 18-7 "
      "hand 3 6+6 17-5 4+9 15-2 forfeiting 0 turn 0";
  const State state = state_of(position);
  EXPECT_TRUE(is_equation(scored_move(state, 0, weights_for(state)).card()));
}

// SN-18: six in a row.
TEST(Scoring, ChoosesAClaim) {
  const std::string position = "players 4 " + with_row("0 0 0 0 0 0 . . . .") +
                               "hand 0 1+0 1+1 1+2 hand 1 2+4 3+4 3+5 7+2 "
                               "hand 2 2+8 13-3 4+7 18-7 hand 3 6+6 17-5 4+9 15-2 claiming 0 c5";
  EXPECT_EQ(choice(position).substr(0, 5), "claim");
}

TEST(Scoring, WhoSeesOwnLinesOnlyGivesNothingForABlock) {
  const State state = state_of(with_row("1 1 1 . 1 1 1 . . .") + "hand 0 1+0 4+7 9+6 18+2 39+3 " +
                               other_hand + "discard 1 33+8 turn 0");
  const Move block = Move::play(82, cell_at(4, 3));
  const Weights& weights = weights_for(state);
  EXPECT_GT(Scoring(state, 0, weights).worth(block),
            Scoring(state, 0, weights, Sight::own_lines).worth(block) + 500);
}

// A plus where it changes little is not worth a thought; where it blocks, it is.
TEST(Scoring, OnlyShortLinesAreUrgent) {
  const std::string rest = small_hand + other_hand + "turn 0";
  const State quiet = state_of(with_row("0 . . . 1 . . . . .") + rest);
  const State sharp = state_of(with_row("1 1 1 . 1 . . . . .") + rest);
  EXPECT_TRUE(Scoring(quiet, 0, weights_for(quiet)).urgent_cells().empty());
  EXPECT_TRUE(Scoring(sharp, 0, weights_for(sharp)).urgent_cells().contains(cell_at(4, 3)));
}

TEST(LatestChips, AreThoseOfTheCardsOnTop) {
  const State state = state_of(with_row("1 1 1 . 1 . . . . .") + small_hand + other_hand +
                               "discard 1 37+2 33+8 turn 0");
  EXPECT_EQ(latest_chips(state.table(), 1), (answer_sets[80] & state.table().chips[1]));
  EXPECT_TRUE(latest_chips(state.table(), 1).contains(cell_at(4, 2)));
  EXPECT_FALSE(latest_chips(state.table(), 1).contains(cell_at(4, 0)));
}

TEST(LatestChips, MayBeAnyAfterASpecialCard) {
  const State state = state_of(with_row("1 1 1 . 1 . . . . .") + small_hand + other_hand +
                               "discard 1 37+2 plus turn 0");
  EXPECT_EQ(latest_chips(state.table(), 1), state.table().chips[1]);
}

TEST(Scoring, AThreatThatWasThereBeforeIsOld) {
  const auto threats = [](const std::string& discards) {
    const State state =
        state_of(with_row("1 1 1 . 1 . . . . .") + small_hand + other_hand + discards + "turn 0");
    return Scoring(state, 0, weights_for(state)).old_threats().size();
  };
  EXPECT_EQ(threats("discard 1 37+2 33+8 "), 0U);       // 41, the third of the four
  EXPECT_EQ(threats("discard 1 37+2 33+8 15-2 "), 1U);  // 13, elsewhere
}

}  // namespace
}  // namespace ordinal::sequence_numbers
