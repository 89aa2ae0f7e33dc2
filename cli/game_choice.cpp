// Reads which game, which options, which seed.
#include "cli/game_choice.h"

#include "engine/core/word.h"

#include <random>
#include <set>

namespace ordinal::cli {
namespace {

Answer<std::vector<OptionText>> settings(const std::vector<std::string>& words) {
  std::vector<OptionText> texts;
  std::set<std::string> seen;
  for (const std::string& word : words) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0) {
      return Refusal{"cli_setting_shape"_text, "CLI", {{"text", printable(word)}}};
    }
    texts.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    if (!seen.insert(texts.back().first).second) {
      return Refusal{"cli_setting_twice"_text, "CLI", {{"option", printable(texts.back().first)}}};
    }
  }
  return texts;
}

}  // namespace

Answer<GameChoice> chosen_game(const Context& context, std::string_view name) {
  const auto facts = AnyGame::find(name);
  if (!facts) return facts.refusal();
  const auto texts = settings(context.given.values("--set"));
  if (!texts) return texts.refusal();
  const auto options = read_options(**facts, *texts);
  if (!options) return options.refusal();
  const auto game = started({*facts, *options});
  if (!game) return game.refusal();
  return GameChoice{*facts, game->options()};
}

Answer<AnyGame> started(const GameChoice& choice) {
  return AnyGame::start(*choice.facts, choice.options);
}

Answer<Seed> chosen_seed(const Context& context) {
  if (const auto digits = context.given.value("--seed")) return Seed::parse(*digits);
  std::random_device device;
  ChaChaKey key;
  for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(device());
  return Seed(key);
}

}  // namespace ordinal::cli
