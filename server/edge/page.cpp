// Finds the files in what page.S brings in. The list is made with them, by the build of the page.
#include "server/edge/page.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

extern "C" const char ordinal_page[];

namespace ordinal::server {
namespace {

struct Packed {
  std::string_view path;
  std::string_view type;
  bool is_for_good;
  std::size_t at;
  std::size_t size;
  std::size_t gzipped_at;
  std::size_t gzipped_size;
};

constexpr Packed packed[] = {
#include "page.inc"
};

std::array<PageFile, std::size(packed)> unpacked() {
  std::array<PageFile, std::size(packed)> files;
  std::transform(std::begin(packed), std::end(packed), files.begin(), [](const Packed& file) {
    return PageFile{file.path,
                    file.type,
                    file.is_for_good,
                    {ordinal_page + file.at, file.size},
                    {ordinal_page + file.gzipped_at, file.gzipped_size}};
  });
  return files;
}

}  // namespace

std::span<const PageFile> page_files() {
  static const auto files = unpacked();
  return files;
}

}  // namespace ordinal::server
