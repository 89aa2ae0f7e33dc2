// Reads to the end; writes beside, then renames.
#include "cli/whole_file.h"

#include "engine/core/word.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace ordinal::cli {

Answer<std::optional<std::string>> read_whole(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) return std::optional<std::string>();
  std::ifstream stream(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  const bool is_folder = std::filesystem::is_directory(file, error);
  if (!stream || is_folder) {
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
