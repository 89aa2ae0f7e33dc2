// What is measured of a server: each trial starts one of its own.
#pragma once

#include "bench/load/crowd.h"

#include <string>
#include <vector>

namespace ordinal::bench {

struct Place {
  std::string program;  // that serves
  std::string folder;   // whose disk the data is on
};

struct Pace {
  double moves_per_second = 0;
  double moves_per_cpu_second = 0;
};

// How long messages are on average, in bytes.
struct Letters {
  std::size_t asked = 0;  // the command
  std::size_t told = 0;   // what one follower hears of it
};

struct Times {
  double p50_ms = 0;
  double p99_ms = 0;
};

// Moves at a rate that leaves the server time, in turn with a bare group commit.
struct Round {
  Times moves;        // from the command to what the last follower saw of it
  double stolen = 0;  // cores that the host took meanwhile
  double batch = 0;   // moves in a commit of the server, on average
  Times commits;      // bare, of that many
  Times appends;      // bare, that come at that rate
};

struct Steady {
  double moves_per_second = 0;
  Times all_moves;  // of all rounds together
  std::vector<Round> rounds;
};

// Many people, first as fast as they can, then steadily.
struct Full {
  std::size_t games = 0;
  std::size_t connections = 0;
  double megabytes = 0;
  Pace fast;
  Steady steady;
};
Full full_house(const Place& place, std::size_t games);

// What a game and a move cost where there are so many games, with one person at each.
struct Cost {
  std::size_t games = 0;
  double megabytes = 0;         // after the same number of moves in each
  double us_per_move = 0;       // of processor time, at a rate that every size bears
  double full_us_per_move = 0;  // as fast as it goes
};
Cost cost(const Place& place, std::size_t games);

// From the start of the process to the first move that is accepted, after the server before it was
// killed among so many open games; of several times.
struct Restart {
  std::size_t games = 0;
  Clocks clocks;  // that go on
  std::vector<double> times_ms;
};
Restart restart(const Place& place, std::size_t games, Clocks clocks);

// The tables of four people that other servers are given, as fast as they go.
struct Compared {
  Pace pace;
  Letters letters;
};
Compared compared(const Place& place, std::size_t games, double seconds);

}  // namespace ordinal::bench
