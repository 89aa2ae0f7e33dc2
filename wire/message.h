// What the server says to a client.
#pragma once

#include "wire/command.h"
#include "wire/event.h"
#include "wire/field.h"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::wire {

struct Hello {  // goes first
  static constexpr std::string_view tag = "hello";
  Number protocol;
  std::string server;
  Number time;  // milliseconds since 1970
};

struct Accepted {  // the command with that number was done, and is on disk
  static constexpr std::string_view tag = "accepted";
  std::optional<Number> id;
  std::optional<std::string> table;
  std::optional<std::string> key;  // of a table that was opened
};

struct Refused {
  static constexpr std::string_view tag = "refused";
  std::optional<Number> id;
  std::string code;
  std::string rule;
  Json arguments;
  std::string text;  // the sentence
  std::optional<std::string> table;
  std::optional<Number> version;  // what the table has now
};

// A table.

struct SeatNow {
  std::string who;  // "person", "computer", "free"
  std::optional<std::string> name;
  std::optional<std::string> level;
  bool is_yours = false;
  bool is_host = false;
  bool is_present = false;  // a person who is connected
  bool has_stand_in = false;
  bool wants_rematch = false;
  std::optional<Number> clock;  // milliseconds left
};

struct Sight {  // what one seat may know; without a seat, what bystanders may
  std::optional<SeatNumber> seat;
  Json view;
  std::optional<std::vector<std::string>> legal;  // left out where moves are to be found
};

struct Now {          // how the table stands after the events
  std::string phase;  // "open", "running", "over", "closed"
  std::vector<SeatNow> seats;
  Json turn;
  std::vector<Sight> sights;
  Number game;
  std::vector<Points> scores;
  std::vector<std::vector<Points>> sheet;  // of each game of the match that is over, a seat each
  std::optional<SeatNumber> undo_asked;
  std::vector<SeatNumber> undo;  // the seats that may take a move back, the latest move first
  bool help = false;             // hints may be asked for
};

struct Table {  // all there is to know; instead of events that are too many or too old
  static constexpr std::string_view tag = "table";
  std::string table;
  Number version;
  std::string game;
  Json options;
  bool match = false;
  Number games;  // of the match
  bool is_public = false;
  std::optional<std::string> key;  // for those who sit there
  std::optional<Pace> pace;
  std::string commitment;
  Now now;
};

struct NumberedEvent {
  Number number;
  Number at;
  Event event;
};

struct Events {
  static constexpr std::string_view tag = "events";
  std::string table;
  std::vector<NumberedEvent> events;
  Number version;
  Now now;
};

struct Thinking {
  static constexpr std::string_view tag = "thinking";
  std::string table;
  SeatNumber seat;
};

struct Presence {
  static constexpr std::string_view tag = "presence";
  std::string table;
  std::vector<SeatNumber> present;
  Number watching;
};

// Lists.

struct GameSheets {
  static constexpr std::string_view tag = "game_sheets";
  std::optional<Number> id;
  Json games;
};

struct Listed {
  std::string table;
  Json summary;
};

struct Tables {  // the lobby, or where you sit
  static constexpr std::string_view tag = "tables";
  std::optional<Number> id;
  std::string list;  // "lobby", "mine"
  std::vector<Listed> tables;
};

struct TableListed {
  static constexpr std::string_view tag = "table_listed";
  std::string table;
  Json summary;
};

struct TableUnlisted {
  static constexpr std::string_view tag = "table_unlisted";
  std::string table;
};

// Answers.

struct LegalMoves {
  static constexpr std::string_view tag = "legal_moves";
  std::optional<Number> id;
  std::vector<std::string> moves;
};

struct Reason {
  std::string sentence;  // with its blanks: "{number} fits {cell}."
  Json arguments;        // what goes into them; moves, seats and cards as records write them
};

struct Advice {
  static constexpr std::string_view tag = "advice";
  std::optional<Number> id;
  std::string move;
  std::vector<Reason> reasons;
};

struct WinChance {
  static constexpr std::string_view tag = "win_chance";
  std::optional<Number> id;
  Json share;   // from 0 to 1
  Json margin;  // 0: exact
};

struct NoReason {  // the move that was asked about is legal
  static constexpr std::string_view tag = "no_reason";
  std::optional<Number> id;
};

using Message =
    std::variant<Hello, Accepted, Refused, Table, Events, Thinking, Presence, GameSheets, Tables,
                 TableListed, TableUnlisted, LegalMoves, Advice, WinChance, NoReason>;

BOOST_DESCRIBE_STRUCT(Hello, (), (protocol, server, time))
BOOST_DESCRIBE_STRUCT(Accepted, (), (id, table, key))
BOOST_DESCRIBE_STRUCT(Refused, (), (id, code, rule, arguments, text, table, version))
BOOST_DESCRIBE_STRUCT(SeatNow, (),
                      (who, name, level, is_yours, is_host, is_present, has_stand_in, wants_rematch,
                       clock))
BOOST_DESCRIBE_STRUCT(Sight, (), (seat, view, legal))
BOOST_DESCRIBE_STRUCT(Now, (),
                      (phase, seats, turn, sights, game, scores, sheet, undo_asked, undo, help))
BOOST_DESCRIBE_STRUCT(Table, (),
                      (table, version, game, options, match, games, is_public, key, pace,
                       commitment, now))
BOOST_DESCRIBE_STRUCT(NumberedEvent, (), (number, at, event))
BOOST_DESCRIBE_STRUCT(Events, (), (table, events, version, now))
BOOST_DESCRIBE_STRUCT(Thinking, (), (table, seat))
BOOST_DESCRIBE_STRUCT(Presence, (), (table, present, watching))
BOOST_DESCRIBE_STRUCT(GameSheets, (), (id, games))
BOOST_DESCRIBE_STRUCT(Listed, (), (table, summary))
BOOST_DESCRIBE_STRUCT(Tables, (), (id, list, tables))
BOOST_DESCRIBE_STRUCT(TableListed, (), (table, summary))
BOOST_DESCRIBE_STRUCT(TableUnlisted, (), (table))
BOOST_DESCRIBE_STRUCT(LegalMoves, (), (id, moves))
BOOST_DESCRIBE_STRUCT(Reason, (), (sentence, arguments))
BOOST_DESCRIBE_STRUCT(Advice, (), (id, move, reasons))
BOOST_DESCRIBE_STRUCT(WinChance, (), (id, share, margin))
BOOST_DESCRIBE_STRUCT(NoReason, (), (id))

}  // namespace ordinal::wire
