// Plays, asks, reads and writes.
#include "tests/signature/coach.h"

#include "bots/player.h"
#include "coach/json.h"
#include "tests/source_tree.h"

#include <fstream>
#include <sstream>

namespace ordinal::test {
namespace {

constexpr std::uint32_t every = 10;
constexpr std::string_view coach_head =
    "# What the coach says in a fixed game of each kind (tests/signature/coach.h).\n"
    "# build/dev/tests/write_signature makes it anew.\n"
    "# game signature\n";

std::string coach_file() { return source_tree() / "tests/signature/coach.txt"; }

class Listening {
 public:
  explicit Listening(const GameFacts& facts)
      : game_(*AnyGame::start(facts, standard_options(facts))),
        easy_(*find_player(facts, "easy")),
        analyst_(game_, coach::Depth::quick) {}

  std::vector<std::string> said() {
    while (!game_.turn().is_over()) {
      const Event event = game_.turn().is_chance() ? game_.dealt(Deal{Seed(), 0}) : decision();
      (void)analyst_.take(event.actor, event.text);
      (void)game_.play(event.actor, event.text);
    }
    say(coach::write_analysis, analyst_.analysis());
    return std::move(said_);
  }

 private:
  Event decision() {
    const Seat seat = game_.turn().seats().nth(0);
    const bool is_asked = decisions_ % every == 0;
    Rng rng(Deal{Seed(), decisions_++}.seed_for_choices());
    Event event{seat, easy_.move(game_, seat, rng)};
    if (is_asked) ask(event);
    return event;
  }

  void ask(const Event& event) {
    const Seat seat = event.actor.seat();
    say(coach::write_hint, coach::hint(game_, seat));
    for (Seat who = 0; who < game_.players(); ++who) {
      say(coach::write_chance, coach::Assessor(game_, coach::Depth::deep).chance(game_, who));
    }
    say(coach::write_weighing,
        coach::Assessor(game_, coach::Depth::deep).weigh(game_, seat, event.text));
  }

  template <class Write, class Value>
  void say(const Write& write, const Value& value) {
    JsonWriter json;
    write(json, value);
    said_.push_back(json.str());
  }

  AnyGame game_;
  Player easy_;
  coach::Analyst analyst_;
  std::uint32_t decisions_ = 0;
  std::vector<std::string> said_;
};

}  // namespace

std::vector<std::string> said_by_coach(const GameFacts& facts) { return Listening(facts).said(); }

std::vector<CoachLine> read_coach_signatures() {
  std::vector<CoachLine> lines;
  std::ifstream file(coach_file());
  for (std::string text; std::getline(file, text);) {
    if (text.starts_with('#')) continue;
    CoachLine line;
    std::istringstream(text) >> line.game >> line.signature;
    lines.push_back(line);
  }
  return lines;
}

void write_coach_signatures(const std::vector<CoachLine>& lines) {
  std::ofstream file(coach_file(), std::ios::binary);
  file << coach_head;
  for (const CoachLine& line : lines) file << line.game << ' ' << line.signature << '\n';
}

}  // namespace ordinal::test
