// `ordinal ladder`: all computer players of a game against each other, and who stands where.
#include "arena/ladder.h"

#include "bots/level.h"
#include "cli/command.h"
#include "cli/core_count.h"
#include "cli/figure.h"
#include "cli/game_choice.h"
#include "cli/ladder_picture.h"
#include "cli/player_choice.h"
#include "cli/whole_file.h"
#include "engine/core/json.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>

namespace ordinal::cli {
namespace {

constexpr std::int64_t most_games = 1'000'000;

constexpr std::array<Flag, 8> ladder_flags = {{
    set_flag,
    {"--players", "A,B …", Flag::Takes::one, "cli_flag_ladder_players"_text},
    {"--games", "N", Flag::Takes::one, "cli_flag_ladder_games"_text},
    seed_flag,
    json_flag,
    {"--svg", "FILE", Flag::Takes::one, "cli_flag_svg"_text},
    lang_flag,
    help_flag,
}};

// Those of --players; without it all who do not play at random.
Answer<std::vector<Player>> chosen_players(const Context& context, const GameChoice& choice) {
  if (const auto names = context.given.value("--players")) {
    return named_players(*choice.facts, *names, choice.options);
  }
  std::vector<Player> players = players_of(*choice.facts);
  players.erase(players.begin());
  return players;
}

Answer<Done> check_players(const GameFacts& facts, const std::vector<Player>& players) {
  std::set<std::string_view> names;
  for (const Player& player : players) {
    if (!names.insert(player.name()).second) {
      return Refusal{"cli_ladder_twice"_text, "CLI", {{"player", player.name()}}};
    }
  }
  if (players.size() >= 2) return Done{};
  return Refusal{"cli_ladder_alone"_text, "CLI", {{"list", list_of_players(facts)}}};
}

// The first yardstick: they never change. Else the first of all.
std::size_t anchor_among(const std::vector<Player>& players) {
  const std::string_view random = players_of(players[0].facts())[0].name();
  const auto found = std::find_if(players.begin(), players.end(), [&](const Player& player) {
    return !is_of_level(player.name()) && player.name() != random;
  });
  return found == players.end() ? 0 : static_cast<std::size_t>(found - players.begin());
}

Answer<arena::LadderPlan> chosen_plan(const Context& context) {
  const auto choice = chosen_game(context, context.given.words()[0]);
  if (!choice) return choice.refusal();
  auto players = chosen_players(context, *choice);
  if (!players) return players.refusal();
  const auto checked = check_players(*choice->facts, *players);
  if (!checked) return checked.refusal();
  const auto games = context.given.number("--games", 100, 1, most_games);
  if (!games) return games.refusal();
  const auto seed = chosen_seed(context);
  if (!seed) return seed.refusal();
  AnyGame game = *started(*choice);
  const std::int64_t games_a_deal = game.players() == 2 ? 2 : 2 * game.players();
  const std::size_t anchor = anchor_among(*players);
  return arena::LadderPlan{
      .start = std::move(game),
      .players = *std::move(players),
      .seed = *seed,
      .deals = static_cast<std::uint32_t>((*games + games_a_deal - 1) / games_a_deal),
      .anchor = anchor};
}

void write_json(const Context& context, const arena::LadderPlan& plan,
                const arena::Ladder& ladder) {
  const std::vector<std::size_t> order = ladder.ranked();
  JsonWriter json;
  json.begin_object().key("game").text(plan.start.facts().id);
  json.key("seed").text(plan.seed.text());
  json.key("games").number(static_cast<long long>(plan.games()));
  json.key("cut_off").number(ladder.cut_off);
  json.key("anchor").text(plan.players[plan.anchor].name()).key("players").begin_array();
  for (const std::size_t place : order) {
    const arena::Rung& rung = ladder.rungs[place];
    json.begin_object().key("name").text(rung.name).key("elo").raw(fixed(rung.rating.elo, 1));
    json.key("low").raw(fixed(rung.rating.low, 1)).key("high").raw(fixed(rung.rating.high, 1));
    json.key("share").raw(fixed(rung.share, 6));
    json.key("ms_per_turn").raw(fixed(milliseconds_a_turn(rung.work), 5));
    json.key("against").begin_object();
    for (const std::size_t other : order) {
      if (!rung.against[other]) continue;
      json.key(plan.players[other].name()).raw(fixed(*rung.against[other], 6));
    }
    json.end_object().end_object();
  }
  context.out.line(json.end_array().end_object().str());
}

std::string left(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

std::string right(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::size_t name_width(const arena::Ladder& ladder) {
  std::size_t width = 0;
  for (const arena::Rung& rung : ladder.rungs) width = std::max(width, rung.name.size());
  return width;
}

void write_standings(const Context& context, const arena::Ladder& ladder) {
  int rank = 0;
  for (const std::size_t place : ladder.ranked()) {
    const arena::Rung& rung = ladder.rungs[place];
    context.out.line(
        context.text("cli_ladder_player"_text,
                     {{"rank", right(std::to_string(++rank), 2)},
                      {"name", left(std::string(rung.name), name_width(ladder))},
                      {"elo", right(signed_elo(rung.rating.elo), 5)},
                      {"low", right(signed_elo(rung.rating.low), 5)},
                      {"high", right(signed_elo(rung.rating.high), 5)},
                      {"share", right(context.percent(rung.share), 5)},
                      {"time", right(context.figure(milliseconds_a_turn(rung.work), 3), 8)}}));
  }
}

// Columns are named by rank.
void write_cross_table(const Context& context, const arena::Ladder& ladder) {
  constexpr std::size_t column = 7;
  const std::vector<std::size_t> order = ladder.ranked();
  std::string head(name_width(ladder) + 4, ' ');
  for (std::size_t rank = 1; rank <= order.size(); ++rank)
    head += right(std::to_string(rank), column);
  context.out.line(head);
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    const arena::Rung& rung = ladder.rungs[order[rank]];
    std::string line = right(std::to_string(rank + 1), 2) + "  " +
                       left(std::string(rung.name), name_width(ladder));
    for (const std::size_t other : order) {
      line += right(rung.against[other] ? context.percent(*rung.against[other]) : "", column);
    }
    context.out.line(line);
  }
}

void write_table(const Context& context, const arena::LadderPlan& plan,
                 const arena::Ladder& ladder) {
  context.out.line(
      context.text("cli_ladder_title"_text, {{"game", plan.start.facts().id},
                                             {"games", static_cast<long long>(plan.games())},
                                             {"cut_off", static_cast<long long>(ladder.cut_off)}}));
  write_standings(context, ladder);
  context.out.line("");
  context.out.line(context.text(plan.start.players() == 2 ? "cli_ladder_cross"_text
                                                          : "cli_ladder_cross_alone"_text));
  write_cross_table(context, ladder);
  context.out.line(context.text("cli_arena_seed"_text, {{"seed", plan.seed.text()}}));
}

arena::Ladder climb(const Context& context, const arena::LadderPlan& plan) {
  Progress progress;
  const auto watch = [&](std::uint64_t games) {
    progress.show([&] {
      return progress_bar(games, plan.games()) + ' ' +
             context.text("cli_progress_of"_text, {{"done", static_cast<long long>(games)},
                                                   {"all", static_cast<long long>(plan.games())}});
    });
  };
  return arena::climb(plan, all_cores(), watch);
}

Exit run_ladder(const Context& context) {
  const auto plan = chosen_plan(context);
  if (!plan) return context.refuse(plan.refusal(), Exit::wrong_usage);
  const std::string file = context.given.value("--svg").value_or("");
  const Refusal unwritable{"cli_file_unwritable"_text, "CLI", {{"file", printable(file)}}};
  std::ofstream picture;
  if (context.given.has("--svg")) {
    picture.open(file, std::ios::binary | std::ios::app);  // an old picture stays meanwhile
    if (!picture) return context.refuse(unwritable, Exit::wrong_usage);
  }
  const arena::Ladder ladder = climb(context, *plan);
  context.wants_json() ? write_json(context, *plan, ladder) : write_table(context, *plan, ladder);
  if (!picture.is_open()) return Exit::fine;
  const auto written = write_whole(file, ladder_picture(context, *plan, ladder));
  return written ? Exit::fine : context.refuse(written.refusal(), Exit::bad_data);
}

}  // namespace

const Command ladder_command = {
    .name = "ladder",
    .usage =
        "GAME [--set NAME=VALUE …] [--players A,B …] [--games N] [--seed HEX] [--json] [--svg "
        "FILE]",
    .summary = "cli_ladder_summary"_text,
    .details = "cli_ladder_details"_text,
    .example = "ordinal ladder lucky-numbers --players linear-greedy,tuned-greedy --svg ladder.svg",
    .grammar = {ladder_flags, 1, 1, "cli_game_missing"_text},
    .run = run_ladder,
};

}  // namespace ordinal::cli
