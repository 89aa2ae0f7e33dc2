// `ordinal simulate`: random games as records on standard output.
#include "record/simulate.h"

#include "cli/command.h"
#include "cli/game_choice.h"

#include <array>
#include <limits>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 7> simulate_flags = {{
    set_flag,
    {"--match", "", Flag::Takes::nothing, "cli_flag_match"_text},
    {"--games", "N", Flag::Takes::one, "cli_flag_games"_text},
    seed_flag,
    {"--legal", "", Flag::Takes::nothing, "cli_flag_legal"_text},
    lang_flag,
    help_flag,
}};

Exit simulate(const Context& context, const GameChoice& choice, const Seed& seed,
              std::int64_t games) {
  const LegalMoves legal = context.given.has("--legal") ? LegalMoves::listed : LegalMoves::left_out;
  const bool is_match = context.given.has("--match");
  const LineSink sink = [&](const std::string& line) { context.out.line(line); };
  const int deals_a_game = is_match ? Match(*choice.facts, choice.options).games() : 1;
  Progress progress;
  for (std::int64_t i = 0; i < games && !context.out.has_failed(); ++i) {
    const Deal deal{seed, static_cast<std::uint32_t>(i * deals_a_game)};
    if (is_match) {
      simulate_match(*choice.facts, choice.options, deal, legal, sink);
    } else {
      simulate_game(*started(choice), deal, std::nullopt, legal, sink);
    }
    progress.show([&] {
      return context.text("cli_progress_of"_text, {{"done", static_cast<long long>(i + 1)},
                                                   {"all", static_cast<long long>(games)}});
    });
  }
  return Exit::fine;
}

Exit run_simulate(const Context& context) {
  // Every game has a deal of its own, and a deal has four bytes (REC-9).
  constexpr std::int64_t most_games = std::numeric_limits<std::uint32_t>::max() / most_seats;
  const auto choice = chosen_game(context, context.given.words()[0]);
  if (!choice) return context.refuse(choice.refusal(), Exit::wrong_usage);
  if (context.given.has("--match") && !choice->facts->match) {
    return context.refuse(no_match(*choice->facts), Exit::wrong_usage);
  }
  const auto games = context.given.number("--games", 1, 1, most_games);
  if (!games) return context.refuse(games.refusal(), Exit::wrong_usage);
  const auto seed = chosen_seed(context);
  if (!seed) return context.refuse(seed.refusal(), Exit::wrong_usage);
  return simulate(context, *choice, *seed, *games);
}

}  // namespace

const Command simulate_command = {
    .name = "simulate",
    .usage = "GAME [--set NAME=VALUE …] [--match] [--games N] [--seed HEX] [--legal]",
    .summary = "cli_simulate_summary"_text,
    .details = "cli_simulate_details"_text,
    .example = "ordinal simulate lucky-numbers --set players=3 --games 10 --seed 07",
    .grammar = {simulate_flags, 1, 1, "cli_game_missing"_text},
    .run = run_simulate,
};

}  // namespace ordinal::cli
