"""Tests of the rules of Completto."""

import random
import unittest

import completto
from completto import Completto
from sample_record import play_all


def row_of(picture):
    """A row of Completto from its words; # is a face-down tile."""
    return [completto.FACE_DOWN if word == "#" else int(word) for word in picture.split()]


def completto_at(*pictures, display=(), **options):
    """A game of Completto on turn with these rows, whose tiles all lie as they are printed."""
    game = Completto({"players": len(pictures), **options})
    game.rows = [row_of(picture) for picture in pictures]
    game.display = set(display)
    for tiles in game.rows + [display]:
        game.unseen -= set(tiles)
    game.phase = completto.TURN
    return game


PLAIN = "# # # 12 # # # 31 # # # 52 # # # 72 # # # 93 # #"


class ComplettoRows(unittest.TestCase):
    def test_readings(self):
        """CP-12, against the digits themselves."""
        upside_down = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}
        for tile in range(1, 101):
            digits = str(tile)
            expected = {tile}
            if all(digit in upside_down for digit in digits) and not digits.endswith("0"):
                expected.add(int("".join(upside_down[digit] for digit in reversed(digits))))
            self.assertEqual(completto.readings(tile), sorted(expected))

    def test_rooms_against_plain_trying(self):
        """CP-3, CP-9, CP-10: put the number there and look whether the row ascends."""
        def ascends(row):
            numbers = [number for number in row if number is not completto.FACE_DOWN]
            return all(left < right for left, right in zip(numbers, numbers[1:]))

        rng = random.Random(9)
        for _ in range(300):
            numbers = sorted(rng.sample(range(1, 101), rng.randrange(1, 8)))
            row = list(numbers)
            for _ in range(rng.randrange(1, 6)):
                row.insert(rng.randrange(len(row) + 1), completto.FACE_DOWN)
            number = rng.randrange(1, 101)
            inserts = [place for place in range(1, len(row) + 2)
                       if ascends(row[:place - 1] + [number] + row[place - 1:])]
            self.assertEqual(completto.positions_to_insert(row, number), inserts)
            places = [place for place in range(1, len(row) + 1)
                      if row[place - 1] is completto.FACE_DOWN
                      and ascends(row[:place - 1] + [number] + row[place:])]
            self.assertEqual([place for _, read, place in completto.placings(row, [number])
                              if read == number], places)

    def test_slides(self):
        """CP-17, and one move for each outcome: the smallest P, then the smallest Q."""
        self.assertEqual(list(completto.slides(row_of("# # 10 # 20")).values()),
                         [(1, 3), (1, 5), (4, 1), (4, 5)])
        self.assertEqual(list(completto.slides(row_of("10 #")).values()), [(2, 1)])

    def test_neighbours(self):
        """CP-13: in neighbouring positions only, at the ends too."""
        row = row_of("4 5 # 6 8 # 9")
        touching = [place for place in (1, 2, 4, 5, 7) if completto.touches_neighbour(row, place)]
        self.assertEqual(touching, [1, 2])


class ComplettoSetUp(unittest.TestCase):
    def test_sizes(self):
        """CP-2, CP-3, CP-5."""
        for players, down, rounds, middle in ((2, 17, 5, 56), (3, 17, 5, 34), (4, 17, 5, 12),
                                              (5, 14, 4, 10), (6, 11, 4, 10)):
            game = Completto({"players": players})
            for number in range(rounds):
                for seat in range(players):
                    game.play_chance(f"deal {seat} {20 + number * players + seat}")
                for seat in reversed(range(players)):
                    game.play_move(seat, game.legal_moves(seat)[-1])
            self.assertEqual(game.phase, completto.TURN)
            self.assertEqual(game.face_down_in_rows(), [down] * players)
            self.assertEqual([len(row) for row in game.rows], [down + rounds] * players)
            self.assertEqual(game.face_down_in_the_middle(), middle)

    def test_worked_example_0(self):
        """CP-3: five tiles between the seventeen; CP-4: no order inside a round."""
        game = Completto({"start": 1})
        self.assertEqual(game.chance_outcomes(), [(f"deal 0 {tile}", 1) for tile in range(1, 101)])
        for own, other, place in ((3, 20, 2), (14, 21, 5), (42, 22, 11), (82, 23, 18),
                                  (85, 24, 20)):
            play_all(game, [f"deal 0 {own}", f"deal 1 {other}"])
            self.assertEqual(game.seats_to_act(), [0, 1])
            game.play_move(1, game.legal_moves(1)[0])
            self.assertEqual(game.seats_to_act(), [0])
            self.assertIn(f"insert {own} {place}", game.legal_moves(0))
            game.play_move(0, f"insert {own} {place}")
        self.assertEqual(game.rows[0], row_of("# 3 # # 14 # # # # # 42 # # # # # # 82 # 85 # #"))
        self.assertEqual(game.seats_to_act(), [1])      # CP-6; CP-4: no extra turn

    def test_insert_in_either_reading(self):
        """CP-4, CP-12; the other tile of the pair is still unseen."""
        game = Completto({})
        play_all(game, ["deal 0 9", "deal 1 50", "insert 6 1", "insert 50 1"])
        outcomes = [text for text, _ in game.chance_outcomes()]
        self.assertIn("deal 0 6", outcomes)
        self.assertNotIn("deal 0 9", outcomes)
        play_all(game, ["deal 0 6", "deal 1 51"])
        self.assertEqual(game.legal_moves(0), [f"insert 9 {place}" for place in range(2, 20)])

    def test_impossible_options(self):
        for options in ({"players": 1}, {"players": 7}, {"players": "2"}, {"start": 2},
                        {"leave": "never"}, {"leave": True}):
            with self.assertRaises(ValueError):
                Completto(options)


class ComplettoTurns(unittest.TestCase):
    def test_worked_example_1(self):
        game = completto_at("9 14 # # 33 # 50 # # # # # # # # # # # # # # 85", PLAIN)
        play_all(game, ["draw", "reveal 21"])
        self.assertEqual(game.legal_moves(0), ["place 21 3", "place 21 4"])
        play_all(game, ["place 21 3", "slide 1 4", "draw", "reveal 32"])
        self.assertEqual(game.legal_moves(0), ["place 32 4"])
        play_all(game, ["place 32 4"])
        self.assertEqual(game.seats_to_act(), [0])
        play_all(game, ["draw", "reveal 22"])
        self.assertEqual(game.legal_moves(0), ["leave"])
        play_all(game, ["leave"])
        self.assertEqual(game.seats_to_act(), [1])
        self.assertEqual(game.display, {22})

    def test_worked_example_2(self):
        game = completto_at("3 # # # # 14 # # # # 42 # # # # 67 # 81 82 85 # #", PLAIN,
                            display=[89])
        takes = [move for move in game.legal_moves(0) if move.startswith("take")]
        self.assertEqual(takes, ["take 89 68 17", "take 89 89 21", "take 89 89 22"])
        plain = game.copy()
        play_all(plain, ["take 89 89 21"])
        self.assertEqual(plain.seats_to_act(), [1])
        play_all(game, ["take 89 68 17"])
        self.assertEqual(game.seats_to_act(), [0])
        play_all(game, ["slide 21 18"])
        self.assertEqual(game.rows[0], row_of("3 # # # # 14 # # # # 42 # # # # 67 68 # 81 82 85 #"))
        self.assertEqual(game.seats_to_act(), [1])

    def test_worked_example_3(self):
        self.assertEqual(completto.readings(10), [10])
        self.assertEqual(completto.readings(15), [15])

    def test_leave(self):
        """CP-8: stuck and free."""
        row = "5 10 # 20 60 62 63 64 65 71 73 74 75 76 77 78 79 80 82 83 92 97"
        for leave, expected in (("stuck", ["place 16 3"]), ("free", ["place 16 3", "leave"])):
            game = completto_at(row, PLAIN, leave=leave)
            play_all(game, ["draw", "reveal 91"])
            self.assertEqual(game.legal_moves(0), expected)

    def test_any_unseen_tile_can_turn_up(self):
        """Wherever it lies; a turned tile hides the printed number, not its partner."""
        game = completto_at(PLAIN, PLAIN.replace("1", "3"), display=[89])
        play_all(game, ["take 89 68 15", "draw"])
        outcomes = [text for text, _ in game.chance_outcomes()]
        self.assertIn("reveal 68", outcomes)
        self.assertNotIn("reveal 89", outcomes)
        self.assertEqual(len(outcomes), len(game.unseen))

    def test_empty_middle(self):
        """CP-16, CP-9: the replaced tile can be drawn."""
        rows = [" ".join(str(int(word) + seat) if word != "#" else word for word in PLAIN.split())
                for seat in range(4)]
        game = completto_at(*rows, display=[2, 3, 4, 5, 7, 8, 10, 11, 20, 21, 22, 23])
        self.assertEqual(game.face_down_in_the_middle(), 0)
        self.assertNotIn("draw", game.legal_moves(0))
        play_all(game, ["take 20 20 6"])
        self.assertIn("draw", game.legal_moves(1))

    def test_winning(self):
        """CP-15 before CP-13, and CP-19."""
        game = completto_at("1 3 5 7 11 13 15 17 21 23 25 27 32 33 35 37 41 43 45 47 51 #",
                            PLAIN.replace("52", "55"), display=[53])
        play_all(game, ["draw", "reveal 52", "place 52 22"])
        self.assertTrue(game.is_over())
        self.assertEqual(game.result(), {"winners": [0], "down": [0, 17]})
        self.assertEqual(game.match_scores("series"), [0, 17])

    def test_slides_are_counted(self):
        """CP-18."""
        game = completto_at(PLAIN, PLAIN, display=[40])
        play_all(game, ["slide 1 4", "slide 1 4", "slide 1 3", "slide 1 3", "slide 1 2"])
        self.assertEqual(game.slide_counts, [2, 2])
        play_all(game, ["take 40 40 9"])
        self.assertEqual(game.slide_counts, [2, 0])

    def test_canonical(self):
        game = completto_at(PLAIN, PLAIN)
        for text, expected in (("slide 3 7", "slide 1 4"), ("slide 1 4", "slide 1 4"),
                               ("slide 22 9", "slide 21 9"), ("slide 1 2", "slide 1 2"),
                               ("slide 4 1", "slide 4 1"), ("slide 23 1", "slide 23 1"),
                               ("slide 03 7", "slide 03 7"), ("slide 3", "slide 3"),
                               ("draw", "draw")):
            self.assertEqual(game.canonical(0, text), expected)
        self.assertNotIn("slide 3 7", game.legal_moves(0))
