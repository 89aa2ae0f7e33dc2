// How writing goes: outcomes are counted and logged, and whether the house is fit to play is judged
// by them.
#pragma once

#include "server/port.h"
#include "store/store.h"

#include <cstdint>
#include <string>

namespace ordinal::server {

class Health {
 public:
  Health(const store::Store& store, const Clock& clock) : store_(store), clock_(clock) {}

  // Something of the table was to be written. The log is told when it begins to fail, and when it
  // no longer does; each failure counts.
  void note(const std::string& table, store::Outcome outcome);

  // Fit to play, or what whoever runs the server should do. No word about files: guests may ask.
  Answer<Done> now() const;
  std::int64_t failed_writes() const { return failed_writes_; }

 private:
  const store::Store& store_;
  const Clock& clock_;
  store::Outcome last_ = store::Outcome::durable;
  std::int64_t last_failure_ = 0;
  std::int64_t failed_writes_ = 0;
};

}  // namespace ordinal::server
