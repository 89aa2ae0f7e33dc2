// A list of moves that lives on the stack: no allocation while playing or searching.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace ordinal {

template <class Move, std::size_t Capacity>
class MoveList {
 public:
  // The unused tail is left uninitialised on purpose: a list is made at every ply.
  MoveList() {}  // NOLINT(modernize-use-equals-default)

  void add(Move move) {
    assert(size_ < Capacity);
    moves_[size_++] = move;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t index) const { return moves_[index]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  operator std::span<const Move>() const { return {begin(), size_}; }  // NOLINT: a list is a span

  // Precondition: the list is sorted, as `legal_moves` promises.
  bool contains(Move move) const { return std::binary_search(begin(), end(), move); }

 private:
  std::array<Move, Capacity> moves_;
  std::size_t size_ = 0;
};

}  // namespace ordinal
