"""Reads what the program draws: gardens, captions, lists of moves."""

import re

MANY_WAYS = re.compile(r"^(?:for example|par exemple|bijvoorbeeld|zum Beispiel) (.*) \(\d+ \S+\)$")


def gardens_in(page):
    """The drawn gardens from left to right: 16 cells each, a number or nothing."""
    gardens = []
    for line in page.splitlines():
        boards = re.findall(r"([1-4]) │((?:[^│]{3}│){4})", line)
        if boards and boards[0][0] == "1":
            row_of_boards = [[] for _ in boards]
            gardens += row_of_boards
        for garden, (_, cells) in zip(row_of_boards if boards else [], boards):
            garden += [number_in(cell) for cell in cells.split("│")[:4]]
    return gardens


def number_in(cell):
    digits = re.search(r"\d+", cell)
    return int(digits[0]) if digits else None


def items_in(page):
    """What stands side by side, parted by dots."""
    return [item for line in page.splitlines() if re.match(r"  \S", line)
            for item in line.strip().split("  ·  ")]


def caption(page, start):
    """The rest of the caption that starts so."""
    return next(item.removeprefix(start).strip() for item in items_in(page)
                if item.startswith(start))


def marked_cells(page):
    """How many free places and how many swaps are marked in the drawing."""
    rows = [line for line in page.splitlines() if "│" in line]
    return sum(row.count("+") for row in rows), sum(row.count("*") for row in rows)


def moves_in(page):
    """The moves listed in a page, in order; "take 7: b1 c2" is two of them. Of moves with many
    ways only the first is listed."""
    moves = []
    for item in items_in(page):
        if not re.match(r"[a-z]", item):
            continue
        head, colon, tails = MANY_WAYS.sub(r"\1", item).partition(": ")
        moves += [f"{head} {tail}" for tail in tails.split()] if colon else [head]
    return moves
