// One history of a simulation, decided by its seed: people, tables, faults; and what it proves.
#pragma once

#include "tests/server/simulation/house.h"
#include "tests/server/simulation/network.h"
#include "tests/server/simulation/person.h"
#include "tests/server/simulation/truth.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ordinal::server::simulation {

class History {
 public:
  explicit History(std::uint64_t seed);

  // Everything that went wrong, with the last events of the tables; nothing if all is well.
  std::string run();

  int moves() const { return moves_; }      // that people and computer players made
  int records() const { return records_; }  // of matches that were over
  // Seats that computer players took over for people who were away.
  int given_up() const { return given_up_; }
  // ms that somebody who was away held a seat of a table with clocks, of a server that was there.
  std::int64_t longest_absence() const { return longest_absence_; }

 private:
  void plan_next_fault();
  void fault();
  void trouble_disk();
  void calm_down();
  bool is_news_under_way();
  void check_answers();
  void check_convergence();
  void check_waiting(const std::string& table);
  void check_absence(const std::string& table);
  void check_returns(const std::string& table);
  void check_resumption(const std::string& table);
  void check_records(const std::string& table);
  void complain(const std::string& what) { around_.troubles.push_back(what); }
  std::string report();

  Timeline timeline_;
  Network network_;
  House house_;
  Truth truth_;
  Circumstances around_;
  std::vector<std::unique_ptr<Person>> people_;
  std::int64_t fault_pause_;  // ms between two, at most; 0: there are none
  bool is_calm_ = false;
  std::int64_t calm_until_ = 0;
  int moves_ = 0;
  int records_ = 0;
  int given_up_ = 0;
  std::int64_t longest_absence_ = 0;
};

}  // namespace ordinal::server::simulation
