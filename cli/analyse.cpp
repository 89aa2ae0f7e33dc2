// `ordinal analyse`: what every decision of a game was worth, and why.
#include "cli/analysis_report.h"
#include "cli/coach_choice.h"

#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 6> analyse_flags = {{
    {"--level", "expert|master", Flag::Takes::one, "cli_flag_coach_level"_text},
    {"--seat", "SEAT", Flag::Takes::one, "cli_flag_only_seat"_text},
    {"--game", "K", Flag::Takes::one, "cli_flag_only_game"_text},
    json_flag,
    lang_flag,
    help_flag,
}};

Exit run_analyse(const Context& context) {
  const auto depth = chosen_depth(context, coach::Depth::deep);
  if (!depth) return context.refuse(depth.refusal(), Exit::wrong_usage);
  const auto number = chosen_number(context);
  if (!number) return context.refuse(number.refusal(), Exit::wrong_usage);
  const auto games = chosen_games(context, context.given.words()[0], *number);
  if (!games) return Exit::bad_data;
  for (const PlayedGame& game : *games) {
    const auto seat = chosen_seat(context, game.start);
    if (!seat) return context.refuse(seat.refusal(), Exit::wrong_usage);
  }
  for (const PlayedGame& game : *games) {
    const coach::Analysis analysis = analysed(context, game, *depth);
    report_analysis(context,
                    {game.number, game.start, *depth, analysis, *chosen_seat(context, game.start)});
    context.out.flush();
  }
  return Exit::fine;
}

}  // namespace

const Command analyse_command = {
    .name = "analyse",
    .usage = "RECORD [--level expert|master] [--seat SEAT] [--game K] [--json]",
    .summary = "cli_analyse_summary"_text,
    .details = "cli_analyse_details"_text,
    .example = "ordinal analyse game.jsonl --seat 0",
    .grammar = {analyse_flags, 1, 1, "cli_file_missing"_text},
    .run = run_analyse,
};

}  // namespace ordinal::cli
