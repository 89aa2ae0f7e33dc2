// The queue, its thread, and the answers.
#include "store/sqlite_store.h"

#include "store/background.h"
#include "store/data_file.h"
#include "store/failure.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ordinal::store {
namespace {

// In one call for all, on the thread that made them. An answer that throws does not keep the others
// from theirs: they come in another.
void give_answers(std::shared_ptr<std::vector<Job>> batch, std::size_t first,
                  const Executor& executor) {
  executor([batch = std::move(batch), first, executor] {
    std::size_t next = first;
    try {
      while (next < batch->size()) {
        const Job& job = (*batch)[next++];
        job.done(job.outcome);
      }
    } catch (...) {
      if (next < batch->size()) give_answers(batch, next, executor);
      throw;
    }
  });
}

}  // namespace

Answer<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path, Executor executor,
                                                       const SqliteSettings& settings) {
  auto file = open_data_file(path, {settings.vfs, settings.synchronous, settings.patience});
  if (!file) return file.refusal();
  std::unique_ptr<SqliteStore> store(new SqliteStore(path, std::move(executor), settings));
  store->lock_ = std::move(file->lock);
  int code = store->writer_.prepare(std::move(file->writing), settings.most_latest);
  if (code == SQLITE_OK)
    code = store->reader_.prepare(std::move(file->reading), settings.most_latest);
  if (code != SQLITE_OK) return failure(code, path);
  store->tidier_.start(std::move(file->tidying));
  store->thread_ = std::thread([raw = store.get()] { raw->write_until_closed(); });
  return store;
}

SqliteStore::~SqliteStore() { close(); }

std::optional<Refusal> SqliteStore::close() {
  {
    const std::scoped_lock lock(mutex_);
    is_closed_ = true;
  }
  has_work_.notify_one();
  if (thread_.joinable()) thread_.join();
  return why_stopped();
}

void SqliteStore::append(Append append, std::function<void(Outcome)> done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back({std::move(append), std::move(done)});
  }
  has_work_.notify_one();
}

std::optional<Refusal> SqliteStore::why_stopped() const {
  const std::scoped_lock lock(mutex_);
  return why_stopped_;
}

void SqliteStore::write_until_closed() {
  stay_in_background("store-writer");
  for (auto batch = next_batch(); !batch.empty(); batch = next_batch()) {
    writer_.write(batch);
    // Nothing moves any more once anybody has been told that it stopped.
    if (writer_.error() != SQLITE_OK) tidier_.wait_until_done();
    note_failure();
    give_answers(std::make_shared<std::vector<Job>>(std::move(batch)), 0, executor_);
    tidy_up();
    note_failure();
  }
  tidier_.wait_until_done();
  heed_tidier();
  writer_.settle_all();
  note_failure();
}

void SqliteStore::tidy_up() {
  if (writer_.error() != SQLITE_OK) return;
  if (pace_.is_too_long(writer_.log_pages())) tidier_.wait_until_done();
  if (tidier_.is_at_work()) return;
  heed_tidier();
  const LogPace::Step step = pace_.next(writer_.log_pages());
  if (step == LogPace::Step::move) tidier_.wake();
  if (step == LogPace::Step::finish) writer_.tidy_up();
}

// Where moving failed, nothing is written any more.
void SqliteStore::heed_tidier() {
  const int error = tidier_.error();
  if (error != SQLITE_OK && writer_.error() == SQLITE_OK) writer_.stop(error);
}

std::vector<Job> SqliteStore::next_batch() {
  std::unique_lock lock(mutex_);
  has_work_.wait(lock, [this] { return is_closed_ || !waiting_.empty(); });
  const auto count = static_cast<std::ptrdiff_t>(std::min(waiting_.size(), most_in_batch_));
  const auto end = waiting_.begin() + count;
  std::vector<Job> batch(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return batch;
}

void SqliteStore::note_failure() {
  if (writer_.error() == SQLITE_OK) return;
  const std::scoped_lock lock(mutex_);
  why_stopped_ = failure(writer_.error(), path_);
}

template <class T>
Answer<T> SqliteStore::answer(int code, T value) const {
  if (code != SQLITE_OK) return failure(code, path_);
  return value;
}

Answer<std::vector<std::string>> SqliteStore::events(std::string_view table, std::uint64_t from) {
  std::vector<std::string> events;
  const int code = reader_.events(table, from, events);
  return answer(code, std::move(events));
}

Answer<std::optional<Card>> SqliteStore::card(std::string_view table) {
  std::optional<Card> card;
  const int code = reader_.card(table, card);
  return answer(code, std::move(card));
}

Answer<std::vector<NamedCard>> SqliteStore::listed() {
  std::vector<NamedCard> cards;
  const int code = reader_.listed(cards);
  return answer(code, std::move(cards));
}

Answer<std::vector<NamedCard>> SqliteStore::of_person(std::string_view person) {
  std::vector<NamedCard> cards;
  const int code = reader_.of_person(person, cards);
  return answer(code, std::move(cards));
}

Answer<std::vector<std::string>> SqliteStore::needing_care() {
  std::vector<std::string> names;
  const int code = reader_.needing_care(names);
  return answer(code, std::move(names));
}

Answer<std::vector<std::string>> SqliteStore::untouched_since(std::int64_t time) {
  std::vector<std::string> names;
  const int code = reader_.untouched_since(time, names);
  return answer(code, std::move(names));
}

}  // namespace ordinal::store
