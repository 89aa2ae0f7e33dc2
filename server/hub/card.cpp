// Writes the card of a table.
#include "server/hub/card.h"

#include "table/absence.h"
#include "table/sight.h"

#include <algorithm>

namespace ordinal::server {
namespace {

// When a table was touched is known well enough so, and need not be written with every move.
std::int64_t roughly(std::int64_t time) {
  constexpr std::int64_t step = 10'000;  // ms
  return time - time % step;
}

bool have_same_chair(const table::Chair& one, const table::Chair& other) {
  return one.level == other.level && one.person == other.person && one.name == other.name;
}

// All that a card is made of.
bool have_same_card(const table::State& one, const table::State& other) {
  return one.phase() == other.phase() && needs_care(one) == needs_care(other) &&
         roughly(one.touched()) == roughly(other.touched()) && one.host() == other.host() &&
         std::ranges::equal(one.chairs(), other.chairs(), have_same_chair);
}

}  // namespace

bool needs_care(const table::State& state) {
  const bool waits_for_computer = table::computer_turn(state) && state.people() > 0;
  return waits_for_computer || table::next_timeout(state);
}

store::Card card_of(const table::State& state) {
  store::Card card;
  card.state = static_cast<store::Card::State>(state.phase());
  card.is_listed = state.opened().is_public;
  card.needs_care = needs_care(state);
  card.touched = roughly(state.touched());
  card.summary = table::summary_of(state).text;
  card.people.reserve(state.chairs().size() + 1);
  card.people.push_back(state.host());
  for (const table::Chair& chair : state.chairs()) {
    if (chair.is_taken()) card.people.push_back(chair.person);
  }
  std::ranges::sort(card.people);
  const auto twice = std::ranges::unique(card.people);
  card.people.erase(twice.begin(), twice.end());
  return card;
}

std::optional<store::Card> changed_card(const table::State& before, const table::State& after) {
  if (have_same_card(before, after)) return std::nullopt;
  return card_of(after);
}

Refusal why_not_written(store::Outcome outcome) {
  switch (outcome) {
    case store::Outcome::full:
      return {"server_disk_full"_text, "SERVER", {}};
    case store::Outcome::busy:
      return {"server_store_busy"_text, "SERVER", {}};
    case store::Outcome::conflict:
      return {"server_conflict"_text, "SERVER", {}};
    default:
      return {"server_store_stopped"_text, "SERVER", {}};
  }
}

}  // namespace ordinal::server
