// Boards in boxes, side by side, one wider than the page in stretches; legal moves in groups.
#include "clients/terminal/screen.h"

#include "clients/terminal/column.h"
#include "engine/core/word.h"

#include <algorithm>
#include <array>
#include <map>

namespace ordinal::terminal {
namespace {

constexpr std::size_t cell_width = 3;  // two digits and a mark
constexpr std::size_t gap = 1;         // between boards: four gardens fit into 80 columns

constexpr std::string_view now = "1;33";  // yellow means "now", and nothing else is yellow
constexpr std::string_view strong = "1";
constexpr std::string_view faint = "2";
constexpr std::array<std::string_view, 3> sides = {"1;36", "1;35", "1;32"};  // beside their letters

// The names of the rows, and a space.
std::size_t margin_of(const PictureBoard& board) {
  std::size_t longest = 0;
  for (const std::string& row : board.rows) longest = std::max(longest, row.size());
  return longest + 1;
}

std::size_t width_of(const PictureBoard& board, std::size_t columns) {
  return margin_of(board) + columns * (cell_width + 1) + 1;
}

// How many columns stand side by side: all, or, where the page is too narrow, an even share.
std::size_t columns_a_stretch(const PictureBoard& board, std::size_t page) {
  const std::size_t columns = board.columns.size();
  std::size_t stretches = 1;
  const auto share = [&] { return (columns + stretches - 1) / stretches; };
  while (share() > 1 && width_of(board, share()) > page) ++stretches;
  return share();
}

// `right` begins in column `left` of the lines.
void append_right(std::vector<std::string>& lines, const std::vector<std::string>& right,
                  std::size_t left) {
  lines.resize(std::max(lines.size(), right.size()));
  for (std::size_t i = 0; i < right.size(); ++i) {
    lines[i].append(left - std::min(left, shown_width(lines[i])), ' ');
    lines[i] += right[i];
  }
}

// Two columns to the right, then the mark; a third digit takes the place of no mark.
std::string number_cell(std::string_view number, char mark) {
  const std::size_t width = shown_width(number);
  std::string cell(2 - std::min<std::size_t>(2, width), ' ');
  cell += number;
  return width == cell_width && mark == ' ' ? cell : cell + mark;
}

// ┌───┬───┐ and its like.
std::string rule_line(std::size_t margin, std::size_t columns, std::string_view left,
                      std::string_view cross, std::string_view right) {
  std::string line(margin, ' ');
  line += left;
  for (std::size_t i = 0; i < columns; ++i) {
    if (i > 0) line += cross;
    for (std::size_t j = 0; j < cell_width; ++j) line += "─";
  }
  return line + std::string(right);
}

// What the game is like when nothing but the players is named.
Options usual_options(const AnyGame& game) {
  Options options = standard_options(game.facts());
  options[players_option] = game.options()[players_option];
  const Answer<AnyGame> usual = AnyGame::start(game.facts(), options);
  return usual ? usual->options() : options;
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
  const Options usual = usual_options(game);
  for (std::size_t i = 0; i < game.facts().options.size(); ++i) {
    const OptionFacts& option = game.facts().options[i];
    if (i != players_option && values[i] == usual[i]) continue;
    line += " · " + std::string(option.name) + '=' + option_value(option, values[i]);
  }
  return painted(line, strong);
}

std::string Screen::cell(const PictureCell& cell) const {
  switch (cell.mark) {
    case PictureCell::Mark::open:
      return painted(" + ", now);
    case PictureCell::Mark::swap:
      return painted(number_cell(cell.text, '*'), now);
    case PictureCell::Mark::guide:
      return painted(" ◦ ", faint);
    case PictureCell::Mark::print:
      return number_cell(cell.text, ' ');
    case PictureCell::Mark::none:
      break;
  }
  if (cell.side) return painted(number_cell(cell.text, ' '), sides[*cell.side % sides.size()]);
  return painted(number_cell(cell.text, ' '), strong);
}

std::string Screen::board_title(Seat owner, Viewer viewer) const {
  const bool is_own = viewer == Viewer::seat(owner);
  return text(is_own ? "terminal_your_board"_text : "terminal_board"_text, {{"seat", owner}});
}

std::vector<std::string> Screen::board(const PictureBoard& board, Viewer viewer) const {
  std::vector<std::string> lines;
  if (board.owner) {
    lines.push_back(std::string(margin_of(board) + 1, ' ') + board_title(*board.owner, viewer));
  }
  const std::size_t share = columns_a_stretch(board, width_);
  for (std::size_t begin = 0; begin < board.columns.size(); begin += share) {
    const std::size_t end = std::min(begin + share, board.columns.size());
    const std::vector<std::string> drawn = stretch(board, begin, end);
    lines.insert(lines.end(), drawn.begin(), drawn.end());
  }
  return lines;
}

std::vector<std::string> Screen::stretch(const PictureBoard& board, std::size_t begin,
                                         std::size_t end) const {
  const std::size_t margin = margin_of(board);
  std::vector<std::string> lines;
  std::string head(margin + 1, ' ');
  for (std::size_t i = begin; i < end; ++i) head += number_cell(board.columns[i], ' ') + ' ';
  lines.push_back(head);
  lines.push_back(rule_line(margin, end - begin, "┌", "┬", "┐"));
  for (std::size_t row = 0; row < board.rows.size(); ++row) {
    std::string line(margin - 1 - board.rows[row].size(), ' ');
    line += board.rows[row] + ' ';
    for (std::size_t column = begin; column < end; ++column) {
      line += "│" + cell(board.cells[row * board.columns.size() + column]);
    }
    lines.push_back(line + "│");
  }
  lines.push_back(rule_line(margin, end - begin, "└", "┴", "┘"));
  return lines;
}

std::string Screen::picture(const Picture& picture, Viewer viewer) const {
  std::vector<std::string> captions;
  const bool has_open = has_mark(picture, PictureCell::Mark::open);
  const bool has_swap = has_mark(picture, PictureCell::Mark::swap);
  for (const Caption& caption : picture.captions) {
    captions.push_back(text(caption.text, caption.arguments));
  }
  if (picture.boards.size() == 1 && !picture.boards[0].owner) {
    return common_board(picture.boards[0], captions, viewer);
  }
  std::string page = boards(picture.boards, viewer);
  if (has_open || has_swap) page += "  " + painted(text("terminal_legend"_text), faint) + '\n';
  return page + flowing(captions);
}

// Side by side, as many as the page holds.
std::string Screen::boards(const std::vector<PictureBoard>& boards, Viewer viewer) const {
  std::string page;
  std::vector<std::string> lines;
  std::size_t filled = 0;
  const auto print = [&] {
    for (const std::string& line : lines) page += line + '\n';
    lines.clear();
    filled = 0;
  };
  for (const PictureBoard& next : boards) {
    const std::size_t width = width_of(next, columns_a_stretch(next, width_)) + gap;
    if (filled + width > width_ + gap) print();
    append_right(lines, board(next, viewer), filled);
    filled += width;
  }
  print();
  return page;
}

// The one board of all with its captions beside it, if the page is wide enough for both.
std::string Screen::common_board(const PictureBoard& drawn,
                                 const std::vector<std::string>& captions, Viewer viewer) const {
  constexpr std::size_t narrowest = 30;
  const std::size_t left = width_of(drawn, drawn.columns.size()) + 2;
  if (left + narrowest > width_) return boards({drawn}, viewer) + flowing(captions);
  std::vector<std::string> lines = board(drawn, viewer);
  std::vector<std::string> column;
  for (const std::string& caption : captions) {
    for (const std::string& line : wrapped(caption, width_ - left, 2)) column.push_back(line);
  }
  append_right(lines, column, left);
  std::string page;
  for (const std::string& line : lines) page += line + '\n';
  return page;
}

std::size_t Screen::text_width() const {
  constexpr std::size_t widest = 80;
  return std::min(width_, widest);
}

std::string Screen::sentence(std::string_view text, std::size_t indent) const {
  std::string lines;
  for (const std::string& line : wrapped(text, text_width(), indent)) lines += line + '\n';
  return lines;
}

std::string Screen::flowing(const std::vector<std::string>& items) const {
  constexpr std::string_view separator = "  ·  ";
  constexpr std::size_t indent = 2;
  std::string lines;
  std::size_t filled = 0;
  for (const std::string& item : items) {
    const bool is_new_line =
        filled == 0 || filled + shown_width(separator) + shown_width(item) > width_;
    if (filled > 0) lines += is_new_line ? "\n" : separator;
    if (!is_new_line) {
      lines += item;
      filled += shown_width(separator) + shown_width(item);
      continue;
    }
    const std::vector<std::string> rows = wrapped(item, width_ - indent, indent);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      lines.append(i == 0 ? "" : "\n").append(indent, ' ').append(rows[i]);
    }
    filled = indent + shown_width(rows.back());
  }
  return lines.empty() ? lines : lines + '\n';
}

// Moves that differ in their last word only share a line: "take 7: b1 c2".
std::string Screen::legal_moves(const AnyGame& game, Actor actor) const {
  constexpr std::size_t most_words = 4;
  std::vector<std::pair<std::string, std::string>> groups;
  std::map<std::string, int> long_moves;
  for (const std::string& move : game.legal_moves(actor)) {
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
  std::vector<std::string> items;
  for (const auto& [head, tails] : groups) {
    const auto found = long_moves.find(head);
    if (found != long_moves.end()) {
      items.push_back(text("terminal_many_ways"_text, {{"move", tails}, {"count", found->second}}));
    } else {
      items.push_back(painted(head, strong) + (tails.empty() ? "" : ": " + tails));
    }
  }
  return flowing(items);
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
