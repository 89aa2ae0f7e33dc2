// Reads the file to its last whole line, and adds whole lines.
#include "cli/sheet_file.h"

#include "arena/score_sheet.h"
#include "engine/core/word.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace ordinal::cli {
namespace {

bool begins_like_header(std::string_view text) {
  const std::size_t size = std::min(text.size(), arena::sheet_start.size());
  return text.substr(0, size) == arena::sheet_start.substr(0, size);
}

}  // namespace

SheetFile::~SheetFile() {
  if (file_ < 0) return;
  fdatasync(file_);
  close(file_);
}

Refusal SheetFile::unwritable() const {
  return {"cli_file_unwritable"_text, "CLI", {{"file", printable(name_)}}};
}

Answer<Done> SheetFile::open(arena::Plan& plan, SeedIs seed) {
  constexpr int readable_by_all = 0644;
  file_ = ::open(name_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, readable_by_all);
  struct stat about{};
  if (file_ < 0 || fstat(file_, &about) != 0 || !S_ISREG(about.st_mode)) return unwritable();
  if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
    return Refusal{"cli_sheet_in_use"_text, "CLI", {{"file", printable(name_)}}};
  }
  return read(plan, seed);
}

Answer<Done> SheetFile::read(arena::Plan& plan, SeedIs seed) {
  const Refusal other{"cli_sheet_other"_text, "CLI", {{"file", printable(name_)}}};
  std::ifstream stream(name_, std::ios::binary);
  std::string line;
  std::getline(stream, line);
  if (stream.eof()) {  // nothing yet, or not even a whole line
    if (!begins_like_header(line)) return other;
    const bool is_empty = ftruncate(file_, 0) == 0;
    if (!is_empty || !append(arena::sheet_header(plan))) return unwritable();
    return Done{};
  }
  const auto found = arena::seed_of_sheet(line);
  if (found && seed == SeedIs::free) plan.seed = *found;
  if (line != arena::sheet_header(plan)) return other;
  auto size = static_cast<off_t>(line.size() + 1);
  while (std::getline(stream, line) && !stream.eof()) {
    auto deal = arena::parse_sheet_line(plan, line, deals_);
    if (!deal) {
      return Refusal{"cli_sheet_broken"_text,
                     "CLI",
                     {{"file", printable(name_)}, {"line", static_cast<long long>(deals_) + 2}}};
    }
    if (deals_ < plan.deals) plan.earlier.push_back(*std::move(deal));
    ++deals_;
    size += static_cast<off_t>(line.size() + 1);
  }
  if (ftruncate(file_, size) != 0) return unwritable();
  return Done{};
}

bool SheetFile::note(const arena::PlayedDeal& deal, std::uint32_t number) {
  if (number < deals_) return true;
  ++deals_;
  return append(arena::sheet_line(deal, number));
}

// One write, so that a crash of the program leaves whole lines; and on the disk once a second, so
// that one of the machine costs little.
bool SheetFile::append(std::string_view line) {
  const std::string whole = std::string(line) + '\n';
  if (::write(file_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size()))
    return false;
  if (Clock::now() - synced_ < std::chrono::seconds(1)) return true;
  synced_ = Clock::now();
  return fdatasync(file_) == 0;
}

}  // namespace ordinal::cli
