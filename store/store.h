// The port to where tables are kept: a numbered log of events and a card for each table. It knows
// nothing of games: an event is bytes.
#pragma once

#include "engine/core/refusal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal::store {

// What a table is found by. It is written together with the events that change it.
struct Card {
  enum class State : std::uint8_t { open, running, over, closed };

  State state = State::open;
  bool is_listed = false;    // public, for the lobby
  bool needs_care = false;   // to be woken after a restart: a computer is to move, or a clock runs
  std::int64_t touched = 0;  // milliseconds since 1970
  std::string summary = {};  // JSON for lists; bytes to the store
  std::vector<std::string> people = {};  // ids of those who sit here, and of the host

  friend bool operator==(const Card&, const Card&) = default;
};

using NamedCard = std::pair<std::string, Card>;

struct Append {
  std::string table;
  std::uint64_t first = 0;               // the number of the first event, counted from 0
  std::vector<std::string> events = {};  // may be empty: then only the card changes
  std::optional<Card> card = {};         // as it is after these events; none: as it was
};

enum class Outcome : std::uint8_t {
  durable,   // written, and safe from a loss of power
  conflict,  // nothing written: the log of the table does not have exactly `first` events
  full,      // nothing written: no room on the disk; it may be tried again
  busy,      // nothing written: another program holds the file; it may be tried again
  stopped,   // the store has failed and does nothing more; what became of this append, only opening
             // it anew tells
};

// For the log.
constexpr std::string_view name_of(Outcome outcome) {
  constexpr std::array<std::string_view, 5> names = {"durable", "conflict", "full", "busy",
                                                     "stopped"};
  return names[static_cast<std::size_t>(outcome)];
}

// Runs what it is given later, in the order given, on the thread that owns the tables.
using Executor = std::function<void(std::function<void()>)>;

// Used by one thread at a time.
class Store {
 public:
  static constexpr std::size_t most_listed = 200;
  static constexpr std::size_t most_over = 200;

  virtual ~Store() = default;

  // Appends are carried out in the order given. `done` is called once, through the executor that
  // the store was made with, never inside this call.
  virtual void append(Append append, std::function<void(Outcome)> done) = 0;

  // Why nothing is written any more: for the log, and for the one who mends it. Set before the
  // first `stopped` is answered.
  virtual std::optional<Refusal> why_stopped() const = 0;

  // Reading sees every append whose `done` was called.

  // The events of the table from number `from` on; none if there is no such table.
  virtual Answer<std::vector<std::string>> events(std::string_view table, std::uint64_t from) = 0;
  virtual Answer<std::optional<Card>> card(std::string_view table) = 0;
  // Public tables that are open or running, latest touched first, at most `most_listed`.
  virtual Answer<std::vector<NamedCard>> listed() = 0;
  // Tables with the person on the card that are not closed, latest touched first; of those that are
  // over, at most the latest `most_over`.
  virtual Answer<std::vector<NamedCard>> of_person(std::string_view person) = 0;
  // In the order of their names, as the next.
  virtual Answer<std::vector<std::string>> needing_care() = 0;
  // Tables that are not closed and were last touched before `time`.
  virtual Answer<std::vector<std::string>> untouched_since(std::int64_t time) = 0;
};

}  // namespace ordinal::store
