// What the store says when it is asked.
#pragma once

#include "engine/core/refusal.h"
#include "server/log.h"
#include "texts/text.h"

namespace ordinal::server {

// Why the store cannot read is for the log; a guest is told that it cannot.
template <class T>
Answer<T> told(Answer<T> answer) {
  if (answer) return answer;
  log(Level::error, "read_failed", {{"why", say(Language::en, answer.refusal())}});
  return Refusal{"server_cannot_read"_text, "SERVER", {}};
}

}  // namespace ordinal::server
