// Where the latest events lie: in the order they came, so that a page takes those of many tables.
// Later they settle where the events of each table lie together, many at a time. Reads and writes
// nothing itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <vector>

namespace ordinal::store {

class Latest {
 public:
  void clear() {
    spots_.clear();
    of_card_.clear();
  }

  // Precondition: beyond every place so far.
  void add(std::int64_t place, std::int64_t card) {
    spots_.push_back({place, card});
    of_card_[card].push_back(place);
  }

  // With those that have settled behind one that has not.
  std::size_t size() const { return spots_.size(); }
  // The place of the first, and the last; 0 if there is none.
  std::int64_t first() const { return spots_.empty() ? 0 : spots_.front().place; }
  std::int64_t last() const { return spots_.empty() ? 0 : spots_.back().place; }

  // Where the events of a table lie that have not settled, in their order.
  const std::vector<std::int64_t>& of(std::int64_t card) const;

  // The first of all, and the next of the same table, `most` at most: they settle.
  // Precondition: size() > 0.
  std::vector<std::int64_t> take(std::size_t most);

 private:
  struct Spot {
    std::int64_t place;
    std::int64_t card;
  };

  bool has_settled(const Spot& spot) const;

  std::deque<Spot> spots_;
  std::unordered_map<std::int64_t, std::vector<std::int64_t>> of_card_;
};

}  // namespace ordinal::store
