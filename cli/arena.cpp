// `ordinal arena`: computer players against each other, with numbers that say how strong they are.
#include "arena/contest.h"
#include "cli/arena_report.h"
#include "cli/command.h"
#include "cli/game_choice.h"
#include "cli/player_choice.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <thread>

namespace ordinal::cli {
namespace {

constexpr std::int64_t most_games = 100'000'000;
constexpr double most_elo = 1000;

constexpr std::array<Flag, 9> flags = {{
    set_flag,
    {"--players", "A,B …", Flag::Takes::one, "cli_flag_players"_text},
    {"--games", "N", Flag::Takes::one, "cli_flag_arena_games"_text},
    seed_flag,
    {"--sprt", "ELO0,ELO1", Flag::Takes::one, "cli_flag_sprt"_text},
    json_flag,
    {"--records", "FILE", Flag::Takes::one, "cli_flag_records"_text},
    lang_flag,
    help_flag,
}};

// Those of --players, as many as the game has seats.
Answer<std::vector<Player>> chosen_players(const Context& context, const AnyGame& game) {
  const auto text = context.given.value("--players");
  if (!text) {
    std::vector<std::string_view> names;
    for (const Player& player : players_of(game.facts())) names.push_back(player.name());
    return Refusal{"cli_players_missing"_text, "CLI", {{"list", joined(names, ", ")}}};
  }
  auto players = named_players(game.facts(), *text);
  if (players && players->size() != static_cast<std::size_t>(game.players())) {
    return Refusal{
        "cli_players_count"_text, "CLI", {{"players", game.players()}, {"count", players->size()}}};
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

std::optional<double> elo_in(std::string_view text) {
  double elo = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, elo);
  const bool is_number = error == std::errc() && stop == end && elo >= -most_elo && elo <= most_elo;
  return is_number ? std::optional(elo) : std::nullopt;
}

// That of --sprt, if it is given.
Answer<std::optional<Test>> chosen_test(const Context& context, const arena::Plan& plan) {
  const auto text = context.given.value("--sprt");
  if (!text) return std::optional<Test>();
  if (plan.players.size() != 2) {
    return Refusal{"cli_sprt_players"_text, "CLI", {{"players", plan.players.size()}}};
  }
  const std::size_t comma = std::min(text->find(','), text->size());
  const auto elo0 = elo_in(std::string_view(*text).substr(0, comma));
  const auto elo1 = elo_in(std::string_view(*text).substr(std::min(comma + 1, text->size())));
  if (!elo0 || !elo1 || *elo0 >= *elo1) {
    return Refusal{"cli_sprt_shape"_text, "CLI", {{"text", printable(*text)}}};
  }
  return std::optional(Test{.hypotheses = {*elo0, *elo1}});
}

// Plays, and shows how far it is.
arena::Outcome play(const Context& context, const arena::Plan& plan, std::optional<Test>& test,
                    std::ofstream& records) {
  Progress progress;
  const auto watch = [&](const arena::PlayedDeal& deal, std::uint32_t played) {
    if (!deal.record.empty()) records << deal.record << std::flush;
    progress.show([&] {
      return progress_bar(played, plan.deals) + ' ' +
             context.text("cli_progress_of"_text,
                          {{"done", static_cast<long long>(played * plan.players.size())},
                           {"all", static_cast<long long>(plan.games())}});
    });
    if (test) test->sprt.add(deal.shares[0]);
    const bool is_decided = test && test->sprt.verdict() != arena::Sprt::Verdict::undecided;
    return records && !is_decided ? arena::Next::go_on : arena::Next::stop;
  };
  return arena::run(plan, std::max(1U, std::thread::hardware_concurrency()), watch);
}

Exit run(const Context& context) {
  const auto plan = chosen_plan(context);
  if (!plan) return context.refuse(plan.refusal(), Exit::wrong_usage);
  auto test = chosen_test(context, *plan);
  if (!test) return context.refuse(test.refusal(), Exit::wrong_usage);
  const std::string file = context.given.value("--records").value_or("");
  const Refusal unwritable{"cli_file_unwritable"_text, "CLI", {{"file", printable(file)}}};
  std::ofstream records;
  if (context.given.has("--records")) {
    records.open(file, std::ios::binary);
    if (!records) return context.refuse(unwritable, Exit::wrong_usage);
  }
  const arena::Outcome outcome = play(context, *plan, *test, records);
  if (!records) return context.refuse(unwritable, Exit::bad_data);
  report_outcome(context, *plan, outcome, *test);
  return Exit::fine;
}

}  // namespace

const Command arena_command = {
    .name = "arena",
    .usage =
        "GAME --players A,B … [--set NAME=VALUE …] [--games N] [--seed HEX] [--sprt ELO0,ELO1] "
        "[--json] [--records FILE]",
    .summary = "cli_arena_summary"_text,
    .details = "cli_arena_details"_text,
    .example = "ordinal arena lucky-numbers --players tuned-greedy,linear-greedy --games 1000",
    .grammar = {flags, 1, 1, "cli_game_missing"_text},
    .run = run,
};

}  // namespace ordinal::cli
