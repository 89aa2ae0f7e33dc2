// `ordinal arena`: computer players against each other, with numbers that say how strong they are.
#include "arena/contest.h"
#include "cli/command.h"
#include "cli/game_choice.h"
#include "engine/core/json.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <thread>

namespace ordinal::cli {
namespace {

constexpr std::int64_t most_games = 100'000'000;

constexpr std::array<Flag, 8> flags = {{
    set_flag,
    {"--players", "A,B …", Flag::Takes::one, "cli_flag_players"_text},
    {"--games", "N", Flag::Takes::one, "cli_flag_arena_games"_text},
    seed_flag,
    json_flag,
    {"--records", "FILE", Flag::Takes::one, "cli_flag_records"_text},
    lang_flag,
    help_flag,
}};

std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = text.find(',');
    names.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return names;
    text.remove_prefix(comma + 1);
  }
}

// Those of --players, as many as the game has seats.
Answer<std::vector<Player>> chosen_players(const Context& context, const AnyGame& game) {
  const auto text = context.given.value("--players");
  if (!text) {
    std::vector<std::string_view> names;
    for (const Player& player : players_of(game.facts())) names.push_back(player.name());
    return Refusal{"cli_players_missing"_text, "CLI", {{"list", joined(names, ", ")}}};
  }
  std::vector<Player> players;
  for (const std::string& name : names_in(*text)) {
    const auto player = find_player(game.facts(), name);
    if (!player) return player.refusal();
    players.push_back(*player);
  }
  if (players.size() != static_cast<std::size_t>(game.players())) {
    return Refusal{
        "cli_players_count"_text, "CLI", {{"players", game.players()}, {"count", players.size()}}};
  }
  return players;
}

Answer<arena::Plan> chosen_plan(const Context& context) {
  const auto choice = chosen_game(context, context.given.words()[0]);
  if (!choice) return choice.refusal();
  AnyGame game = *started(*choice);
  auto players = chosen_players(context, game);
  if (!players) return players.refusal();
  const auto games = context.given.number("--games", 100, 1, most_games);
  if (!games) return games.refusal();
  const auto seed = chosen_seed(context);
  if (!seed) return seed.refusal();
  const int seats = game.players();
  return arena::Plan{.start = std::move(game),
                     .players = *std::move(players),
                     .seed = *seed,
                     .deals = static_cast<std::uint32_t>((*games + seats - 1) / seats),
                     .records = context.given.has("--records") ? arena::Plan::Records::kept
                                                               : arena::Plan::Records::left_out};
}

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

std::string percent(double share) { return fixed(100 * share, 1); }

std::string signed_elo(const std::optional<double>& elo) {
  if (!elo) return "–";
  return (*elo < 0 ? "" : "+") + fixed(*elo, 0);
}

double milliseconds_a_turn(const arena::Work& work) {
  if (work.turns == 0) return 0;
  return std::chrono::duration<double, std::milli>(work.time).count() /
         static_cast<double>(work.turns);
}

double turns_a_game(const arena::Outcome& outcome, const arena::Work& work) {
  return static_cast<double>(work.turns) / outcome.games;
}

void write_json(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome) {
  JsonWriter json;
  json.begin_object().key("game").text(plan.start.facts().id);
  json.key("seed").text(plan.seed.text()).key("games").number(outcome.games);
  json.key("cut_off").number(outcome.cut_off).key("players").begin_array();
  for (const arena::Standing& standing : outcome.standings) {
    json.begin_object().key("name").text(standing.name);
    json.key("share").raw(fixed(standing.share.mean, 6));
    json.key("low").raw(fixed(standing.share.low, 6));
    json.key("high").raw(fixed(standing.share.high, 6)).key("elo");
    standing.elo ? json.raw(fixed(*standing.elo, 1)) : json.null();
    json.key("turns").raw(fixed(turns_a_game(outcome, standing.work), 2));
    json.key("ms_per_turn").raw(fixed(milliseconds_a_turn(standing.work), 5)).end_object();
  }
  context.out.line(json.end_array().end_object().str());
}

void write_table(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome) {
  std::size_t width = 0;
  for (const arena::Standing& one : outcome.standings) width = std::max(width, one.name.size());
  context.out.line(
      context.text("cli_arena_title"_text, {{"game", plan.start.facts().id},
                                            {"games", static_cast<long long>(outcome.games)},
                                            {"deals", outcome.games / plan.players.size()},
                                            {"cut_off", static_cast<long long>(outcome.cut_off)}}));
  for (const arena::Standing& standing : outcome.standings) {
    std::string name(standing.name);
    name.resize(width, ' ');
    context.out.line(context.text("cli_arena_player"_text,
                                  {{"name", name},
                                   {"share", percent(standing.share.mean)},
                                   {"low", percent(standing.share.low)},
                                   {"high", percent(standing.share.high)},
                                   {"elo", signed_elo(standing.elo)},
                                   {"turns", fixed(turns_a_game(outcome, standing.work), 1)},
                                   {"time", fixed(milliseconds_a_turn(standing.work), 3)}}));
  }
  context.out.line(context.text("cli_arena_seed"_text, {{"seed", plan.seed.text()}}));
}

Exit run(const Context& context) {
  const auto plan = chosen_plan(context);
  if (!plan) return context.refuse(plan.refusal(), Exit::wrong_usage);
  const std::string file = context.given.value("--records").value_or("");
  const Refusal unwritable{"cli_file_unwritable"_text, "CLI", {{"file", printable(file)}}};
  std::ofstream records;
  if (context.given.has("--records")) {
    records.open(file, std::ios::binary);
    if (!records) return context.refuse(unwritable, Exit::wrong_usage);
  }
  Progress progress;
  const auto watch = [&](const arena::PlayedDeal& deal, std::uint32_t played) {
    if (!deal.record.empty()) records << deal.record << std::flush;
    progress.show([&] {
      return progress_bar(played, plan->deals) + ' ' +
             context.text("cli_progress_of"_text,
                          {{"done", static_cast<long long>(played * plan->players.size())},
                           {"all", static_cast<long long>(plan->games())}});
    });
    return records ? arena::Next::go_on : arena::Next::stop;
  };
  const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  const arena::Outcome outcome = arena::run(*plan, threads, watch);
  if (!records) return context.refuse(unwritable, Exit::bad_data);
  context.wants_json() ? write_json(context, *plan, outcome) : write_table(context, *plan, outcome);
  return Exit::fine;
}

}  // namespace

const Command arena_command = {
    .name = "arena",
    .usage =
        "GAME --players A,B … [--set NAME=VALUE …] [--games N] [--seed HEX] [--json] [--records "
        "FILE]",
    .summary = "cli_arena_summary"_text,
    .details = "cli_arena_details"_text,
    .example = "ordinal arena lucky-numbers --players tuned-greedy,linear-greedy --games 1000",
    .grammar = {flags, 1, 1, "cli_game_missing"_text},
    .run = run,
};

}  // namespace ordinal::cli
