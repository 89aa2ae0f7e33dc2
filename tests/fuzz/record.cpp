// Any bytes as lines of a record, after a few true ones: the referee keeps its word.
#include "engine/core/word.h"
#include "record/referee.h"
#include "record/simulate.h"
#include "tests/fuzz/check.h"
#include "texts/text.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <string>
#include <vector>

namespace ordinal {
namespace {

std::vector<std::string> true_lines(FuzzedDataProvider& bytes) {
  const std::vector<const GameFacts*> games = AnyGame::games();
  const GameFacts& facts = *games[bytes.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1)];
  const Deal deal{Seed(), bytes.ConsumeIntegralInRange<std::uint32_t>(0, 7)};
  std::vector<std::string> lines;
  const LineSink sink = [&](const std::string& line) { lines.push_back(line); };
  const Options options = standard_options(facts);
  if (facts.match) {
    simulate_match(facts, options, deal, LegalMoves::listed, sink);
  } else {
    simulate_game(*AnyGame::start(facts, options), deal, std::nullopt, LegalMoves::listed, sink);
  }
  return lines;
}

std::string position_of(const Referee& referee) {
  return referee.game() ? referee.game()->position() : "";
}

void take(Referee& referee, const std::string& line) {
  const std::string before = position_of(referee);
  const Answer<Done> taken = referee.take(line);
  if (taken) return;
  check(position_of(referee) == before, "a refused line changes nothing");
  check(!taken.refusal().rule.empty(), "a refusal names its rule");
  check(is_utf8(say(Language::fr, taken.refusal())), "a sentence is readable");
}

void run(FuzzedDataProvider& bytes) {
  const std::vector<std::string> lines = true_lines(bytes);
  const auto kept = bytes.ConsumeIntegralInRange<std::size_t>(0, lines.size());
  Referee referee;
  for (std::size_t i = 0; i < kept; ++i) {
    check(static_cast<bool>(referee.take(lines[i])), "a true line is accepted");
  }
  if (kept < lines.size()) {
    std::string bent = lines[kept];
    const auto begin = bytes.ConsumeIntegralInRange<std::size_t>(0, bent.size());
    const auto length = bytes.ConsumeIntegralInRange<std::size_t>(0, 8);
    take(referee, bent.replace(begin, length, bytes.ConsumeRandomLengthString(16)));
  }
  while (bytes.remaining_bytes() > 0) take(referee, bytes.ConsumeRandomLengthString());
}

}  // namespace
}  // namespace ordinal

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  ordinal::run(bytes);
  return 0;
}
