// People at tables: each opens or joins one, follows it, and plays legal moves when asked to.
#pragma once

#include "bench/load/socket.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace ordinal::bench {

using Moment = std::chrono::steady_clock::time_point;

// What was measured while it was played.
struct Figures {
  std::size_t moves = 0;             // acknowledged
  std::vector<double> latencies_ms;  // from the command to what the last follower saw of it
};

class Crowd {
 public:
  // `games` tables of four people each.
  Crowd(std::uint16_t port, std::size_t games, unsigned seed);
  ~Crowd();

  // Everybody sits, and all games have begun.
  void begin();
  // Plays for so long; no more than so many moves a second in all, if a rate is given.
  Figures play(double seconds, double moves_per_second);

 private:
  static constexpr std::size_t people = 4;

  struct Game {
    std::string id;
    std::string key;
    std::vector<std::unique_ptr<Socket>> sockets;
    std::size_t seated = 0;
    bool is_running = false;
    bool is_asked = false;  // a move is on its way
    std::size_t told = 0;   // followers that saw what the move led to
    Moment asked;
    std::vector<std::string> moves;  // of whoever is to move
    std::size_t seat = 0;
    std::string version;
  };

  void turn(int wait_ms);
  void hear(std::size_t game, std::size_t person, std::string_view message);
  void hear_of_change(Game& game, std::size_t game_number, std::size_t person,
                      std::string_view message);
  void ask(std::size_t game_number);
  std::uint64_t next_number() {
    return seed_ = seed_ * 6364136223846793005ULL + 1442695040888963407ULL;
  }

  int poll_;
  std::uint16_t port_;
  std::uint64_t seed_;
  std::vector<Game> games_;
  std::deque<std::size_t> ready_;  // games that wait for a move
  std::size_t running_ = 0;
  Figures figures_;
};

}  // namespace ordinal::bench
