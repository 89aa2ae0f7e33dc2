// The door for text: a move somebody wrote becomes a legal move, or a reason why not.
#pragma once

#include "engine/core/game.h"
#include "engine/core/word.h"

#include <string>
#include <string_view>

namespace ordinal {

template <Game S>
Refusal why_not_now(const S& state, Actor actor) {
  const Turn turn = state.turn();
  if (turn.is_over()) return {"game_over"_text, S::facts().end_rule, {}};
  if (turn.is_chance()) return {"chance_is_due"_text, S::facts().turn_rule, {}};
  const std::string seats = listed(turn.seats());
  if (actor.is_chance()) return {"seat_is_due"_text, S::facts().turn_rule, {{"seats", seats}}};
  return {"not_your_turn"_text, S::facts().turn_rule, {{"seat", actor.seat()}, {"seats", seats}}};
}

// The state is not touched: whoever gets a move may play it.
template <Game S>
Answer<typename S::Move> legal_move(const S& state, Actor actor, std::string_view text) {
  if (!state.turn().allows(actor)) return why_not_now(state, actor);
  Answer<typename S::Move> move = state.parse(text);
  if (move && !state.legal_moves(actor).contains(*move)) return state.why_not(actor, *move);
  return move;
}

}  // namespace ordinal
