// Writes names and numbers.
#include "coach/json.h"

#include <array>
#include <cstddef>

namespace ordinal::coach {
namespace {

// The members that a weighing and a decision share.
void write_worth(JsonWriter& json, const Weighing<std::string>& weighing) {
  json.key("best").text(weighing.best);
  write_chance(json.key("before"), weighing.before);
  json.key("loss").real(weighing.loss).key("mark").text(name_of(mark_of(weighing.loss)));
}

void write_reasons(JsonWriter& json, std::span<const Caption> reasons, const Say& say) {
  json.begin_array();
  for (const Caption& reason : reasons) {
    json.begin_object().key("text").text(reason.text.name);
    write_arguments(json.key("arguments"), reason.arguments);
    if (say) json.key("message").text(say(reason));
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string_view name_of(Mark mark) {
  constexpr std::array<std::string_view, 4> names = {"good", "slip", "mistake", "blunder"};
  return names[static_cast<std::size_t>(mark)];
}

void write_reasons(JsonWriter& json, std::span<const Caption> reasons) {
  write_reasons(json, reasons, nullptr);
}

void write_hint(JsonWriter& json, const Hint& hint) {
  json.begin_object().key("move").text(hint.move);
  write_reasons(json.key("reasons"), hint.reasons);
  json.end_object();
}

void write_chance(JsonWriter& json, const Chance& chance) {
  json.begin_object().key("share").real(chance.share).key("margin").real(chance.margin);
  json.key("exact").boolean(chance.is_exact()).end_object();
}

void write_weighing(JsonWriter& json, const Weighing<std::string>& weighing) {
  json.begin_object();
  write_worth(json, weighing);
  json.end_object();
}

void write_decision(JsonWriter& json, const Decision& decision, const Say& say) {
  json.begin_object().key("event").number(static_cast<long long>(decision.event));
  json.key("seat").number(decision.seat).key("played").text(decision.played);
  write_worth(json, {decision.best, decision.before, decision.loss});
  write_reasons(json.key("reasons"), decision.reasons, say);
  json.end_object();
}

void write_balance(JsonWriter& json, const Balance& balance) {
  json.key("start").real(balance.start).key("luck").real(balance.luck);
  json.key("own").real(balance.own).key("others").real(balance.others);
  json.key("result").real(balance.result);
}

void write_standings(JsonWriter& json, const Analysis& analysis) {
  const auto players = static_cast<std::size_t>(analysis.players);
  json.begin_array();
  for (const Shares& shares : analysis.standings) json.array(std::span(shares).first(players));
  json.end_array();
}

void write_analysis(JsonWriter& json, const Analysis& analysis) {
  json.begin_object().key("standings");
  write_standings(json, analysis);
  json.key("decisions").begin_array();
  for (const Decision& decision : analysis.decisions) write_decision(json, decision, nullptr);
  json.end_array().key("ledger").begin_array();
  for (Seat seat = 0; seat < analysis.players; ++seat) {
    json.begin_object();
    write_balance(json, balance_of(analysis, seat));
    json.end_object();
  }
  json.end_array().end_object();
}

}  // namespace ordinal::coach
