// Wires the edge together, and ends it gracefully.
#include "server/edge/edge.h"

#include "server/edge/listener.h"
#include "server/edge/timers.h"
#include "server/edge/workers.h"
#include "server/log.h"

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <exception>

namespace ordinal::server {
namespace {

// Files for the store, the log and the like, which connections must not take away.
constexpr std::size_t spare_files = 100;

// Asks the system for as many files as it gives, and says how many connections that allows.
std::size_t possible_connections(std::size_t wanted) {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  const std::size_t most = files.rlim_max > 2 * spare_files ? files.rlim_max - spare_files : 1;
  if (most < wanted) {
    log(Level::warning, "few_files",
        {{"connections", static_cast<std::int64_t>(most)},
         {"wanted", static_cast<std::int64_t>(wanted)}});
  }
  return std::min(wanted, most);
}

// As `nohup` starts a program that outlives its terminal.
bool is_ignored(int signal) {
  struct sigaction now{};
  return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

struct Edge::Works {
  explicit Works(Settings all)
      : settings(std::move(all)),
        listener(io),
        timers(io),
        workers(settings.limits.workers, settings.limits.waiting_thoughts,
                [this](std::function<void()> call) { asio::post(io, std::move(call)); }) {}

  void accept();
  void begin_to_stop();
  void end_when_quiet(std::int64_t deadline);
  void run_fenced();
  void see_everybody_out();

  Settings settings;
  Lobby lobby;
  // Set while running. Sessions that live in `io` refer to it, so that it goes after `io`.
  std::unique_ptr<House> house;
  asio::io_context io{1};
  asio::signal_set signals{io};
  Listener listener;
  Timers timers;
  Workers workers;
};

Edge::Edge(Settings settings) : works_(std::make_unique<Works>(std::move(settings))) {}
Edge::~Edge() = default;

Answer<Address> Edge::listen() {
  Limits& limits = works_->settings.limits;
  limits.connections = possible_connections(limits.connections);
  Answer<Address> address = works_->listener.open(works_->settings.listen);
  if (!address) return address;
  std::signal(SIGPIPE, SIG_IGN);  // whoever read the log may have gone: that must not end a game
  // From now on somebody may know that we listen, and ask us to stop: it waits until we run.
  works_->signals.add(SIGTERM);
  works_->signals.add(SIGINT);
  if (!is_ignored(SIGHUP)) works_->signals.add(SIGHUP);  // the terminal was closed
  log(Level::info, "listening", {{"address", address->text()}});
  return address;
}

void Edge::run(Visitors& visitors) {
  Works& works = *works_;
  works.house = std::make_unique<House>(works.settings, visitors, works.timers, works.lobby,
                                        [&works] { return works.workers.waiting(); });
  works.signals.async_wait([&](boost::system::error_code error, int) {
    if (error) return;
    // SIGHUP stays ours: the shell and the system may both say that the terminal was closed.
    works.signals.remove(SIGTERM);
    works.signals.remove(SIGINT);
    works.begin_to_stop();
  });
  works.accept();
  works.run_fenced();
  works.workers.stop();
  works.see_everybody_out();
  log(Level::info, "stopped");
}

// Until the end: a house that lets nobody in any more would look like one that is empty.
void Edge::Works::accept() {
  constexpr std::int64_t breath = 100;
  asio::co_spawn(io, listener.accept(*house), [this](const std::exception_ptr& thrown) {
    noted_failure(thrown);
    if (thrown && !house->is_stopping) timers.after(breath, [this] { accept(); });
  });
}

// A failure of one call must not end the rest.
void Edge::Works::run_fenced() {
  while (!io.stopped()) {
    house->fenced([this] { io.run(); });
  }
}

void Edge::Works::begin_to_stop() {
  if (house->is_stopping) return;
  log(Level::info, "stopping", {{"sockets", static_cast<std::int64_t>(lobby.size())}});
  house->is_stopping = true;
  listener.close();
  lobby.close_all(CloseCode::restarting);
  end_when_quiet(timers.now() + settings.limits.farewell_time.count());
}

void Edge::Works::end_when_quiet(std::int64_t deadline) {
  constexpr std::int64_t glance = 10;
  if (house->is_quiet() || timers.now() >= deadline) return io.stop();
  timers.after(glance, [this, deadline] { end_when_quiet(deadline); });
}

void Edge::Works::see_everybody_out() {
  while (lobby.size() > 0) {
    const SessionId id = lobby.any();
    lobby.leave(id);
    house->fenced([&] { house->visitors.left(id); });
  }
}

void Edge::stop() {
  post([this] { works_->begin_to_stop(); });
}

void Edge::post(std::function<void()> call) { asio::post(works_->io, std::move(call)); }

Outbox& Edge::outbox() { return works_->lobby; }
Clock& Edge::clock() { return works_->timers; }
Thinkers& Edge::thinkers() { return works_->workers; }

}  // namespace ordinal::server
