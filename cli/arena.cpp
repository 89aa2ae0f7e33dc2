// `ordinal arena`: computer players against each other, with numbers that say how strong they are.
#include "arena/contest.h"
#include "cli/arena_report.h"
#include "cli/command.h"
#include "cli/core_count.h"
#include "cli/game_choice.h"
#include "cli/interrupt.h"
#include "cli/player_choice.h"
#include "cli/sheet_file.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>

namespace ordinal::cli {
namespace {

constexpr std::int64_t most_games = 100'000'000;
constexpr double most_elo = 1000;

constexpr std::array<Flag, 10> arena_flags = {{
    set_flag,
    {"--players", "A,B …", Flag::Takes::one, "cli_flag_players"_text},
    {"--games", "N", Flag::Takes::one, "cli_flag_arena_games"_text},
    seed_flag,
    {"--sprt", "ELO0,ELO1", Flag::Takes::one, "cli_flag_sprt"_text},
    json_flag,
    {"--records", "FILE", Flag::Takes::one, "cli_flag_records"_text},
    {"--resume", "FILE", Flag::Takes::one, "cli_flag_resume"_text},
    lang_flag,
    help_flag,
}};

// Those of --players, as many as the game has seats.
Answer<std::vector<Player>> chosen_players(const Context& context, const AnyGame& game) {
  const auto text = context.given.value("--players");
  if (!text) {
    return Refusal{"cli_players_missing"_text, "CLI", {{"list", list_of_players(game.facts())}}};
  }
  auto players = named_players(game.facts(), *text, game.options());
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

std::optional<double> elo_in(const std::string& text) {
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
  const auto elo0 = elo_in(text->substr(0, comma));
  const auto elo1 = elo_in(text->substr(std::min(comma + 1, text->size())));
  if (!elo0 || !elo1 || *elo0 >= *elo1) {
    return Refusal{"cli_sprt_shape"_text, "CLI", {{"text", printable(*text)}}};
  }
  return std::optional(Test{.hypotheses = {*elo0, *elo1}});
}

// What is kept of every deal: the records of its games, or a line to go on from.
class Keeping {
 public:
  explicit Keeping(const Context& context)
      : context_(context),
        records_name_(context.given.value("--records")),
        sheet_name_(context.given.value("--resume")) {}

  Answer<Done> open_records() {
    if (records_name_ && sheet_name_) return Refusal{"cli_resume_records"_text, "CLI", {}};
    if (records_name_) records_.open(*records_name_, std::ios::binary);
    if (!records_) return unwritable();
    return Done{};
  }

  // Takes the earlier deals of `plan` from the file of --resume, and without --seed the seed, too.
  Answer<Done> open_sheet(arena::Plan& plan) {
    if (!sheet_name_) return Done{};
    sheet_.emplace(*sheet_name_);
    return sheet_->open(
        plan, context_.given.has("--seed") ? SheetFile::SeedIs::fixed : SheetFile::SeedIs::free);
  }

  // Answers whether it could be written.
  bool keep(const arena::PlayedDeal& deal, std::uint32_t number) {
    if (records_name_) return bool(records_ << deal.record << std::flush);
    return !sheet_ || sheet_->note(deal, number);
  }

  bool can_go_on() const { return sheet_.has_value(); }

  Refusal unwritable() const {
    const std::string name = records_name_ ? *records_name_ : sheet_name_.value_or("");
    return {"cli_file_unwritable"_text, "CLI", {{"file", printable(name)}}};
  }

 private:
  const Context& context_;
  std::optional<std::string> records_name_;
  std::optional<std::string> sheet_name_;
  std::ofstream records_;
  std::optional<SheetFile> sheet_;
};

enum class End : std::uint8_t { regular, interrupted, unwritable };

struct Played {
  arena::Outcome outcome;
  End end;
};

Played play(const Context& context, const arena::Plan& plan, Keeping& keeping,
            std::optional<Test>& test) {
  Progress progress;
  const Interrupt interrupt;
  End end = End::regular;
  const auto watch = [&](const arena::PlayedDeal& deal, std::uint32_t played) {
    progress.show([&] {
      return progress_bar(played, plan.deals) + ' ' +
             context.text("cli_progress_of"_text,
                          {{"done", static_cast<long long>(played * plan.players.size())},
                           {"all", static_cast<long long>(plan.games())}});
    });
    if (!keeping.keep(deal, played - 1)) end = End::unwritable;
    if (test) test->sprt.add(deal.shares[0]);
    const bool is_decided = test && test->sprt.verdict() != arena::Sprt::Verdict::undecided;
    if (end == End::unwritable || is_decided) return arena::Next::stop;
    if (!interrupt.is_requested()) return arena::Next::go_on;
    if (played < plan.deals) end = End::interrupted;
    return arena::Next::wind_up;
  };
  arena::Outcome outcome = arena::run(plan, all_cores(), watch);
  return {std::move(outcome), end};
}

void say_stopped(const Context& context, const arena::Plan& plan, const arena::Outcome& outcome,
                 const Keeping& keeping) {
  const TextKey key =
      keeping.can_go_on() ? "cli_arena_stopped"_text : "cli_arena_stopped_for_good"_text;
  context.out.flush();
  std::fprintf(stderr, "%s\n",
               context
                   .text(key, {{"games", static_cast<long long>(outcome.games)},
                               {"all", static_cast<long long>(plan.games())}})
                   .c_str());
}

Exit run_arena(const Context& context) {
  auto plan = chosen_plan(context);
  if (!plan) return context.refuse(plan.refusal(), Exit::wrong_usage);
  auto test = chosen_test(context, *plan);
  if (!test) return context.refuse(test.refusal(), Exit::wrong_usage);
  Keeping keeping(context);
  if (const auto open = keeping.open_records(); !open) {
    return context.refuse(open.refusal(), Exit::wrong_usage);
  }
  if (const auto open = keeping.open_sheet(*plan); !open) {
    return context.refuse(open.refusal(), Exit::bad_data);
  }
  const auto [outcome, end] = play(context, *plan, keeping, *test);
  if (end == End::unwritable) return context.refuse(keeping.unwritable(), Exit::bad_data);
  report_outcome(context, *plan, outcome, *test);
  if (end == End::interrupted) say_stopped(context, *plan, outcome, keeping);
  return Exit::fine;
}

}  // namespace

const Command arena_command = {
    .name = "arena",
    .usage =
        "GAME --players A,B … [--set NAME=VALUE …] [--games N] [--seed HEX] [--sprt ELO0,ELO1] "
        "[--json] [--records FILE] [--resume FILE]",
    .summary = "cli_arena_summary"_text,
    .details = "cli_arena_details"_text,
    .example = "ordinal arena lucky-numbers --players tuned-greedy,linear-greedy --games 1000",
    .grammar = {arena_flags, 1, 1, "cli_game_missing"_text},
    .run = run_arena,
};

}  // namespace ordinal::cli
