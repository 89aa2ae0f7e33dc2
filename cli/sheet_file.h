// The file of --resume: every finished deal of a contest, so that it can stop and go on.
#pragma once

#include "arena/contest.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace ordinal::cli {

class SheetFile {
 public:
  explicit SheetFile(std::string name) : name_(std::move(name)) {}
  ~SheetFile();
  SheetFile(const SheetFile&) = delete;
  SheetFile& operator=(const SheetFile&) = delete;

  // Takes the earlier deals of `plan` from the file, and its seed unless that is fixed; or begins
  // the file. Refuses a file of another contest, a broken one, and one that is in use. A last line
  // that was cut short is forgotten.
  enum class SeedIs : std::uint8_t { free, fixed };
  Answer<Done> open(arena::Plan& plan, SeedIs seed);

  // Notes the deal if the file does not have it yet. Answers whether it could be written.
  bool note(const arena::PlayedDeal& deal, std::uint32_t number);

 private:
  Answer<Done> read(arena::Plan& plan, SeedIs seed);
  bool append(std::string_view line);
  Refusal unwritable() const;

  using Clock = std::chrono::steady_clock;

  std::string name_;
  int file_ = -1;
  std::uint32_t deals_ = 0;  // in the file
  Clock::time_point synced_;
};

}  // namespace ordinal::cli
