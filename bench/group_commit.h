// The bare group commit: batches of appends through the writer of the store, without threads or
// queues. What a server's moves are measured against.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace ordinal::bench {

// In a file of the folder, since its disk is what is measured. It is there until the end: where a
// disk is told what is free, removing a file keeps everybody waiting who writes.
class GroupCommit {
 public:
  explicit GroupCommit(const std::string& folder);
  ~GroupCommit();
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;

  // How long the commit of each batch of so many appends took, for so many seconds in which the log
  // of SQLite is moved as well.
  std::vector<double> commit_times_ms(std::size_t batch, double seconds);

  // How long each append waited until it was durable, where so many come in a second, evenly, and
  // what waits is committed together. The log is moved in between, and they wait for that too.
  std::vector<double> append_times_ms(double per_second, double seconds);

 private:
  class Load;
  struct File;
  std::unique_ptr<File> file_;
};

}  // namespace ordinal::bench
