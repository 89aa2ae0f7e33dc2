"""The rules of Completto, clause by clause; stays out of records, dealing keys and speed."""

import re

from options import check_number, check_word

TILES = range(1, 101)           # CP-1

# CP-2, CP-3 and CP-5: by the number of players, face-down tiles of a row and rounds of the set-up.
FACE_DOWN_AT_FIRST = {2: 17, 3: 17, 4: 17, 5: 14, 6: 11}
ROUNDS = {2: 5, 3: 5, 4: 5, 5: 4, 6: 4}

# CP-12: each tile of a pair reads as the other number when it is turned by 180 degrees.
PAIRS = ((6, 9), (16, 91), (18, 81), (19, 61), (66, 99), (68, 89), (86, 98))
TURNED = {**dict(PAIRS), **{second: first for first, second in PAIRS}}

LEAVES = ("stuck", "free")

FACE_DOWN = None                # a place of a row whose tile nobody has seen
BELOW_ALL = 0
ABOVE_ALL = 101

SLIDE = re.compile("slide ([1-9][0-9]?) ([1-9][0-9]?)")

# What the game waits for.
DEALING = "dealing"        # chance: a set-up tile
INSERTING = "inserting"    # every seat that still holds its set-up tile
TURN = "turn"              # the seat on turn: draw, take or slide
REVEALING = "revealing"    # chance: the tile drawn
PLACING = "placing"        # the seat on turn: place or leave the revealed tile
OVER = "over"


# Rows: lists of numbers as they are read, and FACE_DOWN. Positions count from 1.

def readings(tile):
    """CP-12: the numbers as which a tile may be used, ascending."""
    return sorted({tile, TURNED.get(tile, tile)})


def rooms(row):
    """Every position with the highest number left of it and the lowest from it on to the right.

    They are the nearest face-up numbers, because a row ascends. Of the position behind the last
    tile there is a room too.
    """
    left = BELOW_ALL
    lefts = []
    for number in row + [FACE_DOWN]:
        lefts.append(left)
        left = left if number is FACE_DOWN else number
    right = ABOVE_ALL
    rights = []
    for number in reversed(row + [FACE_DOWN]):
        right = right if number is FACE_DOWN else number
        rights.append(right)
    return list(zip(range(1, len(row) + 2), lefts, reversed(rights)))


def positions_to_insert(row, number):
    """CP-3: before, after or between any tiles, where the numbers ascend afterwards."""
    return [position for position, left, right in rooms(row) if left < number < right]


def rooms_to_place(row):
    """CP-9: the rooms of the face-down tiles, which alone can be replaced."""
    return [room for room, number in zip(rooms(row), row) if number is FACE_DOWN]


def placings(row, tiles):
    """CP-9, CP-10, CP-12: (tile, number, position) for every way to place one of these tiles."""
    places = rooms_to_place(row)
    return [(tile, number, position)
            for tile in tiles
            for number in readings(tile)
            for position, left, right in places if left < number < right]


def touches_neighbour(row, position):
    """CP-13: the predecessor or the successor lies in a neighbouring position."""
    number = row[position - 1]
    left = row[position - 2] if position > 1 else FACE_DOWN
    right = row[position] if position < len(row) else FACE_DOWN
    return left == number - 1 or right == number + 1


def after_slide(row, taken_from, put_at):
    """CP-7: taken out, the others close up, and put back as the put_at-th tile of the row."""
    rest = row[:taken_from - 1] + row[taken_from:]
    return rest[:put_at - 1] + [FACE_DOWN] + rest[put_at - 1:]


def faces_of(row):
    """A row as bytes, which are quick to compare: 0 is face down."""
    return bytes(0 if number is FACE_DOWN else number for number in row)


def slides(row):
    """CP-7, CP-11, CP-17: the faces of rows that a slide can give, each with its first P and Q."""
    found = {}
    faces = faces_of(row)
    for taken_from in range(len(row)):
        if row[taken_from] is not FACE_DOWN:
            continue
        rest = faces[:taken_from] + faces[taken_from + 1:]
        for put_at in range(len(row)):
            found.setdefault(rest[:put_at] + b"\0" + rest[put_at:], (taken_from + 1, put_at + 1))
    found.pop(faces, None)
    return found


class Completto:
    """One game.

    A row is a list of numbers as they are read, with FACE_DOWN for an unseen tile; unseen holds
    the tiles that were never turned over, which lie face down in the rows or in the middle: no
    one can know which lie where. The play_ methods expect a text that the list of legal moves or
    of chance outcomes contains; the caller checks that.
    """

    default_options = {"players": 2, "start": 0, "leave": "stuck"}
    match_kinds = ("series",)
    lowest_score_wins = True        # CP-19

    @classmethod
    def complete_options(cls, given):
        """All options of the game, with defaults; ValueError where one is not possible."""
        options = {name: given.get(name, default) for name, default in cls.default_options.items()}
        check_number(options, "players", 2, 6)
        check_number(options, "start", 0, options["players"] - 1)
        check_word(options, "leave", LEAVES)
        return options

    def __init__(self, given_options):
        self.options = self.complete_options(given_options)
        self.players = self.options["players"]
        self.unseen = set(TILES)                                    # CP-1
        self.rows = [[FACE_DOWN] * FACE_DOWN_AT_FIRST[self.players]     # CP-2, CP-5
                     for _ in range(self.players)]
        self.hands = [None] * self.players      # tiles turned over in the set-up, not yet inserted
        self.round = 1
        self.display = set()                    # tiles face up in the middle
        self.slide_counts = [0] * self.players  # CP-18
        self.turn_seat = self.options["start"]                      # CP-6
        self.revealed = None
        self.winner = None
        self.phase = DEALING

    def copy(self):
        """A game that can be played on without touching this one."""
        other = object.__new__(type(self))
        other.options = self.options
        other.players = self.players
        other.unseen = set(self.unseen)
        other.rows = [list(row) for row in self.rows]
        other.hands = list(self.hands)
        other.round = self.round
        other.display = set(self.display)
        other.slide_counts = list(self.slide_counts)
        other.turn_seat = self.turn_seat
        other.revealed = self.revealed
        other.winner = self.winner
        other.phase = self.phase
        return other

    # Who is next

    def is_over(self):
        return self.phase == OVER

    def is_chance(self):
        return self.phase in (DEALING, REVEALING)

    def seats_to_act(self):
        if self.phase == INSERTING:
            return self.seats_still_inserting()
        if self.phase in (TURN, PLACING):
            return [self.turn_seat]
        return []

    def seats_still_inserting(self):
        """CP-4: nobody waits for a neighbour inside a round."""
        return [seat for seat in range(self.players) if self.hands[seat] is not None]

    # Chance

    def chance_outcomes(self):
        """Texts with weights, tiles by number. Any unseen tile can be the one turned over."""
        if self.phase == DEALING:
            prefix = f"deal {self.seat_to_be_dealt()} "
        elif self.phase == REVEALING:
            prefix = "reveal "
        else:
            return []
        return [(prefix + str(tile), 1) for tile in sorted(self.unseen)]

    def play_chance(self, text):
        words = text.split()
        tile = int(words[-1])
        self.unseen.remove(tile)
        if words[0] == "deal":
            self.play_deal(int(words[1]), tile)
        else:
            self.play_reveal(tile)

    def seat_to_be_dealt(self):
        """Seat 0 first, then 1, and so on; None when the round is dealt."""
        for seat in range(self.players):
            if self.hands[seat] is None:
                return seat
        return None

    def play_deal(self, seat, tile):
        """CP-4: everybody gets the tile of the round before anybody inserts."""
        self.hands[seat] = tile
        if self.seat_to_be_dealt() is None:
            self.phase = INSERTING

    def play_reveal(self, tile):
        self.revealed = tile
        self.phase = PLACING

    # Set-up

    def insert_moves(self, seat):
        """CP-3, and CP-4: in either reading."""
        return [f"insert {number} {position}"
                for number in readings(self.hands[seat])
                for position in positions_to_insert(self.rows[seat], number)]

    def play_insert(self, seat, number, position):
        """CP-3; CP-4: no extra turn for a pair."""
        self.rows[seat].insert(position - 1, number)
        self.hands[seat] = None
        if not self.seats_still_inserting():
            self.end_round()

    def end_round(self):
        """CP-3, CP-5: the next round, or the first turn."""
        if self.round < ROUNDS[self.players]:
            self.round += 1
            self.phase = DEALING
        else:
            self.phase = TURN

    # Turns

    def legal_moves(self, seat):
        """All moves of this seat now, each once; none if it may not act."""
        if seat not in self.seats_to_act():
            return []
        if self.phase == INSERTING:
            return self.insert_moves(seat)
        if self.phase == TURN:
            return self.draw_moves() + self.take_moves(seat) + self.slide_moves(seat)   # CP-7
        return self.place_moves(seat) + self.leave_moves(seat)

    def draw_moves(self):
        """CP-7, CP-16."""
        return ["draw"] if self.face_down_in_the_middle() > 0 else []

    def take_moves(self, seat):
        """CP-7: only a tile of the display that can be placed."""
        return [f"take {tile} {number} {position}"
                for tile, number, position in placings(self.rows[seat], sorted(self.display))]

    def slide_moves(self, seat):
        """One for each row that can come out: the smallest P, then the smallest Q."""
        return [f"slide {taken_from} {put_at}"
                for taken_from, put_at in slides(self.rows[seat]).values()]

    def place_moves(self, seat):
        """CP-7: the revealed tile."""
        return [f"place {number} {position}"
                for _, number, position in placings(self.rows[seat], [self.revealed])]

    def leave_moves(self, seat):
        """CP-7, CP-8."""
        fits = bool(placings(self.rows[seat], [self.revealed]))
        return [] if fits and self.options["leave"] == "stuck" else ["leave"]

    def canonical(self, seat, text):
        """A slide under the P and Q that the list has for its outcome; other texts as they are."""
        words = SLIDE.fullmatch(text)
        if self.phase != TURN or words is None:
            return text
        row = self.rows[seat]
        taken_from, put_at = int(words[1]), int(words[2])
        if max(taken_from, put_at) > len(row) or row[taken_from - 1] is not FACE_DOWN:
            return text
        first = slides(row).get(faces_of(after_slide(row, taken_from, put_at)))
        return text if first is None else f"slide {first[0]} {first[1]}"

    def play_move(self, seat, text):
        verb, *words = text.split()
        numbers = [int(word) for word in words]
        if verb == "insert":
            self.play_insert(seat, *numbers)
        elif verb == "draw":
            self.play_draw(seat)
        elif verb == "place":
            self.play_place(seat, *numbers)
        elif verb == "leave":
            self.play_leave()
        elif verb == "take":
            self.play_take(seat, *numbers)
        elif verb == "slide":
            self.play_slide(seat, *numbers)
        else:
            raise ValueError(f"Completto has no move '{text}'")

    def play_draw(self, seat):
        self.slide_counts[seat] = 0         # CP-18
        self.phase = REVEALING

    def play_place(self, seat, number, position):
        self.revealed = None
        self.place(seat, number, position)

    def play_leave(self):
        """CP-7: the turn is over."""
        self.display.add(self.revealed)
        self.revealed = None
        self.end_turn(extra_turn=False)

    def play_take(self, seat, tile, number, position):
        self.slide_counts[seat] = 0         # CP-18
        self.display.remove(tile)
        self.place(seat, number, position)

    def play_slide(self, seat, taken_from, put_at):
        """CP-14: a slide earns no extra turn; CP-18: counted up to two."""
        self.rows[seat] = after_slide(self.rows[seat], taken_from, put_at)
        self.slide_counts[seat] = min(2, self.slide_counts[seat] + 1)
        self.end_turn(extra_turn=False)

    def place(self, seat, number, position):
        """CP-9: the replaced tile goes back unseen, as it never left the unseen tiles."""
        self.rows[seat][position - 1] = number
        self.end_turn(extra_turn=touches_neighbour(self.rows[seat], position))   # CP-13

    # End

    def end_turn(self, extra_turn):
        """CP-15 comes before CP-13."""
        if self.face_down_in_row(self.turn_seat) == 0:
            self.winner = self.turn_seat
            self.phase = OVER
            return
        if not extra_turn:
            self.turn_seat = (self.turn_seat + 1) % self.players    # CP-6
        self.phase = TURN

    def face_down_in_row(self, seat):
        return self.rows[seat].count(FACE_DOWN)

    def face_down_in_rows(self):
        return [self.face_down_in_row(seat) for seat in range(self.players)]

    def face_down_in_the_middle(self):
        """Nobody sees which tiles these are, but everybody sees how many."""
        return len(self.unseen) - sum(self.face_down_in_rows())

    def result(self):
        """Of a finished game."""
        return {"winners": [self.winner], "down": self.face_down_in_rows()}

    # Match

    def match_games(self, kind):
        """CP-19: as many games as players."""
        return self.players

    def match_scores(self, kind):
        """CP-19, of a finished game, by seat: minus points, one for each face-down tile."""
        return self.face_down_in_rows()

    # Referee

    def referee_acts(self):
        """This game has no acts of a referee."""
        return []

    def play_referee(self, text):
        raise ValueError(f"Completto has no act of a referee '{text}'")
