"""Records to test with, as lists of their lines; a line is what its JSON says."""

import json

DIAGONAL = ("a1", "b2", "c3", "d4")
CELLS = tuple(column + row for row in "1234" for column in "abcd")


def text_of(lines):
    return "".join(json.dumps(line) + "\n" for line in lines)


def lines_of(text):
    return [json.loads(line) for line in text.splitlines()]


def chance(text):
    return {"chance": text}


def move(seat, text):
    return {"seat": seat, "move": text}


def small_header(**changes):
    return {"record": 1, "game": "lucky-numbers", "options": {}, **changes}


def small_game(**header):
    """A short game of two without a seed: seat 0 fills its garden with 1 … 16 and wins."""
    dealt = {0: (1, 6, 11, 16), 1: (17, 18, 19, 20)}
    lines = [small_header(**header)]
    lines += [chance(f"deal {seat} {tile}") for seat in dealt for tile in dealt[seat]]
    lines += [move(0, "arrange 1 6 11 16"), move(1, "arrange 17 18 19 20")]
    to_fill = [cell for cell in CELLS if cell not in DIAGONAL]
    for turn, cell in enumerate(to_fill, start=1):
        tile = CELLS.index(cell) + 1
        lines += [move(0, "draw"), chance(f"reveal {tile}"), move(0, f"place {cell}")]
        if turn < len(to_fill):
            lines += [move(1, "draw"), chance(f"reveal {turn}"), move(1, "discard")]
    return lines + [{"result": {"winners": [0], "free": [0, 12]}}]


SETUP_LINES = 11  # of the small game: its header, 8 tiles, 2 choices


def small_match():
    """Two small games as a match; seat 1 starts the second one with a tile of its own."""
    first = small_game(match={"kind": "tournament", "game": 1, "of": 2})
    second = small_game(match={"kind": "tournament", "game": 2, "of": 2}, options={"start": 1})
    extra_turn = [move(1, "draw"), chance("reveal 20"), move(1, "discard")]
    second[SETUP_LINES:SETUP_LINES] = extra_turn
    return first + second + [{"match_result": {"winners": [0], "scores": [4, -24]}}]


def changed(lines, index, **keys):
    """A copy in which one line has other values for these keys."""
    copy = list(lines)
    copy[index] = {**copy[index], **keys}
    return copy


def without(lines, index, *keys):
    """A copy in which one line lacks these keys."""
    copy = list(lines)
    copy[index] = {key: value for key, value in copy[index].items() if key not in keys}
    return copy


def replaced(lines, index, line):
    """A copy with another line there."""
    copy = list(lines)
    copy[index] = line
    return copy


def is_choice(line):
    return line.get("move", "").split()[:1] in (["arrange"], ["put"])


def with_choices_reversed(lines):
    """The same game; in every set-up round the seats have chosen in the opposite order."""
    copy, round_of_choices = [], []
    for line in lines:
        if is_choice(line):
            round_of_choices.insert(0, line)
            continue
        copy += round_of_choices + [line]
        round_of_choices = []
    return copy
