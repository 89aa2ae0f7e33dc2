// The smallest game with all that is rare, for tests: acts of the referee, no kind of match, a
// value refused with its own reason, and a default that depends on another option. Seats take one
// or two stones from a heap in turn; whoever takes the last one wins. While one or two are left,
// the referee may refill the heap.
#pragma once

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/core/move_form.h"
#include "engine/core/move_list.h"
#include "engine/core/word.h"

#include <array>
#include <cassert>
#include <compare>

namespace ordinal::test {

class HeapGame {
 public:
  enum class Kind : std::uint8_t { take, refill };

  struct Setup {
    std::uint8_t players = 2;
    std::uint8_t start = 0;
    std::uint8_t sides = 2;

    friend bool operator==(const Setup&, const Setup&) = default;
  };

  struct Move {
    Kind kind = Kind::take;
    std::uint8_t stones = 0;

    friend auto operator<=>(const Move&, const Move&) = default;
  };
  using Moves = MoveList<Move, 2>;

  struct Table {
    Setup setup;
    std::uint8_t stones = full;
    std::uint8_t seat = 0;
    std::array<std::uint8_t, 3> padding{};

    friend bool operator==(const Table&, const Table&) = default;
  };

  struct View {
    Table table;

    std::string json() const { return JsonWriter().number(table.stones).str(); }
    Picture picture() const { return {}; }

    friend bool operator==(const View&, const View&) = default;
  };

  struct Result {
    Seat winner = 0;

    SeatSet winners() const { return SeatSet::only(winner); }
    int points(Seat /*seat*/) const { return 0; }
    std::string json() const { return JsonWriter().array(winners()).str(); }

    friend bool operator==(const Result&, const Result&) = default;
  };

  static const GameFacts& facts() {
    static constexpr std::array<std::string_view, 2> player_values = {"2", "3"};
    static constexpr std::array<std::string_view, 2> side_values = {"2", "3"};
    static constexpr std::array<RefusedValue, 1> refused_players = {
        {{"5", "seat_unknown"_text, "HG-4"}}};
    static constexpr std::array<std::string_view, 3> start_values = {"0", "1", "2"};
    static constexpr std::array<OptionFacts, 3> option_facts = {{
        {"players", OptionFacts::Kind::number, player_values, "2", "option_players"_text,
         refused_players},
        {"start", OptionFacts::Kind::number, start_values, "0", "option_start"_text},
        {"sides", OptionFacts::Kind::number, side_values, "", "option_players"_text},
    }};
    static constexpr GameFacts game_facts = {
        .id = "heap",
        .name = "Heap",
        .how_to = "game_over"_text,
        .options = option_facts,
        .match = std::nullopt,
        .rounds = Rounds::open,
        .turn_rule = "HG-1",
        .end_rule = "HG-2",
        .referee_rule = "HG-3",
    };
    return game_facts;
  }

  static Answer<Setup> setup(const Options& options) {
    if (options[start_option] >= options[players_option]) {
      return Refusal{"option_start_too_high"_text, "HG-1", {{"start", 0}, {"last", 0}}};
    }
    const std::uint8_t players = options[players_option];
    const std::uint8_t sides = options[2] == unset_option ? players : options[2];
    if (sides != players) return Refusal{"seat_unknown"_text, "HG-4", {{"text", "sides"}}};
    return Setup{players, options[start_option], sides};
  }

  static HeapGame start(const Setup& setup) {
    HeapGame game;
    game.table_.setup = setup;
    game.table_.seat = setup.start;
    return game;
  }

  Options options() const { return {table_.setup.players, table_.setup.start, table_.setup.sides}; }
  bool is_consistent() const { return table_.stones <= full && table_.seat < table_.setup.players; }
  std::uint64_t hash() const { return hash_of(table_); }

  Turn turn() const {
    return table_.stones == 0 ? Turn::over() : Turn::of(SeatSet::only(table_.seat));
  }

  Moves legal_moves(Actor actor) const {
    Moves moves;
    if (turn().allows(actor)) {
      for (std::uint8_t n = 1; n <= 2 && n <= table_.stones; ++n) moves.add({Kind::take, n});
    } else if (actor.is_referee() && table_.stones > 0 && table_.stones < 3) {
      moves.add({Kind::refill, 0});
    }
    return moves;
  }

  std::uint32_t weight(Move /*move*/) const { return 0; }
  std::uint32_t unseen() const { return 0; }

  void play([[maybe_unused]] Actor actor, Move move) {
    assert(legal_moves(actor).contains(move));
    if (move.kind == Kind::refill) {
      table_.stones = full;
      return;
    }
    table_.stones = static_cast<std::uint8_t>(table_.stones - move.stones);
    if (table_.stones > 0) {
      table_.seat = static_cast<std::uint8_t>((table_.seat + 1) % table_.setup.players);
    }
  }

  Result result() const { return {table_.seat}; }

  View view(Viewer /*viewer*/) const { return {table_}; }

  static HeapGame sample(const View& view, Rng& /*rng*/) {
    HeapGame game;
    game.table_ = view.table;
    return game;
  }

  Move as_seen(Actor /*actor*/, Move move, Viewer /*viewer*/) const { return move; }

  std::string text(Move move) const {
    return move.kind == Kind::refill ? "refill" : "take " + std::to_string(move.stones);
  }

  Answer<Move> parse(Actor actor, std::string_view text) const {
    static constexpr std::array<MoveForm<Kind>, 2> forms = {{
        {"take", Kind::take, MoveBy::seat, 2, "take N"},
        {"refill", Kind::refill, MoveBy::referee, 1, "refill"},
    }};
    const std::vector<std::string_view> words = words_of(text);
    const auto form = find_form(std::span<const MoveForm<Kind>>(forms), words, actor);
    if (!form) return form.refusal();
    if (words.size() != form->words) return wrong_shape(*form, text);
    if (form->kind == Kind::refill) return Move{Kind::refill, 0};
    const auto stones = number_in(words[1], 1, 9);
    if (!stones) return wrong_shape(*form, text);
    return Move{Kind::take, static_cast<std::uint8_t>(*stones)};
  }

  Refusal why_not(Actor actor, Move move) const {
    const bool is_act = move.kind == Kind::refill;
    if (is_act || actor.is_referee()) return {"seat_is_due"_text, "HG-3", {{"seats", table_.seat}}};
    return {"seat_is_due"_text, "HG-1", {{"seats", table_.seat}}};
  }

  std::string position() const {
    return listed(std::array{int{table_.setup.players}, int{table_.setup.start}, int{table_.seat},
                             int{table_.stones}});
  }

  static Answer<HeapGame> parse_position(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    std::array<std::uint8_t, 4> read{};
    for (std::size_t i = 0; i < read.size(); ++i) {
      const auto number = number_in(i < words.size() ? words[i] : "", 0, full);
      if (!number) return Refusal{"position_word"_text, "REC-10", {{"text", text}, {"place", i}}};
      read[i] = static_cast<std::uint8_t>(*number);
    }
    HeapGame game;
    game.table_ = {.setup = {read[0], read[1], read[0]}, .stones = read[3], .seat = read[2]};
    return game;
  }

  friend bool operator==(const HeapGame&, const HeapGame&) = default;

 private:
  static constexpr std::uint8_t full = 9;

  Table table_;
};

static_assert(Game<HeapGame>);

}  // namespace ordinal::test
