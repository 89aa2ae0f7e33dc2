"""`ordinal counts`: how many sequences of events exist, against the slow counts of tools/."""

import json
import subprocess
import sys
import unittest

from program import BAD_DATA, GAME, ROOT, ProgramTest
from record import lines_of, small_game, small_match, text_of

DEPTHS = (0, 1, 2, 3)


class CountsTest(ProgramTest):
    def count(self, depth, *arguments, **how):
        return int(self.fine("counts", GAME, "--depth", str(depth), *arguments, **how))

    def slow_count(self, depth, *arguments):
        done = subprocess.run(
            [sys.executable, ROOT / "tools" / "referee" / "counts.py", GAME, "--depth", str(depth),
             *arguments],
            cwd=self.folder, capture_output=True, text=True, check=True)
        return int(done.stdout)

    def assert_agree(self, depth, *arguments):
        with self.subTest(depth=depth, arguments=arguments):
            self.assertEqual(self.count(depth, *arguments), self.slow_count(depth, *arguments))


class StartTest(CountsTest):
    def test_the_start_has_as_many_sequences_as_the_slow_count_finds(self):
        for depth in DEPTHS:
            self.assert_agree(depth)

    def test_every_option_is_counted_as_the_slow_count_does(self):
        for settings in (["players=3"], ["players=4", "start=3"], ["setup=michael"],
                         ["setup=sorted", "bruno=on"]):
            self.assert_agree(3, "--set", *settings)

    def test_simultaneous_choices_are_counted_in_every_order(self):
        self.assert_agree(4, "--set", "setup=michael")

    def test_depth_0_is_the_one_empty_sequence(self):
        self.assertEqual(self.count(0), 1)


class AfterTest(CountsTest):
    """From the end of a record, finished or not."""

    def record_up_to(self, events, *arguments):
        text = self.fine("simulate", GAME, "--seed", "c0", *arguments)
        return self.file(text_of(lines_of(text)[:1 + events]))

    def test_every_moment_of_a_game_has_as_many_sequences_as_the_slow_count_finds(self):
        for events in (0, 7, 8, 9, 10, 11, 40, 41, 42):
            self.assert_agree(2, "--after", self.record_up_to(events))

    def test_a_game_with_other_options_is_counted_with_them(self):
        settings = ("--set", "players=3", "setup=michael", "bruno=on")
        for events in (4, 30, 60):
            self.assert_agree(2, "--after", self.record_up_to(events, *settings))

    def test_a_late_position_is_counted_to_the_end_of_the_game(self):
        self.assert_agree(3, "--after", self.file(text_of(small_game()[:-3])))

    def test_nothing_follows_a_finished_game(self):
        name = self.file(text_of(small_game()))

        self.assertEqual([self.count(depth, "--after", name) for depth in DEPTHS], [1, 0, 0, 0])

    def test_the_end_of_a_record_is_the_end_of_its_last_game(self):
        lines = small_match()
        second = len(small_game())
        name = self.file(text_of(lines[:second + 10]))

        self.assert_agree(2, "--after", name)

    def test_a_record_may_come_from_standard_input(self):
        text = text_of(small_game()[:11])

        self.assertEqual(self.count(2, "--after", "-", stdin=text),
                         self.slow_count(2, "--after", self.file(text)))

    def test_settings_of_the_record_may_be_repeated(self):
        name = self.record_up_to(9, "--set", "players=3")

        self.assertEqual(self.count(1, "--after", name, "--set", "players=3"),
                         self.count(1, "--after", name))

    def test_settings_other_than_those_of_the_record_are_refused(self):
        refusal = self.refused("counts", GAME, "--depth", "1", "--set", "players=3",
                               "--after", self.record_up_to(9))

        self.assertIn("options", refusal.sentence)

    def test_a_bad_record_is_refused_with_its_line(self):
        lines = small_game()[:5] + [{"seat": 0, "move": "draw"}]
        refusal = self.refused("counts", GAME, "--depth", "1", "--after",
                               self.file(text_of(lines)))

        self.assertEqual((refusal.file, refusal.line), ("game.jsonl", 6))


class JsonTest(CountsTest):
    def test_json_has_game_depth_and_count(self):
        self.assertEqual(self.fine_json("counts", GAME, "--depth", "3", "--json"),
                         {"game": GAME, "depth": 3, "count": self.count(3)})

    def test_json_tells_a_program_what_is_wrong_with_the_record(self):
        outcome = self.ordinal("counts", GAME, "--depth", "1", "--json", "--after", "none.jsonl")

        self.assertEqual((outcome.code, outcome.err), (BAD_DATA, ""))
        self.assertEqual(json.loads(outcome.out)["code"], "file_missing")


if __name__ == "__main__":
    unittest.main()
