// Everybody waits in one place, and answers what is heard there.
#include "bench/load/crowd.h"

#include "bench/load/house.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace ordinal::bench {
namespace {

using Clock = std::chrono::steady_clock;

// Any token of the right form is somebody.
std::string token_of(std::uint64_t game, std::uint64_t person) {
  std::array<char, 44> text{};
  std::snprintf(text.data(), text.size(), "%016lx%016lxAAAAAAAAAAA",
                static_cast<unsigned long>(game), static_cast<unsigned long>(person));
  return std::string(text.data(), 42) + "A";
}

bool has(std::string_view message, std::string_view text) {
  return message.find(text) != std::string_view::npos;
}

}  // namespace

Crowd::Crowd(std::uint16_t port, std::size_t games, std::size_t people, Clocks clocks)
    : poll_(epoll_create1(0)), port_(port), people_(people), clocks_(clocks) {
  games_.resize(games);
}

Crowd::~Crowd() { close(poll_); }

std::string Crowd::token() const { return token_of(0, 0); }

void Crowd::begin() {
  for (std::size_t number = 0; number < games_.size(); ++number) {
    for (std::size_t person = 0; person < people_; ++person) {
      auto socket = std::make_unique<Socket>(port_, token_of(number, person));
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.u64 = number * people_ + person;
      epoll_ctl(poll_, EPOLL_CTL_ADD, socket->descriptor(), &event);
      games_[number].sockets.push_back(std::move(socket));
    }
    while (running_ + 50 < number) turn(100);
  }
  while (running_ < games_.size()) turn(100);
}

void Crowd::turn(int wait_ms) {
  std::array<epoll_event, 256> events{};
  const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), wait_ms);
  for (int i = 0; i < count; ++i) {
    const std::uint64_t who = events[static_cast<std::size_t>(i)].data.u64;
    const std::size_t game = who / people_;
    const std::size_t person = who % people_;
    const bool is_open = games_[game].sockets[person]->read(
        [&](std::string_view message) { hear(game, person, message); });
    if (is_open) continue;
    std::fprintf(stderr, "The server hung up.\n");
    std::exit(1);
  }
}

void Crowd::hear(std::size_t number, std::size_t person, std::string_view message) {
  Game& game = games_[number];
  played_.told_bytes += message.size();
  const std::string_view kind = between(message, R"("is":")", '"');
  if (kind == "hello" && person == people_ - 1) {  // all are there
    const std::string pace =
        clocks_ == Clocks::slow ? R"(,"pace":{"bank":86400,"increment":0})" : "";
    game.sockets[0]->send(
        R"({"is":"open","id":1,"game":"lucky-numbers","options":{"players":4,"setup":"sorted"})" +
        pace + "}");
  } else if (kind == "accepted" && game.id.empty()) {
    game.id = between(message, R"("table":")", '"');
    game.key = between(message, R"("key":")", '"');
    for (auto& socket : game.sockets) {
      socket->send(R"({"is":"follow","table":")" + game.id + R"("})");
    }
  } else if (kind == "table") {
    sit(game, person);
  } else if (kind == "accepted" && !game.is_running && has(message, R"("id":2)")) {
    if (++game.seated == seats) {
      game.sockets[0]->send(R"({"is":"start","id":3,"table":")" + game.id + R"("})");
    }
  } else if (kind == "accepted" && game.is_running) {
    ++played_.moves;
  } else if (kind == "events") {
    hear_of_change(number, person, message);
  } else if (kind == "refused") {
    std::fprintf(stderr, "%.*s\n", static_cast<int>(message.size()), message.data());
    std::exit(1);
  }
}

void Crowd::sit(Game& game, std::size_t person) {
  for (std::size_t seat = person; seat < seats; seat += people_) {
    game.sockets[person]->send(R"({"is":"sit","id":2)" + std::to_string(seat) + R"(,"table":")" +
                               game.id + R"(","key":")" + game.key + R"(","seat":)" +
                               std::to_string(seat) + R"(,"name":"Guest )" + std::to_string(seat) +
                               "\"}");
  }
}

void Crowd::want_rematch(Game& game, std::size_t person) {
  for (std::size_t seat = person; seat < seats; seat += people_) {
    game.sockets[person]->send(R"({"is":"rematch","table":")" + game.id + R"(","seat":)" +
                               std::to_string(seat) + "}");
  }
}

// A finished game begins anew with a rematch; whoever is to move has a list of moves.
void Crowd::hear_of_change(std::size_t number, std::size_t person, std::string_view message) {
  Game& game = games_[number];
  const bool is_end = has(message, R"("is":"match_over")");
  const bool is_running = has(message, R"("phase":"running")");
  if (is_end) want_rematch(game, person);
  if (!is_end && !is_running) return;
  Choice choice = choice_of(message);
  if (!choice.moves.empty()) {
    game.choice = std::move(choice);
    game.chooser = person;
  }
  if (++game.told < people_) return;
  game.told = 0;
  note_time(game);
  if (is_end) return;
  if (!game.is_running) ++running_;
  game.is_running = true;
  ready_.push_back(number);
}

void Crowd::note_time(Game& game) {
  if (!game.is_asked) return;
  game.is_asked = false;
  const std::chrono::duration<double, std::milli> time = Clock::now() - game.asked;
  played_.latencies_ms.push_back(time.count());
}

void Crowd::ask(Game& game) {
  game.is_asked = true;
  game.asked = Clock::now();
  const std::string command = game.choice.command(next_number() >> 12, next_number() >> 33);
  played_.asked_bytes += command.size();
  game.sockets[game.chooser]->send(command);
}

void Crowd::ask_one() {
  const std::size_t next = ready_.front();
  ready_.pop_front();
  ask(games_[next]);
}

Played Crowd::play(double seconds, double moves_per_second) {
  played_ = {};
  const Moment begin = Clock::now();
  double passed = 0;
  for (double asked = 0; passed < seconds;) {
    const double due = passed * moves_per_second;
    for (; !ready_.empty() && (moves_per_second == 0 || asked < due); ++asked) ask_one();
    turn(at_once);
    passed = std::chrono::duration<double>(Clock::now() - begin).count();
  }
  settle();
  played_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return played_;
}

void Crowd::play_moves(std::size_t moves) {
  played_ = {};
  while (played_.moves < moves) {
    while (!ready_.empty()) ask_one();
    turn(at_once);
  }
  settle();
}

void Crowd::settle() {
  while (ready_.size() < games_.size()) turn(at_once);
}

}  // namespace ordinal::bench
