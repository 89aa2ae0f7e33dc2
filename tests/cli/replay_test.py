"""`ordinal replay`: accepts every record that follows the rules."""

import json
import unittest

from program import BAD_DATA, GAME, LANGUAGES, ProgramTest
from record import (changed, chance, lines_of, small_game, small_match, text_of,
                    with_choices_reversed, without)

WON = "1: Lucky Numbers, 2 players, 79 events, won by seat 0\n"


class ReplayTest(ProgramTest):
    def replay(self, lines, *arguments):
        return self.fine("replay", *arguments, stdin=text_of(lines))

    def simulated(self, *arguments):
        return lines_of(self.fine("simulate", GAME, "--seed", "5eed", *arguments))

    def assert_accepted(self, lines):
        games = sum("record" in line for line in lines)
        self.assertEqual(self.replay(lines).count("\n"), games)


class OwnRecordTest(ReplayTest):
    def test_simulated_games_of_every_variant_are_accepted(self):
        for settings in (["setup=open"], ["setup=michael", "players=4", "start=2"],
                         ["setup=sorted", "players=3"], ["bruno=on", "players=3"]):
            with self.subTest(settings=settings):
                self.assert_accepted(self.simulated("--games", "3", "--set", *settings))

    def test_legal_moves_beside_the_moves_are_accepted(self):
        self.assert_accepted(self.simulated("--legal"))

    def test_simulated_matches_are_accepted(self):
        self.assert_accepted(self.simulated("--match", "--games", "2", "--set", "players=3"))

    def test_games_and_matches_may_follow_one_another(self):
        self.assert_accepted(small_game() + small_match() + small_match() + small_game())


class ForeignRecordTest(ReplayTest):
    """Other programs write other records; all of these follow the rules."""

    def test_seats_may_choose_in_any_order_in_the_set_up(self):
        for setup in ("open", "michael"):
            with self.subTest(setup=setup):
                lines = self.simulated("--legal", "--set", f"setup={setup}", "players=4")
                self.assertNotEqual(with_choices_reversed(lines), lines)
                self.assert_accepted(with_choices_reversed(lines))

    def test_missing_options_take_their_defaults(self):
        lines = self.simulated()

        self.assert_accepted(changed(lines, 0, options={}))
        self.assert_accepted(changed(lines, 0, options={"players": 2}))
        self.assert_accepted(without(lines, 0, "options"))

    def test_unknown_options_are_ignored(self):
        self.assert_accepted(small_game(options={"players": 2, "weather": {"sun": [1, 2.5]}}))

    def test_unknown_keys_are_ignored_in_every_line(self):
        unknown = {"comment": "é 数 🍀", "time": 1.5e9, "more": [{"a": None}]}

        self.assert_accepted([{**unknown, **line} for line in small_game()])
        self.assert_accepted([{**line, **unknown} for line in small_match()])

    def test_unknown_keys_are_ignored_in_results(self):
        result = {"winners": [0], "free": [0, 12], "tiles": 17}

        self.assert_accepted(changed(small_game(), -1, result=result))

    def test_a_record_needs_no_seed_and_no_deal(self):
        self.assert_accepted(without(self.simulated(), 0, "seed", "deal"))

    def test_a_deal_without_a_seed_decides_nothing(self):
        self.assert_accepted(small_game(deal=4294967295))

    def test_a_seed_without_a_deal_is_that_of_game_0(self):
        self.assert_accepted(without(self.simulated(), 0, "deal"))

    def test_a_short_seed_or_one_in_capitals_is_the_same_key(self):
        for seed in ("5eed", "5EED", "5eed0"):
            self.assert_accepted(changed(self.simulated(), 0, seed=seed))

    def test_without_a_seed_any_possible_tiles_may_come(self):
        self.assertEqual(self.replay(small_game()), WON)

    def test_legal_moves_may_stand_in_any_order(self):
        lines = [{**line, "legal": line["legal"][::-1]} if "legal" in line else line
                 for line in self.simulated("--legal")]

        self.assert_accepted(lines)

    def test_only_some_moves_may_have_legal_ones(self):
        self.assert_accepted(changed(small_game(), 11, legal=["draw"]))

    def test_json_may_be_spaced_and_escaped(self):
        text = text_of(small_game()).replace('"draw"', '"\\u0064raw"').replace("{", " { ")

        self.assertEqual(self.fine("replay", stdin=text), WON)


class LinesTest(ReplayTest):
    def test_blank_lines_and_a_missing_last_line_feed_do_not_matter(self):
        text = text_of(small_game())

        for form in (text.rstrip("\n"), text.replace("\n", "\r\n"), text.replace("\n", "\n\n \t\n"),
                     "\n\n" + text):
            self.assertEqual(self.fine("replay", stdin=form), WON)

    def test_blank_lines_are_counted(self):
        text = text_of(small_game()[:3]).replace("\n", "\n\n") + "{}\n"

        self.assertEqual(self.refused_record(text).line, 7)

    def test_a_line_may_have_up_to_one_mebibyte(self):
        padding = "x" * (2**20 - 200)

        self.assert_accepted(small_game(comment=padding))


class FilesTest(ReplayTest):
    def test_without_a_file_standard_input_is_read(self):
        text = text_of(small_game())

        self.assertEqual(self.fine("replay", stdin=text), WON)
        self.assertEqual(self.fine("replay", "-", stdin=text), WON)

    def test_the_games_of_every_file_are_counted_from_1(self):
        one = self.file(text_of(small_game()), "one.jsonl")
        three = self.file(text_of(small_game() * 3), "three.jsonl")

        numbers = [line.split(":")[0] for line in self.fine("replay", one, three).splitlines()]
        self.assertEqual(numbers, ["1", "1", "2", "3"])

    def test_a_bad_file_does_not_keep_the_others_from_being_read(self):
        good = self.file(text_of(small_game()), "good.jsonl")
        bad = self.file("{}\n", "bad.jsonl")

        outcome = self.ordinal("replay", bad, "missing.jsonl", good)
        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, WON))
        self.assertEqual([line.split(":")[0] for line in outcome.err.splitlines()],
                         ["bad.jsonl", "missing.jsonl"])

    def test_the_good_games_before_a_bad_one_are_told(self):
        outcome = self.ordinal("replay", stdin=text_of(small_game() + [chance("reveal 1")]))

        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, WON))

    def test_after_two_dashes_every_word_is_a_file(self):
        self.assertEqual(self.fine("replay", "--", self.file(text_of(small_game()), "--json")), WON)

    def test_a_file_is_named_in_full(self):
        name = "a-name-that-is-longer-than-most-names-of-files-are.jsonl"

        self.assertEqual(self.refused("replay", self.file("{}", name)).file, name)
        self.assertEqual(json.loads(self.ordinal("replay", "--json", name).out)["file"], name)


class LineOfAGameTest(ReplayTest):
    def test_it_names_game_players_events_and_winner(self):
        self.assertEqual(self.replay(small_game()), WON)

    def test_several_winners_share(self):
        lines = self.simulated("--games", "3")
        shared = [place for place, line in enumerate(lines)
                  if line.get("result", {}).get("winners") == [0, 1]]

        self.assertTrue(shared)
        self.assertIn("won together by seats 0, 1", self.replay(lines))

    def test_every_language_has_its_own(self):
        self.assert_all_differ({language: self.replay(small_game(), "--lang", language)
                                for language in LANGUAGES})


class JsonTest(ReplayTest):
    def test_a_good_game_is_a_line_with_its_result(self):
        name = self.file(text_of(small_match()))
        games = lines_of(self.fine("replay", "--json", name))

        result = {"winners": [0], "free": [0, 12]}
        self.assertEqual(games, [
            {"file": name, "number": 1, "game": GAME, "players": 2, "events": 79, "result": result},
            {"file": name, "number": 2, "game": GAME, "players": 2, "events": 82, "result": result},
        ])

    def test_a_refusal_is_a_line_with_code_rule_and_message(self):
        name = self.file(text_of(changed(small_game(), 3, chance="deal 0 21")))
        outcome = self.ordinal("replay", "--json", name)
        refusal = self.refused("replay", name)

        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        self.assertEqual(json.loads(outcome.out),
                         {"file": name, "line": 4, "rule": "LN-1", "code": "ln_not_a_number",
                          "message": refusal.sentence})


if __name__ == "__main__":
    unittest.main()
