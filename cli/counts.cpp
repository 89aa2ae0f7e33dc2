// `ordinal counts`: how many sequences of events exist from a position.
#include "cli/command.h"
#include "cli/game_choice.h"
#include "cli/record_file.h"
#include "engine/core/json.h"

#include <array>

namespace ordinal::cli {
namespace {

constexpr int deepest = 64;  // far beyond what can be counted; bounds the recursion

constexpr std::array<Flag, 6> counts_flags = {{
    set_flag,
    {"--after", "FILE", Flag::Takes::one, "cli_flag_after"_text},
    {"--depth", "D", Flag::Takes::one, "cli_flag_depth"_text},
    json_flag,
    lang_flag,
    help_flag,
}};

// The position to count from: the end of the record FILE, or the start. Nothing if it cannot be
// had: the reason has been said.
std::optional<AnyGame> position(const Context& context, const GameChoice& choice) {
  const auto file = context.given.value("--after");
  if (!file) return *started(choice);
  auto game = load_position(context, *file, {});
  if (!game) return std::nullopt;
  const bool has_settings = context.given.has("--set");
  if (&game->facts() != choice.facts || (has_settings && game->options() != choice.options)) {
    report(context, *file, 1, {"cli_after_differs"_text, "REC-3", {{"game", game->facts().id}}});
    return std::nullopt;
  }
  return game;
}

Exit run_counts(const Context& context) {
  const auto choice = chosen_game(context, context.given.words()[0]);
  if (!choice) return context.refuse(choice.refusal(), Exit::wrong_usage);
  if (!context.given.has("--depth")) {
    return context.refuse({"cli_depth_missing"_text, "CLI", {}}, Exit::wrong_usage);
  }
  const auto depth = context.given.number("--depth", 0, 0, deepest);
  if (!depth) return context.refuse(depth.refusal(), Exit::wrong_usage);
  const auto game = position(context, *choice);
  if (!game) return Exit::bad_data;

  Progress progress;
  long long ticks = 0;
  const std::uint64_t count = game->count_sequences(static_cast<int>(*depth), [&] {
    if (++ticks % 4096 != 0) return;
    progress.show([&] { return context.text("cli_progress"_text, {{"done", ticks}}); });
  });
  if (context.wants_json()) {
    JsonWriter json;
    json.begin_object().key("game").text(choice->facts->id).key("depth").number(*depth);
    context.out.line(json.key("count").raw(std::to_string(count)).end_object().str());
  } else {
    context.out.line(std::to_string(count));
  }
  return Exit::fine;
}

}  // namespace

const Command counts_command = {
    .name = "counts",
    .usage = "GAME [--set NAME=VALUE …] [--after FILE] --depth D [--json]",
    .summary = "cli_counts_summary"_text,
    .details = "cli_counts_details"_text,
    .example = "ordinal counts lucky-numbers --set setup=michael --depth 5",
    .grammar = {counts_flags, 1, 1, "cli_game_missing"_text},
    .run = run_counts,
};

}  // namespace ordinal::cli
