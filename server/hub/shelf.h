// Records that were asked for, since writing one plays a whole match again. A record never changes.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <string_view>

namespace ordinal::server {

class Shelf {
 public:
  explicit Shelf(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Nothing if it is not here.
  const std::string* find(std::string_view id) const {
    const auto found = records_.find(id);
    return found == records_.end() ? nullptr : &found->second;
  }

  // Those that were put here first make room.
  void put(const std::string& id, const std::string& record) {
    if (!records_.emplace(id, record).second) return;
    order_.push_back(id);
    bytes_ += record.size();
    while (bytes_ > most_bytes_) {
      const auto oldest = records_.find(order_.front());
      bytes_ -= oldest->second.size();
      records_.erase(oldest);
      order_.pop_front();
    }
  }

 private:
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::map<std::string, std::string, std::less<>> records_;
  std::deque<std::string> order_;
};

}  // namespace ordinal::server
