// `ordinal play`: a game in the terminal against computer players.
#include "bots/level.h"
#include "bots/player.h"
#include "cli/command.h"
#include "cli/game_choice.h"
#include "clients/terminal/session.h"
#include "engine/core/word.h"

#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 6> play_flags = {{
    set_flag,
    seed_flag,
    {"--seat", "SEAT", Flag::Takes::one, "cli_flag_seat"_text},
    {"--level", "LEVEL", Flag::Takes::one, "cli_flag_level"_text},
    lang_flag,
    help_flag,
}};

// Who plays if nobody says: a game without levels is played at random.
Player standard_opponent(const GameFacts& facts) {
  const auto easy = find_player(facts, name_of(Level::easy));
  return easy ? *easy : players_of(facts)[0];
}

Answer<Player> chosen_opponent(const Context& context, const GameFacts& facts) {
  const Player standard = standard_opponent(facts);
  const auto level = context.given.value("--level");
  if (!level) return standard;
  if (!is_level(*level)) {
    return Refusal{"cli_level_unknown"_text,
                   "CLI",
                   {{"level", printable(*level)},
                    {"nearest", nearest(*level, level_names)},
                    {"list", joined(level_names, ", ")}}};
  }
  const auto player = find_player(facts, *level);
  if (player) return *player;
  return Refusal{"cli_level_missing"_text,
                 "CLI",
                 {{"game", facts.name}, {"level", *level}, {"player", standard.name()}}};
}

Exit run_play(const Context& context) {
  const std::vector<std::string>& words = context.given.words();
  const auto choice = chosen_game(context, words.empty() ? AnyGame::games()[0]->id : words[0]);
  if (!choice) return context.refuse(choice.refusal(), Exit::wrong_usage);
  const auto seed = chosen_seed(context);
  if (!seed) return context.refuse(seed.refusal(), Exit::wrong_usage);
  AnyGame game = *started(*choice);
  const auto seat = context.given.number("--seat", 0, 0, game.players() - 1);
  if (!seat) return context.refuse(seat.refusal(), Exit::wrong_usage);
  const auto opponent = chosen_opponent(context, *choice->facts);
  if (!opponent) return context.refuse(opponent.refusal(), Exit::wrong_usage);
  terminal::Session session(context.language, std::move(game), Deal{*seed, 0},
                            static_cast<Seat>(*seat), *opponent);
  if (!session.run()) context.out.give_up();
  return Exit::fine;
}

}  // namespace

const Command play_command = {
    .name = "play",
    .usage = "[GAME] [--set NAME=VALUE …] [--seat SEAT] [--level LEVEL] [--seed HEX]",
    .summary = "cli_play_summary"_text,
    .details = "cli_play_details"_text,
    .example = "ordinal play lucky-numbers --set players=3",
    .grammar = {play_flags, 0, 1, "cli_game_missing"_text},
    .run = run_play,
};

}  // namespace ordinal::cli
