// Counts and logs what could not be written.
#include "server/hub/health.h"

#include "server/log.h"
#include "texts/text.h"

namespace ordinal::server {
namespace {

// ms. Once nobody has tried to write for so long, a disk may have room again.
constexpr std::int64_t as_good_as_past = 60'000;

}  // namespace

void Health::note(const std::string& table, store::Outcome outcome) {
  const store::Outcome before = std::exchange(last_, outcome);
  if (outcome != store::Outcome::durable) {
    ++failed_writes_;
    last_failure_ = clock_.now();
  }
  if (outcome == before) return;  // the log may lie on the same disk
  if (outcome == store::Outcome::durable) {
    log(Level::info, "writes_again", {{"table", table}});
  } else if (outcome != store::Outcome::stopped) {
    log(Level::error, "write_failed",
        {{"table", table}, {"outcome", std::string(store::name_of(outcome))}});
  } else {
    const auto why = store_.why_stopped();
    log(Level::error, "store_stopped",
        {{"table", table}, {"why", why ? say(Language::en, *why) : std::string()}});
  }
}

Answer<Done> Health::now() const {
  if (last_ == store::Outcome::stopped) return Refusal{"server_health_stopped"_text, "SERVER", {}};
  if (clock_.now() - last_failure_ > as_good_as_past) return Done();
  if (last_ == store::Outcome::full) return Refusal{"server_health_full"_text, "SERVER", {}};
  if (last_ == store::Outcome::busy) return Refusal{"server_health_busy"_text, "SERVER", {}};
  return Done();
}

}  // namespace ordinal::server
