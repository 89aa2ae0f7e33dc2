// `ordinal replay`: referees records.
#include "cli/command.h"
#include "cli/record_file.h"
#include "engine/core/json.h"
#include "engine/core/word.h"

#include <array>
#include <limits>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 3> replay_flags = {json_flag, lang_flag, help_flag};

// One line for the game that has just ended.
std::string game_line(const Context& context, const std::string& file, const Referee& referee) {
  const AnyGame& game = *referee.game();
  if (context.wants_json()) {
    JsonWriter json;
    json.begin_object()
        .key("file")
        .text(printable(file, file.size()))
        .key("number")
        .number(referee.games());
    json.key("game").text(game.facts().id).key("players").number(game.players());
    json.key("events").number(referee.events()).key("result").raw(game.result_json());
    return json.end_object().str();
  }
  return context.text(game.winners().size() == 1 ? "cli_replay_won"_text : "cli_replay_shared"_text,
                      {{"number", referee.games()},
                       {"game", game.facts().name},
                       {"players", game.players()},
                       {"events", referee.events()},
                       {"seats", listed(game.winners())}});
}

bool replay(const Context& context, const std::string& file, Progress& progress) {
  Referee referee;
  int told = 0;
  return read_record(context, file, Ending::must_be_complete, referee, [&](const Referee& now) {
    if (!now.is_running() && now.games() > told) {
      told = now.games();
      context.out.line(game_line(context, file, now));
      progress.show([&] { return context.text("cli_progress"_text, {{"done", told}}); });
    }
    return Reading::goes_on;
  });
}

Exit run_replay(const Context& context) {
  std::vector<std::string> files = context.given.words();
  if (files.empty()) files.emplace_back("-");
  Progress progress;
  Exit exit = Exit::fine;
  for (const std::string& file : files) {
    if (!replay(context, file, progress)) exit = Exit::bad_data;
  }
  return exit;
}

}  // namespace

const Command replay_command = {
    .name = "replay",
    .usage = "[FILE …] [--json]",
    .summary = "cli_replay_summary"_text,
    .details = "cli_replay_details"_text,
    .example = "ordinal simulate lucky-numbers | ordinal replay",
    .grammar = {replay_flags, 0, std::numeric_limits<std::size_t>::max(), "cli_file_missing"_text},
    .run = run_replay,
};

}  // namespace ordinal::cli
