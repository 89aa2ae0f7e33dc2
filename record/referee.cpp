// Replays a record and checks every line against the rules.
#include "record/referee.h"

#include "engine/core/json.h"
#include "engine/core/word.h"

#include <algorithm>

namespace ordinal {
namespace {

// Options of a header: a missing one takes its default, an unknown one is ignored (REC-4).
Answer<Options> options_of(const GameFacts& facts, const std::vector<HeaderLine::Option>& written) {
  Options options = standard_options(facts);
  for (const HeaderLine::Option& option : written) {
    const std::size_t place = facts.option_index(option.name);
    if (place == facts.options.size()) continue;
    const bool wants_number = facts.options[place].kind == OptionFacts::Kind::number;
    if (wants_number != option.is_number) {
      return Refusal{wants_number ? "record_needs_integer"_text : "record_option_text"_text,
                     "REC-4",
                     {{"key", option.name}}};
    }
    const auto set = set_option(facts, options, option.name, option.value);
    if (!set) return set.refusal();
  }
  return options;
}

// The first field of `expected` that `written` lacks or has otherwise; unknown fields are ignored.
std::optional<Refusal> difference(const Fields& expected, const Fields& written,
                                  std::string_view rule) {
  for (const auto& [key, value] : expected) {
    const auto found = std::find_if(written.begin(), written.end(),
                                    [&](const auto& field) { return field.first == key; });
    if (found == written.end()) {
      return Refusal{"record_result_lacks"_text, rule, {{"key", key}, {"expected", value}}};
    }
    if (found->second != value) {
      return Refusal{"record_result_wrong"_text,
                     rule,
                     {{"key", key}, {"expected", value}, {"written", printable(found->second)}}};
    }
  }
  return std::nullopt;
}

// REC-6: all legal moves of the seat, each once, in any order.
std::optional<Refusal> wrong_list(std::vector<std::string> expected,
                                  std::vector<std::string> written) {
  std::sort(expected.begin(), expected.end());
  std::sort(written.begin(), written.end());
  const auto [missing, extra] =
      std::mismatch(expected.begin(), expected.end(), written.begin(), written.end());
  if (missing == expected.end() && extra == written.end()) return std::nullopt;
  const bool lacks = extra == written.end() || (missing != expected.end() && *missing < *extra);
  if (lacks) return Refusal{"record_legal_lacks"_text, "REC-6", {{"move", *missing}}};
  return Refusal{"record_legal_extra"_text, "REC-6", {{"move", printable(*extra)}}};
}

// REC-2: a move has one form, with single spaces.
Answer<Event> play_as_written(AnyGame& game, Actor actor, const std::string& move) {
  if (joined(words_of(move), " ") != move) {
    return Refusal{"record_spaces"_text, "REC-2", {{"text", printable(move)}}};
  }
  return game.play(actor, move);
}

}  // namespace

Answer<Done> Referee::take(std::string_view line) {
  const Answer<RecordLine> parsed = parse_line(line);
  if (!parsed) return parsed.refusal();
  return std::visit([this](const auto& typed) { return take_line(typed); }, *parsed);
}

Answer<Done> Referee::end() const {
  if (games_ == 0) return Refusal{"record_empty"_text, "REC-1", {}};
  if (is_running_) return Refusal{"record_truncated"_text, "REC-1", {{"events", events_}}};
  if (match_) {
    return Refusal{"record_match_unfinished"_text,
                   "REC-7",
                   {{"played", match_->played()}, {"games", match_->games()}}};
  }
  return Done{};
}

Answer<Done> Referee::take_line(const HeaderLine& line) {
  if (is_running_) return Refusal{"record_truncated"_text, "REC-1", {{"events", events_}}};
  const auto facts = AnyGame::find(line.game);
  if (!facts) return facts.refusal();
  const auto options = options_of(**facts, line.options);
  if (!options) return options.refusal();
  const auto game = AnyGame::start(**facts, *options);
  if (!game) return game.refusal();
  const auto match = match_of(line, *game);
  if (!match) return match.refusal();
  deal_number_ = line.deal.value_or(next_deal());
  game_ = *game;
  match_ = *match;
  header_ = line;
  is_running_ = true;
  events_ = 0;
  last_event_.reset();
  ++games_;
  return Done{};
}

// The match that this header begins or goes on with.
Answer<std::optional<Match>> Referee::match_of(const HeaderLine& line, const AnyGame& game) const {
  if (match_ && match_->is_over()) return end().refusal();  // its result is missing
  if (!line.match) {
    if (!match_) return std::optional<Match>();
    return Refusal{"record_match_interrupted"_text, "REC-7", {{"game", match_->played() + 1}}};
  }
  const bool is_same_stream = match_ && line.seed && line.seed == header_->seed;
  if (is_same_stream && line.deal.value_or(next_deal()) != next_deal()) {
    return Refusal{
        "record_match_deal"_text, "REC-9", {{"deal", static_cast<long long>(next_deal())}}};
  }
  const GameFacts& facts = game.facts();
  if (!facts.match) return no_match(facts);
  const Match match = match_ ? *match_ : Match(facts, game.options());
  if (line.match->kind != facts.match->kind) {
    return Refusal{"record_match_kind"_text, "REC-7", {{"kind", facts.match->kind}}};
  }
  const int expected = match.played() + 1;
  if (line.match->game != expected || line.match->of != match.games()) {
    return Refusal{"record_match_place"_text, "REC-7", {{"game", expected}, {"of", match.games()}}};
  }
  if (&match.facts() != &facts || match.next_options() != game.options()) {
    return Refusal{
        "record_match_options"_text, "REC-7", {{"start", match.next_options()[start_option]}}};
  }
  return std::optional(match);
}

// REC-9: the deals of a match go on counting; elsewhere they begin with 0.
std::uint32_t Referee::next_deal() const {
  const bool goes_on = match_ && match_->played() > 0;
  return goes_on ? deal_number_ + 1 : 0;
}

std::optional<Refusal> Referee::why_no_event() const {
  if (is_running_) return std::nullopt;
  if (games_ == 0) return Refusal{"record_no_header"_text, "REC-1", {}};
  return Refusal{"record_after_end"_text, "REC-1", {}};
}

void Referee::count(const Event& event) {
  last_event_ = event;
  ++events_;
}

Answer<Done> Referee::take_line(const ChanceLine& line) {
  if (auto refusal = why_no_event()) return *std::move(refusal);
  AnyGame next = *game_;
  const auto event = play_as_written(next, Actor::chance(), line.move);
  if (!event) return event.refusal();
  if (header_->seed) {
    const Event dealt = AnyGame(*game_).play_chance(Deal{*header_->seed, deal_number_});
    if (dealt.text != event->text) {
      return Refusal{
          "record_wrong_chance"_text, "REC-9", {{"written", event->text}, {"dealt", dealt.text}}};
    }
  }
  game_ = std::move(next);
  count(*event);
  return Done{};
}

Answer<Done> Referee::take_line(const SeatLine& line) {
  if (auto refusal = why_no_event()) return *std::move(refusal);
  if (line.seat < 0 || line.seat >= game_->players()) {
    return Refusal{"seat_unknown"_text, "REC-5", {{"text", std::to_string(line.seat)}}};
  }
  const auto seat = static_cast<Seat>(line.seat);
  AnyGame next = *game_;
  const auto event = play_as_written(next, seat, line.move);
  if (!event) return event.refusal();
  if (line.legal) {
    if (auto refusal = wrong_list(game_->legal_moves(seat), *line.legal))
      return *std::move(refusal);
  }
  game_ = std::move(next);
  count(*event);
  return Done{};
}

Answer<Done> Referee::take_line(const RefereeLine& line) {
  if (auto refusal = why_no_event()) return *std::move(refusal);
  const auto event = play_as_written(*game_, Actor::referee(), line.act);
  if (!event) return event.refusal();
  count(*event);
  return Done{};
}

Answer<Done> Referee::take_line(const ResultLine& line) {
  if (!is_running_ && games_ > 0) return Refusal{"record_two_results"_text, "REC-7", {}};
  if (auto refusal = why_no_event()) return *std::move(refusal);
  if (!game_->turn().is_over()) {
    return Refusal{"record_result_early"_text, game_->facts().end_rule, {{"events", events_}}};
  }
  const auto wrong = difference(fields_of(game_->result_json()), line.fields, "REC-7");
  if (wrong) return *wrong;
  if (match_) match_->add(game_->points());
  is_running_ = false;
  last_event_.reset();
  return Done{};
}

Answer<Done> Referee::take_line(const MatchResultLine& line) {
  if (is_running_) return Refusal{"record_truncated"_text, "REC-1", {{"events", events_}}};
  if (!match_) return Refusal{"record_no_match"_text, "REC-7", {}};
  if (!match_->is_over()) return end();
  JsonWriter json;
  json.begin_object().key("winners").array(match_->winners());
  json.key("scores").array(match_->scores()).end_object();
  const auto wrong = difference(fields_of(json.str()), line.fields, "REC-7");
  if (wrong) return *wrong;
  match_.reset();
  return Done{};
}

}  // namespace ordinal
