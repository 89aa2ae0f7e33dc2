// Reads line by line, and lets nothing in that is no puzzle.
#include "coach/puzzle_text.h"

#include "engine/core/word.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ordinal::coach {
namespace {

constexpr int whole = 10'000;  // the win, in the unit of a written lead

constexpr std::array<std::string_view, 2> proofs = {"exact", "playouts"};

std::string_view name_of(Lead::Proof proof) { return proofs[static_cast<std::size_t>(proof)]; }

int rounded(double share) { return static_cast<int>(std::lround(share * whole)); }

std::optional<Lead> lead_in(const std::vector<std::string_view>& words) {
  if (words.size() != 3) return std::nullopt;
  const auto proof = std::find(proofs.begin(), proofs.end(), words[1]);
  const auto size = number_in(words[2], rounded(least_lead), whole);
  if (proof == proofs.end() || !size) return std::nullopt;
  return Lead{static_cast<Lead::Proof>(proof - proofs.begin()), *size / double{whole}};
}

std::optional<Misses> misses_in(const std::vector<std::string_view>& words) {
  Misses misses;
  if (words.size() != 1 + misses.counts.size()) return std::nullopt;
  for (std::size_t i = 0; i < misses.counts.size(); ++i) {
    const auto count = number_in(words[1 + i], 0, Misses::askings);
    if (!count) return std::nullopt;
    misses.counts[i] = *count;
  }
  return misses;
}

class Reader {
 public:
  Reader(const GameFacts& facts, std::string_view text) : facts_(facts), left_(text) {}

  Answer<std::vector<Puzzle>> all() {
    std::vector<Puzzle> puzzles;
    while (next_line()) {
      auto puzzle = one();
      if (!puzzle) return puzzle.refusal();
      puzzles.push_back(*std::move(puzzle));
    }
    if (puzzles.empty()) return Refusal{"puzzle_none"_text, "PUZZLE", {}};
    return puzzles;
  }

 private:
  // Goes to the next one that says something. False at the end.
  bool next_line() {
    do {
      if (left_.empty()) return false;
      line_ = take_line(left_);
      ++number_;
    } while (line_.empty() || line_.starts_with('#'));
    return true;
  }

  // What follows the word at the start of the next line; nothing if another stands there.
  std::optional<std::string_view> after(std::string_view word) {
    if (!next_line() || !line_.starts_with(word)) return std::nullopt;
    const std::string_view rest = line_.substr(word.size());
    if (!rest.starts_with(' ')) return std::nullopt;
    return rest.substr(1);
  }

  Refusal expected(std::string_view shape) const {
    return {"puzzle_line"_text,
            "PUZZLE",
            {{"line", number_}, {"shape", std::string(shape)}, {"text", printable(line_)}}};
  }

  Refusal no_position() const {
    return {"puzzle_no_position"_text,
            "PUZZLE",
            {{"line", number_}, {"game", facts_.name}, {"text", printable(line_)}}};
  }

  Refusal no_choice() const { return {"puzzle_no_choice"_text, "PUZZLE", {{"line", number_}}}; }

  // From the line that was just read on.
  Answer<Puzzle> one() {
    auto game = AnyGame::from_position(facts_, line_);
    if (!game) return no_position();
    const SeatSet seats = game->turn().seats();
    if (seats.size() != 1) return no_choice();
    const auto moves = game->legal_moves(seats.nth(0));
    if (moves.size() < 2) return no_choice();
    const auto is_legal = [&](const auto& move) {
      return move && std::find(moves.begin(), moves.end(), *move) != moves.end();
    };

    const auto best = after("best");
    if (!is_legal(best)) return expected("best MOVE");
    const auto lead =
        next_line() && line_.starts_with("lead ") ? lead_in(words_of(line_)) : std::nullopt;
    if (!lead) return expected("lead exact|playouts 500…10000");
    auto misses =
        next_line() && line_.starts_with("misses ") ? misses_in(words_of(line_)) : std::nullopt;
    if (!misses) return expected("misses N N N N N N");
    const bool is_missed = std::any_of(misses->counts.begin(), misses->counts.end(),
                                       [](int count) { return count > 0; });
    if (is_missed) {
      const auto lure = after("lure");
      if (!is_legal(lure) || *lure == *best) return expected("lure MOVE");
      misses->lure = *lure;
    }
    return Puzzle{*std::move(game), seats.nth(0), std::string(*best), *lead, *std::move(misses)};
  }

  const GameFacts& facts_;
  std::string_view left_;
  std::string_view line_;
  std::size_t number_ = 0;
};

}  // namespace

std::string written(const Puzzle& puzzle) {
  std::string text = puzzle.game.position() + "\nbest " + puzzle.best + "\nlead ";
  text.append(name_of(puzzle.lead.proof)).append(" ");
  text += std::to_string(rounded(puzzle.lead.size));
  text += "\nmisses " + listed(puzzle.misses.counts) + '\n';
  if (!puzzle.misses.lure.empty()) text += "lure " + puzzle.misses.lure + '\n';
  return text;
}

Answer<std::vector<Puzzle>> read_puzzles(const GameFacts& facts, std::string_view text) {
  return Reader(facts, text).all();
}

}  // namespace ordinal::coach
