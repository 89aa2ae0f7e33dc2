// Any bytes as lines of a record, after a few true ones: the referee keeps its word.
#include "engine/core/word.h"
#include "record/referee.h"
#include "record/simulate.h"
#include "tests/fuzz/check.h"
#include "texts/text.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ordinal {
namespace {

constexpr std::size_t stride = 50;

// A true record, and a referee who stands before every so many lines of it.
struct Known {
  std::vector<std::string> lines;
  std::vector<Referee> referees;
};

Known play(const GameFacts& facts, std::uint32_t deal_number) {
  const Deal deal{Seed(), deal_number};
  const Options options = standard_options(facts);
  Known known;
  const LineSink sink = [&](const std::string& line) { known.lines.push_back(line); };
  if (facts.match) {
    simulate_match(facts, options, deal, LegalMoves::listed, sink);
  } else {
    simulate_game(*AnyGame::start(facts, options), deal, std::nullopt, LegalMoves::listed, sink);
  }
  Referee referee;
  for (std::size_t i = 0; i < known.lines.size(); ++i) {
    if (i % stride == 0) known.referees.push_back(referee);
    check(static_cast<bool>(referee.take(known.lines[i])), "a true line is accepted");
  }
  return known;
}

// Each is played once: whole matches would take most of the time.
const Known& known_record(FuzzedDataProvider& bytes) {
  static std::map<std::pair<std::size_t, std::uint32_t>, Known> all;
  const std::vector<const GameFacts*> games = AnyGame::games();
  const auto game = bytes.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1);
  const auto deal = bytes.ConsumeIntegralInRange<std::uint32_t>(0, 7);
  const auto found = all.find({game, deal});
  if (found != all.end()) return found->second;
  return all.emplace(std::pair(game, deal), play(*games[game], deal)).first->second;
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
  const auto& [lines, referees] = known_record(bytes);
  const auto kept = bytes.ConsumeIntegralInRange<std::size_t>(0, lines.size() - 1);
  Referee referee = referees[kept / stride];
  for (std::size_t i = kept / stride * stride; i < kept; ++i) {
    check(static_cast<bool>(referee.take(lines[i])), "a true line is accepted");
  }
  std::string bent = lines[kept];
  const auto begin = bytes.ConsumeIntegralInRange<std::size_t>(0, bent.size());
  const auto length = bytes.ConsumeIntegralInRange<std::size_t>(0, 8);
  take(referee, bent.replace(begin, length, bytes.ConsumeRandomLengthString(16)));
  while (bytes.remaining_bytes() > 0) take(referee, bytes.ConsumeRandomLengthString());
}

}  // namespace
}  // namespace ordinal

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  ordinal::run(bytes);
  return 0;
}
