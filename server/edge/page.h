// The files of the page, which travel inside the program.
#pragma once

#include <span>
#include <string_view>

namespace ordinal::server {

struct PageFile {
  std::string_view path;
  std::string_view type;
  bool is_for_good;  // never changes under this path
  std::string_view content;
  std::string_view gzipped;  // empty: would be no smaller
};

std::span<const PageFile> page_files();

}  // namespace ordinal::server
