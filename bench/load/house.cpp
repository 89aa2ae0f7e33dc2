// Starts, watches and stops the server.
#include "bench/load/house.h"

#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace ordinal::bench {

void pin_to_core(pid_t process, int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(static_cast<std::size_t>(core), &cores);
  sched_setaffinity(process, sizeof cores, &cores);
}

double cpu_seconds(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  std::istringstream words(text.substr(text.rfind(')') + 2));
  std::string word;
  for (int i = 3; i < 14; ++i) words >> word;
  double user = 0;
  double system = 0;
  words >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double stolen_seconds() {
  std::ifstream words("/proc/stat");
  std::string word;
  for (int i = 0; i < 8; ++i) words >> word;
  double stolen = 0;
  words >> stolen;
  return stolen / static_cast<double>(sysconf(_SC_CLK_TCK));
}

House::House(const std::string& program, const std::string& data, int core) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) std::abort();
  process_ = fork();
  if (process_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    pin_to_core(0, core);
    execl(program.c_str(), program.c_str(), "serve", "--lang", "en", "--listen", "127.0.0.1:0",
          "--data", data.c_str(), "--limit", "session-rate=1000000", "session-burst=1000000",
          "address-rate=1000000", "address-burst=1000000", "thinking=0", nullptr);
    std::perror(program.c_str());
    _exit(1);
  }
  close(ends[1]);
  std::string line;
  char letter = 0;
  while (::read(ends[0], &letter, 1) == 1 && letter != '\n') line += letter;
  close(ends[0]);
  const std::size_t colon = line.rfind(':');
  if (line.find("http://") == std::string::npos) {
    std::fprintf(stderr, "The server did not start: %s\n", line.c_str());
    std::exit(1);
  }
  port_ = static_cast<std::uint16_t>(std::atoi(line.c_str() + colon + 1));
}

House::~House() {
  if (process_ == 0) return;
  ::kill(process_, SIGTERM);
  waitpid(process_, nullptr, 0);
}

void House::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

double House::megabytes() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/status");
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6) / 1024;
  }
  return 0;
}

}  // namespace ordinal::bench
