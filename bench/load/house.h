// The server that is measured: a process of its own, on a core of its own.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace ordinal::bench {

constexpr int server_core = 0;
// How long whoever makes the load waits for something to hear, in ms: it never sleeps, since to
// wake it would cost the server that is measured, and what it hears would be timed late.
constexpr int at_once = 0;
void pin_to_core(pid_t process, int core);
double cpu_seconds(pid_t process);  // so far
double stolen_seconds();            // of all cores, by the host of a virtual machine, so far

class House {
 public:
  // Starts `program serve` with the data file, pinned to the core.
  House(const std::string& program, const std::string& data, int core);
  ~House();  // asks it to stop, and waits
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  std::uint16_t port() const { return port_; }
  double cpu_seconds() const { return bench::cpu_seconds(process_); }  // so far
  double megabytes() const;                                            // that it has in memory
  void kill();  // at once, with nothing tidied up

 private:
  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace ordinal::bench
