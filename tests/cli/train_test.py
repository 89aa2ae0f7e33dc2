"""`ordinal train`: a computer player learns by playing against itself."""

import signal
import subprocess
import time
import unittest

from program import BAD_DATA, BINARY, GAME, ProgramTest

LINES = "sequence-numbers"
SMALL = ("--rounds", "2", "--games", "2")
ENDLESS = ("--rounds", "1000000", "--games", "1")


class TrainTest(ProgramTest):
    def train(self, model, *arguments, game=GAME):
        return self.fine("train", game, "--model", model, *arguments)

    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def refuses_data(self, model, *arguments):
        """The sentence about a file that is of no use."""
        outcome = self.ordinal("train", GAME, "--model", model, *arguments)
        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertRegex(outcome.err, r"\Aordinal: [^\n]+\n\Z")
        return outcome.err


class ModelTest(TrainTest):
    def test_the_same_command_gives_the_same_file(self):
        for game in (GAME, LINES):
            for name in ("one", "again"):
                self.assertIn(name, self.train(f"{game}-{name}", *SMALL, game=game))
            self.train(f"{game}-other", *SMALL, "--seed", "1", game=game)

            one = self.bytes_of(f"{game}-one")
            self.assertEqual(one, self.bytes_of(f"{game}-again"))
            self.assertNotEqual(one, self.bytes_of(f"{game}-other"))
            self.assertFalse((self.folder / f"{game}-one.course").exists())

    def test_families_of_other_options_stay(self):
        self.train("model", *SMALL, game=LINES)
        first = self.bytes_of("model").split(b"\n", 2)
        self.train("model", *SMALL, "--set", "players=4", game=LINES)
        both = self.bytes_of("model").split(b"\n", 2)

        self.assertEqual((first[1], both[1]), (b"12", b"12 22"))
        self.assertTrue(both[2].startswith(first[2][:-1]))

    def test_what_comparing_taught_stands_beside(self):
        self.train("model", *SMALL, game=LINES)
        self.train("model", *SMALL, "--comparing", "1", game=LINES)

        self.assertEqual(self.bytes_of("model").split(b"\n", 2)[1], b"12 112")

    def test_a_network_stands_beside_the_numbers(self):
        self.train("model", *SMALL, game=LINES)
        numbers = len(self.bytes_of("model"))
        self.train("model", *SMALL, "--comparing", "1", "--network", "1", game=LINES)

        self.assertEqual(self.bytes_of("model").split(b"\n", 2)[1], b"12 112")
        self.assertGreater(len(self.bytes_of("model")), numbers + 100_000)

    def test_comparing_alone_is_refused_at_once(self):
        for flag in ("--comparing", "--network"):
            outcome = self.ordinal("train", LINES, "--model", "new", *ENDLESS, flag, "1")

            self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
            self.assertIn("without --comparing and --network", outcome.err)
            self.assertFalse((self.folder / "new").exists())

    def test_networks_for_other_numbers_of_players_stay(self):
        self.train("model", *SMALL)
        two = self.bytes_of("model")
        self.train("model", *SMALL, "--set", "players=3")

        self.assertTrue(self.bytes_of("model").split(b"\n")[1].startswith(b"2 "))
        self.assertGreater(len(self.bytes_of("model")), 2 * len(two))


class StopTest(TrainTest):
    def stopped(self, model, *arguments, game=GAME):
        command = [BINARY, "train", game, "--model", model, *arguments]
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True) as running:
            while not (self.folder / f"{model}.course").exists():
                time.sleep(0.01)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
            return running.returncode, out, err

    def test_ctrl_c_keeps_what_was_learned(self):
        for game in (GAME, LINES):
            code, out, err = self.stopped(game, *ENDLESS, game=game)

            self.assertEqual((code, err), (0, ""))
            self.assertRegex(out, r"Stopped after round \d+ of 1000000\.")
            self.assertFalse((self.folder / game).exists())

    def test_another_plan_does_not_go_on_with_it(self):
        self.stopped("model", *ENDLESS)
        before = self.bytes_of("model.course")

        self.assertIn("another plan", self.refuses_data("model", *SMALL))
        self.assertEqual(self.bytes_of("model.course"), before)


class RefusalTest(TrainTest):
    def test_a_file_that_is_no_model_is_refused_and_left_alone(self):
        self.file("dear diary", "notes")

        self.assertIn("no model file", self.refuses_data("notes", *SMALL))
        self.assertEqual(self.bytes_of("notes"), b"dear diary")

    def test_a_model_cut_short_is_refused(self):
        self.train("model", *SMALL)
        self.file(self.bytes_of("model")[:-5], "model")

        self.assertIn("cut short", self.refuses_data("model", *SMALL))

    def test_a_course_without_a_plan_is_refused(self):
        self.file("ordinal-course 1\n", "model.course")

        self.assertIn("another plan", self.refuses_data("model", *SMALL))

    def test_a_file_that_cannot_be_written_is_refused_at_once(self):
        self.assertIn("cannot be written", self.refuses_data("no/such/folder/model", *ENDLESS))

    def test_wrong_words_are_refused(self):
        for wrong in ([], ["--model"], ["--model", "m", "--rounds", "0"],
                      ["--model", "m", "--comparing", "1"],
                      ["--model", "m", "--rounds", "2", "--comparing", "3"],
                      ["--model", "m", "--network", "1"],
                      ["--model", "m", "--games", "x"], ["--model", "m", "--seed", "green"]):
            self.misused("train", GAME, *wrong)
        for wrong in (["--rounds", "2", "--comparing", "3"], ["--rounds", "2", "--network", "3"],
                      ["--rounds", "2", "--network", "1", "--comparing", "2"]):
            self.misused("train", LINES, "--model", "m", *wrong)
        self.misused("train", "chess", "--model", "m")


if __name__ == "__main__":
    unittest.main()
