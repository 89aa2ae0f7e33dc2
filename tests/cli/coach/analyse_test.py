"""`ordinal analyse`: what every decision was worth."""

import json
import re
import unittest

from coached import HIDING, CoachedTest
from program import BAD_DATA, GAME, LANGUAGES
from record import lines_of, small_game, small_match, text_of

MARKS = ("good", "slip", "mistake", "blunder")
LEAST_LOSS = dict(zip(MARKS, (0, 0.02, 0.05, 0.1)))


class AnalyseTest(CoachedTest):
    def analysis(self, *arguments, **how):
        return self.fine_json("analyse", *arguments, "--level", "expert", "--json", **how)


class NumbersTest(AnalyseTest):
    def check_game(self, game, record):
        events = [line for line in record if "chance" in line or "seat" in line]
        analysis = self.analysis("-", stdin=text_of(record))

        self.assertEqual((analysis["number"], analysis["game"], analysis["level"]),
                         (1, game, "expert"))
        self.assertEqual([event["text"] for event in analysis["events"]],
                         [line.get("chance") or line["move"] for line in events])
        self.assertEqual(len(analysis["standings"]), len(events) + 1)
        for decision in analysis["decisions"]:
            event = events[decision["event"]]
            self.assertEqual((decision["seat"], decision["played"]), (event["seat"], event["move"]))
            self.check_decision(decision)
        for line in analysis["ledger"]:
            self.check_ledger(line, record[-1]["result"]["winners"])

    def check_decision(self, decision):
        before = decision["before"]
        self.assertLessEqual(decision["loss"], before["share"])
        self.assertEqual(before["exact"], before["margin"] == 0)
        least = [mark for mark in MARKS if decision["loss"] >= LEAST_LOSS[mark]]
        self.assertEqual(decision["mark"], least[-1])
        if decision["mark"] == "good":
            self.assertEqual(decision["reasons"], [])
        else:
            self.assertNotEqual(decision["best"], decision["played"])

    def check_ledger(self, line, winners):
        self.assertAlmostEqual(line["result"] - line["start"],
                               line["luck"] + line["own"] + line["others"], places=9)
        self.assertEqual(line["result"], line["seat"] in winners and 1 / len(winners))
        self.assertEqual(line["decisions"], sum(line[mark] for mark in MARKS))

    def test_every_decision_is_weighed_and_the_ledger_adds_up(self):
        for game in (GAME, HIDING):
            with self.subTest(game):
                name = self.played(game, games="1")
                lines = lines_of((self.folder / name).read_text())
                end = next(place for place, line in enumerate(lines) if "result" in line)
                self.check_game(game, lines[:end + 1])

    def test_reasons_have_a_key_and_a_sentence(self):
        decisions = self.analysis(self.played(), "--game", "1")["decisions"]
        reasons = [reason for decision in decisions for reason in decision["reasons"]]

        self.assertTrue(reasons)
        for reason in reasons:
            self.assertRegex(reason["text"], r"\Acoach_\w+\Z")
            self.assertNotRegex(reason["message"], r"[{}]")
            for value in reason["arguments"].values():
                self.assertIn(value, reason["message"])

    def test_a_seat_and_a_game_can_be_chosen(self):
        name = self.file(text_of(small_match()))
        second = self.analysis(name, "--game", "2", "--seat", "1")

        self.assertEqual(second["number"], 2)
        self.assertEqual({decision["seat"] for decision in second["decisions"]}, {1})
        self.assertEqual([line["seat"] for line in second["ledger"]], [1])

    def test_all_games_of_a_file_are_told_one_a_line(self):
        lines = self.fine("analyse", "-", "--level", "expert", "--json",
                          stdin=text_of(small_match())).splitlines()

        self.assertEqual([json.loads(line)["number"] for line in lines], [1, 2])

    def test_the_level_is_master_unless_it_is_said(self):
        name = self.file(text_of(small_game()))

        self.assertEqual(self.fine("analyse", name), self.fine("analyse", name, "--level", "master"))


class PageTest(AnalyseTest):
    LINE = re.compile(r" *(\d+) +([01])  (\S.*?) +([\d.]+) % (?:± \d+|exact) → +([\d.]+) %  "
                      r"(✓  good|\?! slip −[\d.]+|\?  mistake −[\d.]+|\?\? blunder −[\d.]+)")

    def page(self, *arguments):
        return self.fine("analyse", *arguments, "--level", "expert").splitlines()

    def test_there_is_a_line_for_every_decision_with_sign_and_word(self):
        name = self.played()
        decisions = self.analysis(name, "--game", "1")["decisions"]
        lines = [self.LINE.fullmatch(line) for line in self.page(name, "--game", "1")]
        told = [(int(line[1]), int(line[2]), line[3]) for line in lines if line]

        self.assertEqual(told, [(one["event"], one["seat"], one["played"]) for one in decisions])

    def test_the_better_move_stands_below_those_that_cost_something(self):
        page = self.page(self.played(players="random,random"), "--game", "1")
        marked = [place for place, line in enumerate(page) if re.search(r"%  \?", line)]

        self.assertTrue(marked)
        for place in marked:
            self.assertRegex(page[place + 1], r"\A {11}better: \S")

    def explained(self, name):
        """(event, seat) of the decisions of the first game that a reason stands below."""
        page = "\n".join(self.page(name, "--game", "1"))
        parts = re.split(r"\n(?= *\d+ +[01]  )", page)
        lines = [self.LINE.search(part) for part in parts if "\n           · " in part]
        return {(int(line[1]), int(line[2])) for line in lines}

    def test_all_that_cost_much_and_five_slips_of_a_seat_are_explained(self):
        name = self.played(players="beginner,beginner")
        explained = self.explained(name)
        decisions = self.analysis(name, "--game", "1")["decisions"]
        for seat in (0, 1):
            own = [one for one in decisions if one["seat"] == seat]
            costly = [one for one in own if one["mark"] in ("mistake", "blunder")]
            slips = [one for one in own if one["mark"] == "slip"]
            slips.sort(key=lambda one: -one["loss"])
            self.assertGreater(len(costly) + len(slips), 5)
            self.assertEqual({event for event, whose in explained if whose == seat},
                             {one["event"] for one in costly + slips[:5]})

    def test_it_fits_into_80_columns_in_every_language(self):
        for game in (GAME, "completto", HIDING):
            name = self.played(game, games="1")
            for language in ("fr", "de") if game == GAME else ("de",):
                page = self.page(name, "--lang", language, "--game", "1")
                self.assertLessEqual(max(map(len, page)), 80)

    def test_every_seat_has_a_summary_that_ends_with_the_result(self):
        page = "\n".join(self.page(self.file(text_of(small_game()))))

        for seat, result in ((0, "100.0"), (1, "0.0")):
            self.assertRegex(page, rf"Seat {seat}, decisions: \d+\n  good \d+ ✓ (?:.*\n)+?"
                                   rf".*result {result} %")

    def test_decimals_are_written_as_in_the_language(self):
        name = self.file(text_of(small_game()))
        for language in LANGUAGES:
            page = "\n".join(self.page(name, "--lang", language))
            mark, other = (".", ",") if language == "en" else (",", ".")
            self.assertRegex(page, rf"\d{re.escape(mark)}\d %")
            self.assertNotRegex(page, rf"\d{re.escape(other)}\d")

    def test_all_languages_say_it_differently(self):
        name = self.file(text_of(small_game()))
        self.assert_all_differ({language: "".join(self.page(name, "--lang", language))
                                for language in LANGUAGES})


class RefusalTest(AnalyseTest):
    def test_what_the_coach_cannot_use_is_refused_before_anything_is_written(self):
        self.check_refusals("analyse")

    def test_with_json_the_refusal_is_json(self):
        outcome = self.ordinal("analyse", self.file(text_of(small_game()[:20])), "--json")

        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        self.assertEqual(json.loads(outcome.out)["code"], "cli_played_unfinished")

    def test_a_game_that_is_not_there(self):
        name = self.file(text_of(small_game()))

        self.assertIn("Games in this file: 1",
                      self.refused("analyse", name, "--game", "2").sentence)

    def test_wrong_levels_seats_and_numbers(self):
        name = self.file(text_of(small_game()))

        self.assertRegex(self.misused("analyse", name, "--level", "easy"),
                         "easy.*expert, master")
        self.assertIn("--seat", self.misused("analyse", name, "--seat", "2"))
        self.assertIn("--game", self.misused("analyse", name, "--game", "0"))
        self.misused("analyse")


if __name__ == "__main__":
    unittest.main()
