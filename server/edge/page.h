// The files of server/page, which travel inside the program.
#pragma once

#include <array>
#include <string_view>

namespace ordinal::server {

struct PageFile {
  std::string_view path;
  std::string_view type;
  std::string_view content;
};

extern const std::array<PageFile, 4> page_files;

}  // namespace ordinal::server
