// People at tables: each opens or joins one, follows it, and plays legal moves when asked to.
#pragma once

#include "bench/load/choice.h"
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
struct Played {
  std::size_t moves = 0;             // acknowledged
  double seconds = 0;                // until all had seen the last of them
  std::vector<double> latencies_ms;  // from the command to what the last follower saw of it
  std::size_t asked_bytes = 0;       // of all commands
  std::size_t told_bytes = 0;        // of all that was heard
};

// Whether people have so much time and no more: longer than anything that is measured.
enum class Clocks : std::uint8_t { none, slow };

class Crowd {
 public:
  // `games` tables of four seats, which so many people share: four, or one who has all.
  Crowd(std::uint16_t port, std::size_t games, std::size_t people, Clocks clocks = Clocks::none);
  ~Crowd();

  // Everybody sits, and all games have begun.
  void begin();
  // Plays for so long, no more than so many moves a second in all if a rate is given; then waits
  // until all have seen every move, so that nothing is left for what is measured next.
  Played play(double seconds, double moves_per_second);
  // Plays until so many moves are acknowledged, and waits alike.
  void play_moves(std::size_t moves);

  // Somebody at the first table, and its name.
  std::string token() const;
  const std::string& table() const { return games_.front().id; }

 private:
  static constexpr std::size_t seats = 4;

  struct Game {
    std::string id;
    std::string key;
    std::vector<std::unique_ptr<Socket>> sockets;
    std::size_t seated = 0;
    bool is_running = false;
    bool is_asked = false;  // a move is on its way
    std::size_t told = 0;   // followers that saw what the move led to
    Moment asked;
    Choice choice;
    std::size_t chooser = 0;  // the person who has it
  };

  void turn(int wait_ms);
  void settle();
  void ask_one();
  void hear(std::size_t game, std::size_t person, std::string_view message);
  void sit(Game& game, std::size_t person);
  void want_rematch(Game& game, std::size_t person);
  void hear_of_change(std::size_t game_number, std::size_t person, std::string_view message);
  void note_time(Game& game);
  void ask(Game& game);
  std::uint64_t next_number() {
    return seed_ = seed_ * 6364136223846793005ULL + 1442695040888963407ULL;
  }

  int poll_;
  std::uint16_t port_;
  std::size_t people_;
  Clocks clocks_;
  std::uint64_t seed_ = 0;
  std::vector<Game> games_;
  std::deque<std::size_t> ready_;  // games that wait for a move
  std::size_t running_ = 0;
  Played played_;
};

}  // namespace ordinal::bench
