// `ordinal serve`: tables for people near and far, in one file.
#include "cli/command.h"
#include "engine/core/word.h"
#include "fair/bytes.h"
#include "server/edge/edge.h"
#include "server/edge/neighbourhood.h"
#include "server/hub/hub.h"
#include "server/limit.h"
#include "server/log.h"
#include "store/sqlite_store.h"

#include <array>
#include <cstdlib>
#include <filesystem>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 7> serve_flags = {{
    {"--listen", "ADDRESS:PORT", Flag::Takes::one, "cli_flag_listen"_text},
    {"--data", "FILE", Flag::Takes::one, "cli_flag_data"_text},
    {"--public-url", "URL", Flag::Takes::one, "cli_flag_public_url"_text},
    {"--behind-proxy", "", Flag::Takes::nothing, "cli_flag_behind_proxy"_text},
    {"--limit", "NAME=VALUE …", Flag::Takes::several, "cli_flag_limit"_text},
    lang_flag,
    help_flag,
}};

std::string environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): one thread
  return value == nullptr ? std::string() : value;
}

// Where programs keep what belongs to a person, so that it outlives this folder.
Answer<std::string> standard_data() {
  namespace fs = std::filesystem;
  fs::path folder = environment("XDG_DATA_HOME");
  if (folder.empty() && environment("HOME").empty()) {
    return Refusal{"cli_no_home"_text, "CLI", {}};
  }
  if (folder.empty()) folder = fs::path(environment("HOME")) / ".local" / "share";
  folder /= "ordinal";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    return Refusal{"cli_folder_not_made"_text,
                   "CLI",
                   {{"folder", printable(folder.string(), 200)}, {"error", error.message()}}};
  }
  return (folder / "ordinal.sqlite").string();
}

struct Choice {
  server::Settings settings;
  server::HouseRules rules;
};

Answer<Choice> chosen(const Context& context) {
  Choice choice;
  server::Settings& settings = choice.settings;
  for (const std::string& text : context.given.values("--limit")) {
    const auto set = server::set_limit(text, settings.limits, choice.rules);
    if (!set) return set.refusal();
  }
  if (const auto text = context.given.value("--listen")) {
    const auto listen = server::parse_address(*text);
    if (!listen) return listen.refusal();
    settings.listen = *listen;
  }
  if (const auto url = context.given.value("--public-url")) {
    const auto site = server::parse_public_url(*url);
    if (!site) return site.refusal();
    settings.public_url = *site;
  }
  settings.behind_proxy = context.given.has("--behind-proxy");
  if (context.given.value("--data") == "") return Refusal{"cli_data_empty"_text, "CLI", {}};
  return choice;
}

bool is_any(const server::Address& address) {
  return address.host == "0.0.0.0" || address.host == "::";
}

// An address that a browser on this machine understands.
std::string local_address(const server::Address& address) {
  const server::Address shown{is_any(address) ? "localhost" : address.host, address.port};
  return "http://" + shown.text();
}

void welcome(const Context& context, const Choice& choice, const server::Address& address,
             const std::string& data) {
  const auto& site = choice.settings.public_url;
  const std::string url = site ? site->text() : local_address(address);
  context.out.line(context.text("cli_serving"_text, {{"address", url}, {"data", data}}));
  const auto near = server::near_address();
  if (!site && is_any(address) && near) {
    const std::string link = "http://" + server::Address{*near, address.port}.text();
    context.out.line(context.text("cli_serving_near"_text, {{"address", link}}));
  }
  context.out.flush();
}

Exit serve(const Context& context, const Choice& choice, const std::string& data) {
  server::Edge edge(choice.settings);
  const auto store = store::SqliteStore::open(
      data, [&edge](std::function<void()> call) { edge.post(std::move(call)); });
  if (!store) return context.refuse(store.refusal(), Exit::bad_data);
  server::Hub hub({**store, edge.outbox(), edge.clock(), edge.thinkers(), fair::random_bytes},
                  choice.rules);
  const auto address = edge.listen();
  if (!address) return context.refuse(address.refusal(), Exit::bad_data);
  if (const auto begun = hub.begin(); !begun) {
    return context.refuse(begun.refusal(), Exit::bad_data);
  }
  welcome(context, choice, *address, data);
  edge.run(hub);
  if (const auto why = (*store)->close()) {
    server::log(server::Level::error, "store_stopped", {{"why", say(Language::en, *why)}});
  }
  return Exit::fine;
}

Exit run_serve(const Context& context) {
  const auto choice = chosen(context);
  if (!choice) return context.refuse(choice.refusal(), Exit::wrong_usage);
  const auto given = context.given.value("--data");
  const auto data = given ? Answer<std::string>(*given) : standard_data();
  if (!data) return context.refuse(data.refusal(), Exit::bad_data);
  return serve(context, *choice, *data);
}

}  // namespace

const Command serve_command = {
    .name = "serve",
    .usage =
        "[--listen ADDRESS:PORT] [--data FILE] [--public-url URL] [--behind-proxy] "
        "[--limit NAME=VALUE …]",
    .summary = "cli_serve_summary"_text,
    .details = "cli_serve_details"_text,
    .example = "ordinal serve --listen 127.0.0.1:0 --data family.sqlite",
    .grammar = {serve_flags, 0, 0, "cli_serve_details"_text},
    .run = run_serve,
};

}  // namespace ordinal::cli
