// Somebody who comes back to a table after a restart, and plays one move.
#pragma once

#include <cstdint>
#include <string>

namespace ordinal::bench {

// Returns when it is accepted. All seats of the table are this person's.
void play_one(std::uint16_t port, const std::string& token, const std::string& table);

}  // namespace ordinal::bench
