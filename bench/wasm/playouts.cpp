// The engine's side of `playouts` as WebAssembly: playouts.mjs calls and times it.
#include "bench/play.h"
#include "engine/games/completto/state.h"
#include "engine/games/lucky_numbers/state.h"
#include "engine/games/sequence_numbers/state.h"

#define EXPORT(type, name) extern "C" __attribute__((export_name(#name))) type name

namespace {

using namespace ordinal::bench;

// How many turns the games with the seeds below `games` have.
template <ordinal::PicksMoves S>
std::uint32_t turns(std::uint32_t games) {
  std::uint32_t count = 0;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    count += static_cast<std::uint32_t>(turns_in(engine_record<S, Picked>(seed)));
  }
  return count;
}

using LuckyNumbers = ordinal::lucky_numbers::State;
using Completto = ordinal::completto::State;
using SequenceNumbers = ordinal::sequence_numbers::State;

}  // namespace

// Three lines a game.
EXPORT(uint32_t, lucky_numbers_turns)(uint32_t games) { return turns<LuckyNumbers>(games); }
EXPORT(void, lucky_numbers_listed)(uint32_t games) {
  play_engine<LuckyNumbers, Listed>({0, games});
}
EXPORT(void, lucky_numbers_random)(uint32_t games) {
  play_engine<LuckyNumbers, Picked>({0, games});
}
EXPORT(uint32_t, completto_turns)(uint32_t games) { return turns<Completto>(games); }
EXPORT(void, completto_listed)(uint32_t games) { play_engine<Completto, Listed>({0, games}); }
EXPORT(void, completto_random)(uint32_t games) { play_engine<Completto, Picked>({0, games}); }
EXPORT(uint32_t, sequence_numbers_turns)(uint32_t games) { return turns<SequenceNumbers>(games); }
EXPORT(void, sequence_numbers_listed)(uint32_t games) {
  play_engine<SequenceNumbers, Listed>({0, games});
}
EXPORT(void, sequence_numbers_random)(uint32_t games) {
  play_engine<SequenceNumbers, Picked>({0, games});
}
