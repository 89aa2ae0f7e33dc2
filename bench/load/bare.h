// What the system alone takes for a move: a process that reads a message from one of four sockets
// and writes one to each of them, knows no game, and keeps nothing.
#pragma once

#include "bench/load/trial.h"

namespace ordinal::bench {

// With messages as long as those of a server on average, as fast as it goes.
Pace bare_pace(std::size_t games, const Letters& letters, double seconds);

}  // namespace ordinal::bench
