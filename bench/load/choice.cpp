// Looks for the few keys that count.
#include "bench/load/choice.h"

namespace ordinal::bench {
namespace {

std::vector<std::string> texts_of(std::string_view list) {
  std::vector<std::string> texts;
  std::size_t at = 0;
  while ((at = list.find('"', at)) != std::string_view::npos) {
    const std::size_t end = list.find('"', at + 1);
    texts.emplace_back(list.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return texts;
}

}  // namespace

std::string_view between(std::string_view text, std::string_view before, char end) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + before.size();
  return text.substr(begin, text.find(end, begin) - begin);
}

std::string Choice::command(std::uint64_t id, std::uint64_t number) const {
  return R"({"is":"move","id":)" + std::to_string(id) + R"(,"table":")" + table + R"(","seat":)" +
         seat + R"(,"move":")" + moves[number % moves.size()] + R"(","version":)" + version + "}";
}

Choice choice_of(std::string_view message) {
  constexpr std::string_view first_legal = R"("legal":[")";
  Choice choice;
  const std::size_t at = message.find(first_legal);
  if (at == std::string_view::npos) return choice;
  const std::string_view before = message.substr(0, at);
  choice.table = between(message, R"("table":")", '"');
  choice.seat = between(before.substr(before.rfind(R"({"seat":)")), R"("seat":)", ',');
  choice.version = between(message, R"("version":)", ',');
  choice.moves = texts_of(between(message.substr(at), R"("legal":[)", ']'));
  return choice;
}

}  // namespace ordinal::bench
