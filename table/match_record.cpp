// Folds a log and writes down what was played, without what was undone.
#include "table/match_record.h"

#include "fair/deal.h"
#include "record/write.h"
#include "table/follow.h"

#include <utility>

namespace ordinal::table {
namespace {

std::vector<Sitter> people_of(const State& state) {
  std::vector<Sitter> people;
  for (const Chair& chair : state.chairs()) people.push_back({chair.name, chair.level});
  return people;
}

// As far as it was played. Precondition: its points are not added to the match yet.
std::string game_record(const State& state, std::span<const Sitter> people) {
  std::optional<MatchPlace> place;
  if (state.match()) place = MatchPlace{state.game_number() + 1, state.games()};
  AnyGame start = *AnyGame::start(state.facts(), state.game()->options());
  const FairDealing fair = fair::revelation(state.secret(), state.contributions());
  std::string lines = header_line(start, state.deal(), place, fair, people) + "\n";
  for (const Played& played : state.played().all()) lines += event_line(played.event) + "\n";
  if (state.game()->turn().is_over()) lines += result_line(*state.game()) + "\n";
  return lines;
}

Refusal no_record() { return {"table_no_record"_text, "TABLE", {}}; }

}  // namespace

Answer<std::string> match_record(std::span<const Entry> log, int match) {
  if (log.empty()) return no_record();
  auto state = State::open(log[0]);
  if (!state) return state.refusal();
  std::string record;
  std::vector<Sitter> people;  // who began the game: whoever leaves has played it too
  for (const Entry& entry : log.subspan(1)) {
    if (!follows(*state, entry.event)) return log_broken();
    const bool is_wanted = state->match_number() == match;
    if (is_wanted && std::holds_alternative<wire::GameOver>(entry.event)) {
      record += game_record(*state, people);
    }
    if (is_wanted && std::holds_alternative<MatchOver>(entry.event)) {
      return state->match() ? record + match_result_line(*state->match()) + "\n" : record;
    }
    const bool is_played = is_wanted && state->phase() == Phase::running;
    if (is_played && std::holds_alternative<wire::Closed>(entry.event)) {
      return record + game_record(*state, people);
    }
    state->apply(entry);
    if (std::holds_alternative<wire::Started>(entry.event)) people = people_of(*state);
  }
  return no_record();
}

int count_records(std::span<const Entry> log) {
  int count = 0;
  bool is_played = false;
  for (const Entry& entry : log) {
    if (std::holds_alternative<wire::Started>(entry.event)) is_played = true;
    const bool is_end = std::holds_alternative<MatchOver>(entry.event) ||
                        std::holds_alternative<wire::Closed>(entry.event);
    if (is_end && std::exchange(is_played, false)) ++count;
  }
  return count;
}

}  // namespace ordinal::table
