// A disk for SQLite that fails on demand: a shim over the usual one that knows which writes were
// synced, forgets others when the power goes, and can refuse to write or to sync.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace ordinal::store {

// All files under it go through to real ones, so that reading, locks and shared memory are the
// usual ones. Beside them it keeps what each would hold if the power went now.
class ForgetfulDisk {
 public:
  static constexpr const char* vfs = "forgetful";

  // One for the process: SQLite finds it by its name.
  static ForgetfulDisk& get();

  // Everything works, nothing is remembered.
  void reset();

  // The n-th change or sync from now does not happen, nor does anything after it.
  void lose_power_at(std::uint64_t n);
  bool has_power() const;
  // Once all files are closed: what was not synced is there, torn, or forgotten, by the dice of
  // `seed`. Then there is power again.
  void restore_power(std::uint64_t seed);

  void fail_writes(bool do_fail);
  // What a failed sync was to save is forgotten, though it reads as if it were there; a later sync
  // does not save it: that is how Linux does it.
  void fail_syncs(bool do_fail);
  // Only those of the data file itself, which is written when the log of SQLite moves into it.
  void fail_data_syncs(bool do_fail);
  // Until one of them has failed.
  void wait_for_failed_data_sync();
  void set_full(bool is_full);

  enum class Part : std::uint8_t { data, other };

  // For the shim; each answers a result code of SQLite.
  struct Change {
    enum class Kind : std::uint8_t { make, write, truncate, remove };

    Kind kind;
    std::int64_t offset = 0;  // of a write; the size of a truncation
    std::string bytes;
  };
  int before_change();
  int before_growth(std::int64_t end, std::int64_t size);
  int before_sync(Part part);
  void open(const std::string& path);
  void changed(const std::string& path, Change change);
  void synced(const std::string& path);
  void failed_to_sync(const std::string& path);

 private:
  struct File {
    bool exists = false;
    std::string durable;
    std::vector<Change> pending;
  };

  ForgetfulDisk();

  bool spend_power();
  static void apply(File& file, const Change& change);
  static void apply_torn(File& file, const Change& change, std::mt19937_64& dice);

  mutable std::mutex mutex_;
  std::condition_variable data_sync_failed_;
  std::map<std::string, File> files_;
  std::uint64_t power_left_;
  bool writes_fail_ = false;
  bool syncs_fail_ = false;
  bool data_syncs_fail_ = false;
  bool has_data_sync_failed_ = false;
  bool is_full_ = false;
};

}  // namespace ordinal::store
