// Reads to the end; writes beside, then renames.
#include "cli/whole_file.h"

#include "engine/core/word.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace ordinal::cli {
namespace {

constexpr std::size_t most_bytes = 64 << 20;  // far more than any file that is read whole

// What is there and no plain file must not be replaced by one.
bool is_device(const std::string& file) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

bool write_to(const std::string& file, const std::string& bytes) {
  std::ofstream stream(file, std::ios::binary);
  stream << bytes << std::flush;
  stream.close();
  return !stream.fail();
}

}  // namespace

Answer<std::optional<std::string>> read_whole(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) return std::optional<std::string>();
  std::ifstream stream(file, std::ios::binary);
  std::string bytes;
  std::array<char, 65536> block;
  while (stream.read(block.data(), block.size()), stream.gcount() > 0) {
    bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    if (bytes.size() > most_bytes) break;
  }
  const bool is_too_large = bytes.size() > most_bytes;
  if (!stream.is_open() || stream.bad() || is_too_large) {  // a folder opens, but is bad to read
    return Refusal{"cli_file_unreadable"_text, "CLI", {{"file", printable(file)}}};
  }
  return std::optional(std::move(bytes));
}

Answer<Done> write_whole(const std::string& file, const std::string& bytes) {
  const Refusal unwritable{"cli_file_unwritable"_text, "CLI", {{"file", printable(file)}}};
  if (is_device(file)) return write_to(file, bytes) ? Answer<Done>(Done{}) : unwritable;
  const std::string beside = file + ".new";
  const bool is_written = write_to(beside, bytes);
  std::error_code error;
  if (is_written) std::filesystem::rename(beside, file, error);
  if (is_written && !error) return Done{};
  std::filesystem::remove(beside, error);
  return unwritable;
}

}  // namespace ordinal::cli
