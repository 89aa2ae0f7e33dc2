// THE concept: what a type must offer to be a game. Everything above the engine works with any type
// that satisfies it, and with nothing else.
//
// Five ideas to keep in mind:
//   A game is a value.        A state copies, compares and hashes by itself; copying is the undo.
//   Chance is an actor.       A face-down tile is not a secret: it is chance that has not happened.
//                             A chance move has an exact integer weight, and `play` is
//                             deterministic.
//   Legal moves are the truth. `legal_moves` alone decides what may happen; whoever asks whether a
//                             move is legal looks it up there.
//   A view is another type.   What a viewer may know is copied into a `View`; nothing is ever
//                             removed from a finished text.
//   Two doors.                `play` asserts that the move is legal. Text comes in through `parse`;
//                             what is refused is refused with a reason, and changes nothing.
//
// To add a game: one folder beside the others with these members, and one line in any/registry.h.
// docs/add-a-game.md says it step by step.
#pragma once

#include "engine/core/fact.h"
#include "engine/core/picture.h"
#include "engine/core/refusal.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ordinal {

// How a game ended, and what that is worth in a match: 0 where there is no kind of match.
template <class R>
concept GameResult = std::regular<R> && requires(const R result, Seat seat) {
  { result.winners() } -> std::same_as<SeatSet>;
  { result.points(seat) } -> std::same_as<int>;
  { result.json() } -> std::same_as<std::string>;
};

// What one viewer may know.
template <class V>
concept GameView = std::regular<V> && std::is_trivially_copyable_v<V> && requires(const V view) {
  { view.json() } -> std::same_as<std::string>;
  { view.picture() } -> std::same_as<Picture>;
};

// A list of moves: sorted and unique, so that a look-up is a binary search.
template <class L, class M>
concept GameMoves =
    std::convertible_to<const L&, std::span<const M>> && requires(const L list, const M move) {
      { list.contains(move) } -> std::same_as<bool>;
    };

// clang-format off
template <class S>
concept Game =
    std::regular<S> && std::is_trivially_copyable_v<S> &&
    std::regular<typename S::Move> && std::totally_ordered<typename S::Move> &&
    sizeof(typename S::Move) <= 4 && GameMoves<typename S::Moves, typename S::Move> &&
    GameView<typename S::View> && GameResult<typename S::Result> &&
    requires(const S state, S next, const typename S::View view, const typename S::Move move,
             const typename S::Setup setup, const Options options, Actor actor, Viewer viewer,
             std::string_view text, Rng rng) {
      // The fact sheet, and a validated way into a game: do these options fit together? Those left
      // unset are decided by the others; a state's own options are all set.
      { S::facts() }                -> std::same_as<const GameFacts&>;
      { S::setup(options) }         -> std::same_as<Answer<typename S::Setup>>;
      { S::start(setup) }           -> std::same_as<S>;
      { state.options() }           -> std::same_as<Options>;

      // What may happen, and what follows.
      { state.turn() }              -> std::same_as<Turn>;
      { state.legal_moves(actor) }  -> std::same_as<typename S::Moves>;  // none if not its turn;
                                                   // for the referee: the acts possible now
      { state.weight(move) }        -> std::same_as<std::uint32_t>;  // tiles behind a chance move
      { state.unseen() }            -> std::same_as<std::uint32_t>;  // the sum of these weights
      { next.play(actor, move) }    -> std::same_as<void>;           // precondition: legal
      { state.result() }            -> std::same_as<typename S::Result>;  // precondition: over
      { state.is_consistent() }     -> std::same_as<bool>;  // nothing is lost or there twice
      { state.hash() }              -> std::same_as<std::uint64_t>;

      // What a viewer may know. A sample is some state that looks like the view; `as_seen` is asked
      // before the move is played, and blanks what is secret.
      { state.view(viewer) }        -> std::same_as<typename S::View>;
      { S::sample(view, rng) }      -> std::same_as<S>;
      { state.as_seen(actor, move, viewer) } -> std::same_as<typename S::Move>;

      // How it is written. `parse` knows form only; whether a move is legal, `legal_moves` says,
      // and `why_not` explains, once it is this actor's turn. The referee has no turn: where the
      // fact sheet has a `referee_rule`, `why_not` is asked about the referee until the game is
      // over. A position is the whole state as words, and reading one refuses what cannot lie on a
      // table.
      { state.text(move) }          -> std::same_as<std::string>;
      { state.parse(actor, text) }  -> std::same_as<Answer<typename S::Move>>;
      { state.why_not(actor, move) }-> std::same_as<Refusal>;
      { state.position() }          -> std::same_as<std::string>;
      { S::parse_position(text) }   -> std::same_as<Answer<S>>;
    };
// clang-format on

// Optional, for games that can do it without a list: the k-th legal move of a seat, where k is one
// draw below their number, or the outcome of chance that one draw below `unseen()` hits in the
// weights laid end to end. Precondition: it is the actor's turn.
template <class S>
concept PicksMoves = Game<S> && requires(const S state, Actor actor, Rng rng) {
  { state.random_move(actor, rng) } -> std::same_as<typename S::Move>;
};

// Optional: what is announced to everybody when a move is played, beyond the move itself. It is
// asked before, and gives no secret away.
template <class S>
concept Remarks = Game<S> && requires(const S state, Actor actor, const typename S::Move move) {
  { state.remarks(actor, move) } -> std::same_as<std::vector<Caption>>;
};

}  // namespace ordinal
