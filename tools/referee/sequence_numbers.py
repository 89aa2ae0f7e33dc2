"""The rules of Sequence Numbers, clause by clause; stays out of records, dealing keys and speed."""

from options import check_number, check_word
from sequence_board import (ANSWER, CARDS, COPIES, CORNERS, MINUS, NUMBERED, PLUS, cells_showing,
                            claim_text, new_lines, ways_to_count)

# SN-5, SN-7, SN-8: by the number of players.
SIDES = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3)}
HAND_SIZE = {2: 5, 3: 5, 4: 4, 6: 4}
SEQUENCES_TO_WIN = {2: 1, 3: 1, 4: 2, 6: 2}

DRAWS = ("auto", "strict")
TABLE_TALK = ("off", "referee")

ROUNDS_OF_PASSES = 3        # SN-15

# What the game waits for.
DEALING = "dealing"         # chance: a card of the first hands
DRAWING = "drawing"         # chance: a card for drawing_seat
TURN = "turn"               # the seat on turn, and with draw=strict all who may draw
CLAIMING = "claiming"       # the seat on turn: which lines are its sequences
FORFEITING = "forfeiting"   # every seat that still owes a card
OVER = "over"


class SequenceNumbers:
    """One game.

    chips is a dict from covered cells to sides, locked the set of cells whose chips are turned,
    sequences a list of five-cell lines for each side; pile is a dict from every card to how many
    of them lie face down. The play_ methods expect a text that the list of legal moves, of chance
    outcomes or of the referee's acts contains; the caller checks that.
    """

    default_options = {"players": 2, "start": 0, "sides": 2, "three_sides_need": 2,
                       "draw": "auto", "table_talk": "off"}
    match_kinds = ()                # the rules name no kind of match

    @classmethod
    def complete_options(cls, given):
        """All options of the game, with defaults; ValueError where one is not possible."""
        options = {name: given.get(name, default) for name, default in cls.default_options.items()}
        check_number(options, "players", 2, 6)
        if options["players"] == 5:
            raise ValueError("5 players cannot form equal teams")       # SN-5
        check_number(options, "start", 0, options["players"] - 1)
        cls.complete_sides(options, given)
        check_number(options, "three_sides_need", 1, 2)
        check_word(options, "draw", DRAWS)
        check_word(options, "table_talk", TABLE_TALK)
        if options["table_talk"] == "referee" and options["players"] <= 3:
            raise ValueError("option table_talk must be off: there are no teams")       # SN-23
        return options

    @staticmethod
    def complete_sides(options, given):
        """SN-5: the first possible number of sides is the default."""
        possible = SIDES[options["players"]]
        options["sides"] = given.get("sides", possible[0])
        if type(options["sides"]) is not int or options["sides"] not in possible:
            raise ValueError(f"option sides must be {' or '.join(map(str, possible))} "
                             f"with {options['players']} players")

    def __init__(self, given_options):
        self.options = self.complete_options(given_options)
        self.players = self.options["players"]
        self.chips = {}
        self.locked = set()
        self.sequences = [[] for _ in range(self.options["sides"])]
        self.pile = dict(COPIES)
        self.hands = [[] for _ in range(self.players)]
        self.discards = [[] for _ in range(self.players)]
        self.turn_seat = self.options["start"]      # SN-9
        self.has_exchanged = False                  # SN-12: the seat on turn, in this turn
        self.drawing_seat = None
        self.ways = []                              # SN-18: what the seat on turn may claim
        self.claim_cell = None                      # and the chip that made the choice
        self.rights = []                            # SN-22: seats, the oldest right first
        self.debtors = []                           # SN-23: seats that still owe a card
        self.passes = 0                             # SN-15: in a row
        self.winning_sides = None
        self.phase = DEALING

    def copy(self):
        """A game that can be played on without touching this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.chips = dict(self.chips)
        other.locked = set(self.locked)
        other.sequences = [list(lines) for lines in self.sequences]
        other.pile = dict(self.pile)
        other.hands = [list(hand) for hand in self.hands]
        other.discards = [list(discard) for discard in self.discards]
        other.rights = list(self.rights)
        other.debtors = list(self.debtors)
        return other

    # Sides

    def side_of(self, seat):
        """SN-5: partners alternate around the table."""
        return seat % self.options["sides"]

    def seats_of(self, side):
        return [seat for seat in range(self.players) if self.side_of(seat) == side]

    def sequences_to_win(self):
        """SN-8."""
        if self.players == 6 and self.options["sides"] == 3:
            return self.options["three_sides_need"]
        return SEQUENCES_TO_WIN[self.players]

    # Who is next

    def is_over(self):
        return self.phase == OVER

    def is_chance(self):
        return self.phase in (DEALING, DRAWING)

    def seats_to_act(self):
        if self.phase == TURN:
            return sorted({self.turn_seat, *self.rights})       # SN-22
        if self.phase == CLAIMING:
            return [self.turn_seat]
        if self.phase == FORFEITING:
            return sorted(self.debtors)                         # SN-23
        return []

    def next_seat(self, seat):
        """SN-9."""
        return (seat + 1) % self.players

    # Chance

    def chance_outcomes(self):
        """Texts with weights, cards in the order of the deck file; impossible ones are left out."""
        if self.phase == DEALING:
            seat = self.seat_to_be_dealt()
        elif self.phase == DRAWING:
            seat = self.drawing_seat
        else:
            return []
        return [(f"deal {seat} {card}", self.pile[card]) for card in CARDS if self.pile[card] > 0]

    def play_chance(self, text):
        _, seat, card = text.split()
        self.pile[card] -= 1
        self.hands[int(seat)].append(card)
        if self.phase == DRAWING or self.seat_to_be_dealt() is None:
            self.drawing_seat = None
            self.phase = TURN

    def seat_to_be_dealt(self):
        """SN-7: the whole hand of seat 0, then of seat 1, and so on; None when all have theirs."""
        for seat in range(self.players):
            if len(self.hands[seat]) < HAND_SIZE[self.players]:
                return seat
        return None

    def begin_drawing(self, seat):
        """SN-13: with an empty pile all discard piles become the new one first."""
        if sum(self.pile.values()) == 0:
            for discard in self.discards:
                for card in discard:
                    self.pile[card] += 1
                discard.clear()
        self.drawing_seat = seat
        self.phase = DRAWING

    # Moves

    def legal_moves(self, seat):
        """All moves of this seat now, each once; none if it may not act."""
        if seat not in self.seats_to_act():
            return []
        if self.phase == CLAIMING:
            return [claim_text(way) for way in self.ways]
        if self.phase == FORFEITING:
            return ["forfeit " + card for card in self.cards_of(seat)]
        draw = ["draw"] if seat in self.rights else []
        if seat != self.turn_seat:
            return draw
        moves = self.plays(seat) + self.exchanges(seat) + draw
        return moves or ["pass"]        # SN-14; SN-22: not with a right to draw

    def cards_of(self, seat):
        """The different cards of a hand, in the order of the deck file."""
        return [card for card in CARDS if card in self.hands[seat]]

    def plays(self, seat):
        """SN-10."""
        moves = []
        for card in self.cards_of(seat):
            if card == PLUS:
                moves += ["plus " + cell for cell in NUMBERED if cell not in self.chips]
            elif card == MINUS:
                moves += ["minus " + cell for cell in self.removable(seat)]
            else:
                moves += [f"play {card} {cell}" for cell in self.open_cells(card)]
        return moves

    def open_cells(self, card):
        """SN-10: uncovered cells that show the answer."""
        return [cell for cell in cells_showing(ANSWER[card]) if cell not in self.chips]

    def removable(self, seat):
        """SN-10: chips of other sides; SN-20: not the locked ones."""
        return [cell for cell in NUMBERED
                if cell in self.chips and self.chips[cell] != self.side_of(seat)
                and cell not in self.locked]

    def exchanges(self, seat):
        """SN-12: one dead card in a turn; plus and minus are never dead."""
        if self.has_exchanged:
            return []
        return ["dead " + card for card in self.cards_of(seat)
                if card in ANSWER and not self.open_cells(card)]

    def play_move(self, seat, text):
        verb, *rest = text.split()
        if verb == "play":
            self.play_chip(seat, rest[0], rest[1])
        elif verb == "plus":
            self.play_chip(seat, PLUS, rest[0])
        elif verb == "minus":
            self.play_minus(seat, rest[0])
        elif verb == "dead":
            self.play_dead(seat, rest[0])
        elif verb == "claim":
            self.play_claim(seat, text)
        elif verb == "pass":
            self.play_pass()
        elif verb == "draw":
            self.play_draw(seat)
        elif verb == "forfeit":
            self.play_forfeit(seat, rest[0])
        else:
            raise ValueError(f"Sequence Numbers has no move '{text}'")

    def put_on_discard(self, seat, card):
        self.hands[seat].remove(card)
        self.discards[seat].append(card)

    def begin_play(self, seat, card):
        """SN-10; SN-15: the count of passes restarts; SN-22: an old right to draw ends."""
        self.put_on_discard(seat, card)
        self.passes = 0
        if seat in self.rights:
            self.rights.remove(seat)

    def play_chip(self, seat, card, cell):
        """SN-10, then SN-16 to SN-18 for the new chip."""
        side = self.side_of(seat)
        self.begin_play(seat, card)
        self.chips[cell] = side
        ways = self.ways_with(side, cell)
        if len(ways) > 1:
            self.ways = ways
            self.claim_cell = cell
            self.phase = CLAIMING
        else:
            self.count_sequences(seat, ways[0])

    def ways_with(self, side, cell):
        """SN-18: what the chip on this cell gives; one empty way where it completes nothing."""
        return ways_to_count(new_lines(self.chips, side, cell, self.sequences[side]))

    def play_claim(self, seat, text):
        """SN-18."""
        self.count_sequences(seat, next(way for way in self.ways if claim_text(way) == text))

    def count_sequences(self, seat, lines):
        """SN-20: only chips of the chosen lines are locked; SN-21: a win ends the game at once."""
        side = self.side_of(seat)
        self.ways = []
        self.claim_cell = None
        self.sequences[side] += lines
        for line in lines:
            self.locked.update(cell for cell in line if cell not in CORNERS)
        if len(self.sequences[side]) >= self.sequences_to_win():
            self.end_game([side])
        else:
            self.end_play(seat)

    def play_minus(self, seat, cell):
        """SN-10: nothing is put down."""
        self.begin_play(seat, MINUS)
        del self.chips[cell]
        self.end_play(seat)

    def end_play(self, seat):
        """SN-10: the card is drawn; SN-22: or the seat has the right to draw it."""
        self.begin_turn(self.next_seat(seat))
        if self.options["draw"] == "strict":
            self.rights.append(seat)
        else:
            self.begin_drawing(seat)

    def begin_turn(self, seat):
        self.turn_seat = seat
        self.has_exchanged = False
        self.phase = TURN

    def play_dead(self, seat, card):
        """SN-12; SN-22: the replacement is dealt at once in both modes."""
        self.put_on_discard(seat, card)
        self.has_exchanged = True
        self.begin_drawing(seat)

    def play_draw(self, seat):
        """SN-22: the seat before loses a right that is older than the play this draw belongs to."""
        before = (seat - 1) % self.players
        if before in self.rights and self.rights.index(before) < self.rights.index(seat):
            self.rights.remove(before)
        self.rights.remove(seat)
        self.begin_drawing(seat)

    def play_pass(self):
        """SN-14, SN-15."""
        self.passes += 1
        if self.passes == ROUNDS_OF_PASSES * self.players:
            self.end_game(self.sides_with_most_sequences())
        else:
            self.begin_turn(self.next_seat(self.turn_seat))

    # End

    def sequence_counts(self):
        return [len(lines) for lines in self.sequences]

    def sides_with_most_sequences(self):
        """SN-15: all of them where nobody has one."""
        counts = self.sequence_counts()
        return [side for side, count in enumerate(counts) if count == max(counts)]

    def end_game(self, sides):
        """SN-22: rights to draw end with the game."""
        self.winning_sides = sides
        self.rights = []
        self.phase = OVER

    def result(self):
        """Of a finished game; SN-21: all members of a winning side win."""
        winners = [seat for seat in range(self.players)
                   if self.side_of(seat) in self.winning_sides]
        return {"winners": winners, "sequences": self.sequence_counts()}

    # Referee

    def referee_acts(self):
        """SN-23: before the seat on turn has exchanged, and while nothing else is due."""
        if self.options["table_talk"] == "off" or self.phase != TURN or self.has_exchanged:
            return []
        return [f"penalise {side}" for side in range(self.options["sides"])]

    def play_referee(self, text):
        """SN-23: every member of the side who holds cards owes one."""
        side = int(text.split()[1])
        self.debtors = [seat for seat in self.seats_of(side) if self.hands[seat]]
        if self.debtors:
            self.phase = FORFEITING

    def play_forfeit(self, seat, card):
        """SN-23: nothing is drawn; then the same seat is on turn."""
        self.put_on_discard(seat, card)
        self.debtors.remove(seat)
        if not self.debtors:
            self.phase = TURN
