// Leads each command to its decision.
#include "table/decide.h"

#include "table/decide_each.h"
#include "wire/write.h"

namespace ordinal::table {
namespace {

Request request_for(const Change& change, std::string_view person, std::int64_t id) {
  constexpr std::size_t enough = 16;
  const std::string hash = fair::hex(fair::sha256(wire::to_json(change)));
  return {std::string(person), id, hash.substr(0, enough)};
}

}  // namespace

Answer<Draft> decide(const State& state, const Change& change, const Commander& commander,
                     const World& world) {
  std::optional<Request> request;
  if (commander.id) {
    request = request_for(change, commander.person, *commander.id);
    if (state.has_done(*request)) return Draft(state, world);
    if (state.has_done(commander.person, *commander.id)) return refusal("table_id_used"_text);
  }
  if (state.phase() == Phase::closed) return refusal("table_closed"_text);
  Draft draft(state, world, std::move(request));
  const auto decide_one = [&](const auto& command) {
    return decide_on(draft, command, commander.person);
  };
  const Answer<Done> done = std::visit(decide_one, change);
  if (!done) return done.refusal();
  return draft;
}

}  // namespace ordinal::table
