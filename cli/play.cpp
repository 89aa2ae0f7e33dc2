// `ordinal play`: a game in the terminal against computer players.
#include "cli/command.h"
#include "cli/game_choice.h"
#include "clients/terminal/session.h"

#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 5> flags = {{
    set_flag,
    seed_flag,
    {"--seat", "SEAT", Flag::Takes::one, "cli_flag_seat"_text},
    lang_flag,
    help_flag,
}};

Exit run(const Context& context) {
  const std::vector<std::string>& words = context.given.words();
  const auto choice = chosen_game(context, words.empty() ? AnyGame::games()[0]->id : words[0]);
  if (!choice) return context.refuse(choice.refusal(), Exit::wrong_usage);
  const auto seed = chosen_seed(context);
  if (!seed) return context.refuse(seed.refusal(), Exit::wrong_usage);
  AnyGame game = *started(*choice);
  const auto seat = context.given.number("--seat", 0, 0, game.players() - 1);
  if (!seat) return context.refuse(seat.refusal(), Exit::wrong_usage);
  terminal::Session session(context.language, std::move(game), Deal{*seed, 0},
                            static_cast<Seat>(*seat));
  if (!session.run()) context.out.give_up();
  return Exit::fine;
}

}  // namespace

const Command play_command = {
    .name = "play",
    .usage = "[GAME] [--set NAME=VALUE …] [--seat SEAT] [--seed HEX]",
    .summary = "cli_play_summary"_text,
    .details = "cli_play_details"_text,
    .example = "ordinal play lucky-numbers --set players=3",
    .grammar = {flags, 0, 1, "cli_game_missing"_text},
    .run = run,
};

}  // namespace ordinal::cli
