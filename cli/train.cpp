// `ordinal train`: a model learns a game by playing against itself.
#include "cli/command.h"
#include "cli/core_count.h"
#include "cli/game_choice.h"
#include "cli/interrupt.h"
#include "cli/whole_file.h"
#include "engine/core/word.h"
#include "train/course.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 9> train_flags = {{
    set_flag,
    {"--model", "FILE", Flag::Takes::one, "cli_flag_model"_text},
    {"--rounds", "N", Flag::Takes::one, "cli_flag_rounds"_text},
    {"--games", "N", Flag::Takes::one, "cli_flag_train_games"_text},
    {"--comparing", "N", Flag::Takes::one, "cli_flag_comparing"_text},
    {"--network", "N", Flag::Takes::one, "cli_flag_network"_text},
    {"--seed", "HEX", Flag::Takes::one, "cli_flag_train_seed"_text},
    lang_flag,
    help_flag,
}};

constexpr std::chrono::seconds between_savings(20);

// Without --seed always the same one: the same command gives the same model.
Answer<std::uint64_t> chosen_start(const Context& context) {
  const auto seed = Seed::parse(context.given.value("--seed").value_or("0"));
  if (!seed) return seed.refusal();
  std::uint64_t number = 0;
  for (const std::uint8_t byte : seed->key()) number = number * 0x100000001b3 + byte + 1;
  return number;
}

Answer<train::Plan> chosen_plan(const Context& context) {
  const auto choice = chosen_game(context, context.given.words()[0]);
  if (!choice) return choice.refusal();
  if (const auto can = train::can_learn(*choice->facts); !can) return can.refusal();
  const auto rounds = context.given.number("--rounds", 1000, 1, 1'000'000);
  if (!rounds) return rounds.refusal();
  const auto games = context.given.number("--games", 512, 1, 100'000);
  if (!games) return games.refusal();
  const auto network = context.given.number("--network", 0, 0, *rounds);
  if (!network) return network.refusal();
  const auto comparing = context.given.number("--comparing", 0, 0, *rounds - *network);
  if (!comparing) return comparing.refusal();
  const auto seed = chosen_start(context);
  if (!seed) return seed.refusal();
  const train::Plan plan{.facts = choice->facts,
                         .options = choice->options,
                         .seed = *seed,
                         .rounds = static_cast<std::uint32_t>(*rounds),
                         .games_a_round = static_cast<std::uint32_t>(*games),
                         .network = static_cast<std::uint32_t>(*network),
                         .comparing = static_cast<std::uint32_t>(*comparing)};
  if (const auto can = train::can_compare(*plan.facts); plan.comparing > 0 && !can) {
    return can.refusal();
  }
  if (const auto can = train::can_learn_network(plan); plan.network > 0 && !can) {
    return can.refusal();
  }
  return plan;
}

// The file that is there already, if there is one; refused if it cannot take what will be learned.
Answer<std::optional<std::string>> known_model(const train::Plan& plan, const std::string& file) {
  auto bytes = read_whole(file);
  if (!bytes) return bytes.refusal();
  const auto model = train::with_outcome(plan, train::first_day(plan), *bytes);
  if (!model) return model.refusal();
  return bytes;
}

// Where it was left, or from the beginning.
Answer<train::Course> known_course(const train::Plan& plan, const std::string& file) {
  const auto bytes = read_whole(file);
  if (!bytes) return bytes.refusal();
  return *bytes ? train::read_course(plan, **bytes) : train::first_day(plan);
}

class Training {
 public:
  Training(const Context& context, const train::Plan& plan, std::string file)
      : context_(context), plan_(plan), file_(std::move(file)), course_file_(file_ + ".course") {}

  Exit run() {
    const auto known = known_model(plan_, file_);
    if (!known) return context_.refuse(known.refusal(), Exit::bad_data);
    auto course = known_course(plan_, course_file_);
    if (!course) return context_.refuse(course.refusal(), Exit::bad_data);
    if (const auto saved = save(*course); !saved) {  // better now than after an hour
      return context_.refuse(saved.refusal(), Exit::bad_data);
    }
    learn(*course);
    if (const auto saved = save(*course); !saved) {
      return context_.refuse(saved.refusal(), Exit::bad_data);
    }
    return course->rounds < plan_.rounds ? say_stopped(*course) : finish(*known, *course);
  }

 private:
  using Clock = std::chrono::steady_clock;

  Answer<Done> save(const train::Course& course) {
    next_saving_ = Clock::now() + between_savings;
    return write_whole(course_file_, train::written(plan_, course));
  }

  void learn(train::Course& course) {
    Progress progress;
    train::go_on(plan_, course, all_cores(), [&](const train::Report& report, const auto& so_far) {
      progress.show([&] { return progress_line(report); });
      const bool is_saved = Clock::now() < next_saving_ || save(so_far);
      return interrupt_.is_requested() || !is_saved ? train::Next::stop : train::Next::go_on;
    });
  }

  std::string progress_line(const train::Report& report) const {
    std::array<char, 32> error{};
    std::snprintf(error.data(), error.size(), "%.4f", report.error);
    return progress_bar(report.round, plan_.rounds) + ' ' +
           context_.text("cli_train_progress"_text, {{"done", static_cast<long long>(report.round)},
                                                     {"all", static_cast<long long>(plan_.rounds)},
                                                     {"error", error.data()}});
  }

  Exit say_stopped(const train::Course& course) const {
    context_.out.line(
        context_.text("cli_train_stopped"_text, {{"done", static_cast<long long>(course.rounds)},
                                                 {"all", static_cast<long long>(plan_.rounds)}}));
    return Exit::fine;
  }

  Exit finish(const std::optional<std::string>& known, const train::Course& course) const {
    const auto model = train::with_outcome(plan_, course, known);
    if (!model) return context_.refuse(model.refusal(), Exit::bad_data);
    const auto saved = write_whole(file_, *model);
    if (!saved) return context_.refuse(saved.refusal(), Exit::bad_data);
    std::error_code ignored;
    std::filesystem::remove(course_file_, ignored);
    context_.out.line(context_.text("cli_train_done"_text,
                                    {{"file", printable(file_)}, {"players", plan_.players()}}));
    return Exit::fine;
  }

  const Interrupt interrupt_;  // from before the first saving: whoever sees the file may stop us
  const Context& context_;
  train::Plan plan_;
  std::string file_;
  std::string course_file_;  // what has been learned so far
  Clock::time_point next_saving_;
};

Exit run_train(const Context& context) {
  const auto plan = chosen_plan(context);
  if (!plan) return context.refuse(plan.refusal(), Exit::wrong_usage);
  const auto file = context.given.value("--model");
  if (!file) {
    return context.refuse({"cli_model_missing"_text, "CLI", {}}, Exit::wrong_usage);
  }
  return Training(context, *plan, *file).run();
}

}  // namespace

const Command train_command = {
    .name = "train",
    .usage =
        "GAME --model FILE [--set NAME=VALUE …] [--rounds N] [--games N] "
        "[--comparing N] [--network N] [--seed HEX]",
    .summary = "cli_train_summary"_text,
    .details = "cli_train_details"_text,
    .example = "ordinal train lucky-numbers --model lucky.model --rounds 4 --games 16",
    .grammar = {train_flags, 1, 1, "cli_game_missing"_text},
    .run = run_train,
};

}  // namespace ordinal::cli
