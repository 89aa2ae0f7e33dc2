// Writes the card of a table.
#include "server/hub/card.h"

#include "table/absence.h"
#include "table/sight.h"

#include <algorithm>

namespace ordinal::server {

store::Card card_of(const table::State& state) {
  store::Card card;
  card.state = static_cast<store::Card::State>(state.phase());
  card.is_listed = state.opened().is_public;
  card.needs_care = table::computer_turn(state) || table::next_timeout(state);
  card.touched = state.touched();
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
