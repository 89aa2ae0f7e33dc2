// How a thread behaves that works for people who wait for another one.
#pragma once

#include <pthread.h>

namespace ordinal::store {

// The calling thread has a name for whoever looks at them, of 15 letters at most, and interrupts
// nobody when it is woken: where it shares a core with whoever answers people, all of them are
// heard first, and what they said is written at once. Without effect where the system does not
// allow it.
inline void stay_in_background(const char* name) {
  const sched_param none{};
  pthread_setschedparam(pthread_self(), SCHED_BATCH, &none);
  pthread_setname_np(pthread_self(), name);
}

}  // namespace ordinal::store
