// Boards in boxes, side by side; legal moves in groups.
#include "clients/terminal/screen.h"

#include "engine/core/word.h"

#include <algorithm>
#include <map>

namespace ordinal::terminal {
namespace {

constexpr std::size_t page_width = 80;
constexpr std::size_t cell_width = 4;
constexpr std::size_t margin = 3;  // the row's name

constexpr std::string_view now = "1;33";  // yellow means "now", and nothing else is yellow
constexpr std::string_view strong = "1";
constexpr std::string_view faint = "2";

std::size_t board_width(const PictureBoard& board) {
  return margin + board.columns.size() * (cell_width + 1) + 1;
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  while (times-- > 0) out += text;
  return out;
}

std::string centred(std::string_view text, std::size_t width) {
  const std::size_t space = width - std::min(width, text.size());
  return std::string((space + 1) / 2, ' ') + std::string(text) + std::string(space / 2, ' ');
}

// ├────┼────┤ and its like.
std::string rule_line(std::size_t columns, std::string_view left, std::string_view cross,
                      std::string_view right) {
  std::string line(margin, ' ');
  line += left;
  for (std::size_t i = 0; i < columns; ++i) {
    if (i > 0) line += cross;
    line += repeated("─", cell_width);
  }
  return line + std::string(right);
}

bool has_mark(const Picture& picture, PictureCell::Mark mark) {
  return std::any_of(picture.boards.begin(), picture.boards.end(), [&](const PictureBoard& board) {
    return std::any_of(board.cells.begin(), board.cells.end(),
                       [&](const PictureCell& cell) { return cell.mark == mark; });
  });
}

}  // namespace

std::string Screen::painted(std::string_view text, std::string_view code) const {
  if (paint_ == Paint::off) return std::string(text);
  return "\x1b[" + std::string(code) + 'm' + std::string(text) + "\x1b[0m";
}

std::string Screen::title(const AnyGame& game) const {
  std::string line(game.facts().name);
  const Options values = game.options();
  for (std::size_t i = 0; i < game.facts().options.size(); ++i) {
    const OptionFacts& option = game.facts().options[i];
    line += " · " + std::string(option.name) + '=' + option_value(option, values[i]);
  }
  return painted(line, strong);
}

// Four characters: a number, a place for one, or nothing.
std::string Screen::cell(const PictureCell& cell) const {
  switch (cell.mark) {
    case PictureCell::Mark::open:
      return painted(centred("+", cell_width), now);
    case PictureCell::Mark::swap:
      return painted(centred('[' + cell.text + ']', cell_width), now);
    case PictureCell::Mark::guide:
      return painted("  ◦ ", faint);
    case PictureCell::Mark::none:
      break;
  }
  return painted(centred(cell.text, cell_width), strong);
}

std::vector<std::string> Screen::board(const PictureBoard& board, Viewer viewer) const {
  const bool is_own = viewer.is_seat() && viewer.seat() == board.owner;
  const std::size_t columns = board.columns.size();
  const std::string name =
      text(is_own ? "terminal_your_board"_text : "terminal_board"_text, {{"seat", board.owner}});
  std::vector<std::string> lines;
  lines.push_back(std::string(margin + 1, ' ') + name);
  std::string head(margin + 1, ' ');
  for (const std::string& column : board.columns) head += centred(column, cell_width) + ' ';
  lines.push_back(head);
  lines.push_back(rule_line(columns, "┌", "┬", "┐"));
  for (std::size_t row = 0; row < board.rows.size(); ++row) {
    if (row > 0) lines.push_back(rule_line(columns, "├", "┼", "┤"));
    std::string line = board.rows[row];
    line.insert(0, margin - 1 - std::min(margin - 1, line.size()), ' ');
    line += ' ';
    for (std::size_t column = 0; column < columns; ++column) {
      line += "│" + cell(board.cells[row * columns + column]);
    }
    lines.push_back(line + "│");
  }
  lines.push_back(rule_line(columns, "└", "┴", "┘"));
  return lines;
}

std::string Screen::picture(const Picture& picture, Viewer viewer) const {
  std::string page;
  for (std::size_t i = 0; i < picture.boards.size();) {
    // As many boards as the page is wide stand side by side.
    const std::size_t width = board_width(picture.boards[i]) + 2;
    const std::size_t end =
        std::min(picture.boards.size(), i + std::max<std::size_t>(1, page_width / width));
    std::vector<std::string> lines;
    for (; i < end; ++i) {
      const std::vector<std::string> next = board(picture.boards[i], viewer);
      lines.resize(std::max(lines.size(), next.size()));
      for (std::size_t j = 0; j < next.size(); ++j) {
        if (i + 1 == end) {
          lines[j] += next[j];
          continue;
        }
        // Names and column letters are narrower than the board: fill up to its width.
        const std::size_t shown = j == 0 ? next[j].size() : j == 1 ? next[j].size() : width;
        lines[j] += next[j] + std::string(width - std::min(width, j >= 2 ? width - 2 : shown), ' ');
      }
    }
    for (const std::string& line : lines) page += line + '\n';
  }
  const bool has_open = has_mark(picture, PictureCell::Mark::open);
  const bool has_swap = has_mark(picture, PictureCell::Mark::swap);
  if (has_open || has_swap) page += painted(text("terminal_legend"_text), faint) + '\n';
  for (const Caption& caption : picture.captions)
    page += text(caption.text, caption.arguments) + '\n';
  return page;
}

// Moves that differ in their last word only share a line: "take 7: b1 c2".
std::string Screen::legal_moves(const AnyGame& game, Seat seat) const {
  constexpr std::size_t most_words = 3;
  std::vector<std::pair<std::string, std::string>> groups;
  std::map<std::string, int> long_moves;
  for (const std::string& move : game.legal_moves(seat)) {
    const std::vector<std::string_view> words = words_of(move);
    if (words.size() > most_words) {
      if (long_moves[std::string(words[0])]++ == 0) groups.emplace_back(words[0], move);
      continue;
    }
    const std::string head = words.size() == 1 ? move : move.substr(0, move.rfind(' '));
    const std::string tail = words.size() == 1 ? "" : std::string(words.back());
    if (groups.empty() || groups.back().first != head) {
      groups.emplace_back(head, tail);
    } else {
      groups.back().second += ' ' + tail;
    }
  }
  std::string lines;
  for (const auto& [head, tails] : groups) {
    const auto found = long_moves.find(head);
    if (found != long_moves.end()) {
      lines += "  " + text("terminal_many_ways"_text, {{"move", tails}, {"count", found->second}}) +
               '\n';
    } else {
      lines += "  " + painted(head, strong) + (tails.empty() ? "" : ": " + tails) + '\n';
    }
  }
  return lines;
}

std::string Screen::turn(const AnyGame& game, Viewer viewer) const {
  const Turn turn = game.turn();
  if (turn.is_chance()) return text("terminal_chance"_text);
  if (turn.is_over()) {
    const SeatSet winners = game.winners();
    return text(winners.size() == 1 ? "terminal_won"_text : "terminal_shared"_text,
                {{"seats", listed(winners)}});
  }
  std::string page = text("terminal_to_act"_text, {{"seats", listed(turn.seats())}});
  for (int i = 0; i < turn.seats().size(); ++i) {
    const Seat seat = turn.seats().nth(i);
    if (!viewer.knows_secrets_of(seat)) continue;
    page += '\n' + text("terminal_legal"_text, {{"seat", seat}}) + '\n' + legal_moves(game, seat);
  }
  return page;
}

}  // namespace ordinal::terminal
