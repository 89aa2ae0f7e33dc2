// What becomes of a failure that nobody waits for.
#include "server/edge/task.h"

#include "server/log.h"

namespace ordinal::server {

void noted_failure(const std::exception_ptr& thrown) {
  if (!thrown) return;
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& error) {
    log(Level::error, "connection_failed", {{"error", error.what()}});
  }
}

}  // namespace ordinal::server
