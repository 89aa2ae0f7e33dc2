// What happens at a table, as a viewer may know it. The events of a table are numbered from 0.
#pragma once

#include "wire/field.h"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ordinal::wire {

struct Opened {
  static constexpr std::string_view tag = "opened";
  std::string game;
};

struct Sat {
  static constexpr std::string_view tag = "sat";
  SeatNumber seat;
  std::string name;
};

struct Left {  // before the start the seat is free; later a computer player takes it over
  static constexpr std::string_view tag = "left";
  SeatNumber seat;
  bool was_removed = false;
};

struct Reserved {
  static constexpr std::string_view tag = "reserved";
  SeatNumber seat;
  std::string who;
};

struct Started {  // a game; the first one of a match fixes the deal
  static constexpr std::string_view tag = "started";
  Number game;
  SeatNumber start;
};

struct Choice {
  SeatNumber seat;
  std::string move;
};

struct Moved {
  static constexpr std::string_view tag = "moved";
  SeatNumber seat;
  std::string move;  // as the viewer may know it
  bool by_computer = false;
  std::optional<std::vector<Choice>> choices;  // of a secret round that is complete now
};

struct Dealt {
  static constexpr std::string_view tag = "dealt";
  std::string move;
};

struct Refereed {
  static constexpr std::string_view tag = "refereed";
  std::string move;
};

struct StoodIn {  // a computer player, until the person is back
  static constexpr std::string_view tag = "stood_in";
  SeatNumber seat;
  std::string why;  // "time", "away"
};

struct Returned {
  static constexpr std::string_view tag = "returned";
  SeatNumber seat;
};

struct Resumed {  // the server was away; that time is nobody’s
  static constexpr std::string_view tag = "resumed";
};

struct UndoAsked {
  static constexpr std::string_view tag = "undo_asked";
  SeatNumber seat;
};

struct UndoAgreed {
  static constexpr std::string_view tag = "undo_agreed";
  SeatNumber seat;
};

struct UndoRefused {
  static constexpr std::string_view tag = "undo_refused";
  SeatNumber seat;
};

struct Undone {  // moves and deals from that number on
  static constexpr std::string_view tag = "undone";
  Number from;
};

struct GameOver {
  static constexpr std::string_view tag = "game_over";
  Json result;
};

struct MatchOver {  // and everything that the deal can be checked with
  static constexpr std::string_view tag = "match_over";
  std::vector<SeatNumber> winners;
  std::vector<Points> scores;
  std::string secret;
  std::vector<std::string> contributions;
  std::string record;           // its permanent address
  std::string next_commitment;  // of a rematch
  Number began;                 // milliseconds since 1970
  Number turns;                 // of the last game: what a seat does until another one acts
};

struct RematchAsked {
  static constexpr std::string_view tag = "rematch_asked";
  SeatNumber seat;
};

struct Closed {  // in the middle of a match: with what its deal can be checked with
  static constexpr std::string_view tag = "closed";
  std::optional<std::string> secret;
  std::optional<std::vector<std::string>> contributions;
  std::optional<std::string> record;  // unfinished
};

using Event = std::variant<Opened, Sat, Left, Reserved, Started, Moved, Dealt, Refereed, StoodIn,
                           Returned, Resumed, UndoAsked, UndoAgreed, UndoRefused, Undone, GameOver,
                           MatchOver, RematchAsked, Closed>;

BOOST_DESCRIBE_STRUCT(Opened, (), (game))
BOOST_DESCRIBE_STRUCT(Sat, (), (seat, name))
BOOST_DESCRIBE_STRUCT(Left, (), (seat, was_removed))
BOOST_DESCRIBE_STRUCT(Reserved, (), (seat, who))
BOOST_DESCRIBE_STRUCT(Started, (), (game, start))
BOOST_DESCRIBE_STRUCT(Choice, (), (seat, move))
BOOST_DESCRIBE_STRUCT(Moved, (), (seat, move, by_computer, choices))
BOOST_DESCRIBE_STRUCT(Dealt, (), (move))
BOOST_DESCRIBE_STRUCT(Refereed, (), (move))
BOOST_DESCRIBE_STRUCT(StoodIn, (), (seat, why))
BOOST_DESCRIBE_STRUCT(Returned, (), (seat))
BOOST_DESCRIBE_STRUCT(Resumed, (), ())
BOOST_DESCRIBE_STRUCT(UndoAsked, (), (seat))
BOOST_DESCRIBE_STRUCT(UndoAgreed, (), (seat))
BOOST_DESCRIBE_STRUCT(UndoRefused, (), (seat))
BOOST_DESCRIBE_STRUCT(Undone, (), (from))
BOOST_DESCRIBE_STRUCT(GameOver, (), (result))
BOOST_DESCRIBE_STRUCT(MatchOver, (),
                      (winners, scores, secret, contributions, record, next_commitment, began,
                       turns))
BOOST_DESCRIBE_STRUCT(RematchAsked, (), (seat))
BOOST_DESCRIBE_STRUCT(Closed, (), (secret, contributions, record))

}  // namespace ordinal::wire
