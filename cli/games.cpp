// `ordinal games`: every game, its options, values and defaults.
#include "cli/command.h"
#include "engine/any/any_game.h"
#include "engine/any/fact_sheet.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 3> games_flags = {json_flag, lang_flag, help_flag};

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

// How wide the columns of names and of values are.
struct Columns {
  std::size_t name = 9;
  std::size_t values = 25;
};

Columns columns_of(const GameFacts& facts) {
  constexpr std::size_t gap = 2;
  Columns columns;
  for (const OptionFacts& option : facts.options) {
    columns.name = std::max(columns.name, option.name.size() + gap);
    columns.values = std::max(columns.values, joined(option.values, " | ").size() + gap);
  }
  return columns;
}

std::string default_text(const Context& context, const OptionFacts& option) {
  if (option.standard.empty()) return context.text("cli_games_default_depends"_text);
  return context.text("cli_games_default"_text, {{"value", option.standard}});
}

void describe(const Context& context, const GameFacts& facts) {
  const Columns columns = columns_of(facts);
  const auto row = [&](std::string_view name, const std::string& values,
                       const std::string& meaning) {
    context.out.line("  " + padded(std::string(name), columns.name) +
                     padded(values, columns.values) + meaning);
  };
  context.out.line(std::string(facts.id) + "  (" + std::string(facts.name) + ')');
  for (const OptionFacts& option : facts.options) {
    row(option.name, joined(option.values, " | "),
        context.text(option.meaning) + ' ' + default_text(context, option));
  }
  const std::string kind(facts.match ? facts.match->kind : "-");
  const TextKey meaning = facts.match ? "cli_games_match"_text : "cli_games_no_match"_text;
  row("match", kind, context.text(meaning));
}

Exit run_games(const Context& context) {
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
    .grammar = {games_flags, 0, 0, "cli_game_missing"_text},
    .run = run_games,
};

}  // namespace ordinal::cli
