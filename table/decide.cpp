// Leads each command to its decision.
#include "table/decide.h"

#include "table/decide_each.h"

namespace ordinal::table {

Answer<Draft> decide(const State& state, const Change& change, const Commander& commander,
                     const World& world) {
  if (state.phase() == Phase::closed) return Refusal{"table_closed"_text, "TABLE", {}};
  std::optional<Request> request;
  if (commander.id) request = Request{std::string(commander.person), *commander.id};
  Draft draft(state, world, std::move(request));
  const auto decide_one = [&](const auto& command) {
    return decide_on(draft, command, commander.person);
  };
  const Answer<Done> done = std::visit(decide_one, change);
  if (!done) return done.refusal();
  return draft;
}

}  // namespace ordinal::table
