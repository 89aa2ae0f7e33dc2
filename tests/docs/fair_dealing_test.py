"""The checker in docs/fair-dealing.md: accepts fair matches of all games, refuses others."""

import re
import subprocess
import sys
import unittest

from fair_record import NONE, SECRET, FairTest, contribution, fair_key, seed_of, with_fair
from penalised_game import OPTIONS, penalised_game
from program import ROOT
from record import changed, text_of, without

PAGE = ROOT / "docs" / "fair-dealing.md"
BOARD = ROOT / "engine" / "games" / "sequence_numbers" / "board.json"
OTHER = "ab" * 32
CARDS = 100  # in the deck of Sequence Numbers

MATCHES = (
    ("lucky-numbers", 2, ("--match",), ("setup=open",)),
    ("lucky-numbers", 3, ("--match",), ("setup=michael", "bruno=on")),
    ("lucky-numbers", 4, (), ("setup=sorted", "start=3")),
    ("completto", 2, ("--match",), ()),
    ("completto", 6, (), ("leave=free",)),
    ("sequence-numbers", 2, (), ()),
    ("sequence-numbers", 6, (), ("sides=3",)),
    ("sequence-numbers", 4, (), ("draw=strict",)),
)


def chance_events(lines):
    return sum("chance" in line for line in lines)


class CheckerTest(FairTest):
    def setUp(self):
        super().setUp()
        blocks = re.findall(r"(?ms)^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"))
        self.assertEqual(len(blocks), 1)
        self.file(blocks[0], "check.py")

    def long_game(self):
        return self.fair_lines("sequence-numbers", players=6, settings=("sides=3",))

    def check(self, lines):
        """What the checker says; nothing of this project is in its path."""
        return subprocess.run(
            [sys.executable, "-I", "check.py", self.file(text_of(lines)), str(BOARD)],
            cwd=self.folder, capture_output=True, text=True, timeout=60)

    def assert_fair(self, lines):
        done = self.check(lines)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn(lines[0]["fair"]["commitment"], done.stdout)

    def assert_refused(self, lines, sentence):
        done = self.check(lines)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, sentence)


class FairMatchTest(CheckerTest):
    def test_fair_matches_of_every_game_are_accepted(self):
        for game, players, flags, settings in MATCHES:
            with self.subTest(game=game, players=players, settings=settings):
                self.assert_fair(self.fair_lines(game, *flags, players=players, settings=settings))

    def test_a_deck_made_of_the_discard_piles_is_followed(self):
        lines = self.long_game()

        self.assertGreater(chance_events(lines), CARDS)
        self.assert_fair(lines)

    def test_forfeited_cards_come_back_too(self):
        given = [contribution(seat) for seat in range(OPTIONS["players"])]
        lines = penalised_game(seed_of(SECRET, given))

        self.assertTrue(any("forfeit" in line.get("move", "") for line in lines))
        self.assertGreater(chance_events(lines), CARDS)
        self.assert_fair(with_fair(lines, fair_key(SECRET, given)))
        self.fine("verify", "-", stdin=text_of(with_fair(lines, fair_key(SECRET, given))))


    def test_capital_digits_are_the_same_digits(self):
        lines = self.fair_lines("completto")
        fair = lines[0]["fair"]
        capital = {"commitment": fair["commitment"].upper(), "secret": fair["secret"].upper(),
                   "contributions": [digits.upper() for digits in fair["contributions"]]}

        self.assert_fair(with_fair(lines, capital))
        self.fine("verify", "-", stdin=text_of(with_fair(lines, capital)))


class TamperedMatchTest(CheckerTest):
    def with_other_piece(self, lines, place):
        """Another tile or card there: one that came at another time, so it is in the box."""
        words = lines[place]["chance"].split()
        others = (line["chance"].split()[-1] for line in lines if "chance" in line)
        other = next(piece for piece in others if piece != words[-1])
        return changed(lines, place, chance=" ".join([*words[:-1], other]))

    def test_another_tile_or_card_is_refused_wherever_it_comes(self):
        for game in ("lucky-numbers", "completto", "sequence-numbers"):
            lines = self.fair_lines(game)
            events = [place for place, line in enumerate(lines) if "chance" in line]
            for place in (events[0], events[len(events) // 2], events[-1]):
                with self.subTest(game=game, place=place):
                    self.assert_refused(self.with_other_piece(lines, place),
                                        f"line {place + 1}: .* was due")

    def test_a_card_too_much_in_the_discard_piles_is_refused(self):
        lines = self.long_game()
        place = next(place for place, line in enumerate(lines) if "play" in line.get("move", ""))

        self.assert_refused(lines[:place] + [lines[place]] + lines[place:], "was due")

    def test_what_was_revealed_otherwise_is_refused(self):
        lines = self.fair_lines("completto", "--match")
        fair = lines[0]["fair"]
        second = next(place for place, line in enumerate(lines) if place and "record" in line)
        for sentence, bad in {
                "not the secret": with_fair(lines, {**fair, "commitment": OTHER}),
                "the seed is not": with_fair(lines, {**fair, "contributions": [OTHER, NONE.hex()]}),
                "one contribution": with_fair(lines, {**fair, "contributions": [OTHER]}),
                "32 bytes": with_fair(lines, {**fair, "contributions": [OTHER, "00"]}),
                "have 32 bytes": with_fair(lines, {**fair, "secret": 7}),
                "bytes each": with_fair(lines, {key: fair[key] for key in fair if key != "secret"}),
                "was not the": with_fair(lines, {**fair, "commitment": None}),
                "line 1: the seed": without(lines, 0, "seed"),
                "line 1: dealt": without(lines, 0, "deal"),
                "line 1: dealt otherwise": changed(lines, 0, deal=1),
                f"line {second + 1}: dealt": changed(lines, second, fair={}),
                "not one match": lines[:-2],
                "nobody has committed": without(lines, 0, "fair"),
        }.items():
            with self.subTest(sentence):
                self.assert_refused(bad, sentence)

    def test_games_of_a_match_that_are_missing_are_noticed(self):
        lines = self.fair_lines("completto", "--match")
        second = next(place for place, line in enumerate(lines) if place and "record" in line)

        self.assert_refused(lines[:second], "not one match")


if __name__ == "__main__":
    unittest.main()
