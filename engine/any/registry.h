// The games there are. Adding one is its header and one line here.
#pragma once

#include "engine/games/completto/state.h"
#include "engine/games/lucky_numbers/state.h"
#include "engine/games/sequence_numbers/state.h"

#include <variant>

namespace ordinal {

template <class... States>
struct GameList {
  using Variant = std::variant<States...>;
};

using Games = GameList<    //
    lucky_numbers::State,  //
    completto::State,      //
    sequence_numbers::State>;

// A state of any of them: what `AnyGame` holds, for those who need the type back.
struct AnyState {
  Games::Variant value;
};

}  // namespace ordinal
