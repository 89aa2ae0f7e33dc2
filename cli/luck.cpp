// `ordinal luck`: how much of the results of many games was luck, and how much was play.
#include "cli/coach_choice.h"
#include "cli/core_count.h"
#include "cli/luck_sheet.h"
#include "cli/record_file.h"
#include "clients/terminal/screen.h"
#include "engine/core/json.h"
#include "texts/figure.h"
#include "train/crew.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <mutex>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 4> luck_flags = {{
    {"--level", "expert|master", Flag::Takes::one, "cli_flag_luck_level"_text},
    json_flag,
    lang_flag,
    help_flag,
}};

bool are_alike(const AnyGame& a, const AnyGame& b) {
  return &a.facts() == &b.facts() && a.players() == b.players();
}

// Those of all files: of one game, with the same number of seats. Nothing if they are not, or
// cannot be had: the reason has been said.
std::optional<std::vector<PlayedGame>> all_games(const Context& context) {
  std::vector<PlayedGame> all;
  for (const std::string& file : context.given.words()) {
    auto games = load_games(context, file);
    if (!games) return std::nullopt;
    for (const PlayedGame& game : *games) {
      const AnyGame& first = all.empty() ? games->front().start : all.front().start;
      if (are_alike(first, game.start)) continue;
      report(context, file, 0,
             {"cli_luck_mixed"_text,
              "REC-3",
              {{"number", game.number},
               {"game", game.start.facts().name},
               {"players", game.start.players()},
               {"first_game", first.facts().name},
               {"first_players", first.players()}}});
      return std::nullopt;
    }
    all.insert(all.end(), std::move_iterator(games->begin()), std::move_iterator(games->end()));
  }
  return all;
}

using Ledgers = std::vector<std::vector<coach::Balance>>;  // by seat, then by game

// On all cores; the same on any number of them.
Ledgers ledgers_of(const Context& context, const std::vector<PlayedGame>& games,
                   coach::Depth depth) {
  const auto seats = static_cast<std::size_t>(games.front().start.players());
  Ledgers ledgers(seats, std::vector<coach::Balance>(games.size()));
  Progress progress;
  std::mutex mutex;
  std::size_t done = 0;
  train::share_out(all_cores(), games.size(), [&](std::size_t i) {
    const auto analysis =
        coach::analyse(games[i].start, games[i].events, depth, [](std::size_t, std::size_t) {});
    for (std::size_t seat = 0; seat < seats; ++seat) {
      ledgers[seat][i] = coach::balance_of(analysis, static_cast<Seat>(seat));
    }
    const std::lock_guard lock(mutex);
    ++done;
    progress.show([&] {
      return progress_bar(done, games.size()) + ' ' +
             context.text("cli_progress_of"_text, {{"done", done}, {"all", games.size()}});
    });
  });
  return ledgers;
}

struct Somebody {
  std::string name;
  std::vector<coach::Balance> games;
};

// What the seats of this name had in one game, on the average.
coach::Balance share_of(const std::string& name, const PlayedGame& game, const Ledgers& ledgers,
                        std::size_t number) {
  const auto part =
      1.0 / static_cast<double>(std::count(game.people.begin(), game.people.end(), name));
  coach::Balance mean;
  for (std::size_t seat = 0; seat < ledgers.size(); ++seat) {
    if (game.people[seat] != name) continue;
    const coach::Balance& own = ledgers[seat][number];
    mean.start += part * own.start;
    mean.luck += part * own.luck;
    mean.own += part * own.own;
    mean.others += part * own.others;
    mean.result += part * own.result;
  }
  return mean;
}

// In the order in which they first come up. Nobody, unless all games say who sat where, and it was
// not always the same one.
std::vector<Somebody> people_in(const std::vector<PlayedGame>& games, const Ledgers& ledgers) {
  std::vector<Somebody> everybody;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::vector<std::string>& people = games[i].people;
    if (people.empty()) return {};
    for (auto name = people.begin(); name != people.end(); ++name) {
      if (std::find(people.begin(), name, *name) != name) continue;  // in another seat as well
      auto found = std::find_if(everybody.begin(), everybody.end(),
                                [&](const Somebody& known) { return known.name == *name; });
      if (found == everybody.end()) found = everybody.insert(found, {*name, {}});
      found->games.push_back(share_of(*name, games[i], ledgers, i));
    }
  }
  return everybody.size() > 1 ? everybody : std::vector<Somebody>();
}

void write_share(JsonWriter& json, const arena::Share& share) {
  json.begin_object().key("mean").raw(fixed(share.mean, 9));
  json.key("low").raw(fixed(share.low, 9)).key("high").raw(fixed(share.high, 9)).end_object();
}

// Into an object that has been begun, and ends it.
void write_sheet(JsonWriter& json, const LuckSheet& sheet) {
  json.key("start").raw(fixed(sheet.start, 9));
  json.key("own").raw(fixed(sheet.own, 9)).key("others").raw(fixed(sheet.others, 9));
  json.key("luck");
  write_share(json, sheet.luck);
  json.key("result");
  write_share(json, sheet.result);
  json.key("without_luck");
  write_share(json, sheet.without_luck);
  json.end_object();
}

void write_json(const Context& context, const std::vector<PlayedGame>& games, coach::Depth depth,
                const Ledgers& ledgers) {
  JsonWriter json;
  json.begin_object().key("game").text(games.front().start.facts().id);
  json.key("level").text(level_of(depth));
  json.key("games").number(static_cast<long long>(games.size())).key("seats").begin_array();
  for (std::size_t seat = 0; seat < ledgers.size(); ++seat) {
    json.begin_object().key("seat").number(static_cast<long long>(seat));
    write_sheet(json, luck_sheet(ledgers[seat]));
  }
  json.end_array().key("people").begin_array();
  for (const Somebody& somebody : people_in(games, ledgers)) {
    json.begin_object().key("name").text(somebody.name);
    json.key("games").number(static_cast<long long>(somebody.games.size()));
    write_sheet(json, luck_sheet(somebody.games));
  }
  context.out.line(json.end_array().end_object().str());
}

// Without luck a mean of few games may lie outside; nobody can win less than nothing.
std::string with_bounds(const Context& context, TextKey key, const arena::Share& share) {
  const auto percent = [&](double part) { return context.percent(std::clamp(part, 0.0, 1.0)); };
  return context.text(
      key,
      {{"share", percent(share.mean)}, {"low", percent(share.low)}, {"high", percent(share.high)}});
}

// Luck is spoken of only where it is more than what so many games differ by anyway.
std::string conclusion(const Context& context, const arena::Share& luck) {
  if (luck.low <= 0 && luck.high >= 0) return context.text("cli_luck_open"_text);
  return luck.mean < 0
             ? context.text("cli_luck_better"_text, {{"points", context.percent(-luck.mean)}})
             : context.text("cli_luck_worse"_text, {{"points", context.percent(luck.mean)}});
}

// Who is spoken of: people where records name them, for they change seats; else the seats.
std::vector<Somebody> spoken_of(const Context& context, const std::vector<PlayedGame>& games,
                                const Ledgers& ledgers) {
  std::vector<Somebody> everybody = people_in(games, ledgers);
  if (!everybody.empty()) return everybody;
  for (std::size_t seat = 0; seat < ledgers.size(); ++seat) {
    everybody.push_back(
        {context.text("terminal_board"_text, {{"seat", static_cast<Seat>(seat)}}), ledgers[seat]});
  }
  return everybody;
}

// A person who was not in all games: how many they were.
std::string title_of(const Context& context, const Somebody& somebody, std::size_t all) {
  if (somebody.games.size() == all) return somebody.name;
  return context.text("cli_luck_title"_text,
                      {{"game", somebody.name}, {"games", somebody.games.size()}});
}

void write_page(const Context& context, const std::vector<PlayedGame>& games,
                const Ledgers& ledgers) {
  const terminal::Screen screen(context.language, terminal::Paint::off);
  context.out.line(context.text("cli_luck_title"_text, {{"game", games.front().start.facts().name},
                                                        {"games", games.size()}}));
  for (const Somebody& somebody : spoken_of(context, games, ledgers)) {
    const LuckSheet sheet = luck_sheet(somebody.games);
    context.out.line('\n' + title_of(context, somebody, games.size()));
    context.out.line("  " + with_bounds(context, "cli_luck_result"_text, sheet.result) + "\n  " +
                     with_bounds(context, "cli_luck_without"_text, sheet.without_luck) + "\n  " +
                     conclusion(context, sheet.luck));
    std::string parts = screen.flowing(
        {context.text("ledger_start"_text, {{"share", context.percent(sheet.start)}}),
         context.text("ledger_luck"_text, {{"points", context.signed_points(sheet.luck.mean)}}),
         context.text("ledger_own"_text, {{"points", context.signed_points(sheet.own)}}),
         context.text("ledger_others"_text, {{"points", context.signed_points(sheet.others)}})});
    parts.pop_back();
    context.out.line(parts);
  }
}

Exit run_luck(const Context& context) {
  const auto depth = chosen_depth(context, coach::Depth::quick);
  if (!depth) return context.refuse(depth.refusal(), Exit::wrong_usage);
  const auto games = all_games(context);
  if (!games) return Exit::bad_data;
  const Ledgers ledgers = ledgers_of(context, *games, *depth);
  if (context.wants_json()) {
    write_json(context, *games, *depth, ledgers);
  } else {
    write_page(context, *games, ledgers);
  }
  return Exit::fine;
}

}  // namespace

const Command luck_command = {
    .name = "luck",
    .usage = "RECORD … [--level expert|master] [--json]",
    .summary = "cli_luck_summary"_text,
    .details = "cli_luck_details"_text,
    .example = "ordinal luck game.jsonl",
    .grammar = {luck_flags, 1, std::numeric_limits<std::size_t>::max(), "cli_file_missing"_text},
    .run = run_luck,
};

}  // namespace ordinal::cli
