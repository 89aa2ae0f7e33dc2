// The store in one SQLite file. A thread of its own writes everything that waits in one
// transaction, so that many appends share one sync of the disk; another moves what was written
// from the log of SQLite into the file. Reading happens on the caller's thread.
#pragma once

#include "store/batch_writer.h"
#include "store/file_lock.h"
#include "store/log_pace.h"
#include "store/reader.h"
#include "store/store.h"
#include "store/tidier.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

namespace ordinal::store {

// For tests and measurements; a server takes it as it is.
struct SqliteSettings {
  std::size_t most_in_batch = 256;
  std::size_t most_latest = BatchWriter::usual_latest;
  int most_log_pages = 4000;         // of SQLite's log, before it begins anew
  const char* vfs = nullptr;         // SQLite's usual one
  const char* synchronous = "FULL";  // less loses what was called durable
  int patience = 5000;               // ms for another program that holds the file
};

class SqliteStore final : public Store {
 public:
  // Makes the file if there is none, and brings older data up to date. Two never share a file.
  // `executor` outlives the store and may be called from any thread.
  static Answer<std::unique_ptr<SqliteStore>> open(const std::string& path, Executor executor,
                                                   const SqliteSettings& settings = {});

  // As `close`.
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  // Finishes what waits: every `done` was given to the executor, and nothing is appended any more.
  // Why it stopped, if it did, even if only now.
  std::optional<Refusal> close();

  void append(Append append, std::function<void(Outcome)> done) override;
  std::optional<Refusal> why_stopped() const override;
  Answer<std::vector<std::string>> events(std::string_view table, std::uint64_t from) override;
  Answer<std::optional<Card>> card(std::string_view table) override;
  Answer<std::vector<NamedCard>> listed() override;
  Answer<std::vector<NamedCard>> of_person(std::string_view person) override;
  Answer<std::vector<std::string>> needing_care() override;
  Answer<std::vector<std::string>> untouched_since(std::int64_t time) override;

 private:
  SqliteStore(std::string path, Executor executor, const SqliteSettings& settings)
      : path_(std::move(path)),
        executor_(std::move(executor)),
        most_in_batch_(settings.most_in_batch),
        pace_(settings.most_log_pages) {}

  void write_until_closed();
  // Waits for work; empty when the store is closed and nothing waits any more.
  std::vector<Job> next_batch();
  void tidy_up();
  void heed_tidier();
  void note_failure();
  // The value if `code` is fine, else why not.
  template <class T>
  Answer<T> answer(int code, T value) const;

  const std::string path_;
  const Executor executor_;
  const std::size_t most_in_batch_;
  LogPace pace_;
  FileLock lock_;
  BatchWriter writer_;  // of the writing thread, once it runs
  Reader reader_;
  Tidier tidier_;

  mutable std::mutex mutex_;
  std::condition_variable has_work_;
  std::deque<Job> waiting_;
  bool is_closed_ = false;
  std::optional<Refusal> why_stopped_;

  std::thread thread_;
};

}  // namespace ordinal::store
