"""Board, deck and lines of Sequence Numbers, from the data file; stays out of turns and players."""

import json
from pathlib import Path

BOARD_FILE = Path(__file__).resolve().parents[2] / "engine/games/sequence_numbers/board.json"
DATA = json.loads(BOARD_FILE.read_text(encoding="utf-8"))

# SN-1: columns from left to right, rows from top to bottom; cells in reading order.
COLUMNS = "abcdefghij"
ROWS = range(1, 11)
CELLS = [column + str(row) for row in ROWS for column in COLUMNS]
NUMBER_ON = dict(zip(CELLS, (number for row in DATA["board"] for number in row)))
CORNERS = [cell for cell in CELLS if NUMBER_ON[cell] is None]
NUMBERED = [cell for cell in CELLS if NUMBER_ON[cell] is not None]

# SN-2, SN-3: cards in the order of the deck file.
COPIES = {entry["card"]: entry.get("copies", 1) for entry in DATA["cards"]}
CARDS = list(COPIES)
ANSWER = {entry["card"]: entry["answer"] for entry in DATA["cards"] if "answer" in entry}
PLUS = "plus"
MINUS = "minus"


# The board

def place_of(cell):
    """Row and column, so that upper cells come first and on the same row the left one."""
    return int(cell[1:]), COLUMNS.index(cell[0])


def neighbour(cell, down, right):
    """The cell that many steps down and to the right, or None outside the board."""
    row, column = place_of(cell)
    row, column = row + down, column + right
    return COLUMNS[column] + str(row) if row in ROWS and 0 <= column < 10 else None


def line_from(cell, down, right):
    """SN-16: five cells from this one on; None where the board ends before."""
    line = [neighbour(cell, down * step, right * step) for step in range(5)]
    return None if None in line else tuple(line)


def all_lines():
    """SN-16: horizontal, vertical and both diagonals, each from its upper or left end."""
    lines = [line_from(cell, down, right) for cell in CELLS
             for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))]
    return [line for line in lines if line is not None]


LINES = all_lines()


def cells_showing(number):
    return [cell for cell in NUMBERED if NUMBER_ON[cell] == number]


def belongs_to(chips, cell, side):
    """SN-11: a corner counts for every side."""
    return cell in CORNERS or chips.get(cell) == side


# Sequences

def share_too_much(line, other):
    """SN-17: more than one cell in common."""
    return len(set(line) & set(other)) > 1


def new_lines(chips, side, cell, earlier):
    """SN-16, SN-17, SN-19: lines through the chip just put down that may count, each for itself."""
    return [line for line in LINES
            if cell in line
            and all(belongs_to(chips, place, side) for place in line)
            and not any(share_too_much(line, sequence) for sequence in earlier)]


def sets_that_fit(lines):
    """SN-17: every set of these lines of which no two share too much, the empty one too."""
    if not lines:
        return [[]]
    first, rest = lines[0], lines[1:]
    without = sets_that_fit(rest)
    beside_first = [line for line in rest if not share_too_much(first, line)]
    return without + [[first] + chosen for chosen in sets_that_fit(beside_first)]


def ways_to_count(lines):
    """SN-18: the sets of as many sequences as possible."""
    sets = sets_that_fit(lines)
    most = max(len(chosen) for chosen in sets)
    return [sorted(chosen, key=ends_of) for chosen in sets if len(chosen) == most]


def ends_of(line):
    return place_of(line[0]), place_of(line[-1])


def claim_text(way):
    """The notation: every sequence by its ends, sorted."""
    return "claim " + " ".join(f"{line[0]}-{line[-1]}" for line in way)
