// The coach's doors: checks what a host says, asks the coach, and leaves the answer as JSON.
#include "coach/analysis.h"
#include "coach/assessor.h"
#include "coach/hint.h"
#include "coach/json.h"
#include "coach/reason.h"
#include "engine/core/word.h"
#include "wasm/exchange.h"
#include "wasm/interface.h"

#include <string>
#include <string_view>
#include <utility>

namespace ordinal {
namespace {

using coach::Analyst;
using coach::Assessor;
using coach::Depth;

// Few: an analysis remembers thousands of positions.
constexpr std::size_t most_analyses = 64;

Refusal exhausted(std::size_t most) { return {"analyses_exhausted"_text, "", {{"most", most}}}; }

Refusal unknown(std::int32_t handle) { return {"analysis_unknown"_text, "", {{"handle", handle}}}; }

Shelf<Analyst>& analyses() {
  static Shelf<Analyst> shelf(most_analyses, exhausted, unknown);
  return shelf;
}

Answer<Depth> depth_of(std::int32_t depth) {
  if (depth == 0) return Depth::quick;
  if (depth == 1) return Depth::deep;
  return Refusal{"coach_depth"_text, "", {{"depth", depth}}};
}

// As it is written in records. Refused if it is not legal.
Answer<std::string> legal_text(const AnyGame& game, Seat seat, std::string_view text) {
  const Answer<Event> event = AnyGame(game).play(seat, text);
  if (!event) return event.refusal();
  return event->text;
}

template <class Write, class Value>
std::string json_of(const Write& write, const Value& value) {
  JsonWriter json;
  write(json, value);
  return json.str();
}

// Calls `speak(seat, text)`, which answers a string, with a seat of the game and the input.
template <class Speak>
Answer<std::string> with_text(const AnyGame& game, std::int32_t seat, std::int32_t size,
                              const Speak& speak) {
  const Answer<Seat> who = seat_in(game, seat);
  if (!who) return who.refusal();
  const Answer<std::string_view> text = input_of(size);
  if (!text) return text.refusal();
  return speak(*who, *text);
}

Answer<std::string> weighed(const AnyGame& game, Seat seat, Depth depth, std::string_view text) {
  const Answer<std::string> move = legal_text(game, seat, text);
  if (!move) return move.refusal();
  return json_of(coach::write_weighing, Assessor(game, depth).weigh(game, seat, *move));
}

Answer<std::string> compared(const AnyGame& game, Seat seat, std::string_view text) {
  const Answer<std::string> played = legal_text(game, seat, take_line(text));
  if (!played) return played.refusal();
  const Answer<std::string> best = legal_text(game, seat, text);
  if (!best) return best.refusal();
  return json_of(coach::write_reasons, coach::reasons_against(game, seat, *played, *best));
}

}  // namespace
}  // namespace ordinal

using namespace ordinal;

std::int32_t ordinal_hint(std::int32_t handle, std::int32_t seat) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Seat> who = seat_on_turn(game, seat);
    if (!who) return who.refusal();
    return json_of(coach::write_hint, coach::hint(game, *who));
  });
}

std::int32_t ordinal_chance(std::int32_t handle, std::int32_t seat, std::int32_t depth) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Seat> who = seat_in(game, seat);
    if (!who) return who.refusal();
    const Answer<Depth> how_far = depth_of(depth);
    if (!how_far) return how_far.refusal();
    return json_of(coach::write_chance, Assessor(game, *how_far).chance(game, *who));
  });
}

std::int32_t ordinal_weigh(std::int32_t handle, std::int32_t seat, std::int32_t depth,
                           std::int32_t size) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    const Answer<Depth> how_far = depth_of(depth);
    if (!how_far) return how_far.refusal();
    return with_text(game, seat, size, [&](Seat who, std::string_view text) {
      return weighed(game, who, *how_far, text);
    });
  });
}

std::int32_t ordinal_reasons_for(std::int32_t handle, std::int32_t seat, std::int32_t size) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    return with_text(game, seat, size, [&](Seat who, std::string_view text) -> Answer<std::string> {
      const Answer<std::string> move = legal_text(game, who, text);
      if (!move) return move.refusal();
      return json_of(coach::write_reasons, coach::reasons_for(game, who, *move));
    });
  });
}

std::int32_t ordinal_reasons_against(std::int32_t handle, std::int32_t seat, std::int32_t size) {
  return tell_about(handle, [&](const AnyGame& game) -> Answer<std::string> {
    return with_text(game, seat, size,
                     [&](Seat who, std::string_view text) { return compared(game, who, text); });
  });
}

std::int32_t ordinal_analysis_start(std::int32_t handle, std::int32_t depth) {
  const Answer<AnyGame*> game = games().find(handle);
  if (!game) return tell(game.refusal());
  const Answer<Depth> how_far = depth_of(depth);
  if (!how_far) return tell(how_far.refusal());
  return tell_handle(analyses().hold(Analyst(**game, *how_far)));
}

std::int32_t ordinal_analysis_take(std::int32_t handle, std::int32_t actor, std::int32_t size) {
  const Answer<Analyst*> analyst = analyses().find(handle);
  if (!analyst) return tell(analyst.refusal());
  const Answer<Actor> who = actor_in((*analyst)->game(), actor);
  if (!who) return tell(who.refusal());
  const Answer<std::string_view> text = input_of(size);
  if (!text) return tell(text.refusal());
  return tell_done((*analyst)->take(*who, *text));
}

std::int32_t ordinal_analysis_result(std::int32_t handle) {
  const Answer<Analyst*> analyst = analyses().find(handle);
  if (!analyst) return tell(analyst.refusal());
  const AnyGame& game = (*analyst)->game();
  if (!game.turn().is_over()) {
    return tell(Refusal{"analysis_unfinished"_text, game.facts().end_rule, {}});
  }
  return tell(json_of(coach::write_analysis, (*analyst)->analysis()));
}

std::int32_t ordinal_analysis_free(std::int32_t handle) {
  return tell_done(analyses().free(handle));
}
