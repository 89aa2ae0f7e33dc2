// Any calls with any arguments: the C interface never traps and always explains itself.
#include "engine/any/any_game.h"
#include "tests/fuzz/check.h"
#include "wasm/interface.h"

#include <boost/json.hpp>
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace ordinal {
namespace {

// Small numbers are handles and seats more often than not.
std::int32_t some_number(FuzzedDataProvider& bytes) {
  return bytes.ConsumeIntegralInRange(0, 3) > 0 ? bytes.ConsumeIntegralInRange(-2, 3)
                                                : bytes.ConsumeIntegral<std::int32_t>();
}

std::string said() { return {ordinal_output(), static_cast<std::size_t>(ordinal_output_size())}; }

// Part of the last answer, such as one of the legal moves.
std::string quotation(FuzzedDataProvider& bytes) {
  std::vector<std::string> parts(1);
  for (const char c : said()) c == '"' ? void(parts.emplace_back()) : void(parts.back() += c);
  return parts[bytes.ConsumeIntegralInRange<std::size_t>(0, parts.size() - 1)];
}

std::string some_text(FuzzedDataProvider& bytes) {
  const auto games = AnyGame::games();
  const std::string id(games[bytes.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1)]->id);
  const int kind = bytes.ConsumeIntegralInRange(0, 5);
  if (kind == 0) return quotation(bytes);
  if (kind == 5) return "random\n5eed";
  if (kind == 1) return id + '\n' + said();
  const std::string any = bytes.ConsumeRandomLengthString(100);
  return (kind == 2 ? id + '\n' : kind == 3 ? id + "\n5eed\n" : "") + any;
}

// Leaves a text as input and answers its size, or claims another one.
std::int32_t some_input(FuzzedDataProvider& bytes) {
  const std::string text = some_text(bytes);
  char* const room = ordinal_input(static_cast<std::int32_t>(text.size()));
  if (room != nullptr) std::copy(text.begin(), text.end(), room);
  const bool is_honest = room != nullptr && bytes.ConsumeIntegralInRange(0, 9) > 0;
  return is_honest ? static_cast<std::int32_t>(text.size()) : some_number(bytes);
}

void check_answer(std::int32_t code) {
  const std::string answer = said();
  check(code >= -1, "an answer is a handle, 0 or -1");
  check(code >= 0 || answer.starts_with("{\"code\":\""), "a refusal has a code");
  const bool is_json = answer.starts_with('{') || answer.starts_with('[');
  if (!is_json || answer.ends_with('\n')) return;  // text, or the lines of a record
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(answer, error);
  check(!error, "JSON is well formed, and UTF-8");
}

void call(FuzzedDataProvider& bytes) {
  const std::int32_t size = some_input(bytes);
  const std::int32_t a = some_number(bytes);
  const std::int32_t b = some_number(bytes);
  const std::int32_t c = some_number(bytes);
  const std::int32_t depth = c > 2 && c < 65 ? 2 : c;  // deeper counts take their time
  const std::int32_t quick = c == 1 ? 0 : c;           // and so does the coach when it looks deep
  const std::vector<std::function<std::int32_t()>> calls = {
      [&] { return ordinal_input(a) == nullptr ? -1 : 0; },
      [&] { return ordinal_games(); },
      [&] { return ordinal_start(size); },
      [&] { return ordinal_from_position(size); },
      [&] { return ordinal_copy(a); },
      [&] { return ordinal_free(a); },
      [&] { return ordinal_turn(a); },
      [&] { return ordinal_legal(a, b); },
      [&] { return ordinal_play(a, b, size); },
      [&] { return ordinal_deal(a, static_cast<std::uint32_t>(b), size); },
      [&] { return ordinal_move(a, b, static_cast<std::uint32_t>(c), size); },
      [&] { return ordinal_view(a, b); },
      [&] { return ordinal_seen(a, b, c, size); },
      [&] { return ordinal_position(a); },
      [&] { return ordinal_result(a); },
      [&] { return ordinal_count(a, depth); },
      [&] { return ordinal_simulate(static_cast<std::uint32_t>(a), b, size); },
      [&] { return ordinal_match(size); },
      [&] { return ordinal_hint(a, b); },
      [&] { return ordinal_chance(a, b, quick); },
      [&] { return ordinal_weigh(a, b, quick, size); },
      [&] { return ordinal_reasons_for(a, b, size); },
      [&] { return ordinal_reasons_against(a, b, size); },
      [&] { return ordinal_analysis_start(a, quick); },
      [&] { return ordinal_analysis_take(a, b, size); },
      [&] { return ordinal_analysis_result(a); },
      [&] { return ordinal_analysis_free(a); },
  };
  check_answer(calls[bytes.ConsumeIntegralInRange<std::size_t>(0, calls.size() - 1)]());
}

}  // namespace
}  // namespace ordinal

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  int calls = 0;
  for (; bytes.remaining_bytes() > 0; ++calls) ordinal::call(bytes);
  for (; calls >= 0; --calls) {  // no call makes more than one game, or analysis
    ordinal_free(calls);
    ordinal_analysis_free(calls);
  }
  return 0;
}
