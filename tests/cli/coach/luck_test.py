"""`ordinal luck`: luck and play in many games."""

import json
import re
import unittest

from coached import CoachedTest
from program import BAD_DATA, GAME, LANGUAGES
from record import lines_of, small_game, small_match, text_of


def mean(values):
    return sum(values) / len(values)


class NumbersTest(CoachedTest):
    def luck(self, *arguments, **how):
        return self.fine_json("luck", *arguments, "--json", **how)

    def ledgers(self, name):
        """Those that analyse tells of every game of the file."""
        return [game["ledger"] for game in
                lines_of(self.fine("analyse", name, "--level", "expert", "--json"))]

    def test_it_is_the_mean_of_what_analyse_says(self):
        name = self.played()
        ledgers = self.ledgers(name)
        luck = self.luck(name)

        self.assertEqual((luck["game"], luck["level"], luck["games"]), (GAME, "expert", 2))
        for seat, told in enumerate(luck["seats"]):
            for key in ("start", "own", "others"):
                self.assertAlmostEqual(told[key], mean([game[seat][key] for game in ledgers]))
            for key in ("luck", "result"):
                self.assertAlmostEqual(told[key]["mean"],
                                       mean([game[seat][key] for game in ledgers]))
            self.assertAlmostEqual(told["without_luck"]["mean"],
                                   told["result"]["mean"] - told["luck"]["mean"], places=7)

    def test_intervals_lie_around_their_means(self):
        for seat in self.luck(self.played())["seats"]:
            for key in ("luck", "result", "without_luck"):
                self.assertTrue(seat[key]["low"] < seat[key]["mean"] < seat[key]["high"])

    def test_one_game_says_nothing(self):
        for seat in self.luck(self.file(text_of(small_game())))["seats"]:
            told = seat["without_luck"]
            self.assertEqual((seat["result"]["low"], seat["result"]["high"]), (0, 1))
            self.assertTrue(told["low"] <= min(0, told["mean"]))
            self.assertTrue(told["high"] >= max(1, told["mean"]))

    def test_files_are_added_up(self):
        match = text_of(small_match())
        both = self.luck(self.file(match, "a.jsonl"), self.file(text_of(small_game()), "b.jsonl"))

        self.assertEqual(both["games"], 3)
        self.assertEqual(self.luck("-", stdin=match)["games"], 2)

    def test_people_are_added_up_wherever_they_sat(self):
        name = self.played()
        sat = [line["people"] for line in lines_of((self.folder / name).read_text())
               if "people" in line]
        ledgers = self.ledgers(name)
        luck = self.luck(name)

        self.assertEqual(sat, [[{"level": "medium"}, {"level": "expert"}],
                               [{"level": "expert"}, {"level": "medium"}]])
        self.assertEqual({one["name"]: one["games"] for one in luck["people"]},
                         {"medium": 2, "expert": 2})
        for one in luck["people"]:
            own = [game[people.index({"level": one["name"]})] for game, people in zip(ledgers, sat)]
            self.assertAlmostEqual(one["luck"]["mean"], mean([seat["luck"] for seat in own]))
            self.assertAlmostEqual(one["own"], mean([seat["own"] for seat in own]))

    def test_nobody_is_named_where_a_record_does_not_say_who_sat_there(self):
        for people in (None, 7, [{"name": "Ann"}], [{"name": "Ann"}, {}], [{"name": "Ann"}] * 2,
                       [{}, {"name": "Ann"}, {"name": "Bob"}]):
            game = small_game()
            if people is not None:
                game[0]["people"] = people
            self.assertEqual(self.luck(self.file(text_of(game)))["people"], [], people)

    def test_it_is_the_same_every_time(self):
        name = self.played()

        self.assertEqual(self.fine("luck", name, "--json"), self.fine("luck", name, "--json"))


class PageTest(CoachedTest):
    def test_every_seat_is_told_with_and_without_luck(self):
        page = self.fine("luck", self.file(text_of(small_game())))

        for seat, result in ((0, "100.0"), (1, "0.0")):
            self.assertRegex(page, rf"Seat {seat}\n  result +{result} % \(.* to .*\)\n"
                                   r"  without luck +[\d.]+ % \(.* to .*\)\n  \S.*\.\n"
                                   r"  start [\d.]+ %  ·  luck [+−]")

    def test_no_share_is_less_than_nothing_or_more_than_all(self):
        page = self.fine("luck", self.played(players="beginner,expert", games="4"))
        shares = re.findall(r"(?m)^  (?:result|without luck) +(\S+) % \((\S+) to (\S+)\)$", page)

        self.assertEqual(len(shares), 4)
        for share in (float(one) for line in shares for one in line):
            self.assertTrue(0 <= share <= 100, page)

    def test_people_are_told_by_name_and_how_often_they_played(self):
        games = []
        for people in (("Ann", "Bo\x1b[31m"), ("Cy", "Ann")):
            game = small_game()
            game[0]["people"] = [{"name": name} for name in people]
            games += game
        page = self.fine("luck", self.file(text_of(games)))

        self.assertNotIn("Seat", page)
        self.assertRegex(page, r"\nAnn\n  result +50\.0 %")
        self.assertRegex(page, r"\nCy, games: 1\n  result +100\.0 %")
        self.assertNotIn("\x1b", page)

    def test_luck_is_spoken_of_only_where_it_cannot_be_the_spread(self):
        once = self.file(text_of(small_game()), "once.jsonl")
        often = self.file(text_of(small_game() * 3), "often.jsonl")
        lucks = [seat["luck"]["mean"] for seat in self.fine_json("luck", often, "--json")["seats"]]
        sayings = {True: "Was lucky", False: "Played better"}
        said = [line for line in self.fine("luck", often).splitlines()
                if line.strip().startswith(tuple(sayings.values()))]

        self.assertEqual([line.strip().startswith(sayings[luck > 0])
                          for line, luck in zip(said, lucks)], [True, True])
        self.assertEqual(self.fine("luck", once).count("Too early to tell"), 2)
        self.assertNotIn("Too early", self.fine("luck", often))

    def test_all_languages_say_it_differently_in_80_columns(self):
        name = self.file(text_of(small_game()))
        pages = {language: self.fine("luck", name, "--lang", language) for language in LANGUAGES}

        self.assert_all_differ(pages)
        for page in pages.values():
            self.assertLessEqual(max(map(len, page.splitlines())), 80)


class RefusalTest(CoachedTest):
    def test_what_the_coach_cannot_use_is_refused_before_anything_is_written(self):
        self.check_refusals("luck", self.file(text_of(small_game())))

    def test_games_of_two_kinds_are_not_added_up(self):
        name = self.file(text_of(small_game()))
        for other in (self.simulated("sequence-numbers"),
                      self.simulated(GAME, "5eed", "--set", "players=3")):
            outcome = self.ordinal("luck", name, self.file(other, "other.jsonl"))
            self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
            self.assertRegex(self.refusal_in(outcome.err.removesuffix("\n")).sentence, "one kind")

    def test_with_json_the_refusal_is_json(self):
        outcome = self.ordinal("luck", self.file(""), "--json")

        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        self.assertEqual(json.loads(outcome.out)["code"], "record_empty")

    def test_wrong_levels_and_no_file(self):
        self.assertRegex(self.misused("luck", "x", "--level", "easy"), "expert, master")
        self.misused("luck")


if __name__ == "__main__":
    unittest.main()
