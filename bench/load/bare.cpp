// Plain system calls on both sides, without the protocol of any server.
#include "bench/load/bare.h"

#include "bench/load/house.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace ordinal::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t people = 4;

void demand(bool is_fine, const char* what) {
  if (is_fine) return;
  std::perror(what);
  std::exit(1);
}

void send_at_once(int socket) {
  const int yes = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

// The sockets of many games, four for each in turn, and what each has read of the next message.
class Sockets {
 public:
  Sockets() : poll_(epoll_create1(0)) {}
  ~Sockets() {
    for (const int socket : all_) close(socket);
    close(poll_);
  }
  Sockets(const Sockets&) = delete;
  Sockets& operator=(const Sockets&) = delete;

  void add(int socket) {
    demand(socket >= 0, "socket");
    send_at_once(socket);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = all_.size();
    demand(epoll_ctl(poll_, EPOLL_CTL_ADD, socket, &event) == 0, "epoll");
    all_.push_back(socket);
    read_.push_back(0);
  }

  // Calls with each whose next message of that length is there. False: the other side has gone.
  template <class Call>
  bool turn(int wait_ms, std::size_t length, const Call& call) {
    std::array<epoll_event, 256> events{};
    const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), wait_ms);
    for (int i = 0; i < count; ++i) {
      const auto which = static_cast<std::size_t>(events[static_cast<std::size_t>(i)].data.u64);
      std::array<char, 65536> buffer;  // NOLINT: filled by recv
      const ssize_t bytes = recv(all_[which], buffer.data(), buffer.size(), MSG_DONTWAIT);
      if (bytes == 0) return false;
      if (bytes > 0) read_[which] += static_cast<std::size_t>(bytes);
      if (read_[which] < length) continue;
      read_[which] -= length;
      call(which);
    }
    return true;
  }

  // False: the other side has gone.
  bool write(std::size_t which, const std::vector<char>& message) const {
    const ssize_t bytes = send(all_[which], message.data(), message.size(), MSG_NOSIGNAL);
    return bytes == static_cast<ssize_t>(message.size());
  }

 private:
  int poll_;
  std::vector<int> all_;
  std::vector<std::size_t> read_;
};

// Until the other side hangs up.
[[noreturn]] void serve(int listener, std::size_t games, const Letters& letters) {
  Sockets sockets;
  for (std::size_t i = 0; i < people * games; ++i) sockets.add(accept(listener, nullptr, nullptr));
  const std::vector<char> told(letters.told);
  const auto tell = [&](std::size_t who) {
    const std::size_t first = who / people * people;
    for (std::size_t i = 0; i < people; ++i) {
      if (!sockets.write(first + i, told)) _exit(0);
    }
  };
  while (sockets.turn(100, letters.asked, tell)) continue;
  _exit(0);
}

class Players {
 public:
  Players(const sockaddr_in& address, std::size_t games, const Letters& letters)
      : letters_(letters), asked_(letters.asked), told_(games, 0) {
    for (std::size_t i = 0; i < people * games; ++i) {
      const int one = socket(AF_INET, SOCK_STREAM, 0);
      const auto* at = reinterpret_cast<const sockaddr*>(&address);
      demand(connect(one, at, sizeof address) == 0, "connect");
      sockets_.add(one);
    }
    for (std::size_t game = 0; game < games; ++game) ask(people * game);
  }

  // A game goes on when all four have heard; everybody moves in turn.
  std::size_t play(double seconds) {
    std::size_t moves = 0;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (Clock::now() < end) {
      const bool is_there = sockets_.turn(at_once, letters_.told, [&](std::size_t who) {
        if (++told_[who / people] % people != 0) return;
        ++moves;
        const std::size_t next = told_[who / people] / people % people;
        ask(who / people * people + next);
      });
      demand(is_there, "recv");
    }
    return moves;
  }

 private:
  void ask(std::size_t who) const { demand(sockets_.write(who, asked_), "send"); }

  Letters letters_;
  std::vector<char> asked_;
  std::vector<std::size_t> told_;
  Sockets sockets_;
};

}  // namespace

Pace bare_pace(std::size_t games, const Letters& letters, double seconds) {
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  auto* at = reinterpret_cast<sockaddr*>(&address);
  socklen_t size = sizeof address;
  demand(bind(listener, at, size) == 0 && listen(listener, SOMAXCONN) == 0, "listen");
  demand(getsockname(listener, at, &size) == 0, "getsockname");
  const pid_t server = fork();
  demand(server >= 0, "fork");
  if (server == 0) {
    pin_to_core(0, server_core);
    serve(listener, games, letters);
  }
  close(listener);
  Pace pace;
  {
    Players players(address, games, letters);
    players.play(1);
    const double cpu = cpu_seconds(server);
    const auto moves = static_cast<double>(players.play(seconds));
    pace = {moves / seconds, moves / (cpu_seconds(server) - cpu)};
  }
  waitpid(server, nullptr, 0);
  return pace;
}

}  // namespace ordinal::bench
