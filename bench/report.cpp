// How figures are written.
#include "bench/report.h"

#include "engine/core/json.h"

#include <array>
#include <cstdio>

namespace ordinal::bench {
namespace {

std::string decimal(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", value);
  return text.data();
}

std::string right(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string left(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, text.size()), ' ');
}

void write_way(JsonWriter& json, std::string_view way, double ns, double reference_ns) {
  json.key(way).begin_object().key("ns_per_turn").raw(decimal(ns));
  json.key("ratio").raw(decimal(reference_ns / ns)).end_object();
}

}  // namespace

std::string table(std::span<const Figures> figures) {
  std::string text = left("ns a turn", 20) + right("reference", 12) + right("listed", 12) +
                     right("ratio", 8) + right("random", 12) + right("ratio", 8);
  for (const Figures& row : figures) {
    text += '\n' + left(std::string(row.game), 20) + right(decimal(row.reference_ns), 12) +
            right(decimal(row.listed_ns), 12) +
            right(decimal(row.reference_ns / row.listed_ns), 8) +
            right(decimal(row.random_ns), 12) + right(decimal(row.reference_ns / row.random_ns), 8);
  }
  return text;
}

std::string json(std::span<const Figures> figures) {
  JsonWriter json;
  json.begin_object();
  for (const Figures& game : figures) {
    json.key(game.game).begin_object();
    write_way(json, "listed", game.listed_ns, game.reference_ns);
    write_way(json, "random", game.random_ns, game.reference_ns);
    json.key("reference_ns_per_turn").raw(decimal(game.reference_ns)).end_object();
  }
  json.end_object();
  return json.str();
}

}  // namespace ordinal::bench
