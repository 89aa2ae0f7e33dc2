// What a client may say to the server. Written once: reading, TypeScript types and the protocol
// page follow from it.
#pragma once

#include "wire/field.h"

#include <boost/describe.hpp>

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::wire {

// Lists.

struct Games {  // all there are, with their options
  static constexpr std::string_view tag = "games";
};

struct Lobby {  // the public tables, now and whenever they change
  static constexpr std::string_view tag = "lobby";
};

struct Mine {  // the tables where I sit or am host, until they are closed
  static constexpr std::string_view tag = "mine";
};

// A table.

struct Pace {  // seconds for each seat, and more for each turn
  Whole<10, 86'400> bank;
  Whole<0, 3'600> increment;
};

struct Open {
  static constexpr std::string_view tag = "open";
  Text<32> game;
  std::optional<OptionTexts> options;
  std::optional<bool> match;                // several games, everybody starting once
  std::optional<std::vector<Level>> seats;  // "person", or the level of a computer player
  std::optional<bool> is_public;            // listed in the lobby; otherwise by link alone
  std::optional<Pace> pace;                 // nothing: no clock
  std::optional<bool> help;                 // hints while playing; nothing: if one person plays
};

struct Follow {  // everything that happens at a table
  static constexpr std::string_view tag = "follow";
  TableId table;
  std::optional<Number> have;  // the events that are known already: 0 … have − 1
};

struct Unfollow {
  static constexpr std::string_view tag = "unfollow";
  TableId table;
};

struct Sit {
  static constexpr std::string_view tag = "sit";
  TableId table;
  std::optional<Key> key;  // of the link; a public table needs none
  SeatNumber seat;
  Name name;
  std::optional<Hex32> contribution;  // to the deal
};

struct Leave {
  static constexpr std::string_view tag = "leave";
  TableId table;
  SeatNumber seat;
};

struct Remove {  // somebody, before the start; the host’s
  static constexpr std::string_view tag = "remove";
  TableId table;
  SeatNumber seat;
};

struct Reserve {  // a seat for a computer player, or for a person; before the start; the host’s
  static constexpr std::string_view tag = "reserve";
  TableId table;
  SeatNumber seat;
  Level who;
};

struct Start {
  static constexpr std::string_view tag = "start";
  TableId table;
};

struct Rematch {
  static constexpr std::string_view tag = "rematch";
  TableId table;
  SeatNumber seat;
  std::optional<Hex32> contribution;
};

struct Close {
  static constexpr std::string_view tag = "close";
  TableId table;
};

// The game. `version` is the number of events that the client has seen.

struct Move {
  static constexpr std::string_view tag = "move";
  TableId table;
  SeatNumber seat;
  MoveText move;
  Number version;
};

struct Referee {
  static constexpr std::string_view tag = "referee";
  TableId table;
  MoveText act;
  Number version;
};

struct Undo {
  static constexpr std::string_view tag = "undo";
  TableId table;
  SeatNumber seat;
  Number version;
};

struct AnswerUndo {
  static constexpr std::string_view tag = "answer_undo";
  TableId table;
  SeatNumber seat;
  bool agree = false;
  Number version;
};

// Questions.

struct Moves {  // all that are legal now
  static constexpr std::string_view tag = "moves";
  TableId table;
  SeatNumber seat;
};

struct Hint {
  static constexpr std::string_view tag = "hint";
  TableId table;
  SeatNumber seat;
};

struct Chance {
  static constexpr std::string_view tag = "chance";
  TableId table;
  SeatNumber seat;
};

struct WhyNot {
  static constexpr std::string_view tag = "why_not";
  TableId table;
  SeatNumber seat;
  MoveText move;
};

using Command =
    std::variant<Games, Lobby, Mine, Open, Follow, Unfollow, Sit, Leave, Remove, Reserve, Start,
                 Rematch, Close, Move, Referee, Undo, AnswerUndo, Moves, Hint, Chance, WhyNot>;

BOOST_DESCRIBE_STRUCT(Games, (), ())
BOOST_DESCRIBE_STRUCT(Lobby, (), ())
BOOST_DESCRIBE_STRUCT(Mine, (), ())
BOOST_DESCRIBE_STRUCT(Pace, (), (bank, increment))
BOOST_DESCRIBE_STRUCT(Open, (), (game, options, match, seats, is_public, pace, help))
BOOST_DESCRIBE_STRUCT(Follow, (), (table, have))
BOOST_DESCRIBE_STRUCT(Unfollow, (), (table))
BOOST_DESCRIBE_STRUCT(Sit, (), (table, key, seat, name, contribution))
BOOST_DESCRIBE_STRUCT(Leave, (), (table, seat))
BOOST_DESCRIBE_STRUCT(Remove, (), (table, seat))
BOOST_DESCRIBE_STRUCT(Reserve, (), (table, seat, who))
BOOST_DESCRIBE_STRUCT(Start, (), (table))
BOOST_DESCRIBE_STRUCT(Rematch, (), (table, seat, contribution))
BOOST_DESCRIBE_STRUCT(Close, (), (table))
BOOST_DESCRIBE_STRUCT(Move, (), (table, seat, move, version))
BOOST_DESCRIBE_STRUCT(Referee, (), (table, act, version))
BOOST_DESCRIBE_STRUCT(Undo, (), (table, seat, version))
BOOST_DESCRIBE_STRUCT(AnswerUndo, (), (table, seat, agree, version))
BOOST_DESCRIBE_STRUCT(Moves, (), (table, seat))
BOOST_DESCRIBE_STRUCT(Hint, (), (table, seat))
BOOST_DESCRIBE_STRUCT(Chance, (), (table, seat))
BOOST_DESCRIBE_STRUCT(WhyNot, (), (table, seat, move))

}  // namespace ordinal::wire
