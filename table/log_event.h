// What the log of a table keeps: everything that happened, secrets included. The log is the truth;
// what others get to know of it is in wire/event.h.
#pragma once

#include "engine/core/refusal.h"
#include "wire/command.h"
#include "wire/event.h"

#include <boost/describe.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::table {

struct Opened {
  static constexpr std::string_view tag = "opened";
  std::string game;
  wire::OptionTexts options;  // all of them
  bool match = false;
  std::vector<std::string> seats;  // "person", or a level
  bool is_public = false;
  std::optional<wire::Pace> pace;
  std::optional<bool> help;
  std::string key;
  std::string host;    // a person
  std::string secret;  // of the first match
};

struct Sat {
  static constexpr std::string_view tag = "sat";
  wire::SeatNumber seat;
  std::string person;
  std::string name;
  std::optional<std::string> contribution;
};

struct MatchOver {
  static constexpr std::string_view tag = "match_over";
  std::string next_secret;
};

struct RematchAsked {
  static constexpr std::string_view tag = "rematch_asked";
  wire::SeatNumber seat;
  std::optional<std::string> contribution;
};

// A move or a deal, complete.
struct Moved {
  static constexpr std::string_view tag = "moved";
  wire::SeatNumber seat;
  std::string move;
  bool by_computer = false;
};

using LogEvent = std::variant<Opened, Sat, wire::Left, wire::Reserved, wire::Started, Moved,
                              wire::Dealt, wire::Refereed, wire::StoodIn, wire::Returned,
                              wire::Resumed, wire::UndoAsked, wire::UndoAgreed, wire::UndoRefused,
                              wire::Undone, wire::GameOver, MatchOver, RematchAsked, wire::Closed>;

// Who asked for it, under which number, and for what: a repeated command is not done again.
struct Request {
  std::string person;
  wire::Number id;
  std::optional<std::string> command;  // the beginning of its hash
};

struct Entry {
  wire::Number at;  // milliseconds since 1970
  std::optional<Request> request;
  LogEvent event;
};

std::string to_line(const Entry& entry);
Answer<Entry> read_line(std::string_view line);
Answer<std::vector<Entry>> read_log(std::span<const std::string> lines);

BOOST_DESCRIBE_STRUCT(Opened, (),
                      (game, options, match, seats, is_public, pace, help, key, host, secret))
BOOST_DESCRIBE_STRUCT(Sat, (), (seat, person, name, contribution))
BOOST_DESCRIBE_STRUCT(MatchOver, (), (next_secret))
BOOST_DESCRIBE_STRUCT(RematchAsked, (), (seat, contribution))
BOOST_DESCRIBE_STRUCT(Moved, (), (seat, move, by_computer))
BOOST_DESCRIBE_STRUCT(Request, (), (person, id, command))
BOOST_DESCRIBE_STRUCT(Entry, (), (at, request, event))

}  // namespace ordinal::table
