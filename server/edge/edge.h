// The network edge of the server: HTTP and WebSocket on one thread. Hands what guests say to the
// hub, sends what comes back, and knows nothing of tables.
#pragma once

#include "server/edge/settings.h"
#include "server/port.h"

#include <functional>
#include <memory>

namespace ordinal::server {

class Edge {
 public:
  explicit Edge(Settings settings);
  ~Edge();

  // Opens the port; the answer has the real one.
  Answer<Address> listen();
  // Serves until `stop`, SIGTERM, SIGINT, or SIGHUP unless it was ignored before. After that a
  // SIGTERM or SIGINT ends the program at once, and a SIGHUP does nothing. When it returns, every
  // guest has left. Precondition: listen() went well. Once only.
  void run(Visitors& visitors);

  // From any thread.
  void stop();
  void post(std::function<void()> call);  // to the network thread

  // Usable before `run`, so that a hub can be made of them.
  Outbox& outbox();
  Clock& clock();
  Thinkers& thinkers();

 private:
  struct Works;
  std::unique_ptr<Works> works_;
};

}  // namespace ordinal::server
