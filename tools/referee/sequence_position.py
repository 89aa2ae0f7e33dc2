"""Positions of Sequence Numbers as words, read and written for tests; checks little."""

from sequence_board import CARDS, CELLS, COPIES, CORNERS, LINES
from sequence_numbers import CLAIMING, DEALING, DRAWING, FORFEITING, OVER, TURN, SequenceNumbers

OPTIONS = SequenceNumbers.default_options
PHASES = ("dealing", "turn", "exchanged", "claiming", "drawing", "forfeiting", "over")
SECTIONS = (*OPTIONS, "board", "sequences", "hand", "discard", "right", "passes", *PHASES)
SMOOTH = "012"
LOCKED = "abc"


# Reading

def sections_of(text):
    """Lists of words, each beginning with the name of its section.

    The word plus or minus is a card, and a phase may hold another one; so the first phase takes
    all that follows.
    """
    sections = []
    for word in text.split():
        in_phase = sections and sections[-1][0] in PHASES
        if word in SECTIONS and not in_phase:
            sections.append([word])
        else:
            sections[-1].append(word)
    return sections


def option_value(name, word):
    return int(word) if isinstance(OPTIONS[name], int) else word


def game_of(text):
    """The game at a position that is not over; AssertionError where it clearly cannot be."""
    sections = sections_of(text)
    options = {name: option_value(name, rest[0]) for name, *rest in sections if name in OPTIONS}
    game = SequenceNumbers(options)
    for name, *rest in sections:
        if name == "board":
            read_board(game, rest)
        elif name == "hand":
            game.hands[int(rest[0])] = rest[1:]
        elif name == "discard":
            game.discards[int(rest[0])] = rest[1:]
        elif name == "right":
            game.rights = [int(seat) for seat in rest]
        elif name == "passes":
            game.passes = int(rest[0])
        elif name in PHASES:
            read_phase(game, name, rest)
    # Nobody keeps a right beyond the own turn, so the seat on turn has the oldest one (SN-22).
    game.rights.sort(key=lambda seat: (seat - game.turn_seat) % game.players)
    for card in CARDS:
        away = [*game.hands, *game.discards]
        game.pile[card] = COPIES[card] - sum(cards.count(card) for cards in away)
        assert game.pile[card] >= 0, card
    return game


def read_board(game, words):
    assert len(words) == len(CELLS), words
    for cell, word in zip(CELLS, words):
        assert (word == "*") == (cell in CORNERS), cell
        if word in SMOOTH:
            game.chips[cell] = SMOOTH.index(word)
        elif word in LOCKED:
            game.chips[cell] = LOCKED.index(word)
            game.locked.add(cell)
    for side in range(game.options["sides"]):
        game.sequences[side] = locked_lines(game, side)


def locked_lines(game, side):
    """While the game lasts a side has one sequence at most, and its locked chips show which."""
    own = {cell for cell in game.locked if game.chips[cell] == side}
    lines = [line for line in LINES
             if all(cell in own or cell in CORNERS for cell in line) and own <= set(line)]
    assert len(lines) == (1 if own else 0), own
    return lines


def read_phase(game, name, rest):
    if name in ("turn", "exchanged", "claiming"):
        game.turn_seat = int(rest[0])
        game.has_exchanged = name == "exchanged"
        game.phase = CLAIMING if name == "claiming" else TURN
    if name == "claiming":
        game.claim_cell = rest[1]
        game.ways = game.ways_with(game.side_of(game.turn_seat), rest[1])
    if name == "drawing":
        read_phase(game, rest[1], rest[2:])
        game.drawing_seat = int(rest[0])
        game.phase = DRAWING
    if name == "forfeiting":
        read_phase(game, "turn", rest[-1:])
        game.debtors = [int(seat) for seat in rest[:-2]]
        game.phase = FORFEITING


# Writing

def text_of(game):
    """All words of the position, with single spaces."""
    words = [f"{name} {value}" for name, value in game.options.items()]
    words += ["board", *(cell_word(game, cell) for cell in CELLS)]
    words += ["sequences", *map(str, game.sequence_counts())]
    for seat, hand in enumerate(game.hands):
        words += [f"hand {seat}", *sorted(hand, key=CARDS.index)] if hand else []
    for seat, discard in enumerate(game.discards):
        words += [f"discard {seat}", *discard] if discard else []
    words += ["right", *map(str, sorted(game.rights))] if game.rights else []
    return " ".join([*words, f"passes {game.passes}", phase_words(game)])


def cell_word(game, cell):
    if cell in CORNERS:
        return "*"
    if cell not in game.chips:
        return "."
    return (LOCKED if cell in game.locked else SMOOTH)[game.chips[cell]]


def phase_words(game):
    turn = f"{'exchanged' if game.has_exchanged else 'turn'} {game.turn_seat}"
    if game.phase == DEALING:
        return f"dealing {game.seat_to_be_dealt()}"
    if game.phase == DRAWING:
        return f"drawing {game.drawing_seat} {turn}"
    if game.phase == CLAIMING:
        return f"claiming {game.turn_seat} {game.claim_cell}"
    if game.phase == FORFEITING:
        return " ".join(["forfeiting", *map(str, sorted(game.debtors)), turn])
    return OVER if game.phase == OVER else turn
