// A bounded getline.
#include "record/line_reader.h"

namespace ordinal {

Answer<bool> LineReader::next() {
  bool is_blank = true;
  line_.clear();
  ++number_;
  for (;;) {
    const int c = std::getc(file_);
    if (c == EOF && std::ferror(file_) != 0) return Refusal{"file_unreadable"_text, "REC-1", {}};
    if (c == '\n' || c == EOF) {
      if (!is_blank) return true;
      if (c == EOF) {
        --number_;
        return false;
      }
      line_.clear();
      ++number_;
      continue;
    }
    if (line_.size() == longest) {
      return Refusal{"record_line_too_long"_text, "REC-1", {{"limit", longest}}};
    }
    if (c != ' ' && c != '\t' && c != '\r') is_blank = false;
    line_ += static_cast<char>(c);
  }
}

}  // namespace ordinal
