// The laws every game obeys, in every position of random games. One call checks one game; a failure
// prints the law, the deal, the event and the record: a bug report ready to paste.
#pragma once

#include "engine/core/game.h"
#include "engine/walk/chance.h"
#include "engine/walk/playout.h"
#include "engine/walk/random_choice.h"
#include "engine/walk/text_door.h"
#include "texts/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

namespace ordinal::laws {

inline constexpr int longest_game = 20'000;  // events

// All laws are checked at every position of the opening, then at one in `stride`: random games can
// be long, and their middle repeats itself. A prime meets every phase of a turn.
inline constexpr int opening = 300;  // events
inline constexpr int stride = 11;

template <Game S>
class Laws {
 public:
  Laws(const S& start, const Deal& deal) : state_(start), deal_(deal), rng_(deal.number + 1) {}

  void check_whole_game() {
    check_options();
    for (events_ = 0; !state_.turn().is_over(); ++events_) {
      ASSERT_LT(events_, longest_game) << "a game ends" << report();
      if (events_ < opening || events_ % stride == 0) {
        check_position();
      } else {
        check_consistency();
      }
      if (testing::Test::HasFailure()) return;
      play_on();
    }
    check_position();
  }

 private:
  using Move = typename S::Move;

  // A game says all its options, and starts from them as it started.
  void check_options() {
    const Options options = state_.options();
    EXPECT_EQ(std::count(options.begin(), options.end(), unset_option), 0) << "options are set";
    const auto setup = S::setup(options);
    EXPECT_TRUE(setup && S::start(*setup) == state_) << "options lead back to the start";
  }

  void check_consistency() {
    EXPECT_TRUE(state_.is_consistent()) << "nothing is lost, nothing is there twice" << report();
  }

  void check_position() {
    check_waiting();
    check_referee();
  }

  // All but what the referee may do.
  void check_waiting() {
    check_consistency();
    check_chance();
    check_moves();
    check_secret_round();
    check_text();
    check_views();
    check_refusals();
  }

  // Those that a game may wait for.
  std::vector<Actor> actors() const {
    std::vector<Actor> all = {Actor::chance()};
    for (Seat seat = 0; seat < players(); ++seat) all.emplace_back(seat);
    return all;
  }

  int players() const { return state_.options()[players_option]; }

  // Legal moves are sorted and unique; whose turn it is not has none; over means nobody has any.
  void check_moves() {
    bool anybody = false;
    for (const Actor actor : actors()) {
      const auto moves = state_.legal_moves(actor);
      anybody = anybody || !moves.empty();
      EXPECT_EQ(moves.empty(), !state_.turn().allows(actor)) << "moves on turn only" << report();
      check_order(moves);
      if (!moves.empty()) check_random_move(actor);
      // A few at every position: all of them at all positions would cost minutes.
      for (std::size_t i = 0; i < moves.size(); i += 1 + rng_.below(8)) check_move(actor, moves[i]);
    }
    EXPECT_EQ(anybody, !state_.turn().is_over()) << "over means no legal move" << report();
  }

  void check_order(const typename S::Moves& moves) {
    EXPECT_EQ(std::adjacent_find(moves.begin(), moves.end(), std::greater_equal<>()), moves.end())
        << "moves are sorted and unique" << report();
  }

  // The referee acts only while the game lasts, and only in games that have a clause for it; what
  // follows is a position like any other. Random games have no acts of the referee.
  void check_referee() {
    const auto acts = state_.legal_moves(Actor::referee());
    const bool has_acts = !S::facts().referee_rule.empty() && !state_.turn().is_over();
    EXPECT_TRUE(acts.empty() || has_acts) << "the referee acts by a rule" << report();
    check_order(acts);
    if (acts.empty() || !has_acts) return;
    const Move act = acts[rng_.below(static_cast<std::uint32_t>(acts.size()))];
    check_reading(Actor::referee(), act);
    for (Seat seat = 0; seat < players(); ++seat) {
      check_moves_as_seen(Actor::referee(), Viewer::seat(seat));
    }
    Laws after(*this);
    after.record(Actor::referee(), act);
    after.check_waiting();
  }

  // Where a game picks a random move without a list, it is the one that the list has at the place
  // that is drawn; and both have drawn as much.
  void check_random_move(Actor actor) {
    if constexpr (PicksMoves<S>) {
      if (actor.is_chance() && total_weight(state_) != state_.unseen()) return;  // another law
      Rng for_list = rng_;
      for (int tries = 0; tries < 4; ++tries) {
        const Move move = state_.random_move(actor, rng_);
        EXPECT_EQ(move, listed_move(state_, actor, for_list))
            << "picked without a list: " << state_.text(move) << report();
        EXPECT_EQ(Rng(rng_).next(), Rng(for_list).next()) << "as many draws" << report();
      }
    }
  }

  // The weights of chance sum up to the tiles that nobody has seen.
  void check_chance() {
    if (!state_.turn().is_chance()) return;
    EXPECT_EQ(total_weight(state_), state_.unseen()) << "weights sum up" << report();
  }

  // While a round with secret choices stays open, nobody else can tell one choice from another. The
  // fact sheet says that there is a secret, so a view that shows too much cannot hide that it does.
  void check_secret_round() {
    const SeatSet seats = state_.turn().seats();
    if (S::facts().rounds != Rounds::secret || seats.size() < 2) return;
    for (int i = 0; i < seats.size(); ++i) {
      for (Seat other = -1; other < players(); ++other) {
        if (other != seats.nth(i)) check_secret(seats.nth(i), other);
      }
    }
  }

  void check_secret(Seat actor, Seat other) {
    const Viewer viewer = other < 0 ? Viewer::bystander() : Viewer::seat(other);
    const auto moves = state_.legal_moves(actor);
    S first = state_;
    first.play(actor, moves[0]);
    for (const Move move : moves) {
      S next = state_;
      next.play(actor, move);
      EXPECT_EQ(next.view(viewer), first.view(viewer)) << "a choice is secret" << report();
      EXPECT_EQ(state_.as_seen(actor, move, viewer), state_.as_seen(actor, moves[0], viewer))
          << "a secret move is blanked" << report();
    }
  }

  // A move reads back as itself.
  void check_reading(Actor actor, Move move) {
    const std::string text = state_.text(move);
    const auto read = legal_move(state_, actor, text);
    EXPECT_TRUE(read && *read == move) << "text reads back: " << text << report();
    seen_texts_.push_back(text);
  }

  // It plays the same on a copy, and chance has a weight.
  void check_move(Actor actor, Move move) {
    check_reading(actor, move);
    const std::string text = state_.text(move);
    if (actor.is_chance()) {
      EXPECT_GT(state_.weight(move), 0U) << "chance has a weight" << report();
    }
    S once = state_;
    S twice = state_;
    once.play(actor, move);
    twice.play(actor, move);
    EXPECT_EQ(once, twice) << "playing is deterministic: " << text << report();
    EXPECT_EQ(once.hash(), twice.hash()) << "equal means equal hash" << report();
    EXPECT_NE(once.hash(), state_.hash()) << "a hash tells states apart" << report();
    EXPECT_NE(once, state_) << "a move changes something: " << text << report();
  }

  void check_text() {
    const auto read = S::parse_position(state_.position());
    EXPECT_TRUE(read && *read == state_) << "a position reads back" << report();
  }

  // A sample looks like the view it came from, and what a seat may not know changes nothing for it.
  void check_views() {
    for (Seat seat = 0; seat < players(); ++seat) {
      const Viewer viewer = Viewer::seat(seat);
      const S other = S::sample(state_.view(viewer), rng_);
      EXPECT_TRUE(other.is_consistent()) << "a sample is a possible state" << report();
      EXPECT_EQ(other.view(viewer), state_.view(viewer)) << "a sample looks the same" << report();
      EXPECT_EQ(other.turn(), state_.turn()) << "turn does not leak" << report();
      EXPECT_TRUE(std::ranges::equal(other.legal_moves(seat), state_.legal_moves(seat)))
          << "legal moves do not leak" << report();
      EXPECT_EQ(other.view(viewer).json(), state_.view(viewer).json()) << report();
      for (const Actor actor : actors()) check_moves_as_seen(actor, viewer);
    }
    EXPECT_EQ(S::sample(state_.view(Viewer::referee()), rng_), state_)
        << "the referee knows everything" << report();
  }

  // Two moves that look the same to a viewer leave the viewer with the same view.
  void check_moves_as_seen(Actor actor, Viewer viewer) {
    const auto moves = state_.legal_moves(actor);
    if (moves.empty()) return;
    const auto view_after = [&](Move move) {
      S next = state_;
      next.play(actor, move);
      return next.view(viewer);
    };
    const Move first = moves[0];
    for (const Move move : moves) {
      const Move seen = state_.as_seen(actor, move, viewer);
      if (seen == move) continue;
      EXPECT_NE(actor, Actor(viewer.seat())) << "a seat sees its own moves" << report();
      if (seen != state_.as_seen(actor, first, viewer)) continue;
      EXPECT_EQ(view_after(first), view_after(move)) << "hidden moves do not leak" << report();
    }
  }

  // The text door accepts a text exactly when it is one of the legal moves; otherwise it answers
  // with a reason that can be said in every language.
  void check_refusals() {
    if (seen_texts_.empty()) return;
    for (int tries = 0; tries < 4; ++tries) {
      std::string text = seen_texts_[rng_.below(static_cast<std::uint32_t>(seen_texts_.size()))];
      if (tries == 3) text[rng_.below(static_cast<std::uint32_t>(text.size()))] ^= 1;
      for (const Actor actor : actors()) check_refusal(actor, text);
      check_refusal(Actor::referee(), text);
    }
    if (seen_texts_.size() > 4000) seen_texts_.erase(seen_texts_.begin(), seen_texts_.end() - 2000);
  }

  void check_refusal(Actor actor, const std::string& text) {
    const auto answer = legal_move(state_, actor, text);
    const auto moves = state_.legal_moves(actor);
    if (answer) {
      EXPECT_TRUE(moves.contains(*answer)) << "accepted means legal: " << text << report();
      return;
    }
    const auto parsed = state_.parse(actor, text);
    EXPECT_FALSE(parsed && moves.contains(*parsed)) << "legal means accepted: " << text << report();
    EXPECT_FALSE(answer.refusal().rule.empty()) << "a refusal names its rule" << report();
    for (const Language language : {Language::en, Language::fr, Language::nl, Language::de}) {
      const std::string sentence = say(language, answer.refusal());
      EXPECT_NE(sentence, answer.refusal().code.name) << "every refusal has a sentence" << report();
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence << report();
    }
  }

  void play_on() {
    if (state_.turn().is_chance()) {
      record(Actor::chance(), dealt_move(state_, deal_, chance_events_++));
    } else {
      const auto choice = random_choice(state_, rng_);
      record(choice.seat, choice.move);
    }
  }

  void record(Actor actor, Move move) {
    record_ += "\n  " + name_of(actor) + ": " + state_.text(move);
    state_.play(actor, move);
  }

  static std::string name_of(Actor actor) {
    if (actor.is_referee()) return "referee";
    return actor.is_chance() ? "chance" : "seat " + std::to_string(actor.seat());
  }

  std::string report() const {
    return "\n  deal " + std::to_string(deal_.number) + ", event " + std::to_string(events_) +
           "\n  position: " + state_.position() + record_;
  }

  S state_;
  Deal deal_;
  Rng rng_;
  int events_ = 0;
  std::uint64_t chance_events_ = 0;
  std::vector<std::string> seen_texts_;
  std::string record_;
};

}  // namespace ordinal::laws
