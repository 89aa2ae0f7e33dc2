"""The rules of Lucky Numbers, clause by clause; stays out of records, dealing keys and speed."""

from itertools import permutations

from options import check_number, check_word

NUMBERS = range(1, 21)

# LN-2: columns from left to right, rows from top to bottom.
COLUMNS = "abcd"
ROWS = "1234"
CELLS = [column + row for row in ROWS for column in COLUMNS]
DIAGONAL = ["a1", "b2", "c3", "d4"]

SETUPS = ("open", "michael", "sorted")
SWITCH = ("off", "on")

# What the game waits for.
DEALING = "dealing"        # chance: a set-up tile
CHOOSING = "choosing"      # every seat that still holds set-up tiles
TURN = "turn"              # the seat on turn: draw or take
REVEALING = "revealing"    # chance: the tile drawn
ANSWERING = "answering"    # the seat on turn: place or discard the revealed tile
OVER = "over"


def row_of(cell):
    return [column + cell[1] for column in COLUMNS]


def column_of(cell):
    return [cell[0] + row for row in ROWS]


LINES_THROUGH = {cell: (row_of(cell), column_of(cell)) for cell in CELLS}


def neighbour(cell, right, down):
    """The cell that many steps to the right and down, or None outside the garden."""
    column = COLUMNS.index(cell[0]) + right
    row = ROWS.index(cell[1]) + down
    if column in range(4) and row in range(4):
        return COLUMNS[column] + ROWS[row]
    return None


def ascends_strictly(numbers):
    return all(left < right for left, right in zip(numbers, numbers[1:]))


def replaces_equal(garden, tile, cell):
    """LN-13: a tile does not replace one of the same number."""
    return garden.get(cell) == tile


def fits(garden, tile, cell):
    """LN-12, on the garden as it is afterwards.

    Only the lines through the cell change, and all lines ascend before every placing: the
    set-up puts at most one tile in each.
    """
    after = dict(garden)
    after[cell] = tile
    for line in LINES_THROUGH[cell]:
        if not ascends_strictly([after[place] for place in line if place in after]):
            return False
    return True


def cells_for(garden, tile):
    """LN-11: all cells where this tile may go, free ones and swaps."""
    return [cell for cell in CELLS
            if not replaces_equal(garden, tile, cell) and fits(garden, tile, cell)]


def touches_equal(garden, cell):
    """LN-20: the same number lies diagonally up-right or down-left of the cell."""
    corners = (neighbour(cell, 1, -1), neighbour(cell, -1, 1))
    return any(corner is not None and garden.get(corner) == garden[cell] for corner in corners)


class LuckyNumbers:
    """One game.

    A garden is a dict from occupied cells to numbers; pool and display are dicts from every
    number to how many such tiles are there. The play_ methods expect a text that the list of
    legal moves or of chance outcomes contains; the caller checks that.
    """

    default_options = {"players": 2, "start": 0, "setup": "open", "bruno": "off"}
    match_kinds = ("tournament",)
    lowest_score_wins = False       # LN-19

    @classmethod
    def complete_options(cls, given):
        """All options of the game, with defaults; ValueError where one is not possible."""
        options = {name: given.get(name, default) for name, default in cls.default_options.items()}
        check_number(options, "players", 2, 4)
        check_number(options, "start", 0, options["players"] - 1)
        check_word(options, "setup", SETUPS)
        check_word(options, "bruno", SWITCH)
        return options

    def __init__(self, given_options):
        self.options = self.complete_options(given_options)
        self.players = self.options["players"]
        self.pool = {number: self.players for number in NUMBERS}    # LN-1, LN-3
        self.display = {number: 0 for number in NUMBERS}            # LN-3
        self.gardens = [{} for _ in range(self.players)]
        self.hands = [[] for _ in range(self.players)]              # set-up tiles not yet laid
        self.turn_seat = self.options["start"]                      # LN-8
        self.revealed = None
        self.winners = None
        self.phase = DEALING

    def copy(self):
        """A game that can be played on without touching this one."""
        other = object.__new__(type(self))
        other.options = self.options
        other.players = self.players
        other.pool = dict(self.pool)
        other.display = dict(self.display)
        other.gardens = [dict(garden) for garden in self.gardens]
        other.hands = [list(hand) for hand in self.hands]
        other.turn_seat = self.turn_seat
        other.revealed = self.revealed
        other.winners = self.winners
        other.phase = self.phase
        return other

    # Who is next

    def is_over(self):
        return self.phase == OVER

    def is_chance(self):
        return self.phase in (DEALING, REVEALING)

    def seats_to_act(self):
        if self.phase == CHOOSING:
            return self.seats_still_choosing()
        if self.phase in (TURN, ANSWERING):
            return [self.turn_seat]
        return []

    def seats_still_choosing(self):
        """LN-6: nobody waits for a neighbour inside a round."""
        return [seat for seat in range(self.players) if self.hands[seat]]

    # Chance

    def chance_outcomes(self):
        """Texts with weights, tiles by number; impossible ones are left out."""
        if self.phase == DEALING:
            prefix = f"deal {self.seat_to_be_dealt()} "
        elif self.phase == REVEALING:
            prefix = "reveal "
        else:
            return []
        return [(prefix + str(tile), self.pool[tile]) for tile in NUMBERS if self.pool[tile] > 0]

    def play_chance(self, text):
        words = text.split()
        tile = int(words[-1])
        self.pool[tile] -= 1
        if words[0] == "deal":
            self.play_deal(int(words[1]), tile)
        else:
            self.play_reveal(tile)

    def tiles_in_a_round(self):
        """LN-5: one at a time; LN-4 and LN-5a: four at once."""
        return 1 if self.options["setup"] == "michael" else 4

    def seat_to_be_dealt(self):
        """Seat 0 first, then 1, and so on; None when the round is dealt."""
        for seat in range(self.players):
            if len(self.hands[seat]) < self.tiles_in_a_round():
                return seat
        return None

    def play_deal(self, seat, tile):
        self.hands[seat].append(tile)
        if self.seat_to_be_dealt() is not None:
            return
        if self.options["setup"] == "sorted":
            self.lay_sorted()
            self.begin_turns()
        else:
            self.phase = CHOOSING

    def play_reveal(self, tile):
        self.revealed = tile
        self.phase = ANSWERING

    # Set-up

    def lay_sorted(self):
        """LN-5a: ascending on the diagonal without any decision."""
        for seat in range(self.players):
            self.lay_on_diagonal(seat, sorted(self.hands[seat]))

    def lay_on_diagonal(self, seat, tiles):
        for cell, tile in zip(DIAGONAL, tiles):
            self.gardens[seat][cell] = tile
        self.hands[seat] = []

    def arrange_moves(self, seat):
        """LN-4 and LN-7: every order; equal tiles give one move, not two."""
        orders = sorted(set(permutations(self.hands[seat])))
        return ["arrange " + " ".join(str(tile) for tile in order) for order in orders]

    def put_moves(self, seat):
        """LN-5: one of the free diagonal cells; what lies there stays."""
        return ["put " + cell for cell in DIAGONAL if cell not in self.gardens[seat]]

    def play_arrange(self, seat, tiles):
        self.lay_on_diagonal(seat, tiles)
        self.end_round_if_all_chose()

    def play_put(self, seat, cell):
        self.gardens[seat][cell] = self.hands[seat].pop()
        self.end_round_if_all_chose()

    def end_round_if_all_chose(self):
        """LN-5: the next round starts when everybody has put down the tile of this one."""
        if self.seats_still_choosing():
            return
        if all(len(garden) == 4 for garden in self.gardens):
            self.begin_turns()
        else:
            self.phase = DEALING

    def begin_turns(self):
        self.phase = TURN

    # Turns

    def legal_moves(self, seat):
        """All moves of this seat now, each once; none if it may not act."""
        if seat not in self.seats_to_act():
            return []
        if self.phase == CHOOSING and self.options["setup"] == "open":
            return self.arrange_moves(seat)
        if self.phase == CHOOSING:
            return self.put_moves(seat)
        if self.phase == TURN:
            return ["draw"] + self.take_moves(seat)     # LN-9, LN-10
        return ["discard"] + self.place_moves(seat)     # LN-9 A

    def take_moves(self, seat):
        """LN-9 B: only a tile of the display that can be placed."""
        return [f"take {tile} {cell}"
                for tile in NUMBERS if self.display[tile] > 0
                for cell in cells_for(self.gardens[seat], tile)]

    def place_moves(self, seat):
        """LN-9 A: the revealed tile."""
        return ["place " + cell for cell in cells_for(self.gardens[seat], self.revealed)]

    def play_move(self, seat, text):
        verb, *rest = text.split()
        if verb == "arrange":
            self.play_arrange(seat, [int(tile) for tile in rest])
        elif verb == "put":
            self.play_put(seat, rest[0])
        elif verb == "draw":
            self.phase = REVEALING
        elif verb == "discard":
            self.play_discard()
        elif verb == "place":
            self.play_place(seat, rest[0])
        elif verb == "take":
            self.play_take(seat, int(rest[0]), rest[1])
        else:
            raise ValueError(f"Lucky Numbers has no move '{text}'")

    def play_discard(self):
        """LN-9 A; LN-20: a discard never gives another turn."""
        self.display[self.revealed] += 1
        self.revealed = None
        self.end_turn(another_turn=False)

    def play_place(self, seat, cell):
        tile = self.revealed
        self.revealed = None
        self.place(seat, tile, cell)

    def play_take(self, seat, tile, cell):
        self.display[tile] -= 1
        self.place(seat, tile, cell)

    def place(self, seat, tile, cell):
        """LN-11: the replaced tile goes to the display."""
        garden = self.gardens[seat]
        if cell in garden:
            self.display[garden[cell]] += 1
        garden[cell] = tile
        self.end_turn(another_turn=self.earns_another_turn(seat, cell))

    def earns_another_turn(self, seat, cell):
        """LN-20."""
        return self.options["bruno"] == "on" and touches_equal(self.gardens[seat], cell)

    # End

    def end_turn(self, another_turn):
        """LN-20: LN-14 and LN-15 come first."""
        if self.free_cells(self.turn_seat) == 0:
            self.end_game([self.turn_seat])                     # LN-14
        elif sum(self.pool.values()) == 0:
            self.end_game(self.seats_with_fewest_free_cells())  # LN-15
        else:
            if not another_turn:
                self.turn_seat = (self.turn_seat + 1) % self.players    # LN-8
            self.phase = TURN

    def free_cells(self, seat):
        return len(CELLS) - len(self.gardens[seat])

    def all_free_cells(self):
        return [self.free_cells(seat) for seat in range(self.players)]

    def seats_with_fewest_free_cells(self):
        free = self.all_free_cells()
        return [seat for seat in range(self.players) if free[seat] == min(free)]

    def end_game(self, winners):
        self.winners = winners
        self.phase = OVER

    def result(self):
        """Of a finished game."""
        return {"winners": list(self.winners), "free": self.all_free_cells()}

    # Match

    def match_games(self, kind):
        """LN-17: as many games as players."""
        return self.players

    def match_scores(self, kind):
        """LN-18, of a finished game, by seat: each winner +2, others -1 for each free cell."""
        return [2 if seat in self.winners else -self.free_cells(seat)
                for seat in range(self.players)]

    # Referee

    def referee_acts(self):
        """This game has no acts of a referee."""
        return []

    def play_referee(self, text):
        raise ValueError(f"Lucky Numbers has no act of a referee '{text}'")
