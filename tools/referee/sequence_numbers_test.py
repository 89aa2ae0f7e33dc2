"""Tests of the rules of Sequence Numbers."""

import json
import unittest
from collections import Counter
from pathlib import Path

from sequence_board import (ANSWER, CARDS, COPIES, CORNERS, DATA, LINES, NUMBER_ON, NUMBERED,
                            claim_text, new_lines, ways_to_count)
from sequence_numbers import SequenceNumbers
from sequence_position import game_of, text_of

TREE = Path(__file__).resolve().parents[2]
EXAMPLES = TREE / "tests/engine/games/sequence_numbers/examples.txt"


def claims(side_cells, cell, earlier=()):
    """The ways to count with chips of side 0 on these cells, the last one on cell."""
    chips = {place: 0 for place in side_cells.split()}
    return [claim_text(way) for way in ways_to_count(new_lines(chips, 0, cell, earlier))]


def line(first, last):
    return next(cells for cells in LINES if (cells[0], cells[-1]) == (first, last))


class SequenceBoard(unittest.TestCase):
    def test_data(self):
        """SN-1 to SN-3."""
        self.assertEqual([len(row) for row in DATA["board"]], [10] * 10)
        self.assertEqual(CORNERS, ["a1", "j1", "a10", "j10"])
        shown = Counter(NUMBER_ON[cell] for cell in NUMBERED)
        self.assertEqual(shown, {number: 2 for number in range(1, 49)})
        self.assertEqual(list(NUMBER_ON.values()), list(NUMBER_ON.values())[::-1])
        self.assertEqual(sum(COPIES.values()), 100)
        self.assertEqual((COPIES["plus"], COPIES["minus"], len(CARDS)), (2, 2, 98))
        self.assertEqual([first for group in DATA["groups"] for first in group],
                         [1, 8, 9, 16, 17, 24, 25, 32, 33, 40, 41, 48])

    def test_arithmetic(self):
        """SN-3: one addition and one subtraction for each number."""
        signs = Counter()
        for card, answer in ANSWER.items():
            sign = "+" if "+" in card else "-"
            first, second = map(int, card.split(sign))
            self.assertEqual(first + second if sign == "+" else first - second, answer)
            signs[answer, sign] += 1
        self.assertEqual(signs, {(number, sign): 1 for number in range(1, 49) for sign in "+-"})

    def test_lines(self):
        """SN-16: 60 rows, 60 columns and 36 of each diagonal."""
        self.assertEqual(len(LINES), len({frozenset(cells) for cells in LINES}))
        self.assertEqual(len(LINES), 60 + 60 + 36 + 36)
        self.assertIn(("j1", "i2", "h3", "g4", "f5"), LINES)


class SequenceCounting(unittest.TestCase):
    def test_one_way(self):
        self.assertEqual(claims("b2 c2 d2 e2", "e2"), ["claim "])
        self.assertEqual(claims("b2 c2 d2 e2 f2", "d2"), ["claim b2-f2"])
        self.assertEqual(claims("b1 c1 d1 e1", "c1"), ["claim a1-e1"])
        self.assertEqual(claims("b2 c3 d4 e5", "c3"), ["claim a1-e5"])
        self.assertEqual(claims("i2 h3 g4 f5", "f5"), ["claim j1-f5"])

    def test_only_the_new_chip_counts(self):
        """SN-19."""
        self.assertEqual(claims("b2 c2 d2 e2 f2 h7", "h7"), ["claim "])

    def test_longer_lines(self):
        """SN-17, SN-18: six to eight are one sequence with several ways."""
        self.assertEqual(claims("b2 c2 d2 e2 f2 g2", "d2"), ["claim c2-g2", "claim b2-f2"])
        self.assertEqual(claims("b2 c2 d2 e2 f2 g2", "b2"), ["claim b2-f2"])
        eight = "b2 c2 d2 e2 f2 g2 h2 i2"
        self.assertEqual(len(claims(eight, "e2")), 4)
        self.assertEqual(len(claims(eight, "d2")), 3)

    def test_nine(self):
        nine = "a2 b2 c2 d2 e2 f2 g2 h2 i2"
        self.assertEqual(claims(nine, "e2"), ["claim a2-e2 e2-i2"])
        self.assertEqual(len(claims(nine, "d2")), 4)
        self.assertEqual(claims(nine, "i2", [line("a2", "e2")]), ["claim e2-i2"])
        self.assertEqual(claims(nine, "i2", [line("b2", "f2")]), ["claim "])

    def test_ten(self):
        ten = "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2"
        self.assertEqual(claims(ten, "e2"), ["claim a2-e2 e2-i2"])
        self.assertEqual(claims(ten, "f2"), ["claim b2-f2 f2-j2"])
        self.assertEqual(claims(ten, "f2", [line("a2", "e2")]), ["claim f2-j2", "claim e2-i2"])

    def test_crossing(self):
        """Lines of different directions share one cell only."""
        cross = "d1 d2 d3 d4 d5 b3 c3 e3 f3"
        self.assertEqual(claims(cross, "d3"), ["claim d1-d5 b3-f3"])
        self.assertEqual(sorted(claims(cross + " d6 g3", "d3")),
                         ["claim d1-d5 b3-f3", "claim d1-d5 c3-g3",
                          "claim d2-d6 b3-f3", "claim d2-d6 c3-g3"])

    def test_upper_end_first(self):
        self.assertEqual(claims("h3 g4 f5 e6 d7 f3 g3 i3 j3", "h3"), ["claim f3-j3 h3-d7"])


class SequenceOptions(unittest.TestCase):
    def test_sides(self):
        """SN-5."""
        for players, sides in ((2, 2), (3, 3), (4, 2), (6, 2)):
            self.assertEqual(SequenceNumbers({"players": players}).options["sides"], sides)
        game = SequenceNumbers({"players": 6, "sides": 3})
        self.assertEqual([game.seats_of(side) for side in range(3)], [[0, 3], [1, 4], [2, 5]])
        with self.assertRaisesRegex(ValueError, "5 players cannot form equal teams"):
            SequenceNumbers({"players": 5})

    def test_impossible_options(self):
        for options in ({"players": 1}, {"players": 7}, {"players": 2, "sides": 3},
                        {"players": 3, "sides": 2}, {"players": 4, "sides": 4},
                        {"players": 6, "sides": 6}, {"players": 6, "sides": "3"}, {"sides": True},
                        {"start": 2}, {"three_sides_need": 3}, {"three_sides_need": 0},
                        {"draw": "lazy"}, {"table_talk": "on"}, {"table_talk": "referee"},
                        {"players": 3, "table_talk": "referee"}):
            with self.assertRaises(ValueError):
                SequenceNumbers(options)

    def test_sequences_to_win(self):
        """SN-8."""
        for options, need in (({}, 1), ({"players": 3}, 1), ({"players": 4}, 2),
                              ({"players": 6}, 2), ({"players": 6, "sides": 3}, 2),
                              ({"players": 6, "sides": 3, "three_sides_need": 1}, 1),
                              ({"players": 6, "three_sides_need": 1}, 2),
                              ({"players": 4, "three_sides_need": 1}, 2)):
            self.assertEqual(SequenceNumbers(options).sequences_to_win(), need)

    def test_first_card(self):
        """SN-2: in the order of the deck file, plus and minus twice."""
        outcomes = SequenceNumbers({}).chance_outcomes()
        self.assertEqual(outcomes[0], ("deal 0 1+0", 1))
        self.assertEqual(outcomes[-2:], [("deal 0 plus", 2), ("deal 0 minus", 2)])
        self.assertEqual(sum(weight for _, weight in outcomes), 100)


class ExampleReplay:
    """Replays the steps of a drawn example that the referee can judge."""

    def __init__(self, test):
        self.test = test
        self.game = None

    def step(self, text, position):
        verb, _, rest = text.partition(" ")
        if text.startswith("cannot be") or verb in ("sees", "hides", "seen"):
            return
        name = "check_" + verb.rstrip(":")
        getattr(self, name)(position if verb == "position" else rest)

    def check_start(self, rest):
        self.check_position(rest.replace("=", " ") + " dealing 0")

    def check_position(self, text):
        try:
            self.game = game_of(text)
        except (AssertionError, ValueError):
            self.game = None        # the next step says that it cannot be

    def moves(self, who):
        if who == "chance":
            return [text for text, _ in self.game.chance_outcomes()]
        if who == "referee":
            return self.game.referee_acts()
        return self.game.legal_moves(int(who))

    def check_legal(self, rest):
        who, _, listed = rest.partition(": ")
        expected = [] if listed == "none" else listed.split(", ")
        self.test.assertEqual(sorted(self.moves(who)), sorted(expected))

    def check_has(self, rest):
        who, _, listed = rest.partition(": ")
        self.test.assertLessEqual(set(listed.split(", ")), set(self.moves(who)))

    def check_play(self, rest):
        who, _, move = rest.partition(": ")
        self.test.assertIn(move, self.moves(who))
        if who == "chance":
            self.game.play_chance(move)
        elif who == "referee":
            self.game.play_referee(move)
        else:
            self.game.play_move(int(who), move)

    def check_refuse(self, rest):
        who, _, move = rest.partition(" => ")[0].partition(": ")
        self.test.assertNotIn(move, self.moves(who))

    def check_turn(self, rest):
        if self.game.is_over() or self.game.is_chance():
            self.test.assertEqual(rest, "over" if self.game.is_over() else "chance")
        else:
            self.test.assertEqual(rest, " ".join(map(str, self.game.seats_to_act())))

    def check_shows(self, rest):
        self.test.assertIn(f" {' '.join(rest.split())} ", f" {text_of(self.game)} ")

    def check_result(self, rest):
        self.test.assertTrue(self.game.is_over())
        self.test.assertEqual(self.game.result(), json.loads(rest))


class SequenceExamples(unittest.TestCase):
    def examples(self):
        """(title, [(line number, step, position)])."""
        found = []
        lines = EXAMPLES.read_text(encoding="utf-8").splitlines()
        for number, raw in enumerate(lines, start=1):
            words = raw.strip()
            if not words or words.startswith("#"):
                continue
            if raw.startswith("    "):
                found[-1][1][-1][2] += " " + words
            elif raw.startswith("  "):
                found[-1][1].append([number, words, ""])
            else:
                found.append((words, []))
        return found

    def test_every_clause_has_an_example(self):
        clauses = {title.split()[0] for title, _ in self.examples()}
        self.assertEqual(clauses, {f"SN-{number}" for number in range(1, 25)})

    def test_examples(self):
        for title, steps in self.examples():
            replay = ExampleReplay(self)
            for number, words, position in steps:
                with self.subTest(f"{title}, line {number}: {words}"):
                    replay.step(words, position)

    def test_positions_come_back(self):
        """Written and read again it is the same game."""
        for _, steps in self.examples():
            for _, words, position in steps:
                if words == "position":
                    replay = ExampleReplay(self)
                    replay.check_position(position)
                    if replay.game is not None:
                        text = text_of(replay.game)
                        self.assertEqual(text_of(game_of(text)), text)
