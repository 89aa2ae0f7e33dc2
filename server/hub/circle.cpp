// Sends to many what was written once.
#include "server/hub/circle.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace ordinal::server {

std::string Circle::remove(SessionId session) {
  const auto found = guests_.find(session);
  if (found == guests_.end()) return {};
  std::string person = found->second.person;
  guests_.erase(found);
  return person;
}

bool Circle::is_here(std::string_view person) const {
  return std::any_of(guests_.begin(), guests_.end(),
                     [person](const auto& guest) { return guest.second.person == person; });
}

std::size_t Circle::bystanders(const std::function<bool(std::string_view)>& sits) const {
  return static_cast<std::size_t>(
      std::count_if(guests_.begin(), guests_.end(),
                    [&sits](const auto& guest) { return !sits(guest.second.person); }));
}

void Circle::send(SessionId session, std::string text) const {
  outbox_.send(session, std::make_shared<const std::string>(std::move(text)));
}

void Circle::tell(std::string text) const {
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (const auto& [session, guest] : guests_) outbox_.send(session, shared);
}

void Circle::for_each_kind(const std::function<bool(std::string_view)>& sits,
                           const std::function<void(std::string_view)>& call) const {
  for (const auto& [session, guest] : guests_) {
    call(sits(guest.person) ? guest.person : std::string_view());
  }
}

void Circle::tell_each(const std::function<bool(std::string_view)>& sits,
                       const std::function<std::string(std::string_view)>& text_for) const {
  std::vector<std::pair<std::string_view, std::shared_ptr<const std::string>>> texts;
  texts.reserve(8);  // as many as sit at a table, and those who do not
  for (const auto& [session, guest] : guests_) {
    const std::string_view person = sits(guest.person) ? guest.person : std::string_view();
    auto text = std::ranges::find(texts, person, [](const auto& known) { return known.first; });
    if (text == texts.end()) {
      texts.emplace_back(person, std::make_shared<const std::string>(text_for(person)));
      text = std::prev(texts.end());
    }
    outbox_.send(session, text->second);
  }
}

}  // namespace ordinal::server
