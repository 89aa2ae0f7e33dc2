// The lines that have something to write. All of them are flushed at once, after the calls that are
// due by now: whoever is told several things hears them in one write.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace ordinal::server {

class Line;

class Outbound {
 public:
  // Flushed soon, if its owner still lives.
  void add(Line& line, std::weak_ptr<void> owner);

 private:
  void flush();

  std::vector<std::pair<Line*, std::weak_ptr<void>>> lines_;
};

}  // namespace ordinal::server
