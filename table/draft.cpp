// Drafts entries.
#include "table/draft.h"

namespace ordinal::table {

void Draft::add(LogEvent event) {
  Entry entry{world_.now, std::exchange(request_, std::nullopt), std::move(event)};
  next_.apply(entry);
  entries_.push_back(std::move(entry));
}

void Draft::go_on() {
  while (next_.phase() == Phase::running) {
    const AnyGame& game = *next_.game();
    if (game.turn().is_chance()) {
      add(wire::Dealt{game.dealt(next_.deal()).text});
    } else if (game.turn().is_over()) {
      add(wire::GameOver{{game.result_json()}});
      const auto& match = next_.match();
      if (match && !match->is_over()) {
        const Seat start = match->starts()[static_cast<std::size_t>(match->played())];
        add(wire::Started{match->played(), start});
      } else {
        add(MatchOver{fair::hex(world_.new_secret())});
      }
    } else {
      return;
    }
  }
}

}  // namespace ordinal::table
