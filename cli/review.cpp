// `ordinal review`: a game again, decision by decision, with what the coach says.
#include "clients/terminal/review.h"

#include "cli/coach_choice.h"
#include "cli/curve_picture.h"
#include "cli/whole_file.h"
#include "clients/terminal/window.h"

#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 6> review_flags = {{
    {"--level", "expert|master", Flag::Takes::one, "cli_flag_coach_level"_text},
    {"--seat", "SEAT", Flag::Takes::one, "cli_flag_seat"_text},
    {"--game", "K", Flag::Takes::one, "cli_flag_game"_text},
    {"--svg", "FILE", Flag::Takes::one, "cli_flag_curve"_text},
    lang_flag,
    help_flag,
}};

Exit run_review(const Context& context) {
  const auto depth = chosen_depth(context, coach::Depth::deep);
  if (!depth) return context.refuse(depth.refusal(), Exit::wrong_usage);
  const auto number = chosen_number(context);
  if (!number) return context.refuse(number.refusal(), Exit::wrong_usage);
  const auto games = chosen_games(context, context.given.words()[0], number->value_or(1));
  if (!games) return Exit::bad_data;
  const PlayedGame& game = games->front();
  const auto seat = chosen_seat(context, game.start);
  if (!seat) return context.refuse(seat.refusal(), Exit::wrong_usage);
  const coach::Analysis analysis = analysed(context, game, *depth);
  if (const auto file = context.given.value("--svg")) {
    const auto written = write_whole(*file, curve_picture(context, game.start, analysis));
    if (!written) return context.refuse(written.refusal(), Exit::bad_data);
  }
  terminal::Review review(context.language, game.start, analysis, seat->value_or(0));
  const bool is_shown = terminal::is_conversation() ? review.run() : review.print();
  if (!is_shown) context.out.give_up();
  return Exit::fine;
}

}  // namespace

const Command review_command = {
    .name = "review",
    .usage = "RECORD [--level expert|master] [--seat SEAT] [--game K] [--svg FILE]",
    .summary = "cli_review_summary"_text,
    .details = "cli_review_details"_text,
    .example = "ordinal review game.jsonl --seat 1 --svg curve.svg",
    .grammar = {review_flags, 1, 1, "cli_file_missing"_text},
    .run = run_review,
};

}  // namespace ordinal::cli
