// The course of a game: what was played, in order. Copies share what they have in common, so that a
// state with thousands of moves is copied as fast as a new one. One thread alone uses them.
#pragma once

#include "engine/any/any_game.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <ranges>
#include <string>
#include <vector>

namespace ordinal::table {

// An event of the running game, with its number in the log.
struct Played {
  std::uint64_t number;
  Event event;
  bool by_computer;

  friend bool operator==(const Played&, const Played&) = default;
};

class Course {
 public:
  std::size_t size() const { return size_; }
  // Precondition: there are more.
  Played operator[](std::size_t place) const { return all_->at(place); }
  Played back() const { return (*this)[size_ - 1]; }
  // In order. For as long as this course lives.
  auto all() const {
    return std::views::iota(std::size_t{0}, size_) |
           std::views::transform([this](std::size_t place) { return (*this)[place]; });
  }

  bool shares_with(const Course& other) const { return all_ == other.all_; }

  // A copy may have gone further: on the same way we go along, on another we part.
  void add(const Played& played) {
    const bool is_known = size_ < all_->size();
    if (is_known && (*this)[size_] != played) all_ = std::make_shared<Steps>(all_->first(size_));
    if (size_ == all_->size()) all_->add(played);
    ++size_;
  }

 private:
  // A house has thousands of long games in memory: all texts lie in one piece, and there is little
  // room for what may come.
  class Steps {
   public:
    std::size_t size() const { return steps_.size(); }

    Played at(std::size_t place) const {
      const Step& step = steps_[place];
      const std::size_t from = place == 0 ? 0 : steps_[place - 1].end;
      return {step.number,
              {step.actor, std::string(texts_.data() + from, step.end - from)},
              step.by_computer};
    }

    Steps first(std::size_t count) const {
      Steps first;
      for (std::size_t place = 0; place < count; ++place) first.add(at(place));
      return first;
    }

    void add(const Played& played) {
      const std::string& text = played.event.text;
      make_room(texts_, text.size());
      texts_.insert(texts_.end(), text.begin(), text.end());
      make_room(steps_, 1);
      steps_.push_back({played.number, static_cast<std::uint32_t>(texts_.size()),
                        played.event.actor, played.by_computer});
    }

   private:
    struct Step {
      std::uint64_t number;
      std::uint32_t end;  // of its text
      Actor actor;
      bool by_computer;
    };

    template <class Many>
    static void make_room(Many& many, std::size_t more) {
      const std::size_t needed = many.size() + more;
      if (needed > many.capacity()) many.reserve(needed + needed / 4);
    }

    std::vector<Step> steps_;
    std::vector<char> texts_;
  };

  std::shared_ptr<Steps> all_ = std::make_shared<Steps>();
  std::size_t size_ = 0;  // ours
};

}  // namespace ordinal::table
