// What the coach says as JSON, the same for every host.
#pragma once

#include "coach/analysis.h"
#include "coach/assessor.h"
#include "coach/hint.h"
#include "coach/ledger.h"
#include "engine/core/json.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace ordinal::coach {

std::string_view name_of(Mark mark);  // "good", "slip", "mistake", "blunder"

// Makes a sentence of a reason. A host that says none puts sentences together itself.
using Say = std::function<std::string(const Caption& reason)>;

// [{"text":…,"arguments":{…}},…]
void write_reasons(JsonWriter& json, std::span<const Caption> reasons);

// {"move":…,"reasons":[…]}
void write_hint(JsonWriter& json, const Hint& hint);

// {"share":…,"margin":…,"exact":…}
void write_chance(JsonWriter& json, const Chance& chance);

// {"best":…,"before":{…},"loss":…,"mark":…}
void write_weighing(JsonWriter& json, const Weighing<std::string>& weighing);

// {"event":…,"seat":…,"played":…,"best":…,"before":{…},"loss":…,"mark":…,"reasons":[…]}; what is
// said of a reason is its "message".
void write_decision(JsonWriter& json, const Decision& decision, const Say& say);

// "start":…,"luck":…,"own":…,"others":…,"result":… of an object
void write_balance(JsonWriter& json, const Balance& balance);

// [[…],…]: a share for every seat
void write_standings(JsonWriter& json, const Analysis& analysis);

// {"standings":[[…],…],"decisions":[…],"ledger":[{…},…]}: the ledger has a balance for every seat.
void write_analysis(JsonWriter& json, const Analysis& analysis);

}  // namespace ordinal::coach
