// Writes appends, many in one transaction; stays out of threads.
#pragma once

#include "store/latest.h"
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
  // So many events lie in the order they came, or for a while up to about twice as many: a batch
  // settles a part of what is too many.
  static constexpr std::size_t usual_latest = 32'768;

  // The connection is open and has the newest schema. SQLITE_OK, or what went wrong.
  int prepare(Connection connection, std::size_t most_latest = usual_latest);

  // Sets every outcome. After a failure that leaves open what the disk holds, nothing is written
  // any more.
  void write(std::span<Job> batch);
  // Every event lies with those of its table, if there is room for it: when nobody waits any more.
  void settle_all();

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

  int begin();
  int write_all(std::span<Job> batch);
  int write_one(Job& job);
  int add_event(Found& found, const std::string& event);
  // So many settle at most, and so many are dropped at most.
  int settle(std::size_t most_latest, std::int64_t budget);
  int settle_one(std::int64_t place);
  // The first place of those that have not settled, or of the next to come.
  std::int64_t first_needed() const {
    return latest_.size() > 0 ? latest_.first() : last_place_ + 1;
  }
  // After a failure: nothing of the transaction stays. False if that is not known.
  bool undo();
  int find(const std::string& table, Found& found);
  int look_up(const std::string& table, Found& found);
  int forget_what_others_changed();
  int find_latest();
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
  Statement latest_number_;
  Statement find_latest_;
  Statement settle_one_;
  Statement has_settled_;
  Statement drop_settled_;
  Statement people_;
  Statement drop_people_;
  Statement add_person_;
  std::size_t most_latest_ = usual_latest;
  Latest latest_;
  std::int64_t first_place_ = 0;  // of those that were not dropped
  std::int64_t last_place_ = 0;   // never used again: whoever reads knows them by it
  int error_ = SQLITE_OK;
  int log_pages_ = 0;
  std::int64_t others_ = 0;  // changes with whatever another connection commits
  // What stands on the disk.
  bool knows_latest_ = false;
  std::unordered_map<std::string, Found> known_;
};

}  // namespace ordinal::store
