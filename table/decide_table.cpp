// Decides who sits where, and when matches begin and end.
#include "bots/level.h"
#include "bots/player.h"
#include "engine/core/word.h"
#include "fair/bytes.h"
#include "table/decide.h"
#include "table/decide_each.h"
#include "table/name.h"

#include <algorithm>

namespace ordinal::table {
namespace {

// People count seats from 1.
Refusal about_seat(TextKey code, std::int64_t seat) {
  return refusal(code, {{"seat", static_cast<long long>(seat + 1)}});
}

std::optional<Refusal> why_no_seat(const State& state, std::int64_t seat) {
  if (seat < state.seats()) return std::nullopt;
  return refusal("table_seat_unknown"_text,
                 {{"seat", static_cast<long long>(seat + 1)}, {"seats", state.seats()}});
}

std::optional<Refusal> why_not_before_start(const State& state) {
  if (state.phase() == Phase::open) return std::nullopt;
  return refusal(state.phase() == Phase::running ? "table_has_started"_text : "table_is_over"_text);
}

std::optional<Refusal> why_not_host(const State& state, std::string_view person) {
  if (state.host() == person) return std::nullopt;
  return refusal("table_host_only"_text);
}

// Names are what people tell each other apart by; several seats of one person may share one.
std::optional<Refusal> why_name_taken(const State& state, const std::string& name,
                                      std::string_view person) {
  const bool is_taken =
      std::any_of(state.chairs().begin(), state.chairs().end(), [&](const Chair& chair) {
        return chair.is_taken() && chair.person != person && look_alike(chair.name, name);
      });
  if (!is_taken) return std::nullopt;
  return refusal("table_name_taken"_text, {{"name", name}});
}

std::optional<Refusal> why_no_contribution(const std::optional<wire::Hex32>& digits) {
  if (!digits) return std::nullopt;
  const auto bytes = fair::parse_bytes(digits->value);
  return bytes ? std::nullopt : std::optional(bytes.refusal());
}

std::optional<Refusal> why_nobody_plays(const GameFacts& facts, const std::string& who) {
  if (who == "person") return std::nullopt;
  if (is_level(who) && find_player(facts, who)) return std::nullopt;
  std::vector<std::string_view> known(level_names.begin(), level_names.end());
  known.insert(known.begin(), "person");
  return refusal(
      "table_who_unknown"_text,
      {{"who", printable(who)}, {"nearest", nearest(who, known)}, {"list", joined(known, ", ")}});
}

std::optional<std::string> text_of(const std::optional<wire::Hex32>& digits) {
  return digits ? std::optional(digits->value) : std::nullopt;
}

bool has_key(const State& state, const wire::Sit& command, std::string_view person) {
  if (state.opened().is_public || person == state.host()) return true;
  const std::string& key = state.opened().key;
  return command.key &&
         fair::equal_in_constant_time(fair::sha256(command.key->value), fair::sha256(key));
}

// Nothing would change: neither the name, nor who plays, nor what counts for the deal.
bool sits_so(const State& state, const wire::Sit& command, std::string_view person) {
  const Chair& chair = state.chair(static_cast<Seat>(command.seat.value));
  if (chair.person != person || chair.name != command.name.value || chair.is_away()) {
    return false;
  }
  const fair::Bytes32 given =
      command.contribution ? *fair::parse_bytes(command.contribution->value) : fair::Bytes32{};
  return state.phase() != Phase::open || chair.contribution == given;
}

// As soon as all who sit there want one; whoever was replaced at the end may be gone for good.
void begin_rematch(Draft& draft) {
  const State& state = draft.next();
  if (state.phase() != Phase::over) return;
  const auto wants_one = [](const Chair& chair) { return chair.is_taken() && chair.wants_rematch; };
  const auto decides = [](const Chair& chair) { return chair.is_taken() && !chair.is_away(); };
  const auto holds_up = [&](const Chair& chair) { return decides(chair) && !wants_one(chair); };
  const auto chairs = state.chairs();
  if (std::ranges::none_of(chairs, wants_one) || std::ranges::any_of(chairs, holds_up)) return;
  draft.add(wire::Started{0, state.first_options()[start_option]});
  draft.go_on();
}

wire::OptionTexts all_options(const AnyGame& game) {
  wire::OptionTexts texts;
  const GameFacts& facts = game.facts();
  const Options options = game.options();
  for (std::size_t i = 0; i < facts.options.size(); ++i) {
    texts.values.emplace_back(facts.options[i].name, option_value(facts.options[i], options[i]));
  }
  return texts;
}

}  // namespace

Answer<Opened> decide_open(const wire::Open& command, std::string_view host, std::string key,
                           const fair::Bytes32& secret) {
  const auto facts = AnyGame::find(command.game.value);
  if (!facts) return facts.refusal();
  const auto options =
      read_options(**facts, command.options ? command.options->values : std::vector<OptionText>());
  if (!options) return options.refusal();
  const auto game = AnyGame::start(**facts, *options);
  if (!game) return game.refusal();
  if (command.match.value_or(false) && !(*facts)->match) return no_match(**facts);
  const auto players = static_cast<std::size_t>(game->players());
  Opened opened{.game = command.game.value,
                .options = all_options(*game),
                .match = command.match.value_or(false),
                .seats = std::vector<std::string>(players, "person"),
                .is_public = command.is_public.value_or(false),
                .pace = command.pace,
                .help = command.help,
                .key = std::move(key),
                .host = std::string(host),
                .secret = fair::hex(secret)};
  if (!command.seats) return opened;
  if (command.seats->size() != players) {
    return refusal("table_seats_wrong"_text,
                   {{"seats", command.seats->size()}, {"players", players}});
  }
  for (std::size_t i = 0; i < players; ++i) {
    opened.seats[i] = (*command.seats)[i].value;
    if (auto why = why_nobody_plays(**facts, opened.seats[i])) return *why;
  }
  return opened;
}

Answer<Done> decide_on(Draft& draft, const wire::Sit& command, std::string_view person) {
  const State& state = draft.next();
  if (auto why = why_no_seat(state, command.seat.value)) return *why;
  if (!has_key(state, command, person)) return refusal("table_key_wrong"_text);
  if (auto why = why_no_name(command.name.value)) return *why;
  if (auto why = why_no_contribution(command.contribution)) return *why;
  const Chair& chair = state.chair(static_cast<Seat>(command.seat.value));
  if (!chair.is_for_person()) return about_seat("table_seat_of_computer"_text, command.seat.value);
  if (chair.is_taken() && chair.person != person) {
    return about_seat("table_seat_taken"_text, command.seat.value);
  }
  if (auto why = why_name_taken(state, command.name.value, person)) return *why;
  if (sits_so(state, command, person)) return Done();
  draft.add(
      Sat{command.seat, std::string(person), command.name.value, text_of(command.contribution)});
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Leave& command, std::string_view person) {
  if (auto why = why_not_yours(draft.next(), person, command.seat.value)) return *why;
  draft.add(wire::Left{command.seat, false});
  begin_rematch(draft);
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Remove& command, std::string_view person) {
  const State& state = draft.next();
  if (auto why = why_not_host(state, person)) return *why;
  if (state.phase() == Phase::running) return refusal("table_has_started"_text);
  if (auto why = why_no_seat(state, command.seat.value)) return *why;
  if (!state.chair(static_cast<Seat>(command.seat.value)).is_taken()) {
    return about_seat("table_seat_empty"_text, command.seat.value);
  }
  draft.add(wire::Left{command.seat, true});
  begin_rematch(draft);
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Reserve& command, std::string_view person) {
  const State& state = draft.next();
  if (auto why = why_not_host(state, person)) return *why;
  if (auto why = why_not_before_start(state)) return *why;
  if (auto why = why_no_seat(state, command.seat.value)) return *why;
  if (auto why = why_nobody_plays(state.facts(), command.who.value)) return *why;
  if (state.chair(static_cast<Seat>(command.seat.value)).is_taken()) {
    return about_seat("table_seat_taken"_text, command.seat.value);
  }
  draft.add(wire::Reserved{command.seat, command.who.value});
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Start& /*command*/, std::string_view person) {
  const State& state = draft.next();
  if (auto why = why_not_host(state, person)) return *why;
  if (auto why = why_not_before_start(state)) return *why;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Chair& chair = state.chair(seat);
    if (chair.is_for_person() && !chair.is_taken()) {
      return about_seat("table_seat_free"_text, seat);
    }
  }
  draft.add(wire::Started{0, state.first_options()[start_option]});
  draft.go_on();
  return Done();
}

Answer<Done> decide_on(Draft& draft, const wire::Rematch& command, std::string_view person) {
  const State& state = draft.next();
  if (auto why = why_not_yours(state, person, command.seat.value)) return *why;
  if (state.phase() != Phase::over) return refusal("table_not_over"_text);
  if (auto why = why_no_contribution(command.contribution)) return *why;
  draft.add(RematchAsked{command.seat, text_of(command.contribution)});
  begin_rematch(draft);
  return Done();
}

// A game that others play is theirs as well.
Answer<Done> decide_on(Draft& draft, const wire::Close& /*command*/, std::string_view person) {
  const State& state = draft.next();
  if (auto why = why_not_host(state, person)) return *why;
  const bool is_alone = state.people() == (state.seats_of(person).empty() ? 0 : 1);
  if (state.phase() == Phase::running && !is_alone) return refusal("table_others_play"_text);
  draft.add(wire::Closed());
  return Done();
}

}  // namespace ordinal::table
