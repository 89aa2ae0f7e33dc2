// What the hub of tables and the network edge know of each other, and nothing of sockets or games.
#pragma once

#include "engine/core/refusal.h"
#include "texts/text.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ordinal::server {

// One WebSocket connection; a number is never used twice in the life of a process.
using SessionId = std::uint64_t;

// Who is at the other end. `person` comes from a secret token and cannot lead back to it: 32 hex
// digits, the same at every visit.
struct Guest {
  std::string person;
  Language language;
};

// Why a socket is closed. Values below 4000 are those of RFC 6455; each has a sentence in texts/.
enum class CloseCode : std::uint16_t {
  goodbye = 1000,
  bad_frame = 1002,
  not_text = 1003,
  not_utf8 = 1007,
  too_large = 1009,
  failed = 1011,      // something broke on our side; what was acknowledged is safe
  restarting = 1012,  // come back in a moment
  too_fast = 4000,
  fast_address = 4001,  // too many messages from one address
  slow = 4002,          // did not read what was sent: come back and resync
};

// Sends to those who are connected; a session that has left is ignored. Network thread only.
class Outbox {
 public:
  virtual ~Outbox() = default;
  // The same text may go to many. Whoever turns out to have left is told to the hub later, never
  // inside this call.
  virtual void send(SessionId session, std::shared_ptr<const std::string> text) = 0;
  // After what was sent before; the sentence of the code goes along, in the guest's language.
  virtual void close(SessionId session, CloseCode code) = 0;
};

class Clock {
 public:
  virtual ~Clock() = default;
  // Milliseconds since 1970; never goes back while the server runs. Network thread only.
  virtual std::int64_t now() const = 0;
  // Calls on the network thread, unless the server stops before. Network thread only.
  virtual void after(std::int64_t ms, std::function<void()> call) = 0;
};

// Implemented by the hub; every call is on the network thread.
class Visitors {
 public:
  virtual ~Visitors() = default;
  virtual void came(SessionId session, const Guest& guest) = 0;
  virtual void said(SessionId session, std::string_view text) = 0;  // valid UTF-8
  // Exactly once for each that came, whoever hung up; nothing may be sent to it any more.
  virtual void left(SessionId session) = 0;
  // JSON Lines for GET /record/ID; a refusal is a 404 with its sentence, or a 503 if its rule is
  // SERVER.
  virtual Answer<std::string> record(std::string_view id) = 0;
  // Lines of Prometheus text about the tables, each ended by a newline.
  virtual std::string metrics_text() = 0;
  // Fit to play, or what is wrong; /healthz says it.
  virtual Answer<Done> health() { return Done{}; }
};

// What would hold up the network thread.
struct Thought {
  // In order: for a move a whole table waits, so that all of them come before any question; last
  // come moves that nobody waits for now.
  enum class Kind : std::uint8_t { move, question, unawaited_move };
  static constexpr std::size_t kinds = 3;

  Kind kind;
  // Runs on a worker; what it gives back is then run on the network thread, unless the server stops
  // before.
  std::function<std::function<void()>()> work;
  std::function<void()> failed = {};  // on the network thread, if `work` threw
};

// A bounded pool of workers.
class Thinkers {
 public:
  virtual ~Thinkers() = default;
  // False, and nothing happens: too many of its kind wait.
  virtual bool think(Thought thought) = 0;
};

}  // namespace ordinal::server
