// One game by the engine and by its reference: first the records are compared, then the times.
#pragma once

#include "bench/play.h"
#include "bench/record.h"
#include "bench/stopwatch.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::bench {

// Games are timed in heats: short enough to find a quiet moment of the machine in some round.
struct Effort {
  int heats;
  int games_a_heat;
  int rounds;  // of which the fastest counts, for each heat

  int games() const { return heats * games_a_heat; }
};

// What the measurement of a game found.
struct Figures {
  std::string_view game;
  double listed_ns = 0;  // all of them for one turn
  double random_ns = 0;
  double reference_ns = 0;
  std::string complaint;  // where the records differ; empty if they do not
};

// The turns of all games, if the records are the same; otherwise a complaint.
template <PicksMoves S, class Reference>
int compare_records(int games, std::string& complaint) {
  int turns = 0;
  for (int number = 0; number < games && complaint.empty(); ++number) {
    const auto seed = static_cast<std::uint64_t>(number);
    const Record reference = reference_record<Reference>(seed);
    complaint = difference(engine_record<S, Listed>(seed), reference);
    if (complaint.empty()) complaint = difference(engine_record<S, Picked>(seed), reference);
    if (!complaint.empty()) complaint += ", seed " + std::to_string(number);
    turns += turns_in(reference);
  }
  return turns;
}

// The same few games played in three ways, one after the other, so that a busy machine disturbs
// them alike.
struct Heat {
  Seeds seeds;
  Stopwatch listed;
  Stopwatch random;
  Stopwatch reference;

  template <PicksMoves S, class Reference>
  void run() {
    listed.time([&] { play_engine<S, Listed>(seeds); });
    random.time([&] { play_engine<S, Picked>(seeds); });
    reference.time([&] { play_reference<Reference>(seeds); });
  }
};

std::vector<Heat> heats_of(const Effort& effort);
void add_up(const std::vector<Heat>& heats, int turns, Figures& figures);

template <PicksMoves S, class Reference>
Figures contest(const Effort& effort) {
  Figures figures;
  figures.game = S::facts().id;
  const int turns = compare_records<S, Reference>(effort.games(), figures.complaint);
  if (!figures.complaint.empty()) return figures;
  std::vector<Heat> heats = heats_of(effort);
  for (int round = 0; round < effort.rounds; ++round) {
    for (Heat& heat : heats) heat.run<S, Reference>();
  }
  add_up(heats, turns, figures);
  return figures;
}

}  // namespace ordinal::bench
