// What people get to see of a table: its events, and how it stands. Everything they may not know is
// left out here, by way of the game's own views.
#pragma once

#include "table/state.h"
#include "wire/message.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ordinal::table {

// Who looks, and from where.
struct Onlooker {
  std::string_view person;
  std::string_view table;                                // its id
  std::int64_t now;                                      // milliseconds since 1970
  std::function<bool(std::string_view person)> is_here;  // who is connected
};

// The event that follows `before`. All who sit in the same seats see the same.
wire::Event seen(const State& before, const LogEvent& event, SeatSet seats, std::string_view table);
// Whether everybody sees it alike, wherever they sit: as it was `seen` without a seat.
bool is_open_to_all(const LogEvent& event, const wire::Event& seen);

// How a state looks to one after the other; what they see alike is found out once.
class Scene {
 public:
  Scene(const State& state, std::int64_t now,
        const std::function<bool(std::string_view person)>& is_here);

  wire::Now now_for(std::string_view person);
  // Of `now_for`: what all see alike, and what they do not.
  const wire::Now& common() const { return common_; }
  std::vector<wire::Sight> sights_of(std::string_view person);

 private:
  std::vector<wire::Sight> sights(SeatSet seats);
  const std::string& view_json(Viewer viewer);

  const State& state_;
  wire::Now common_;  // to those who have no seat, and without a sight
  std::vector<std::pair<Viewer, std::string>> views_;
};

wire::Now now_for(const State& state, const Onlooker& onlooker);
wire::Table table_for(const State& state, const Onlooker& onlooker);

// A line about the table for lists; the same for everybody.
wire::Json summary_of(const State& state);

// Where the record of a match stays.
std::string record_id(std::string_view table, int match);

}  // namespace ordinal::table
