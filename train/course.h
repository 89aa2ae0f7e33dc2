// A course of training: how the model of one game learns from games against itself, round by round.
// The same plan gives the same model on any number of threads, and after any number of stops.
#pragma once

#include "engine/core/fact.h"
#include "train/learner.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ordinal::train {

struct Plan {
  const GameFacts* facts;
  Options options;  // every eighth game is played with others, as far as the model can take them
  std::uint64_t seed = 0;
  std::uint32_t rounds = 1000;
  std::uint32_t games_a_round = 512;
  std::uint32_t network = 0;    // of the rounds, the last so many: they teach a network
  std::uint32_t comparing = 0;  // and so many before these: they compare moves

  int players() const { return options[players_option]; }
  std::string text() const;  // one line that says it all
};

// What has been learned so far.
struct Course {
  std::uint32_t rounds = 0;  // that are done
  Parameters numbers;        // of a tally
  Parameters parameters;     // of a network
  Adam adam{0};
};

struct Report {
  std::uint32_t round;  // counted from 1
  double error;         // of a lesson: what the course makes smaller
  std::size_t lessons;
};

enum class Next : std::uint8_t { go_on, stop };
using Watch = std::function<Next(const Report& report, const Course& course)>;

// Only games that are in bots/learned.h can be learned, and only those with a tally by comparing:
// and of these again some a network.
Answer<Done> can_learn(const GameFacts& facts);
Answer<Done> can_compare(const GameFacts& facts);
Answer<Done> can_learn_network(const Plan& plan);

Course first_day(const Plan& plan);
// Goes on until the plan is done, or `watch` says stop. Preconditions: can_learn; the plan of this
// course.
void go_on(const Plan& plan, Course& course, unsigned threads, const Watch& watch);

// The bytes of a model file with what was learned, and with all else that the known file has. What
// comparing teaches is of no use alone: refused if the file has nothing from games to go with it.
Answer<std::string> with_outcome(const Plan& plan, const Course& course,
                                 const std::optional<std::string>& known);

// A course as a file, to be taken up again: of this plan, or refused.
std::string written(const Plan& plan, const Course& course);
Answer<Course> read_course(const Plan& plan, std::string_view bytes);

}  // namespace ordinal::train
