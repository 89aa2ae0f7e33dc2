// How long the coach takes natively, as JSON for wasm/coach.mjs, which sets WebAssembly beside it.
#include "bench/stopwatch.h"
#include "bots/player.h"
#include "coach/json.h"

#include <cstdint>
#include <cstdio>
#include <vector>

namespace {

using namespace ordinal;
using bench::Stopwatch;

constexpr std::uint32_t every = 5;  // decision has a hint
constexpr int rounds = 3;

// A game of two experts, and what its hints took.
struct Played {
  AnyGame start;
  std::vector<Event> events;
  std::vector<double> hints_ms;
};

double hint_ms(const AnyGame& game, Seat seat) {
  Stopwatch watch;
  for (int i = 0; i < rounds; ++i) {
    watch.time([&] { (void)coach::hint(game, seat); });
  }
  return watch.best_ns() / 1e6;
}

// Deal 0 of seed 0; decision d has number d.
Played played_game(const GameFacts& facts) {
  Played played{*AnyGame::start(facts, standard_options(facts)), {}, {}};
  AnyGame game = played.start;
  const Player expert = *find_player(facts, "expert");
  for (std::uint32_t decision = 0; !game.turn().is_over();) {
    if (game.turn().is_chance()) {
      played.events.push_back(game.play_chance(Deal{Seed(), 0}));
      continue;
    }
    const Seat seat = game.turn().seats().nth(0);
    if (decision % every == 0) played.hints_ms.push_back(hint_ms(game, seat));
    Rng rng(Deal{Seed(), decision++}.seed_for_choices());
    played.events.push_back(*game.play(seat, expert.move(game, seat, rng)));
  }
  return played;
}

void measure(JsonWriter& json, const GameFacts& facts) {
  const Played played = played_game(facts);
  Stopwatch watch;
  coach::Analysis analysis{};
  for (int i = 0; i < rounds; ++i) {
    watch.time([&] {
      analysis = coach::analyse(played.start, played.events, coach::Depth::deep, [](auto, auto) {});
    });
  }
  json.begin_object().key("game").text(facts.id).key("analysis_ms").real(watch.best_ns() / 1e6);
  json.key("hints_ms").array(played.hints_ms);
  coach::write_analysis(json.key("analysis"), analysis);
  json.end_object();
}

}  // namespace

int main() {
  JsonWriter json;
  json.begin_array();
  for (const GameFacts* facts : AnyGame::games()) measure(json, *facts);
  std::puts(json.end_array().str().c_str());
}
