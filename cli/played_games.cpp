// Collects events while the referee reads; says what a coach cannot work with.
#include "cli/played_games.h"

#include "cli/record_file.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ordinal::cli {
namespace {

// How a first line is refused that belongs to something else altogether.
bool is_foreign(TextKey code) {
  constexpr std::array<TextKey, 6> codes = {"record_not_utf8"_text,   "record_not_json"_text,
                                            "record_not_object"_text, "record_line_too_long"_text,
                                            "record_too_deep"_text,   "record_no_kind"_text};
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

// In words for who wants a game explained, not refereed.
Refusal explained(const Refusal& refusal, const Referee& referee) {
  if (referee.games() == 0 && is_foreign(refusal.code)) {
    return {"cli_played_foreign"_text, "REC-1", {}};
  }
  if (refusal.code == "move_hidden"_text) {
    return {"cli_played_of_seat"_text, "REC-8", {{"text", refusal.arguments[0].value}}};
  }
  const bool breaks_off = refusal.code == "record_truncated"_text;
  if (breaks_off && !referee.game()->turn().is_over()) {
    return {"cli_played_unfinished"_text, "REC-1", {{"events", referee.events()}}};
  }
  return refusal;
}

// Nobody, unless every seat has somebody.
std::vector<std::string> people_of(const Referee& referee) {
  const std::vector<std::string>& named = referee.header()->people;
  const auto players = static_cast<std::size_t>(referee.game()->players());
  if (named.size() != players || std::ranges::count(named, "") > 0) return {};
  std::vector<std::string> people;
  for (const std::string& name : named) people.push_back(printable(name));
  return people;
}

class Collection {
 public:
  Reading take(const Referee& referee) {
    if (referee.games() > static_cast<int>(games_.size())) {
      games_.push_back({games_.size() + 1, *referee.game(), {}, people_of(referee)});
    } else if (referee.last_event() && referee.events() <= most_events) {
      games_.back().events.push_back(*referee.last_event());
    } else if (!referee.last_event() && referee.events() > most_events && !too_long_) {
      too_long_ = Refusal{
          "cli_played_too_long"_text,
          "REC-1",
          {{"number", referee.games()}, {"events", referee.events()}, {"most", most_events}}};
    }
    return Reading::goes_on;
  }

  const std::optional<Refusal>& too_long() const { return too_long_; }
  std::vector<PlayedGame> games() && { return std::move(games_); }

 private:
  std::vector<PlayedGame> games_;
  std::optional<Refusal> too_long_;  // the first such game
};

}  // namespace

std::optional<std::vector<PlayedGame>> load_games(const Context& context, const std::string& file) {
  Referee referee;
  Collection collection;
  const auto trouble = take_record(file, Ending::must_be_complete, referee,
                                   [&](const Referee& now) { return collection.take(now); });
  if (trouble) {
    report(context, file, trouble->line, explained(trouble->refusal, referee));
    return std::nullopt;
  }
  if (collection.too_long()) {
    report(context, file, 0, *collection.too_long());
    return std::nullopt;
  }
  return std::move(collection).games();
}

}  // namespace ordinal::cli
