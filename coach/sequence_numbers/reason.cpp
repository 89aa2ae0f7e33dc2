// What speaks for a move of Sequence Numbers.
#include "coach/sequence_numbers/reason.h"

#include "engine/games/sequence_numbers/notation.h"

#include <algorithm>

namespace ordinal::sequence_numbers {
namespace {

using coach::MaybeRemark;

MaybeRemark wins(const Consequence& c) {
  if (!c.wins()) return std::nullopt;
  return Caption{"coach_sn_wins"_text, {{"move", c.text}}};
}

MaybeRemark makes_sequence(const Consequence& c) {
  if (c.wins() || !c.makes_sequence()) return std::nullopt;
  return Caption{"coach_sn_makes_sequence"_text, {{"move", c.text}}};
}

// Another side needed one cell only, and the move takes that away.
MaybeRemark blocks(const Consequence& c) {
  if (c.after.phase == Phase::over) return std::nullopt;
  for (std::size_t step = 1; step < c.before.setup.sides; ++step) {
    const std::size_t other = (c.side() + step) % c.before.setup.sides;
    const CellSet stopped =
        finishing_cells(c.before, other).without(finishing_cells(c.after, other));
    if (stopped.empty()) continue;
    return Caption{"coach_sn_blocks"_text,
                   {{"side", other},
                    {"letter", side_letter(other)},
                    {"cell", cell_text(stopped.first())},
                    {"move", c.text}}};
  }
  return std::nullopt;
}

// The cells that are new among those where one more chip makes a sequence.
CellSet new_finishing_cells(const Consequence& c) {
  if (!c.is_settled()) return {};
  return finishing_cells(c.after, c.side()).without(finishing_cells(c.before, c.side()));
}

MaybeRemark gets_ready(const Consequence& c) {
  for (CellSet cells = new_finishing_cells(c); !cells.empty(); cells = cells.without_first()) {
    const auto card = card_for(c.hand(), cells.first());
    if (!card) continue;
    return Caption{
        "coach_sn_gets_ready"_text,
        {{"move", c.text}, {"cell", cell_text(cells.first())}, {"card", text_of(*card)}}};
  }
  return std::nullopt;
}

MaybeRemark lacks_one(const Consequence& c) {
  const CellSet cells = new_finishing_cells(c);
  if (cells.empty() || gets_ready(c)) return std::nullopt;
  return Caption{"coach_sn_lacks_one"_text,
                 {{"move", c.text},
                  {"cell", cell_text(cells.first())},
                  {"count", cards_for(c.before.pile, cells.first())},
                  {"all", c.before.pile.size()}}};
}

MaybeRemark exchanges_dead(const Consequence& c) {
  if (c.move.kind() != Kind::dead) return std::nullopt;
  return Caption{"coach_sn_exchanges_dead"_text, {{"card", text_of(c.move.card())}}};
}

// The chip is part of a line that lacks the fewest chips then.
MaybeRemark builds(const Consequence& c) {
  if (!c.puts_chip() || !c.is_settled()) return std::nullopt;
  std::optional<OpenLine> longest;
  for (const OpenLine& line : open_lines(c.after, c.side())) {
    if (!line.line.cells().contains(c.move.cell())) continue;
    if (!longest || line.missing.size() < longest->missing.size()) longest = line;
  }
  if (!longest || longest->missing.size() < 2 || longest->missing.size() > 3) return std::nullopt;
  return Caption{"coach_sn_builds"_text,
                 {{"cell", cell_text(c.move.cell())},
                  {"first", cell_text(longest->line.first)},
                  {"last", cell_text(longest->line.last())},
                  {"missing", longest->missing.size()}}};
}

// The other side's lines that a chip, or the loss of one, makes impossible or longer to make.
MaybeRemark spoils(const Consequence& c) {
  if (!c.is_settled()) return std::nullopt;
  for (const int missing : {2, 3}) {
    for (std::size_t step = 1; step < c.before.setup.sides; ++step) {
      const std::size_t other = (c.side() + step) % c.before.setup.sides;
      const int before = lines_lacking(c.before, other, missing);
      const int after = lines_lacking(c.after, other, missing);
      if (after >= before) continue;
      return Caption{"coach_sn_spoils"_text,
                     {{"side", other},
                      {"letter", side_letter(other)},
                      {"missing", missing},
                      {"before", before},
                      {"count", after},
                      {"move", c.text}}};
    }
  }
  return std::nullopt;
}

MaybeRemark lines_of_chip(const Consequence& c) {
  if (!c.puts_chip() || !c.is_settled()) return std::nullopt;
  return Caption{"coach_sn_lines_of_chip"_text,
                 {{"cell", cell_text(c.move.cell())},
                  {"count", open_lines_through(c.after, c.side(), c.move.cell())}}};
}

MaybeRemark draws(const Consequence& c) {
  if (c.move.kind() != Kind::draw) return std::nullopt;
  return Caption{"coach_sn_draws"_text,
                 {{"count", c.hand().size()}, {"most", c.before.setup.hand_size()}}};
}

MaybeRemark gives_up(const Consequence& c) {
  if (c.move.kind() != Kind::forfeit || !is_equation(c.move.card())) return std::nullopt;
  const CellSet cells = answer_sets[c.move.card()] & c.before.free_cells();
  return Caption{"coach_sn_gives_up"_text,
                 {{"card", text_of(c.move.card())}, {"count", cells.size()}}};
}

MaybeRemark must_pass(const Consequence& c) {
  if (c.move.kind() != Kind::pass) return std::nullopt;
  return Caption{"coach_sn_must_pass"_text, {}};
}

MaybeRemark own_lines(const Consequence& c) {
  if (!c.is_settled() || c.move.kind() == Kind::pass) return std::nullopt;
  return Caption{"coach_sn_own_lines"_text,
                 {{"side", c.side()},
                  {"letter", side_letter(c.side())},
                  {"count", lines_lacking(c.after, c.side(), line_length)},
                  {"move", c.text}}};
}

constexpr std::array<coach::Fact<Consequence>, 13> facts = {
    wins,   makes_sequence, blocks, gets_ready, lacks_one, exchanges_dead, builds,
    spoils, lines_of_chip,  draws,  gives_up,   must_pass, own_lines};

}  // namespace

std::span<const coach::Fact<Consequence>> facts_about(const Consequence& /*move*/) { return facts; }

}  // namespace ordinal::sequence_numbers
