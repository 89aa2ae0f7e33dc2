// The referee of records: takes them line by line and accepts only what the rules allow.
#pragma once

#include "engine/any/any_game.h"
#include "engine/any/match.h"
#include "engine/core/refusal.h"
#include "record/line.h"

#include <optional>
#include <string>
#include <string_view>

namespace ordinal {

class Referee {
 public:
  // Refuses a line that does not follow from those before it; nothing is taken over from it then.
  Answer<Done> take(std::string_view line);

  // Refuses an end in the middle of a game or match.
  Answer<Done> end() const;

  // The game that runs, or the last one that ended, and its header; nothing before the first.
  const std::optional<AnyGame>& game() const { return game_; }
  const std::optional<HeaderLine>& header() const { return header_; }
  const std::optional<Match>& match() const { return match_; }
  int games() const { return games_; }    // how many have begun
  int events() const { return events_; }  // of the current game
  // What the latest line was; nothing if it was no event.
  const std::optional<Event>& last_event() const { return last_event_; }
  bool is_running() const { return is_running_; }

 private:
  Answer<Done> take_line(const HeaderLine& line);
  Answer<Done> take_line(const ChanceLine& line);
  Answer<Done> take_line(const SeatLine& line);
  Answer<Done> take_line(const RefereeLine& line);
  Answer<Done> take_line(const ResultLine& line);
  Answer<Done> take_line(const MatchResultLine& line);

  std::optional<Refusal> why_no_event() const;
  void count(const Event& event);
  std::uint32_t next_deal() const;
  Answer<std::optional<Match>> match_of(const HeaderLine& line, const AnyGame& game) const;

  std::optional<AnyGame> game_;
  std::optional<HeaderLine> header_;
  std::optional<Match> match_;  // until its result has been read
  std::uint32_t deal_number_ = 0;
  int games_ = 0;
  int events_ = 0;
  std::optional<Event> last_event_;
  bool is_running_ = false;
};

}  // namespace ordinal
