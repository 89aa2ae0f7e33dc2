// Reads flags, and lets the coach work.
#include "cli/coach_choice.h"

#include "bots/level.h"
#include "cli/record_file.h"
#include "engine/core/word.h"

#include <array>
#include <limits>
#include <utility>

namespace ordinal::cli {
namespace {

constexpr std::array<std::string_view, 2> levels = {name_of(Level::expert), name_of(Level::master)};

}  // namespace

std::string_view level_of(coach::Depth depth) {
  return name_of(depth == coach::Depth::quick ? Level::expert : Level::master);
}

Answer<coach::Depth> chosen_depth(const Context& context, coach::Depth standard) {
  const auto level = context.given.value("--level");
  if (!level) return standard;
  if (*level == name_of(Level::expert)) return coach::Depth::quick;
  if (*level == name_of(Level::master)) return coach::Depth::deep;
  return Refusal{"cli_coach_level_unknown"_text,
                 "CLI",
                 {{"level", printable(*level)},
                  {"nearest", nearest(*level, levels)},
                  {"list", joined(levels, ", ")}}};
}

Answer<std::optional<Seat>> chosen_seat(const Context& context, const AnyGame& game) {
  if (!context.given.has("--seat")) return std::optional<Seat>();
  const auto seat = context.given.number("--seat", 0, 0, game.players() - 1);
  if (!seat) return seat.refusal();
  return std::optional(static_cast<Seat>(*seat));
}

Answer<std::optional<std::size_t>> chosen_number(const Context& context) {
  if (!context.given.has("--game")) return std::optional<std::size_t>();
  const auto number = context.given.number("--game", 1, 1, std::numeric_limits<int>::max());
  if (!number) return number.refusal();
  return std::optional(static_cast<std::size_t>(*number));
}

std::optional<std::vector<PlayedGame>> chosen_games(const Context& context, const std::string& file,
                                                    std::optional<std::size_t> number) {
  auto games = load_games(context, file);
  if (!games || !number) return games;
  if (*number > games->size()) {
    report(context, file, 0, {"cli_game_not_there"_text, "REC-1", {{"games", games->size()}}});
    return std::nullopt;
  }
  return std::vector{std::move((*games)[*number - 1])};
}

coach::Analysis analysed(const Context& context, const PlayedGame& game, coach::Depth depth) {
  Progress progress;
  return coach::analyse(game.start, game.events, depth, [&](std::size_t done, std::size_t all) {
    progress.show([&] {
      return progress_bar(done, all) + ' ' +
             context.text("cli_progress_of"_text, {{"done", done}, {"all", all}});
    });
  });
}

}  // namespace ordinal::cli
