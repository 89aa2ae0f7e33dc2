// Reads to the end; writes beside, then renames.
#include "cli/whole_file.h"

#include "engine/core/word.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace ordinal::cli {

Answer<std::optional<std::string>> read_whole(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) return std::optional<std::string>();
  std::ifstream stream(file, std::ios::binary);
  std::string bytes;
  std::array<char, 65536> block;
  while (stream.read(block.data(), block.size()), stream.gcount() > 0) {
    bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
  }
  if (!stream.is_open() || stream.bad()) {  // a folder opens, but is bad to read
    return Refusal{"cli_file_unreadable"_text, "CLI", {{"file", printable(file)}}};
  }
  return std::optional(std::move(bytes));
}

Answer<Done> write_whole(const std::string& file, const std::string& bytes) {
  const Refusal unwritable{"cli_file_unwritable"_text, "CLI", {{"file", printable(file)}}};
  const std::string beside = file + ".new";
  std::ofstream stream(beside, std::ios::binary);
  stream << bytes << std::flush;
  stream.close();
  std::error_code error;
  if (stream) std::filesystem::rename(beside, file, error);
  if (stream && !error) return Done{};
  std::filesystem::remove(beside, error);
  return unwritable;
}

}  // namespace ordinal::cli
