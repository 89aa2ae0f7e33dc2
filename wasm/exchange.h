// What every door of the interface shares: the text that came in, the answer that goes out, the
// games behind handles, and who is meant by a number.
#pragma once

#include "engine/any/any_game.h"
#include "wasm/shelf.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ordinal {

inline constexpr std::int32_t refused = -1;

Shelf<AnyGame>& games();

// Leaves the answer, or the refusal as JSON, as output: 0 or `refused`; a handle itself.
std::int32_t tell(Answer<std::string> answer);
std::int32_t tell_done(const Answer<Done>& answer);
std::int32_t tell_handle(const Answer<std::int32_t>& handle);

// So many bytes of the text that the host has written.
Answer<std::string_view> input_of(std::int32_t size);

// A seat of the game; or one that may act, refused as its moves are.
Refusal unknown_seat(std::int32_t seat);
Answer<Seat> seat_in(const AnyGame& game, std::int32_t seat);
Answer<Seat> seat_on_turn(const AnyGame& game, std::int32_t seat);
Answer<Actor> actor_in(const AnyGame& game, std::int32_t actor);
Answer<Viewer> viewer_in(const AnyGame& game, std::int32_t viewer);

// Tells what `speak`, which answers a string, has to say about the game.
template <class Speak>
std::int32_t tell_about(std::int32_t handle, const Speak& speak) {
  const Answer<AnyGame*> game = games().find(handle);
  return tell(game ? speak(**game) : game.refusal());
}

}  // namespace ordinal
