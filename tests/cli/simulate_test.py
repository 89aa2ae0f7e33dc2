"""`ordinal simulate`: random games as records."""

import collections
import itertools
import re
import subprocess
import sys
import unittest

from program import GAME, ROOT, ProgramTest
from record import lines_of

SETUPS = ("open", "michael", "sorted")
DEFAULTS = {"players": 2, "start": 0, "setup": "open", "bruno": "off"}


class SimulateTest(ProgramTest):
    def simulate(self, *arguments, seed="5eed"):
        return lines_of(self.fine("simulate", GAME, "--seed", seed, *arguments))

    def headers(self, *arguments):
        return [line for line in self.simulate(*arguments) if "record" in line]


class HeaderTest(SimulateTest):
    def test_a_game_is_a_header_then_events_then_a_result(self):
        header, *events, result = self.simulate()

        self.assertEqual(list(header), ["record", "game", "options", "seed", "deal"])
        self.assertEqual({frozenset(event) for event in events},
                         {frozenset(["chance"]), frozenset(["seat", "move"])})
        self.assertEqual(list(result), ["result"])
        self.assertEqual(list(result["result"]), ["winners", "free"])

    def test_every_line_ends_with_a_line_feed_and_none_is_blank(self):
        text = self.fine("simulate", GAME, "--games", "2")

        self.assertTrue(text.endswith("}\n"))
        self.assertNotIn("\n\n", text)

    def test_numbers_are_json_integers_and_other_options_strings(self):
        header = self.simulate()[0]

        self.assertEqual([type(header[key]) for key in ("record", "game", "seed", "deal")],
                         [int, str, str, int])
        self.assertEqual({name: type(value) for name, value in header["options"].items()},
                         {"players": int, "start": int, "setup": str, "bruno": str})

    def test_every_option_is_named_with_its_default(self):
        self.assertEqual(self.simulate()[0]["options"], DEFAULTS)

    def test_the_header_has_the_options_that_were_set(self):
        header = self.simulate("--set", "players=4", "start=3", "--set", "setup=sorted",
                               "--set=bruno=on")[0]

        self.assertEqual(header["options"],
                         {"players": 4, "start": 3, "setup": "sorted", "bruno": "on"})

    def test_a_single_game_is_no_match(self):
        lines = self.simulate("--games", "2")

        self.assertFalse([line for line in lines if "match" in line or "match_result" in line])


class OptionTest(SimulateTest):
    def test_players_are_dealt_four_tiles_each(self):
        for players in (2, 3, 4):
            with self.subTest(players=players):
                lines = self.simulate("--set", f"players={players}")
                dealt = [line["chance"].split()[1] for line in lines
                         if line.get("chance", "").startswith("deal")]
                self.assertEqual(dealt, [str(seat) for seat in range(players) for _ in range(4)])

    def test_the_starting_seat_takes_the_first_turn(self):
        for start in (0, 1, 2):
            with self.subTest(start=start):
                lines = self.simulate("--set", "players=3", f"start={start}")
                turns = [line["seat"] for line in lines if line.get("move") == "draw"]
                self.assertEqual(turns[0], start)

    def test_each_set_up_has_its_own_choices(self):
        choices = {"open": {"arrange"}, "michael": {"put"}, "sorted": set()}
        for setup in SETUPS:
            with self.subTest(setup=setup):
                lines = self.simulate("--set", f"setup={setup}")
                verbs = {line["move"].split()[0] for line in lines if "move" in line}
                self.assertEqual(verbs & {"arrange", "put"}, choices[setup])

    def test_bruno_sometimes_gives_a_seat_two_turns_in_a_row(self):
        self.assertFalse(self.has_double_turn("bruno=off"))
        self.assertTrue(self.has_double_turn("bruno=on"))

    def has_double_turn(self, setting):
        """Whether a seat begins a turn twice in a row."""
        begins = [line["seat"] for line in self.simulate("--set", setting)
                  if line.get("move", "").split()[:1] in (["draw"], ["take"])]
        return any(one == other for one, other in itertools.pairwise(begins))


class DealTest(SimulateTest):
    def test_game_i_has_deal_i(self):
        self.assertEqual([header["deal"] for header in self.headers("--games", "4")], [0, 1, 2, 3])

    def test_a_game_does_not_depend_on_how_many_there_are(self):
        three = self.simulate("--games", "3")
        two = self.simulate("--games", "2")

        self.assertEqual(three[:len(two)], two)

    def test_one_game_is_the_default(self):
        self.assertEqual(self.simulate(), self.simulate("--games", "1"))

    def test_the_games_of_a_simulation_differ(self):
        lines = self.simulate("--games", "2")
        first, second = [place for place, line in enumerate(lines) if "record" in line]

        self.assertEqual(lines[first]["seed"], lines[second]["seed"])
        self.assertNotEqual(lines[first + 1:first + 9], lines[second + 1:second + 9])


class SeedTest(SimulateTest):
    def test_the_same_seed_gives_the_same_games(self):
        self.assertEqual(self.simulate("--games", "3"), self.simulate("--games", "3"))

    def test_another_seed_gives_another_game(self):
        self.assertNotEqual(self.simulate(seed="01")[1:], self.simulate(seed="02")[1:])

    def test_missing_digits_are_zeros_at_the_end(self):
        for short in ("5", "5e", "5eed"):
            with self.subTest(seed=short):
                whole = short.ljust(64, "0")
                self.assertEqual(self.simulate(seed=short), self.simulate(seed=whole))
                self.assertEqual(self.simulate(seed=short)[0]["seed"], whole)

    def test_capital_digits_are_the_same_digits(self):
        self.assertEqual(self.simulate(seed="5EED"), self.simulate(seed="5eed"))

    def test_without_a_seed_every_simulation_is_new(self):
        seeds = [lines_of(self.fine("simulate", GAME))[0]["seed"] for _ in range(2)]

        self.assertNotEqual(*seeds)
        for seed in seeds:
            self.assertRegex(seed, r"\A[0-9a-f]{64}\Z")

    def test_the_seed_in_the_header_gives_the_game_again(self):
        lines = lines_of(self.fine("simulate", GAME))

        self.assertEqual(self.simulate(seed=lines[0]["seed"]), lines)

    def test_the_first_tiles_are_those_of_the_documents(self):
        self.assertEqual([line["chance"] for line in self.simulate()[1:9]],
                         ["deal 0 20", "deal 0 12", "deal 0 3", "deal 0 1",
                          "deal 1 9", "deal 1 18", "deal 1 8", "deal 1 6"])


class LegalTest(SimulateTest):
    def test_every_move_stands_among_the_legal_ones_and_each_of_them_once(self):
        moves = [line for line in self.simulate("--legal", "--set", "players=3") if "move" in line]

        for line in moves:
            self.assertIn(line["move"], line["legal"])
            self.assertEqual(len(line["legal"]), len(set(line["legal"])))

    def test_only_moves_of_seats_have_legal_ones(self):
        others = [line for line in self.simulate("--legal") if "move" not in line]

        self.assertFalse([line for line in others if "legal" in line])

    def test_equal_tiles_give_one_move_not_two(self):
        lines = self.simulate("--legal", "--games", "40")
        choices = [line for line in lines if line.get("move", "").startswith("arrange")]
        with_twins = [line for line in choices if len(set(line["move"].split())) < 5]

        self.assertTrue(with_twins)
        for line in with_twins:
            self.assertLess(len(line["legal"]), 24)

    def test_the_list_does_not_change_the_game(self):
        listed = [{key: value for key, value in line.items() if key != "legal"}
                  for line in self.simulate("--legal", "--games", "2")]

        self.assertEqual(listed, self.simulate("--games", "2"))


class MatchTest(SimulateTest):
    def test_a_match_has_a_game_for_each_player_and_everybody_starts_once(self):
        for players in (2, 3, 4):
            with self.subTest(players=players):
                headers = self.headers("--match", "--set", f"players={players}", "start=1")
                starts = [(1 + game) % players for game in range(players)]
                places = [{"kind": "tournament", "game": game + 1, "of": players}
                          for game in range(players)]
                self.assertEqual([header["options"]["start"] for header in headers], starts)
                self.assertEqual([header["match"] for header in headers], places)

    def test_n_counts_matches_and_deals_go_on_counting(self):
        headers = self.headers("--match", "--games", "3")

        self.assertEqual([header["deal"] for header in headers], [0, 1, 2, 3, 4, 5])
        self.assertEqual([header["match"]["game"] for header in headers], [1, 2, 1, 2, 1, 2])

    def test_a_match_ends_with_the_sum_of_its_scores(self):
        lines = self.simulate("--match", "--set", "players=3")
        results = [line["result"] for line in lines if "result" in line]
        scores = [sum(self.score(result, seat) for result in results) for seat in range(3)]
        winners = [seat for seat in range(3) if scores[seat] == max(scores)]

        self.assertEqual(len(results), 3)
        self.assertEqual(lines[-1], {"match_result": {"winners": winners, "scores": scores}})

    def score(self, result, seat):
        """LN-18."""
        return 2 if seat in result["winners"] else -result["free"][seat]

    def test_every_match_has_one_result(self):
        results = [line for line in self.simulate("--match", "--games", "3")
                   if "match_result" in line]

        self.assertEqual(len(results), 3)


class ChanceOfChoicesTest(SimulateTest):
    """Uniform over the seats that may act, then over their moves; the seed makes it repeatable."""

    def test_seats_are_equally_likely_and_so_are_their_moves(self):
        lines = self.simulate("--games", "240", "--set", "setup=michael")
        after_two_tiles = [lines[place + 3] for place, line in enumerate(lines) if "record" in line]
        seats = collections.Counter(line["seat"] for line in after_two_tiles)
        moves = collections.Counter(line["move"] for line in after_two_tiles)

        self.assertEqual((sorted(seats), sorted(moves)),
                         ([0, 1], ["put a1", "put b2", "put c3", "put d4"]))
        self.assertGreater(min(seats.values()), 90)
        self.assertGreater(min(moves.values()), 35)


class OutsideRefereeTest(SimulateTest):
    """The referee of tools/, written from the rules alone, agrees with every line."""

    def test_it_agrees_with_games_of_all_options(self):
        variants = itertools.product(SETUPS, ("off", "on"), "234")

        self.assert_agrees("".join(
            self.fine("simulate", GAME, "--legal", "--seed", "0c", "--set", f"setup={setup}",
                      f"bruno={bruno}", f"players={players}")
            for setup, bruno, players in variants))

    def test_it_agrees_with_matches(self):
        self.assert_agrees(self.fine("simulate", GAME, "--match", "--games", "2"))

    def assert_agrees(self, text):
        done = subprocess.run([sys.executable, ROOT / "tools" / "referee" / "check.py"],
                              input=text, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, re.compile(r"\d+ games agree"))


if __name__ == "__main__":
    unittest.main()
