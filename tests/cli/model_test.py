"""`ordinal arena` and `ordinal ladder` with players NAME:FILE: a model from a file."""

import unittest

from program import GAME, ProgramTest


class ModelTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.model = self.trained("own.model")

    def trained(self, name, *arguments, game=GAME):
        self.fine("train", game, "--model", name, "--rounds", "1", "--games", "2", *arguments)
        return name

    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def refused_model(self, file, *arguments, player="expert"):
        """The sentence about a file that is of no use to this player."""
        return self.misused("arena", GAME, "--players", f"{player}:{file},{player}", *arguments)


class NameTest(ModelTest):
    def test_the_arena_names_the_file_with_the_player(self):
        names = [f"expert:{self.model}", "expert"]
        outcome = self.fine_json("arena", GAME, "--players", ",".join(names), "--games", "4",
                                 "--seed", "5eed", "--json")

        self.assertEqual([player["name"] for player in outcome["players"]], names)
        self.assertEqual(outcome["cut_off"], 0)

    def test_the_ladder_does_too(self):
        outcome = self.fine_json("ladder", GAME, "--players", f"expert:{self.model},expert",
                                 "--games", "4", "--seed", "5eed", "--json")

        self.assertEqual({player["name"] for player in outcome["players"]},
                         {f"expert:{self.model}", "expert"})

    def test_it_plays_by_the_file(self):
        outcome = self.fine_json("arena", GAME, "--players", f"expert,expert:{self.model}",
                                 "--games", "60", "--seed", "5eed", "--json")

        self.assertGreater(outcome["players"][0]["low"], 0.5)


class RefusalTest(ModelTest):
    def test_a_file_that_cannot_be_read_is_named(self):
        (self.folder / "folder").mkdir()

        for file in ("missing.model", "folder", ""):
            with self.subTest(file=file):
                self.assertIn(f"“{file}”", self.refused_model(file))

    def test_a_file_cut_short_or_damaged_is_refused(self):
        whole = self.bytes_of(self.model)

        for bad in (whole[:-1], whole[:100], whole + b"0", whole[:-9] + b"!" + whole[-8:]):
            self.assertIn("cut short", self.refused_model(self.file(bad, "bad.model")))

    def test_what_is_no_model_is_refused(self):
        for text in ("", "dear diary"):
            self.assertIn("no model file", self.refused_model(self.file(text, "notes")))

    def test_a_model_of_another_version_is_refused(self):
        other = self.bytes_of(self.model).replace(b"ordinal-model 1", b"ordinal-model 2", 1)

        self.assertRegex(self.refused_model(self.file(other, "new.model")),
                         r"version 2.*version 1")

    def test_a_model_of_another_game_is_refused(self):
        other = self.trained("other.model", game="completto")

        self.assertRegex(self.refused_model(other), f"completto.*{GAME}")

    def test_a_model_that_has_nothing_for_so_many_is_refused(self):
        players = f"expert:{self.model},expert,expert"

        self.assertIn("3 players", self.misused("arena", GAME, "--set", "players=3", "--players",
                                                players))

    def test_a_player_that_needs_none_is_refused(self):
        self.assertIn("needs no model", self.refused_model(self.model, player="tuned-greedy"))
        self.assertIn("needs no model", self.refused_model(self.model, player="hard"))
        self.assertIn("needs no model",
                      self.misused("arena", "sequence-numbers", "--players",
                                   f"full-scorer:{self.model},expert"))

    def test_a_model_that_has_nothing_for_these_options_is_refused(self):
        model = self.trained("lines.model", "--set", "players=6", game="sequence-numbers")
        arena = ("arena", "sequence-numbers", "--set", "players=6", "--games", "6", "--players",
                 f"expert:{model}" + 5 * ",expert")

        self.fine(*arena)
        self.assertIn("6 players", self.misused(*arena, "--set", "sides=3"))

    def test_an_unknown_level_is_refused_with_the_nearest(self):
        self.assertRegex(self.refused_model(self.model, player="expart"), "“expart”.*expert")

    def test_a_wrong_number_of_players_is_refused(self):
        self.assertRegex(self.misused("arena", GAME, "--players", f"expert:{self.model}"),
                         r"\b2\b.*\b1\b")


if __name__ == "__main__":
    unittest.main()
