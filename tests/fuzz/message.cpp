// Any bytes as messages to a hub with a table in progress: each is answered, a refusal changes
// nothing, and nobody is shown what is not on disk.
#include "engine/core/word.h"
#include "server/log.h"
#include "tests/fuzz/check.h"
#include "tests/server/desk.h"

#include <boost/json.hpp>
#include <fuzzer/FuzzedDataProvider.h>

#include <array>
#include <string>

namespace ordinal::server {

void log(Level /*level*/, std::string_view /*what*/, std::initializer_list<Field> /*fields*/) {}

namespace {

namespace json = boost::json;

constexpr SessionId anna = 1;
constexpr SessionId bo = 2;

std::string open_game(Desk& desk, FuzzedDataProvider& bytes) {
  const auto games = AnyGame::games();
  const GameFacts& facts = *games[bytes.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1)];
  desk.hub().came(anna, {"anna", Language::nl});
  desk.hub().came(bo, {"bo", Language::de});
  desk.said(anna,
            R"({"is":"open","id":1,"is_public":true,"game":")" + std::string(facts.id) + "\"}");
  const std::string table(json::parse(desk.sent(anna).back()).at("table").as_string());
  const std::string at = R"(,"table":")" + table + "\"";
  for (const SessionId who : {anna, bo}) {
    desk.said(who, R"({"is":"follow")" + at + "}");
    desk.said(who, R"({"is":"sit","name":"x","seat":)" + std::to_string(who - 1) + at + "}");
  }
  desk.said(anna, R"({"is":"start")" + at + "}");
  return table;
}

// A command that somebody could mean, with a field bent.
std::string almost(FuzzedDataProvider& bytes, const std::string& table) {
  constexpr std::array<const char*, 12> kinds = {"move",    "undo",   "answer_undo", "leave",
                                                 "rematch", "close",  "sit",         "remove",
                                                 "moves",   "follow", "why_not",     "referee"};
  json::object command{
      {"is", kinds[bytes.ConsumeIntegralInRange<std::size_t>(0, kinds.size() - 1)]},
      {"table", table},
      {"seat", bytes.ConsumeIntegralInRange<int>(-1, 3)},
      {"version", bytes.ConsumeIntegralInRange<int>(0, 60)},
      {"id", bytes.ConsumeIntegralInRange<int>(1, 20)},
      {"agree", bytes.ConsumeBool()},
      {"name", "Anna"}};
  const std::string text = bytes.ConsumeRandomLengthString(24);
  command["move"] = is_utf8(text) ? text : "draw";
  command["act"] = command["move"];
  return json::serialize(command);
}

void say(Desk& desk, SessionId session, const std::string& table, const std::string& text) {
  const std::size_t length = desk.store().events(table, 0)->size();
  desk.forget();
  desk.said(session, text);
  bool is_refused = false;
  for (const std::string& answer : desk.sent(session)) {
    const json::object message = json::parse(answer).as_object();
    is_refused = is_refused || message.at("is") == "refused";
    const json::value* version = message.if_contains("version");
    const std::size_t written = desk.store().events(table, 0)->size();
    const json::value* where = message.if_contains("table");
    const bool is_here = where != nullptr && where->is_string() && where->as_string() == table;
    check(
        version == nullptr || !is_here || static_cast<std::size_t>(version->as_int64()) <= written,
        "nothing is shown before it is on disk");
  }
  check(!desk.sent(session).empty(), "every message is answered");
  check(!is_refused || desk.store().events(table, 0)->size() == length,
        "a refusal changes nothing");
}

void run(FuzzedDataProvider& bytes) {
  Desk desk;
  const std::string table = open_game(desk, bytes);
  while (bytes.remaining_bytes() > 0) {
    const SessionId session = bytes.ConsumeBool() ? anna : bo;
    say(desk, session, table,
        bytes.ConsumeBool() ? almost(bytes, table) : bytes.ConsumeRandomLengthString(400));
  }
}

}  // namespace
}  // namespace ordinal::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  ordinal::server::run(bytes);
  return 0;
}
