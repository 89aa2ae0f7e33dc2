// Opens, reads and reports.
#include "cli/record_file.h"

#include "engine/core/json.h"
#include "engine/core/word.h"
#include "record/line_reader.h"

#include <cerrno>

namespace ordinal::cli {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

File open(const std::string& name) {
  return File(name == "-" ? stdin : std::fopen(name.c_str(), "rb"));
}

std::string shown_name(const Context& context, const std::string& file) {
  return file == "-" ? context.text("cli_standard_input"_text) : printable(file);
}

}  // namespace

void report(const Context& context, const std::string& file, long line, const Refusal& refusal) {
  const std::string sentence = say(context.language, refusal);
  if (context.wants_json()) {
    JsonWriter json;
    json.begin_object().key("file").text(printable(file)).key("line").number(line);
    json.key("rule").text(refusal.rule).key("code").text(refusal.code.name);
    context.out.line(json.key("message").text(sentence).end_object().str());
    return;
  }
  context.out.flush();
  const std::string name = shown_name(context, file);
  std::fprintf(stderr, "%s:%ld: %s: %s\n", name.c_str(), line, std::string(refusal.rule).c_str(),
               sentence.c_str());
}

bool read_record(const Context& context, const std::string& file, Ending ending, Referee& referee,
                 const std::function<Reading(const Referee&)>& after_line) {
  const File stream = open(file);
  if (stream == nullptr) {
    const TextKey why = errno == ENOENT ? "file_missing"_text : "file_unreadable"_text;
    report(context, file, 0, {why, "REC-1", {}});
    return false;
  }
  LineReader reader(stream.get());
  for (;;) {
    const Answer<bool> line = reader.next();
    const bool is_end = line && !*line;
    const Answer<Done> taken = !line                                ? line.refusal()
                               : !is_end                            ? referee.take(reader.line())
                               : ending == Ending::must_be_complete ? referee.end()
                                                                    : Done{};
    if (!taken) {
      report(context, file, reader.number(), taken.refusal());
      return false;
    }
    if (is_end || after_line(referee) == Reading::stops) return true;
  }
}

std::optional<AnyGame> load_position(const Context& context, const std::string& file,
                                     const Place& place) {
  Referee referee;
  const auto is_there = [&](const Referee& now) {
    if (!place.game || now.games() < *place.game) return false;
    return place.events ? now.events() == *place.events : !now.is_running();
  };
  const auto after_line = [&](const Referee& now) {
    return is_there(now) ? Reading::stops : Reading::goes_on;
  };
  if (!read_record(context, file, Ending::may_be_open, referee, after_line)) return std::nullopt;
  if (referee.games() == 0 || (place.game && referee.games() != *place.game)) {
    report(context, file, 0, {"cli_game_not_there"_text, "REC-1", {{"games", referee.games()}}});
    return std::nullopt;
  }
  if (place.events && referee.events() != *place.events) {
    report(context, file, 0, {"cli_event_not_there"_text, "REC-1", {{"events", referee.events()}}});
    return std::nullopt;
  }
  return referee.game();
}

}  // namespace ordinal::cli
