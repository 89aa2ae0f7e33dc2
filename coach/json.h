// What the coach says as JSON, the same for every host. The sentences of reasons are left to
// texts/: a reason is its key and its arguments.
#pragma once

#include "coach/analysis.h"
#include "coach/assessor.h"
#include "coach/hint.h"
#include "coach/ledger.h"
#include "engine/core/json.h"

#include <span>
#include <string>
#include <string_view>

namespace ordinal::coach {

std::string_view name_of(Mark mark);  // "good", "slip", "mistake", "blunder"

// [{"text":…,"arguments":{…}},…]
void write_reasons(JsonWriter& json, std::span<const Caption> reasons);

// {"move":…,"reasons":[…]}
void write_hint(JsonWriter& json, const Hint& hint);

// {"share":…,"margin":…,"exact":…}
void write_chance(JsonWriter& json, const Chance& chance);

// {"best":…,"before":{…},"loss":…,"mark":…}
void write_weighing(JsonWriter& json, const Weighing<std::string>& weighing);

// {"event":…,"seat":…,"played":…,"best":…,"before":{…},"loss":…,"mark":…,"reasons":[…]}
void write_decision(JsonWriter& json, const Decision& decision);

// {"start":…,"luck":…,"own":…,"others":…,"result":…}
void write_balance(JsonWriter& json, const Balance& balance);

// {"standings":[[…],…],"decisions":[…],"ledger":[…]}: a standing has a share for every seat, the
// ledger a balance.
void write_analysis(JsonWriter& json, const Analysis& analysis);

}  // namespace ordinal::coach
