// `ordinal show`: draws the position after some events of a record.
#include "cli/command.h"
#include "cli/record_file.h"
#include "clients/terminal/screen.h"
#include "engine/core/json.h"

#include <array>
#include <limits>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 6> show_flags = {{
    {"--at", "N", Flag::Takes::one, "cli_flag_at"_text},
    {"--as", "SEAT", Flag::Takes::one, "cli_flag_as"_text},
    {"--game", "K", Flag::Takes::one, "cli_flag_game"_text},
    json_flag,
    lang_flag,
    help_flag,
}};

Exit draw(const Context& context, const AnyGame& game, Viewer viewer) {
  if (context.wants_json()) {
    context.out.line(game.view_json(viewer));
    return Exit::fine;
  }
  const terminal::Screen screen(context.language, terminal::Paint::off);
  context.out.line(screen.title(game));
  context.out.line(screen.picture(game.picture(viewer), viewer));
  context.out.line(screen.turn(game, viewer));
  return Exit::fine;
}

Exit run_show(const Context& context) {
  constexpr int any = std::numeric_limits<int>::max();
  const auto at = context.given.number("--at", 0, 0, any);
  if (!at) return context.refuse(at.refusal(), Exit::wrong_usage);
  const auto number = context.given.number("--game", 1, 1, any);
  if (!number) return context.refuse(number.refusal(), Exit::wrong_usage);
  Place place{static_cast<int>(*number), std::nullopt};
  if (context.given.has("--at")) place.events = static_cast<int>(*at);
  const auto game = load_position(context, context.given.words()[0], place);
  if (!game) return Exit::bad_data;
  if (!context.given.has("--as")) return draw(context, *game, Viewer::referee());
  const auto seat = context.given.number("--as", 0, 0, game->players() - 1);
  if (!seat) return context.refuse(seat.refusal(), Exit::wrong_usage);
  return draw(context, *game, Viewer::seat(static_cast<Seat>(*seat)));
}

}  // namespace

const Command show_command = {
    .name = "show",
    .usage = "FILE [--at N] [--as SEAT] [--game K] [--json]",
    .summary = "cli_show_summary"_text,
    .details = "cli_show_details"_text,
    .example = "ordinal show game.jsonl --at 40 --as 1",
    .grammar = {show_flags, 1, 1, "cli_file_missing"_text},
    .run = run_show,
};

}  // namespace ordinal::cli
