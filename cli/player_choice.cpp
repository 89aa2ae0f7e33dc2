// Looks every name up, and reads the models that are named with them.
#include "cli/player_choice.h"

#include "cli/whole_file.h"
#include "engine/core/word.h"

namespace ordinal::cli {
namespace {

Answer<Player> named_player(const GameFacts& facts, std::string_view name, const Options& options) {
  const std::size_t colon = name.find(':');
  auto player = find_player(facts, name.substr(0, colon));
  if (!player || colon == std::string_view::npos) return player;
  const std::string file(name.substr(colon + 1));
  const auto bytes = read_whole(file);
  if (!bytes) return bytes.refusal();
  if (!*bytes) return Refusal{"cli_file_unreadable"_text, "CLI", {{"file", printable(file)}}};
  return player->with_model(name, **bytes, options);
}

}  // namespace

Answer<std::vector<Player>> named_players(const GameFacts& facts, std::string_view names,
                                          const Options& options) {
  std::vector<Player> all;
  for (;;) {
    const std::size_t comma = names.find(',');
    auto player = named_player(facts, names.substr(0, comma), options);
    if (!player) return player.refusal();
    all.push_back(*std::move(player));
    if (comma == std::string_view::npos) return all;
    names.remove_prefix(comma + 1);
  }
}

std::string list_of_players(const GameFacts& facts) {
  std::vector<std::string_view> names;
  const std::vector<Player> players = players_of(facts);
  for (const Player& player : players) names.push_back(player.name());
  return joined(names, ", ");
}

}  // namespace ordinal::cli
