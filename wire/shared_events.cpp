// Writes around what differs.
#include "wire/shared_events.h"

#include "wire/write.h"

namespace ordinal::wire {
namespace {

constexpr std::size_t usual_size = 1024;

// Writes a structure without the values of these members.
template <auto... Left>
class Leaving {
 public:
  Leaving(JsonWriter& json, std::vector<std::size_t>& gaps) : json_(json), gaps_(gaps) {}

  template <class T>
  void write(const T& structure) {
    write_object(json_, structure, [&](std::string_view key, auto member) {
      if constexpr ((is_member<Left, decltype(member)>() || ...)) {
        gaps_.push_back(json_.written_key(key).leave_out());
      } else {
        write_one(key, structure.*member.pointer);
      }
    });
  }

 private:
  template <class T>
  void write_one(std::string_view key, const T& value) {
    write_member(json_, key, value);
  }
  void write_one(std::string_view key, const Now& now) {
    json_.written_key(key);
    write(now);
  }
  void write_one(std::string_view key, const std::vector<SeatNow>& seats) {
    json_.written_key(key).begin_array();
    for (const SeatNow& seat : seats) write(seat);
    json_.end_array();
  }

  JsonWriter& json_;
  std::vector<std::size_t>& gaps_;
};

}  // namespace

SharedEvents::SharedEvents(const Events& common) {
  gaps_.reserve(common.now.seats.size() + 2);
  JsonWriter json(usual_size);
  Leaving<&Events::events, &SeatNow::is_yours, &Now::sights>(json, gaps_).write(common);
  text_ = json.take();
}

std::string SharedEvents::text(std::string_view events, SeatSet own,
                               const std::vector<Sight>& sights) const {
  JsonWriter json(2 * usual_size);
  std::size_t written = 0;
  const auto write_up_to = [&](std::size_t end) {
    json.part(std::string_view(text_).substr(written, end - written));
    written = end;
  };
  write_up_to(gaps_.front());
  json.raw(events);
  for (std::size_t gap = 1; gap + 1 < gaps_.size(); ++gap) {
    write_up_to(gaps_[gap]);
    json.boolean(own.contains(static_cast<Seat>(gap - 1)));
  }
  write_up_to(gaps_.back());
  write_value(json, sights);
  write_up_to(text_.size());
  return json.take();
}

}  // namespace ordinal::wire
