// Looks every name up.
#include "cli/player_choice.h"

namespace ordinal::cli {

Answer<std::vector<Player>> named_players(const GameFacts& facts, std::string_view names) {
  std::vector<Player> players;
  for (;;) {
    const std::size_t comma = names.find(',');
    const auto player = find_player(facts, names.substr(0, comma));
    if (!player) return player.refusal();
    players.push_back(*player);
    if (comma == std::string_view::npos) return players;
    names.remove_prefix(comma + 1);
  }
}

}  // namespace ordinal::cli
