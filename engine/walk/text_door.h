// The door for text: a move somebody wrote becomes a legal move, or a reason why not.
#pragma once

#include "engine/core/game.h"
#include "engine/core/word.h"

#include <string>
#include <string_view>

namespace ordinal {

// Whether there may be a legal move at all. The referee is never waited for: in a game that knows
// acts of the referee, their list alone decides.
template <Game S>
bool may_act(const S& state, Actor actor) {
  const Turn turn = state.turn();
  if (!actor.is_referee()) return turn.allows(actor);
  return !S::facts().referee_rule.empty() && !turn.is_over();
}

template <Game S>
Refusal why_not_now(const S& state, Actor actor, std::string_view text) {
  const Turn turn = state.turn();
  if (actor.is_referee() && S::facts().referee_rule.empty()) {
    return {"no_referee"_text, "REC-5", {{"game", S::facts().name}, {"act", printable(text)}}};
  }
  if (turn.is_over()) return {"game_over"_text, S::facts().end_rule, {}};
  if (turn.is_chance()) return {"chance_is_due"_text, S::facts().turn_rule, {}};
  const std::string seats = listed(turn.seats());
  if (actor.is_chance()) return {"seat_is_due"_text, S::facts().turn_rule, {{"seats", seats}}};
  return {"not_your_turn"_text, S::facts().turn_rule, {{"seat", actor.seat()}, {"seats", seats}}};
}

// The state is not touched: whoever gets a move may play it.
template <Game S>
Answer<typename S::Move> legal_move(const S& state, Actor actor, std::string_view text) {
  if (!may_act(state, actor)) return why_not_now(state, actor, text);
  Answer<typename S::Move> move = state.parse(actor, text);
  if (move && !state.legal_moves(actor).contains(*move)) return state.why_not(actor, *move);
  return move;
}

}  // namespace ordinal
