// Reads no more of a message than it must: the load must not be slower than the server.
#include "bench/load/crowd.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace ordinal::bench {
namespace {

// The text between `before` and the next `end`; empty if there is none.
std::string_view between(std::string_view text, std::string_view before, char end) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + before.size();
  return text.substr(begin, text.find(end, begin) - begin);
}

std::vector<std::string> texts_of(std::string_view list) {
  std::vector<std::string> texts;
  std::size_t at = 0;
  while ((at = list.find('"', at)) != std::string_view::npos) {
    const std::size_t end = list.find('"', at + 1);
    texts.emplace_back(list.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return texts;
}

// Any token of the right form is somebody.
std::string token_of(std::uint64_t game, std::uint64_t person) {
  std::array<char, 44> text{};
  std::snprintf(text.data(), text.size(), "%016lx%016lxAAAAAAAAAAA",
                static_cast<unsigned long>(game), static_cast<unsigned long>(person));
  return std::string(text.data(), 42) + "A";
}

}  // namespace

Crowd::Crowd(std::uint16_t port, std::size_t games, unsigned seed)
    : poll_(epoll_create1(0)), port_(port), seed_(seed) {
  games_.resize(games);
}

Crowd::~Crowd() { close(poll_); }

void Crowd::begin() {
  const std::uint64_t batch = next_number() >> 16;
  for (std::size_t number = 0; number < games_.size(); ++number) {
    Game& game = games_[number];
    for (std::size_t person = 0; person < people; ++person) {
      auto socket = std::make_unique<Socket>(port_, token_of(batch + number, person));
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.u64 = number * people + person;
      epoll_ctl(poll_, EPOLL_CTL_ADD, socket->descriptor(), &event);
      game.sockets.push_back(std::move(socket));
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
    const std::size_t game = who / people;
    const std::size_t person = who % people;
    const bool is_open = games_[game].sockets[person]->read(
        [&](std::string_view message) { hear(game, person, message); });
    if (is_open) continue;
    std::fprintf(stderr, "The server hung up.\n");
    std::exit(1);
  }
}

void Crowd::hear(std::size_t number, std::size_t person, std::string_view message) {
  Game& game = games_[number];
  const std::string_view kind = between(message, R"("is":")", '"');
  if (kind == "hello" && person == people - 1) {  // all are there
    game.sockets[0]->send(
        R"({"is":"open","id":1,"game":"lucky-numbers","options":{"players":4,"setup":"sorted"}})");
  } else if (kind == "accepted" && game.id.empty()) {
    game.id = between(message, R"("table":")", '"');
    game.key = between(message, R"("key":")", '"');
    for (auto& socket : game.sockets) {
      socket->send(R"({"is":"follow","table":")" + game.id + R"("})");
    }
  } else if (kind == "table") {
    game.sockets[person]->send(R"({"is":"sit","id":2,"table":")" + game.id + R"(","key":")" +
                               game.key + R"(","seat":)" + std::to_string(person) +
                               R"(,"name":"Guest"})");
  } else if (kind == "accepted" && !game.is_running && message.find(R"("id":2)") != message.npos) {
    if (++game.seated == people) {
      game.sockets[0]->send(R"({"is":"start","id":3,"table":")" + game.id + R"("})");
    }
  } else if (kind == "accepted" && game.is_running) {
    ++figures_.moves;
  } else if (kind == "events") {
    hear_of_change(game, number, person, message);
  } else if (kind == "refused") {
    std::fprintf(stderr, "%.*s\n", static_cast<int>(message.size()), message.data());
    std::exit(1);
  }
}

// A finished game begins anew with a rematch; whoever is to move has a list of moves.
void Crowd::hear_of_change(Game& game, std::size_t number, std::size_t person,
                           std::string_view message) {
  const bool is_over = message.find(R"("phase":"over")") != message.npos;
  const bool is_running = message.find(R"("phase":"running")") != message.npos;
  if (is_over && message.find(R"("is":"match_over")") != message.npos) {
    game.sockets[person]->send(R"({"is":"rematch","table":")" + game.id + R"(","seat":)" +
                               std::to_string(person) + "}");
  }
  if (!is_running) return;
  const std::string_view legal = between(message, R"("legal":[)", ']');
  if (!legal.empty()) {
    game.moves = texts_of(legal);
    game.seat = person;
    game.version = between(message, R"("version":)", ',');
  }
  if (++game.told < people) return;
  game.told = 0;
  if (game.is_asked) {
    const std::chrono::duration<double, std::milli> time =
        std::chrono::steady_clock::now() - game.asked;
    figures_.latencies_ms.push_back(time.count());
  }
  game.is_asked = false;
  if (!game.is_running) ++running_;
  game.is_running = true;
  ready_.push_back(number);
}

void Crowd::ask(std::size_t number) {
  Game& game = games_[number];
  const std::string& move = game.moves[(next_number() >> 33) % game.moves.size()];
  game.is_asked = true;
  game.asked = std::chrono::steady_clock::now();
  game.sockets[game.seat]->send(R"({"is":"move","id":)" + std::to_string(next_number() >> 12) +
                                R"(,"table":")" + game.id + R"(","seat":)" +
                                std::to_string(game.seat) + R"(,"move":")" + move +
                                R"(","version":)" + game.version + "}");
}

Figures Crowd::play(double seconds, double moves_per_second) {
  figures_ = {};
  const Moment begin = std::chrono::steady_clock::now();
  std::size_t asked = 0;
  while (true) {
    const double passed =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (passed >= seconds) break;
    while (!ready_.empty() &&
           (moves_per_second == 0 || static_cast<double>(asked) < passed * moves_per_second)) {
      const std::size_t next = ready_.front();
      ready_.pop_front();
      ask(next);
      ++asked;
    }
    turn(moves_per_second == 0 ? 10 : 1);
  }
  return figures_;
}

}  // namespace ordinal::bench
