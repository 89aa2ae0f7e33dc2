// What the store says has happened, and whether what people were sent agrees with it.
#pragma once

#include "store/store.h"
#include "table/state.h"

#include <boost/json.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ordinal::server::simulation {

// Of a member; empty if it is missing, or no text.
std::string text_of(const boost::json::object& object, std::string_view key);

class Truth {
 public:
  explicit Truth(store::Store& store) : store_(store) {}

  // The log of a table as it is on disk now, and the state after each of its entries.
  struct Log {
    std::vector<table::Entry> entries;
    std::vector<table::State> states;  // states[i]: after entries[i]

    const table::State& before(std::size_t number) const { return states[number - 1]; }
  };
  const Log& log(const std::string& table);

  // What is wrong with a message to this person; nothing if all of it is true and theirs to know.
  std::string trouble_with(const boost::json::object& message, std::string_view person);

 private:
  std::string trouble_with_events(const Log& log, const boost::json::array& events,
                                  std::string_view person);
  std::string trouble_with_sights(const table::State& state, const boost::json::object& now,
                                  std::string_view person);

  store::Store& store_;
  std::map<std::string, Log> logs_;
};

}  // namespace ordinal::server::simulation
