// Keeps what lies between two calls.
#include "wasm/exchange.h"

#include "engine/core/json.h"
#include "wasm/interface.h"

#include <utility>

namespace ordinal {
namespace {

constexpr std::int32_t most_input = 1 << 16;
constexpr std::size_t most_games = 4096;

std::string input;
std::string output;

Refusal exhausted(std::size_t most) { return {"handles_exhausted"_text, "", {{"most", most}}}; }

Refusal unknown(std::int32_t handle) { return {"handle_unknown"_text, "", {{"handle", handle}}}; }

}  // namespace

Shelf<AnyGame>& games() {
  static Shelf<AnyGame> shelf(most_games, exhausted, unknown);
  return shelf;
}

std::int32_t tell(Answer<std::string> answer) {
  output = answer ? std::move(*answer) : to_json(answer.refusal());
  return answer ? 0 : refused;
}

std::int32_t tell_done(const Answer<Done>& answer) {
  return answer ? tell(std::string()) : tell(answer.refusal());
}

std::int32_t tell_handle(const Answer<std::int32_t>& handle) {
  if (!handle) return tell(handle.refusal());
  output.clear();
  return *handle;
}

Answer<std::string_view> input_of(std::int32_t size) {
  if (size < 0 || static_cast<std::size_t>(size) > input.size()) {
    return Refusal{"input_size"_text, "", {{"size", size}, {"room", input.size()}}};
  }
  return std::string_view(input).substr(0, static_cast<std::size_t>(size));
}

Refusal unknown_seat(std::int32_t seat) {
  return {"seat_unknown"_text, "REC-2", {{"text", std::to_string(seat)}}};
}

Answer<Seat> seat_in(const AnyGame& game, std::int32_t seat) {
  if (seat < 0 || seat >= game.players()) return unknown_seat(seat);
  return Seat{seat};
}

Answer<Seat> seat_on_turn(const AnyGame& game, std::int32_t seat) {
  Answer<Seat> who = seat_in(game, seat);
  // The door for text knows why a seat may not act now.
  if (who && !game.turn().allows(*who)) return AnyGame(game).play(*who, "").refusal();
  return who;
}

Answer<Actor> actor_in(const AnyGame& game, std::int32_t actor) {
  if (actor < -2 || actor >= game.players()) return unknown_seat(actor);
  if (actor == -2) return Actor::referee();
  return actor == -1 ? Actor::chance() : Actor(actor);
}

Answer<Viewer> viewer_in(const AnyGame& game, std::int32_t viewer) {
  if (viewer < -2 || viewer >= game.players()) return unknown_seat(viewer);
  if (viewer == -2) return Viewer::referee();
  return viewer == -1 ? Viewer::bystander() : Viewer::seat(viewer);
}

}  // namespace ordinal

using namespace ordinal;

char* ordinal_input(std::int32_t size) {
  if (size < 0 || size > most_input) {
    tell(Refusal{"input_too_large"_text, "", {{"size", size}, {"most", most_input}}});
    return nullptr;
  }
  input.resize(static_cast<std::size_t>(size));
  return input.data();
}

const char* ordinal_output() { return output.data(); }

std::int32_t ordinal_output_size() { return static_cast<std::int32_t>(output.size()); }
