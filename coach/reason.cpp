// Where reasons for any game meet those of its type.
#include "coach/reason.h"

#include "coach/completto/reason.h"
#include "coach/lucky_numbers/reason.h"
#include "coach/sequence_numbers/reason.h"
#include "engine/any/registry.h"
#include "engine/walk/text_door.h"

namespace ordinal::coach {

std::vector<Caption> reasons_for(const AnyGame& game, Seat seat, std::string_view move) {
  return std::visit(
      [&]<Game S>(const S& state) -> std::vector<Caption> {
        const auto legal = legal_move(state, seat, move);
        if (!legal) return {};
        return reasons_for(state.view(Viewer::seat(seat)), seat, *legal);
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
        return reasons_against(state.view(Viewer::seat(seat)), seat, *worse, *better);
      },
      game.typed().value);
}

}  // namespace ordinal::coach
