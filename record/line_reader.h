// Reads a stream line by line, and never more of a line than a record may have.
#pragma once

#include "engine/core/refusal.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace ordinal {

class LineReader {
 public:
  static constexpr std::size_t longest = std::size_t{1} << 20;  // REC-1

  explicit LineReader(std::FILE* file) : file_(file) {}

  // The next line that is not blank; nothing at the end of the stream.
  Answer<bool> next();

  std::string_view line() const { return line_; }
  long number() const { return number_; }  // of that line, counted from 1

 private:
  std::FILE* file_;
  std::string line_;
  long number_ = 0;
};

}  // namespace ordinal
