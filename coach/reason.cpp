// Where reasons for any game meet those of its type.
#include "coach/reason.h"

#include "coach/completto/reason.h"
#include "coach/lucky_numbers/reason.h"
#include "coach/sequence_numbers/reason.h"
#include "engine/any/registry.h"
#include "engine/walk/text_door.h"

namespace ordinal::coach {

std::vector<Caption> reasons_for(const AnyGame& game, Seat seat, std::string_view text) {
  return std::visit(
      [&]<Game S>(const S& state) -> std::vector<Caption> {
        const auto legal = legal_move(state, seat, text);
        if (!legal) return {};
        const auto move = consequence_of(state.view(Viewer::seat(seat)), seat, *legal);
        return weightiest(move, facts_about(move));
      },
      game.typed().value);
}

std::vector<Caption> reasons_against(const AnyGame& game, Seat seat, std::string_view played,
                                     std::string_view best) {
  return std::visit(
      [&]<Game S>(const S& state) -> std::vector<Caption> {
        const auto worse = legal_move(state, seat, played);
        const auto better = legal_move(state, seat, best);
        if (!worse || !better) return {};
        const auto view = state.view(Viewer::seat(seat));
        const Comparison moves{consequence_of(view, seat, *worse),
                               consequence_of(view, seat, *better)};
        return weightiest(moves, facts_about(moves));
      },
      game.typed().value);
}

}  // namespace ordinal::coach
