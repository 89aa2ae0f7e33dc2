// A table as the fold of its log: who sits there, which match is played, how the game stands. Knows
// no sockets, no store and no clock: whatever time it is stands in the entries.
#pragma once

#include "engine/any/any_game.h"
#include "engine/any/match.h"
#include "fair/bytes.h"
#include "table/course.h"
#include "table/log_event.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::table {

enum class Phase : std::uint8_t { open, running, over, closed };

std::string_view name_of(Phase phase);

// A place at the table.
struct Chair {
  std::string level;   // of a computer player; empty if the chair is for a person
  std::string person;  // who sits there; empty if nobody does
  std::string name;
  std::uint64_t since = 0;  // the number of the event by which the person sat down
  fair::Bytes32 contribution{};
  bool has_stand_in = false;
  bool is_coming_back = false;    // after the stand-in’s next move
  bool has_had_a_moment = false;  // more on the clock than was left, since the seat’s last move
  bool wants_rematch = false;
  std::int64_t clock = 0;  // milliseconds left when the turn began

  bool is_for_person() const { return level.empty(); }
  bool is_taken() const { return !person.empty(); }
  bool is_played_by_computer() const { return !is_taken() || has_stand_in; }
  bool is_away() const { return has_stand_in && !is_coming_back; }
};

struct UndoRequest {
  Seat seat;
  std::uint64_t from;   // the event that is to be undone, and all that came after it
  std::uint64_t asked;  // the version that has the request
  SeatSet agreed;
};

class State {
 public:
  // Precondition: the first entry of a log, which opens the table.
  static Answer<State> open(const Entry& entry);
  // Precondition: a whole log, or its beginning; not empty. Refused if it does not follow from
  // itself.
  static Answer<State> fold(std::span<const Entry> log);

  // Precondition: it follows from what there is; that is decided before it gets into the log.
  void apply(const Entry& entry);

  // The table.
  std::uint64_t version() const { return version_; }  // how many entries it is made of
  Phase phase() const { return phase_; }
  const Opened& opened() const { return *opened_; }
  const GameFacts& facts() const { return *facts_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat)]; }
  int seats() const { return static_cast<int>(chairs_.size()); }
  const std::string& host() const { return host_; }
  SeatSet seats_of(std::string_view person) const;
  int people() const;  // how many different persons sit here
  std::int64_t touched() const { return touched_; }

  // The match. Matches are counted from 0, the games of each too.
  int match_number() const { return match_number_; }
  std::int64_t began() const { return began_; }  // the match, in milliseconds since 1970
  int game_number() const { return game_number_; }
  int games() const { return match_ ? match_->games() : 1; }
  std::vector<int> scores() const;
  Options first_options() const;  // of the first game of this match, or of the next if it is over
  const std::optional<Match>& match() const { return match_; }
  const fair::Bytes32& secret() const { return secret_; }
  std::vector<fair::Bytes32> contributions() const;
  Deal deal() const { return {seed_, static_cast<std::uint32_t>(game_number_)}; }

  // The game.
  const std::optional<AnyGame>& game() const { return game_; }
  const Course& played() const { return played_; }
  // The latest of the seat that a person made; nothing if there is none.
  std::optional<Played> last_own_move(Seat seat) const;
  const std::optional<UndoRequest>& undo_request() const { return undo_request_; }
  SeatSet deciding() const;  // the seats that may act
  // Those for whom the clock runs.
  SeatSet awaited() const { return phase_ == Phase::running ? awaited_ : SeatSet(); }
  // Places in `played` of the choices of a secret round that is not complete.
  const std::vector<std::size_t>& hidden() const { return hidden_; }
  // Since which version nothing has happened that the seat should know before it acts.
  std::uint64_t unchanged_since(Seat seat) const {
    return unchanged_since_[static_cast<std::size_t>(seat)];
  }

  // The clock of a seat: what is left at a time. Precondition: the table has a pace.
  std::int64_t clock(Seat seat, std::int64_t now) const;
  std::int64_t turn_since() const { return turn_since_; }

  // Whether a command under that number led to what there is, and whether it was this one; the
  // latest ones are remembered.
  bool has_done(std::string_view person, std::int64_t id) const;
  bool has_done(const Request& request) const;

 private:
  State() = default;

  void take(const Opened& event);
  void take(const Sat& event);
  void take(const wire::Left& event);
  void take(const wire::Reserved& event);
  void take(const wire::Started& event);
  void take(const Moved& event);
  void take(const wire::Dealt& event);
  void take(const wire::Refereed& event);
  void take(const wire::StoodIn& event);
  void take(const wire::Returned& event);
  void take(const wire::Resumed& event);
  void take(const wire::UndoAsked& event);
  void take(const wire::UndoAgreed& event);
  void take(const wire::UndoRefused& event);
  void take(const wire::Undone& event);
  void take(const wire::GameOver& event);
  void take(const MatchOver& event);
  void take(const RematchAsked& event);
  void take(const wire::Closed& event);

  Chair& chair_at(wire::SeatNumber seat) { return chairs_[static_cast<std::size_t>(seat.value)]; }
  void play(Actor actor, const std::string& text, bool by_computer);
  void take_down(const Played& played);  // plays it in the game alone
  void go_on();                          // what is to be decided now, and for whom the clock runs
  // Before one starts or stops; the time from `until` to now is nobody’s.
  void settle_clocks(std::int64_t until);
  void welcome_back(Seat seat);
  void hand_over(Chair& chair);
  void give_a_moment(Chair& chair);
  void choose_host();

  std::shared_ptr<const Opened> opened_;  // never changes: copies share it
  const GameFacts* facts_ = nullptr;
  Options options_{};
  Phase phase_ = Phase::open;
  std::uint64_t version_ = 0;
  std::int64_t now_ = 0;  // of the entry that is applied
  std::int64_t touched_ = 0;
  std::vector<Chair> chairs_;
  std::string host_;
  bool is_host_gone_ = false;  // and nobody was there to follow

  int match_number_ = -1;
  std::int64_t began_ = 0;
  int game_number_ = -1;
  std::optional<Match> match_;
  fair::Bytes32 secret_{};
  Seed seed_;

  std::optional<AnyGame> game_;
  Course played_;
  std::optional<UndoRequest> undo_request_;
  SeatSet awaited_;
  std::vector<std::size_t> hidden_;
  std::int64_t turn_since_ = 0;
  std::vector<std::uint64_t> unchanged_since_;

  void remember(const Request& request);

  // Of one person, and of all: that many requests are remembered, as hashes.
  struct Known {
    std::uint32_t person;
    std::uint32_t command;
    std::int64_t id;

    friend bool operator==(const Known&, const Known&) = default;
  };
  static Known known(const Request& request);
  static constexpr std::size_t most_requests = 16;
  static constexpr std::size_t most_requests_of_all = 128;
  std::vector<Known> requests_;
};

}  // namespace ordinal::table
