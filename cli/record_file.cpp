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
  return file == "-" ? context.text("cli_standard_input"_text) : printable(file, file.size());
}

}  // namespace

void report(const Context& context, const std::string& file, long line, const Refusal& refusal) {
  const std::string sentence = say(context.language, refusal);
  if (context.wants_json()) {
    JsonWriter json;
    json.begin_object().key("file").text(printable(file, file.size())).key("line").number(line);
    json.key("rule").text(refusal.rule).key("code").text(refusal.code.name);
    context.out.line(json.key("message").text(sentence).end_object().str());
    return;
  }
  context.out.flush();
  std::string where = shown_name(context, file);
  if (line > 0) where += ':' + std::to_string(line);
  std::fprintf(stderr, "%s: %s: %s\n", where.c_str(), std::string(refusal.rule).c_str(),
               sentence.c_str());
}

std::optional<Trouble> take_record(const std::string& file, Ending ending, Referee& referee,
                                   const AfterLine& after_line) {
  const File stream = open(file);
  if (stream == nullptr) {
    const TextKey why = errno == ENOENT ? "file_missing"_text : "file_unreadable"_text;
    return Trouble{0, {why, "REC-1", {}}};
  }
  LineReader reader(stream.get());
  for (;;) {
    const Answer<bool> line = reader.next();
    const bool is_end = line && !*line;
    const Answer<Done> taken = !line                                ? line.refusal()
                               : !is_end                            ? referee.take(reader.line())
                               : ending == Ending::must_be_complete ? referee.end()
                                                                    : Done{};
    if (!taken) return Trouble{reader.number(), taken.refusal()};
    if (is_end) return std::nullopt;
    const Answer<Reading> reading = after_line(referee);
    if (!reading) return Trouble{reader.number(), reading.refusal()};
    if (*reading == Reading::stops) return std::nullopt;
  }
}

bool read_record(const Context& context, const std::string& file, Ending ending, Referee& referee,
                 const AfterLine& after_line) {
  const auto trouble = take_record(file, ending, referee, after_line);
  if (trouble) report(context, file, trouble->line, trouble->refusal);
  return !trouble;
}

std::optional<AnyGame> load_position(const Context& context, const std::string& file,
                                     const Place& place) {
  Referee referee;
  // The file is read no further than needed: what comes after the place may be anything.
  std::optional<AnyGame> found;
  int events = 0;
  const auto after_line = [&](const Referee& now) {
    if (place.game && now.games() > *place.game) return Reading::stops;
    if (!place.game || now.games() == *place.game) {
      events = now.events();
      if (!place.events || events == *place.events) found = now.game();
    }
    const bool is_there = found && place.game && (place.events || !now.is_running());
    return is_there ? Reading::stops : Reading::goes_on;
  };
  if (!read_record(context, file, Ending::may_be_open, referee, after_line)) return std::nullopt;
  if (found) return found;
  const bool is_game_there = place.game && referee.games() >= *place.game;
  if (referee.games() == 0) {
    report(context, file, 0, {"record_empty"_text, "REC-1", {}});
  } else if (is_game_there) {
    report(context, file, 0, {"cli_event_not_there"_text, "REC-1", {{"events", events}}});
  } else {
    report(context, file, 0, {"cli_game_not_there"_text, "REC-1", {{"games", referee.games()}}});
  }
  return std::nullopt;
}

}  // namespace ordinal::cli
