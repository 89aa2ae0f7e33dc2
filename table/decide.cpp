// Leads each command to its decision.
#include "table/decide.h"

#include "table/decide_each.h"
#include "wire/write.h"

#include <utility>

namespace ordinal::table {
namespace {

// As logs have it that were begun by earlier versions.
std::string old_mark_of(std::string_view command) {
  return fair::hex(fair::sha256(command)).substr(0, 16);
}

// A game comes to its end, but these could be said for ever.
bool may_go_on_for_ever(const Change& change) {
  return std::holds_alternative<wire::Sit>(change) ||
         std::holds_alternative<wire::Reserve>(change) ||
         std::holds_alternative<wire::Undo>(change) ||
         std::holds_alternative<wire::Rematch>(change);
}

}  // namespace

std::string mark_of(std::string_view command) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string mark(16, '0');
  std::uint64_t hash = fair::quick_hash(command);
  for (char& digit : mark) digit = digits[std::exchange(hash, hash >> 4) & 15];
  return mark;
}

Refusal id_used() { return refusal("table_id_used"_text); }

Answer<Draft> decide(const State& state, const Change& change, const Commander& commander,
                     const World& world) {
  std::optional<Request> request;
  if (commander.id) {
    const std::string command = wire::to_json(change);
    request = {std::string(commander.person), *commander.id, mark_of(command)};
    if (state.has_done(commander.person, *commander.id)) {
      const Request old{request->person, request->id, old_mark_of(command)};
      if (state.has_done(*request) || state.has_done(old)) return Draft(state, world);
      return id_used();
    }
  }
  if (state.phase() == Phase::closed) return refusal("table_closed"_text);
  Draft draft(state, world, std::move(request));
  const auto decide_one = [&](const auto& command) {
    return decide_on(draft, command, commander.person);
  };
  const Answer<Done> done = std::visit(decide_one, change);
  if (!done) return done.refusal();
  const bool is_too_long = state.version() >= most_entries && !draft.entries().empty();
  if (is_too_long && may_go_on_for_ever(change)) return refusal("table_too_long"_text);
  return draft;
}

}  // namespace ordinal::table
