// Who is connected in a simulation, as the server knows it, and when nobody of that name was.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ordinal::server::simulation {

class Attendance {
 public:
  struct Absence {
    std::int64_t from;
    std::int64_t to;
  };

  void came(const std::string& name, std::int64_t now) {
    Visitor& visitor = visitors_[name];
    if (visitor.pages++ == 0) visitor.absences.push_back({visitor.left, now});
  }
  void left(const std::string& name, std::int64_t now) {
    Visitor& visitor = visitors_[name];
    if (visitor.pages == 0) return;
    --visitor.pages;
    if (visitor.pages == 0) visitor.left = now;
  }
  void all_left(std::int64_t now) {
    for (auto& [name, visitor] : visitors_) {
      if (visitor.pages > 0) visitor = {0, now, std::move(visitor.absences)};
    }
  }

  // In order; the last one may last until now.
  std::vector<Absence> absences(const std::string& name, std::int64_t now) const {
    const auto found = visitors_.find(name);
    if (found == visitors_.end()) return {};
    std::vector<Absence> all = found->second.absences;
    if (found->second.pages == 0) all.push_back({found->second.left, now});
    return all;
  }

 private:
  struct Visitor {
    int pages = 0;
    std::int64_t left = 0;
    std::vector<Absence> absences;
  };

  std::map<std::string, Visitor> visitors_;
};

}  // namespace ordinal::server::simulation
