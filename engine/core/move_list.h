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
  void add(Move move) {
    assert(size_ < Capacity);
    room_.moves[size_++] = move;
  }

  // Writes it in any case, so that nothing has to be guessed.
  void add_if(bool is_member, Move move) {
    add(move);
    size_ -= is_member ? 0 : 1;
  }
  // The first `count` of `moves`.
  template <std::size_t Most>
  void add_first(const std::array<Move, Most>& moves, std::size_t count) {
    assert(count <= Most && size_ + Most <= Capacity);
    std::copy(moves.begin(), moves.end(), room_.moves.data() + size_);
    size_ += count;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t index) const { return room_.moves[index]; }
  const Move* begin() const { return room_.moves.data(); }
  const Move* end() const { return room_.moves.data() + size_; }
  operator std::span<const Move>() const { return {begin(), size_}; }  // NOLINT: a list is a span

  // Precondition: the list is sorted, as `legal_moves` promises.
  bool contains(Move move) const { return std::binary_search(begin(), end(), move); }

 private:
  // Room that stays as it is until moves are added: a list is made at every event, and to clear it
  // would cost more than to fill it.
  union Room {
    Room() {}  // NOLINT(modernize-use-equals-default)
    std::array<Move, Capacity> moves;
  };

  Room room_;
  std::size_t size_ = 0;
};

}  // namespace ordinal
