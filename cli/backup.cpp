// `ordinal backup`: a copy of a server's data, also while it runs.
#include "store/backup.h"

#include "cli/command.h"
#include "engine/core/word.h"

#include <array>

namespace ordinal::cli {
namespace {

constexpr std::array<Flag, 2> backup_flags = {{lang_flag, help_flag}};

Exit run_backup(const Context& context) {
  const std::string& data = context.given.words()[0];
  const std::string& file = context.given.words()[1];
  if (data.empty() || file.empty()) {
    return context.refuse({"cli_backup_missing"_text, "CLI", {}}, Exit::wrong_usage);
  }
  const auto done = store::back_up(data, file);
  if (!done) return context.refuse(done.refusal(), Exit::bad_data);
  context.out.line(context.text("cli_backup_done"_text, {{"file", printable(file)}}));
  return Exit::fine;
}

}  // namespace

const Command backup_command = {
    .name = "backup",
    .usage = "DATA FILE",
    .summary = "cli_backup_summary"_text,
    .details = "cli_backup_details"_text,
    .example = "ordinal backup ordinal.db monday.db",
    .grammar = {backup_flags, 2, 2, "cli_backup_missing"_text},
    .run = run_backup,
};

}  // namespace ordinal::cli
