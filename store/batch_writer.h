// Writes appends, many in one transaction; stays out of threads.
#pragma once

#include "store/sqlite.h"
#include "store/store.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace ordinal::store {

// An append that waits, and what came of it.
struct Job {
  Append append;
  std::function<void(Outcome)> done;
  Outcome outcome = Outcome::stopped;
};

class BatchWriter {
 public:
  // The connection is open and has the newest schema. SQLITE_OK, or what went wrong.
  int prepare(Connection connection);

  // Sets every outcome. After a failure that leaves open what the disk holds, nothing is written
  // any more.
  void write(std::span<Job> batch);

  // Of the log of SQLite, as of the last commit.
  int log_pages() const { return log_pages_; }
  // Moves what is safe in it into the data file; if that was all, the log begins anew.
  void tidy_up();

  // Nothing is written any more.
  void stop(int code);

  // SQLITE_OK as long as nothing failed.
  int error() const { return error_; }

 private:
  struct Found {
    std::int64_t key = 0;  // 0: there is no such table
    std::uint64_t length = 0;
  };

  int write_all(std::span<Job> batch);
  int write_one(Job& job);
  int find(const std::string& table, Found& found);
  int look_up(const std::string& table, Found& found);
  int forget_what_others_changed();
  int write_card(const std::string& table, const Card& card, Found& found);
  int write_people(std::int64_t key, const std::vector<std::string>& people);

  Connection connection_;
  Statement begin_;
  Statement commit_;
  Statement rollback_;
  Statement changed_by_others_;
  Statement look_up_;
  Statement add_card_;
  Statement change_card_;
  Statement add_event_;
  Statement people_;
  Statement drop_people_;
  Statement add_person_;
  int error_ = SQLITE_OK;
  int log_pages_ = 0;
  std::int64_t others_ = 0;  // changes with whatever another connection commits
  std::unordered_map<std::string, Found> known_;  // what stands on the disk
};

}  // namespace ordinal::store
