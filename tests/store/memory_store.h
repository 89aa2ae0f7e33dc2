// The port of the store in memory, for the tests of those who use it: deterministic, and it fails
// when told to.
#pragma once

#include "store/store.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace ordinal::store {

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(Executor executor) : executor_(std::move(executor)) {}

  // The disk is full until there is room again.
  void fill_disk() { is_full_ = true; }
  void free_disk() { is_full_ = false; }
  // Another program holds the file until it lets it go.
  void hold_file() { is_held_ = true; }
  void release_file() { is_held_ = false; }
  // The next append fails, and with it every later one.
  void stop() { is_stopped_ = true; }
  // Nothing can be read until it can again.
  void fail_reads(bool do_fail) { reads_fail_ = do_fail; }
  // A store that was opened anew: what was written is there, and the disk is as it was.
  void restart() { is_stopped_ = false; }

  void append(Append append, std::function<void(Outcome)> done) override {
    const Outcome outcome = write(std::move(append));
    executor_([done = std::move(done), outcome] { done(outcome); });
  }

  std::optional<Refusal> why_stopped() const override {
    if (!is_stopped_) return std::nullopt;
    return Refusal{"store_failed"_text, "STORE", {{"file", "tables"}, {"reason", "told to"}}};
  }

  Answer<std::vector<std::string>> events(std::string_view table, std::uint64_t from) override {
    if (reads_fail_) return unreadable();
    const auto found = tables_.find(table);
    if (found == tables_.end() || from >= found->second.events.size())
      return std::vector<std::string>{};
    const std::vector<std::string>& all = found->second.events;
    return std::vector<std::string>(all.begin() + static_cast<std::ptrdiff_t>(from), all.end());
  }

  Answer<std::optional<Card>> card(std::string_view table) override {
    const auto found = tables_.find(table);
    return found == tables_.end() ? std::nullopt : std::optional(found->second.card);
  }

  Answer<std::vector<NamedCard>> listed() override {
    if (reads_fail_) return unreadable();
    auto cards = latest_first([](const Card& card) {
      return card.is_listed &&
             (card.state == Card::State::open || card.state == Card::State::running);
    });
    if (cards.size() > most_listed) cards.resize(most_listed);
    return cards;
  }

  Answer<std::vector<NamedCard>> of_person(std::string_view person) override {
    if (reads_fail_) return unreadable();
    auto cards = latest_first([person](const Card& card) {
      return card.state != Card::State::closed && std::ranges::count(card.people, person) > 0;
    });
    std::size_t over = 0;
    std::erase_if(cards, [&](const NamedCard& card) {
      return card.second.state == Card::State::over && ++over > most_over;
    });
    return cards;
  }

  Answer<std::vector<std::string>> needing_care() override {
    return names([](const Card& card) { return card.needs_care; });
  }

  Answer<std::vector<std::string>> untouched_since(std::int64_t time) override {
    if (reads_fail_) return unreadable();
    return names([time](const Card& card) {
      return card.state != Card::State::closed && card.touched < time;
    });
  }

  // To see whether it is written again.
  void forget_card(const std::string& table) { tables_.at(table).card = {}; }

 private:
  struct Table {
    std::vector<std::string> events;
    Card card;
  };

  static Refusal unreadable() {
    return {"store_corrupt"_text, "STORE", {{"file", "/srv/tables.sqlite"}}};
  }

  Outcome write(Append append) {
    if (is_stopped_) return Outcome::stopped;
    if (is_full_) return Outcome::full;
    if (is_held_) return Outcome::busy;
    const auto found = tables_.find(append.table);
    const std::size_t length = found == tables_.end() ? 0 : found->second.events.size();
    if (append.first != length) return Outcome::conflict;
    Table& table = tables_[append.table];
    std::ranges::move(append.events, std::back_inserter(table.events));
    if (append.card) table.card = std::move(*append.card);
    return Outcome::durable;
  }

  template <class Wanted>
  std::vector<std::string> names(Wanted wanted) const {
    std::vector<std::string> names;
    for (const auto& [name, table] : tables_)
      if (wanted(table.card)) names.push_back(name);
    return names;
  }

  template <class Wanted>
  std::vector<NamedCard> latest_first(Wanted wanted) const {
    std::vector<NamedCard> cards;
    for (const auto& [name, table] : tables_)
      if (wanted(table.card)) cards.emplace_back(name, table.card);
    std::ranges::sort(cards, [](const NamedCard& one, const NamedCard& other) {
      return std::tie(other.second.touched, one.first) < std::tie(one.second.touched, other.first);
    });
    return cards;
  }

  Executor executor_;
  std::map<std::string, Table, std::less<>> tables_;
  bool is_full_ = false;
  bool is_held_ = false;
  bool is_stopped_ = false;
  bool reads_fail_ = false;
};

}  // namespace ordinal::store
