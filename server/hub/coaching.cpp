// Answers questions about a running game, where its table allows it.
#include "coach/assessor.h"
#include "coach/hint.h"
#include "server/hub/hub.h"
#include "wire/message.h"
#include "wire/write.h"

namespace ordinal::server {
namespace {

wire::Json number_json(double value) { return {JsonWriter().real(value).str()}; }

// With its blanks: how moves and people are called is the client's business.
wire::Reason open_reason(Language language, const Caption& reason) {
  JsonWriter arguments;
  write_arguments(arguments, reason.arguments);
  return {say(language, reason.text), {arguments.str()}};
}

}  // namespace

Answer<AnyGame> Hub::game_for(const Asking& asking, const std::string& table, std::int64_t seat) {
  const auto found = room(table);
  if (!found) return found.refusal();
  const table::State& state = (*found)->state();
  if (auto why = table::why_not_yours(state, asking.visit.guest.person, seat)) return *why;
  if (state.phase() == table::Phase::closed) return Refusal{"table_closed"_text, "TABLE", {}};
  if (!state.game()) return Refusal{"table_not_started"_text, "TABLE", {}};
  if (!state.game()->turn().allows(static_cast<Seat>(seat))) {
    return Refusal{
        "table_not_your_turn"_text, "TABLE", {{"seat", static_cast<long long>(seat + 1)}}};
  }
  return *state.game();
}

Answer<AnyGame> Hub::helped_game(const Asking& asking, const std::string& table,
                                 std::int64_t seat) {
  const auto found = room(table);
  if (found && !table::helps((*found)->state())) {
    return Refusal{"table_no_help"_text, "TABLE", {}};
  }
  return game_for(asking, table, seat);
}

void Hub::think(const Asking& asking, const std::string& table,
                std::function<std::string(Language)> answer) {
  const Guest& guest = asking.visit.guest;
  if (!asking_.insert(guest.person).second) {
    return refuse(asking, {"server_one_question"_text, "SERVER", {}}, table);
  }
  const auto work = [this, guest, session = asking.session,
                     answer = std::move(answer)]() -> std::function<void()> {
    const auto text = std::make_shared<const std::string>(answer(guest.language));
    return [this, person = guest.person, session, text] {
      asking_.erase(person);
      ports_.outbox.send(session, text);
    };
  };
  const auto failed = [this, person = guest.person, session = asking.session, id = asking.id,
                       table] {
    asking_.erase(person);
    const auto visit = visits_.find(session);
    if (visit == visits_.end()) return;
    refuse({session, visit->second, id}, {"server_no_answer"_text, "SERVER", {}}, table);
  };
  if (ports_.thinkers.think({Thought::Kind::question, work, failed})) return;
  asking_.erase(guest.person);
  refuse(asking, {"server_busy"_text, "SERVER", {}}, table);
}

void Hub::take(const Asking& asking, const wire::Moves& command) {
  const auto game = game_for(asking, command.table.value, command.seat.value);
  if (!game) return refuse(asking, game.refusal(), command.table.value);
  send(asking.session,
       wire::LegalMoves{asking.id, game->legal_moves(static_cast<Seat>(command.seat.value))});
}

void Hub::take(const Asking& asking, const wire::Hint& command) {
  const auto game = helped_game(asking, command.table.value, command.seat.value);
  if (!game) return refuse(asking, game.refusal(), command.table.value);
  think(asking, command.table.value,
        [game = *game, seat = static_cast<Seat>(command.seat.value),
         id = asking.id](Language language) {
          const coach::Hint hint = coach::hint(game, seat);
          wire::Advice advice{id, hint.move, {}};
          for (const Caption& reason : hint.reasons) {
            advice.reasons.push_back(open_reason(language, reason));
          }
          return wire::to_json(advice);
        });
}

void Hub::take(const Asking& asking, const wire::Chance& command) {
  const auto game = helped_game(asking, command.table.value, command.seat.value);
  if (!game) return refuse(asking, game.refusal(), command.table.value);
  think(asking, command.table.value,
        [game = *game, seat = static_cast<Seat>(command.seat.value),
         id = asking.id](Language /*language*/) {
          coach::Assessor assessor(game, coach::Depth::deep);
          const coach::Chance chance = assessor.chance(game, seat);
          return wire::to_json(
              wire::WinChance{id, number_json(chance.share), number_json(chance.margin)});
        });
}

void Hub::take(const Asking& asking, const wire::WhyNot& command) {
  auto game = helped_game(asking, command.table.value, command.seat.value);
  if (!game) return refuse(asking, game.refusal(), command.table.value);
  const auto played = game->play(static_cast<Seat>(command.seat.value), command.move.value);
  if (!played) return refuse(asking, played.refusal(), command.table.value);
  send(asking.session, wire::NoReason{asking.id});
}

}  // namespace ordinal::server
