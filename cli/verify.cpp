// `ordinal verify`: says what a record proves about its dealing, and what no record can.
#include "cli/command.h"
#include "cli/record_file.h"
#include "engine/core/json.h"
#include "engine/core/word.h"
#include "fair/proof.h"

#include <algorithm>
#include <array>

namespace ordinal::cli {
namespace {

using fair::Proof;

constexpr std::array<Flag, 3> verify_flags = {json_flag, lang_flag, help_flag};

// The match of a record, or its one game of no match, as far as it has been read.
struct Account {
  HeaderLine first;
  int players;
  Proof proof = Proof::fair;  // the weakest of its games
  int games = 0;
  int events = 0;
};

// Refuses a header that was not dealt fairly though it says so, and a second match.
Answer<Done> take_header(std::optional<Account>& account, const Referee& referee) {
  const HeaderLine& header = *referee.header();
  const bool goes_on = header.match && header.match->game > 1;
  if (account && !goes_on) return Refusal{"cli_verify_second_match"_text, "REC-11", {}};
  if (!account) account = Account{.first = header, .players = referee.game()->players()};
  const auto same = fair::check_same_dealing(account->first, header);
  if (!same) return same.refusal();
  const auto proof = fair::proof_of(header, account->players);
  if (!proof) return proof.refusal();
  account->proof = std::min(account->proof, *proof);
  ++account->games;
  return Done{};
}

// Nothing if the record proves nothing, being wrong: the reason has been said.
std::optional<Account> account_of(const Context& context, const std::string& file,
                                  Referee& referee) {
  std::optional<Account> account;
  const auto after_line = [&](const Referee& now) -> Answer<Reading> {
    if (now.last_event()) ++account->events;
    if (account && account->games == now.games()) return Reading::goes_on;
    const auto taken = take_header(account, now);
    if (!taken) return taken.refusal();
    return Reading::goes_on;
  };
  if (!read_record(context, file, Ending::must_be_complete, referee, after_line)) {
    return std::nullopt;
  }
  return account;
}

std::string_view name_of(Proof proof) {
  if (proof == Proof::fair) return "fair";
  return proof == Proof::seed ? "seed" : "nothing";
}

void write_json(const Context& context, const std::string& file, const AnyGame& game,
                const Account& account) {
  JsonWriter json;
  json.begin_object().key("file").text(printable(file, file.size()));
  json.key("game").text(game.facts().id).key("players").number(account.players);
  json.key("games").number(account.games).key("events").number(account.events);
  json.key("proof").text(name_of(account.proof));
  if (account.proof == Proof::fair) {
    json.key("commitment").text(account.first.fair->commitment);
    json.key("contributions").array(account.first.fair->contributions);
  }
  context.out.line(json.end_object().str());
}

void write_list(const Context& context, TextKey title, const std::vector<std::string>& points) {
  context.out.line(context.text(title));
  for (const std::string& point : points) context.out.line("- " + point);
}

std::vector<std::string> proven(const Context& context, const Account& account) {
  std::vector<std::string> points = {context.text("cli_verify_rules"_text)};
  if (account.proof >= Proof::seed) points.push_back(context.text("cli_verify_tiles"_text));
  if (account.proof < Proof::fair) return points;
  points.push_back(context.text("cli_verify_seed"_text));
  points.push_back(
      context.text("cli_verify_commitment"_text, {{"commitment", account.first.fair->commitment}}));
  return points;
}

std::vector<std::string> unproven(const Context& context, const Account& account) {
  if (account.proof == Proof::nothing) return {context.text("cli_verify_no_seed"_text)};
  if (account.proof == Proof::seed) return {context.text("cli_verify_no_commitment"_text)};
  const FairDealing& fair = *account.first.fair;
  std::vector<std::string> points = {context.text("cli_verify_shown"_text)};
  if (fair::is_of_server_alone(fair)) {
    points.push_back(context.text("cli_verify_alone"_text));
  } else {
    std::string given = context.text("cli_verify_given"_text);
    for (const std::string& digits : fair.contributions) given += "\n  " + digits;
    points.push_back(std::move(given));
  }
  points.push_back(context.text("cli_verify_ahead"_text));
  return points;
}

void write_page(const Context& context, const AnyGame& game, const Account& account) {
  context.out.line(context.text("cli_verify_title"_text, {{"game", game.facts().name},
                                                          {"players", account.players},
                                                          {"games", account.games},
                                                          {"events", account.events}}));
  write_list(context, "cli_verify_proven"_text, proven(context, account));
  write_list(context, "cli_verify_unproven"_text, unproven(context, account));
}

Exit run_verify(const Context& context) {
  const std::string& file = context.given.words()[0];
  Referee referee;
  const auto account = account_of(context, file, referee);
  if (!account) return Exit::bad_data;
  if (context.wants_json()) {
    write_json(context, file, *referee.game(), *account);
  } else {
    write_page(context, *referee.game(), *account);
  }
  return account->proof == Proof::fair ? Exit::fine : Exit::bad_data;
}

}  // namespace

const Command verify_command = {
    .name = "verify",
    .usage = "RECORD [--json]",
    .summary = "cli_verify_summary"_text,
    .details = "cli_verify_details"_text,
    .example = "ordinal verify match.jsonl",
    .grammar = {verify_flags, 1, 1, "cli_file_missing"_text},
    .run = run_verify,
};

}  // namespace ordinal::cli
