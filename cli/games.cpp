// `ordinal games`: every game, its options, values and defaults.
#include "cli/command.h"
#include "engine/any/any_game.h"
#include "engine/any/fact_sheet.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 3> flags = {json_flag, lang_flag, help_flag};

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

void describe(const Context& context, const GameFacts& facts) {
  context.out.line(std::string(facts.id) + "  (" + std::string(facts.name) + ')');
  for (const OptionFacts& option : facts.options) {
    const std::string standard =
        context.text("cli_games_default"_text, {{"value", option.standard}});
    context.out.line("  " + padded(std::string(option.name), 9) +
                     padded(joined(option.values, " | "), 25) + context.text(option.meaning) + ' ' +
                     standard);
  }
  const std::string kind(facts.match ? facts.match->kind : "-");
  const TextKey meaning = facts.match ? "cli_games_match"_text : "cli_games_no_match"_text;
  context.out.line("  " + padded("match", 9) + padded(kind, 25) + context.text(meaning));
}

Exit run(const Context& context) {
  if (context.wants_json()) {
    context.out.line(fact_sheets_json());
    return Exit::fine;
  }
  for (const GameFacts* facts : AnyGame::games()) describe(context, *facts);
  return Exit::fine;
}

}  // namespace

const Command games_command = {
    .name = "games",
    .usage = "[--json]",
    .summary = "cli_games_summary"_text,
    .details = "cli_games_details"_text,
    .example = "ordinal games",
    .grammar = {flags, 0, 0, "cli_game_missing"_text},
    .run = run,
};

}  // namespace ordinal::cli
