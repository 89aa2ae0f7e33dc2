// The disk, and the functions that SQLite calls.
#include "tests/store/forgetful_vfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <new>
#include <optional>

namespace ordinal::store {
namespace {

constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

std::optional<std::string> content_of(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

// SQLite allocates `szOsFile` bytes: this, and the usual file behind it.
struct ShimFile {
  sqlite3_file base;
  ForgetfulDisk::Part part;
  std::string* path;  // null if nothing of it is kept: temporary files
};

sqlite3_vfs* usual() { return sqlite3_vfs_find("unix"); }
ShimFile* shim(sqlite3_file* file) { return reinterpret_cast<ShimFile*>(file); }
sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(ShimFile));
}
ForgetfulDisk& disk() { return ForgetfulDisk::get(); }

int close_file(sqlite3_file* file) {
  delete shim(file)->path;
  return real(file)->pMethods->xClose(real(file));
}

int read_file(sqlite3_file* file, void* into, int count, sqlite3_int64 offset) {
  return real(file)->pMethods->xRead(real(file), into, count, offset);
}

int write_file(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
  sqlite3_int64 size = 0;
  int code = real(file)->pMethods->xFileSize(real(file), &size);
  if (code == SQLITE_OK) code = disk().before_growth(offset + count, size);
  if (code == SQLITE_OK) code = disk().before_change();
  if (code == SQLITE_OK) code = real(file)->pMethods->xWrite(real(file), bytes, count, offset);
  if (code != SQLITE_OK || shim(file)->path == nullptr) return code;
  disk().changed(*shim(file)->path,
                 {ForgetfulDisk::Change::Kind::write, offset,
                  std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(count))});
  return SQLITE_OK;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  int code = disk().before_change();
  if (code == SQLITE_OK) code = real(file)->pMethods->xTruncate(real(file), size);
  if (code != SQLITE_OK || shim(file)->path == nullptr) return code;
  disk().changed(*shim(file)->path, {ForgetfulDisk::Change::Kind::truncate, size, {}});
  return SQLITE_OK;
}

// Nothing reaches the real disk for good: the tests ask this one alone, and are faster for it.
int sync_file(sqlite3_file* file, int) {
  const int code = disk().before_sync(shim(file)->part);
  if (shim(file)->path == nullptr) return code;
  code == SQLITE_OK ? disk().synced(*shim(file)->path) : disk().failed_to_sync(*shim(file)->path);
  return code;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}
int lock_file(sqlite3_file* file, int level) {
  return real(file)->pMethods->xLock(real(file), level);
}
int unlock_file(sqlite3_file* file, int level) {
  return real(file)->pMethods->xUnlock(real(file), level);
}
int check_lock(sqlite3_file* file, int* is_reserved) {
  return real(file)->pMethods->xCheckReservedLock(real(file), is_reserved);
}
int control_file(sqlite3_file* file, int what, void* argument) {
  return real(file)->pMethods->xFileControl(real(file), what, argument);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int traits(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int map_memory(sqlite3_file* file, int page, int size, int extend, volatile void** into) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, into);
}
int lock_memory(sqlite3_file* file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void order_memory(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int unmap_memory(sqlite3_file* file, int do_delete) {
  return real(file)->pMethods->xShmUnmap(real(file), do_delete);
}

// Version 2: with shared memory, without mapped files, which would be written past this.
constexpr sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_lock,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = traits,
    .xShmMap = map_memory,
    .xShmLock = lock_memory,
    .xShmBarrier = order_memory,
    .xShmUnmap = unmap_memory,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  file->pMethods = nullptr;
  if (!disk().has_power()) return SQLITE_CANTOPEN;
  constexpr int kept = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
  const bool is_kept = (flags & kept) != 0 && path != nullptr;
  if (is_kept) disk().open(path);
  const int code = usual()->xOpen(usual(), path, real(file), flags, out_flags);
  if (code != SQLITE_OK) return code;
  shim(file)->path = is_kept ? new std::string(path) : nullptr;
  shim(file)->part =
      (flags & SQLITE_OPEN_MAIN_DB) != 0 ? ForgetfulDisk::Part::data : ForgetfulDisk::Part::other;
  file->pMethods = &methods;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs*, const char* path, int do_sync) {
  int code = disk().before_change();
  if (code == SQLITE_OK) code = usual()->xDelete(usual(), path, 0);
  if (code != SQLITE_OK) return code;
  disk().changed(path, {ForgetfulDisk::Change::Kind::remove, 0, {}});
  if (do_sync != 0) disk().synced(path);
  return SQLITE_OK;
}

sqlite3_vfs* shim_vfs() {
  static sqlite3_vfs vfs = [] {
    sqlite3_vfs made = *usual();
    made.szOsFile = static_cast<int>(sizeof(ShimFile)) + usual()->szOsFile;
    made.pNext = nullptr;
    made.zName = ForgetfulDisk::vfs;
    made.xOpen = open_file;
    made.xDelete = delete_file;
    return made;
  }();
  return &vfs;
}

}  // namespace

ForgetfulDisk& ForgetfulDisk::get() {
  static ForgetfulDisk only;
  return only;
}

ForgetfulDisk::ForgetfulDisk() : power_left_(endless) {
  sqlite3_initialize();
  sqlite3_vfs_register(shim_vfs(), 0);
}

void ForgetfulDisk::reset() {
  const std::scoped_lock lock(mutex_);
  files_.clear();
  power_left_ = endless;
  writes_fail_ = syncs_fail_ = data_syncs_fail_ = is_full_ = false;
}

void ForgetfulDisk::lose_power_at(std::uint64_t n) {
  const std::scoped_lock lock(mutex_);
  power_left_ = n;
}

bool ForgetfulDisk::has_power() const {
  const std::scoped_lock lock(mutex_);
  return power_left_ > 0;
}

void ForgetfulDisk::fail_writes(bool do_fail) {
  const std::scoped_lock lock(mutex_);
  writes_fail_ = do_fail;
}

void ForgetfulDisk::fail_syncs(bool do_fail) {
  const std::scoped_lock lock(mutex_);
  syncs_fail_ = do_fail;
}

void ForgetfulDisk::fail_data_syncs(bool do_fail) {
  const std::scoped_lock lock(mutex_);
  data_syncs_fail_ = do_fail;
  has_data_sync_failed_ = false;
}

void ForgetfulDisk::wait_for_failed_data_sync() {
  std::unique_lock lock(mutex_);
  data_sync_failed_.wait(lock, [this] { return has_data_sync_failed_; });
}

void ForgetfulDisk::set_full(bool is_full) {
  const std::scoped_lock lock(mutex_);
  is_full_ = is_full;
}

bool ForgetfulDisk::spend_power() {
  if (power_left_ != endless && power_left_ > 0) --power_left_;
  return power_left_ > 0;
}

int ForgetfulDisk::before_change() {
  const std::scoped_lock lock(mutex_);
  return spend_power() && !writes_fail_ ? SQLITE_OK : SQLITE_IOERR_WRITE;
}

int ForgetfulDisk::before_growth(std::int64_t end, std::int64_t size) {
  const std::scoped_lock lock(mutex_);
  return is_full_ && end > size ? SQLITE_FULL : SQLITE_OK;
}

int ForgetfulDisk::before_sync(Part part) {
  const std::scoped_lock lock(mutex_);
  const bool fails = syncs_fail_ || (data_syncs_fail_ && part == Part::data);
  if (spend_power() && !fails) return SQLITE_OK;
  if (part == Part::data) has_data_sync_failed_ = true;
  data_sync_failed_.notify_all();
  return SQLITE_IOERR_FSYNC;
}

// Called before the real file is made.
void ForgetfulDisk::open(const std::string& path) {
  const std::scoped_lock lock(mutex_);
  const auto content = content_of(path);
  const auto [known, is_new] = files_.try_emplace(path);
  if (is_new && content) known->second = {true, *content, {}};
  if (!content) known->second.pending.push_back({Change::Kind::make, 0, {}});
}

void ForgetfulDisk::changed(const std::string& path, Change change) {
  const std::scoped_lock lock(mutex_);
  const auto known = files_.find(path);
  if (known != files_.end()) known->second.pending.push_back(std::move(change));
}

void ForgetfulDisk::synced(const std::string& path) {
  const std::scoped_lock lock(mutex_);
  const auto known = files_.find(path);
  if (known == files_.end()) return;
  for (const Change& change : known->second.pending) apply(known->second, change);
  known->second.pending.clear();
}

void ForgetfulDisk::failed_to_sync(const std::string& path) {
  const std::scoped_lock lock(mutex_);
  const auto known = files_.find(path);
  if (known != files_.end() && power_left_ > 0) known->second.pending.clear();
}

void ForgetfulDisk::apply(File& file, const Change& change) {
  const auto at = static_cast<std::size_t>(change.offset);
  switch (change.kind) {
    case Change::Kind::make:
      file.exists = true;
      break;
    case Change::Kind::write:
      file.exists = true;
      file.durable.resize(std::max(file.durable.size(), at + change.bytes.size()));
      std::ranges::copy(change.bytes, file.durable.begin() + change.offset);
      break;
    case Change::Kind::truncate:
      file.durable.resize(at);
      break;
    case Change::Kind::remove:
      file.exists = false;
      file.durable.clear();
      break;
  }
}

// Of a torn write, one stretch arrives.
void ForgetfulDisk::apply_torn(File& file, const Change& change, std::mt19937_64& dice) {
  if (change.kind != Change::Kind::write) return;
  const std::size_t size = change.bytes.size();
  const std::size_t begin = dice() % (size + 1);
  const std::size_t count = dice() % (size - begin + 1);
  apply(file, {Change::Kind::write, change.offset + static_cast<std::int64_t>(begin),
               change.bytes.substr(begin, count)});
}

void ForgetfulDisk::restore_power(std::uint64_t seed) {
  const std::scoped_lock lock(mutex_);
  std::mt19937_64 dice(seed);
  for (auto& [path, file] : files_) {
    const std::uint64_t kept = dice() % 5;  // some losses forget all, some little
    for (const Change& change : file.pending) {
      const std::uint64_t fate = dice() % 5;
      if (fate == 4) apply_torn(file, change, dice);
      if (fate < kept) apply(file, change);
    }
    std::filesystem::remove(path);
    std::filesystem::remove(path + "-shm");
    if (file.exists) std::ofstream(path, std::ios::binary) << file.durable;
  }
  files_.clear();
  power_left_ = endless;
}

}  // namespace ordinal::store
