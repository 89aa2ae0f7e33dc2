// `ordinal puzzles`: finds positions with one best move, or proves those of a file again.
#include "cli/command.h"
#include "cli/game_choice.h"
#include "cli/puzzle_page.h"
#include "cli/whole_file.h"
#include "coach/puzzle.h"
#include "coach/puzzle_text.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace ordinal::cli {
namespace {

constexpr int most_puzzles = 1000;
constexpr int most_games_without = 1000;  // one after the other in which none is found

constexpr std::array<Flag, 10> puzzles_flags = {{
    {"--count", "N", Flag::Takes::one, "cli_flag_puzzles_count"_text},
    set_flag,
    {"--level", "LEVEL", Flag::Takes::one, "cli_flag_puzzles_level"_text},
    seed_flag,
    {"--save", "FILE", Flag::Takes::one, "cli_flag_puzzles_save"_text},
    {"--from", "FILE", Flag::Takes::one, "cli_flag_puzzles_from"_text},
    {"--prove", "FILE", Flag::Takes::one, "cli_flag_puzzles_prove"_text},
    json_flag,
    lang_flag,
    help_flag,
}};

using Puzzles = std::vector<coach::Puzzle>;

// Where to look, and for how many.
struct Search {
  AnyGame start;
  Seed seed;
  Level erring;
  std::size_t count;
};

Answer<Level> chosen_level(const Context& context) {
  const auto name = context.given.value("--level");
  if (!name) return Level::beginner;
  const auto found = std::find(level_names.begin(), level_names.end(), *name);
  if (found != level_names.end()) return static_cast<Level>(found - level_names.begin());
  return Refusal{"cli_level_unknown"_text,
                 "CLI",
                 {{"level", printable(*name)},
                  {"nearest", nearest(*name, level_names)},
                  {"list", joined(level_names, ", ")}}};
}

Answer<Done> save(const std::string& file, const Puzzles& puzzles) {
  std::string text;
  for (const coach::Puzzle& puzzle : puzzles) text += (text.empty() ? "" : "\n") + written(puzzle);
  return write_whole(file, text);
}

// With --save the file has all of them whenever one is found: whoever stops early keeps those.
Answer<Puzzles> find(const Context& context, const Search& search) {
  const auto file = context.given.value("--save");
  Puzzles puzzles;
  Progress progress;
  int without = 0;
  for (std::uint32_t number = 0; puzzles.size() < search.count; ++number) {
    progress.show([&] {
      return context.text("cli_progress_of"_text,
                          {{"done", puzzles.size()}, {"all", search.count}});
    });
    auto puzzle = coach::find_puzzle(search.start, {search.seed, number}, search.erring);
    without = puzzle ? 0 : without + 1;
    if (without == most_games_without) {
      return Refusal{
          "cli_puzzles_none"_text, "CLI", {{"games", without}, {"count", puzzles.size()}}};
    }
    if (!puzzle) continue;
    puzzles.push_back(*std::move(puzzle));
    const Answer<Done> saved = file ? save(*file, puzzles) : Done{};
    if (!saved) return saved.refusal();
  }
  return puzzles;
}

Answer<Puzzles> load(const GameFacts& facts, const std::string& file) {
  const auto bytes = read_whole(file);
  if (!bytes) return bytes.refusal();
  if (!*bytes) return Refusal{"file_missing"_text, "CLI", {}};
  return coach::read_puzzles(facts, **bytes);
}

// Says which are not so.
Exit prove(const Context& context, const GameFacts& facts, const std::string& file) {
  const auto puzzles = load(facts, file);
  if (!puzzles) return context.refuse(puzzles.refusal(), Exit::bad_data);
  Progress progress;
  Exit exit = Exit::fine;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    progress.show([&] {
      return context.text("cli_progress_of"_text, {{"done", i}, {"all", puzzles->size()}});
    });
    if (coach::is_proven((*puzzles)[i])) continue;
    exit = context.refuse({"cli_puzzles_refuted"_text,
                           "CLI",
                           {{"number", i + 1}, {"position", (*puzzles)[i].game.position()}}},
                          Exit::bad_data);
  }
  if (exit == Exit::fine) {
    context.out.line(context.text("cli_puzzles_proven"_text, {{"count", puzzles->size()}}));
  }
  return exit;
}

void show(const Context& context, const Puzzles& puzzles) {
  if (context.wants_json()) {
    for (const coach::Puzzle& puzzle : puzzles) context.out.line(puzzle_json(puzzle));
  } else {
    context.out.line(puzzle_page(context.language, puzzles));
  }
}

Exit find_and_show(const Context& context, const GameChoice& choice) {
  const auto count = context.given.number("--count", 1, 1, most_puzzles);
  if (!count) return context.refuse(count.refusal(), Exit::wrong_usage);
  const auto seed = chosen_seed(context);
  if (!seed) return context.refuse(seed.refusal(), Exit::wrong_usage);
  const auto level = chosen_level(context);
  if (!level) return context.refuse(level.refusal(), Exit::wrong_usage);
  const auto puzzles =
      find(context, {*started(choice), *seed, *level, static_cast<std::size_t>(*count)});
  if (!puzzles) return context.refuse(puzzles.refusal(), Exit::bad_data);
  show(context, *puzzles);
  return Exit::fine;
}

// Puzzles of a file are as they are: what says where to look does not go with it.
std::optional<Refusal> apart_from_files(const Context& context) {
  for (const std::string_view file : {"--from", "--prove"}) {
    if (!context.given.has(file)) continue;
    for (const std::string_view other : {"--prove", "--set", "--level", "--seed", "--save"}) {
      if (other == file || !context.given.has(other)) continue;
      return Refusal{"cli_puzzles_apart"_text, "CLI", {{"file", file}, {"other", other}}};
    }
  }
  return std::nullopt;
}

Exit run_puzzles(const Context& context) {
  const auto choice = chosen_game(context, context.given.words()[0]);
  if (!choice) return context.refuse(choice.refusal(), Exit::wrong_usage);
  if (const auto apart = apart_from_files(context)) {
    return context.refuse(*apart, Exit::wrong_usage);
  }
  if (const auto file = context.given.value("--prove")) {
    return prove(context, *choice->facts, *file);
  }
  if (const auto file = context.given.value("--from")) {
    auto puzzles = load(*choice->facts, *file);
    if (!puzzles) return context.refuse(puzzles.refusal(), Exit::bad_data);
    const auto count = context.given.number("--count", most_puzzles, 1, most_puzzles);
    if (!count) return context.refuse(count.refusal(), Exit::wrong_usage);
    const auto shown = std::min(static_cast<std::int64_t>(puzzles->size()), *count);
    puzzles->erase(puzzles->begin() + shown, puzzles->end());
    show(context, *puzzles);
    return Exit::fine;
  }
  return find_and_show(context, *choice);
}

}  // namespace

const Command puzzles_command = {
    .name = "puzzles",
    .usage =
        "GAME [--count N] [--set NAME=VALUE …] [--level LEVEL] [--seed HEX] [--save FILE] [--from "
        "FILE] "
        "[--prove FILE] [--json]",
    .summary = "cli_puzzles_summary"_text,
    .details = "cli_puzzles_details"_text,
    .example = "ordinal puzzles lucky-numbers --seed 7",
    .grammar = {puzzles_flags, 1, 1, "cli_game_missing"_text},
    .run = run_puzzles,
};

}  // namespace ordinal::cli
