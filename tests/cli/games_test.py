"""`ordinal games`: every game, its options, values and defaults."""

import re
import unittest

from program import GAME, LANGUAGES, ProgramTest
from record import lines_of


class GamesTest(ProgramTest):
    def sheet(self):
        sheets = self.fine_json("games", "--json")
        return next(sheet for sheet in sheets if sheet["id"] == GAME)

    def test_the_json_names_options_values_and_defaults(self):
        options = {option["name"]: (option["values"], option["default"])
                   for option in self.sheet()["options"]}

        self.assertEqual(options, {"players": ([2, 3, 4], 2),
                                   "start": ([0, 1, 2, 3], 0),
                                   "setup": (["open", "michael", "sorted"], "open"),
                                   "bruno": (["off", "on"], "off")})

    def test_the_json_names_the_match(self):
        self.assertEqual(self.sheet()["match"]["kind"], "tournament")

    def test_the_text_names_all_that_the_json_names(self):
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.fine("games", "--lang", language)
                self.assertIn(GAME, page)
                for option in self.sheet()["options"]:
                    self.assertIn(self.row(option), page)

    def row(self, option):
        values = " | ".join(str(value) for value in option["values"])
        return f"  {option['name']:<9}{values}"

    def test_the_default_stands_beside_every_option(self):
        page = self.fine("games")
        part = re.split(r"(?m)^(?=\S)", page[page.index(f"{GAME}  ("):])[1]
        rows = [line for line in part.splitlines() if "default" in line]

        self.assertEqual(len(rows), len(self.sheet()["options"]))
        for row, option in zip(rows, self.sheet()["options"]):
            self.assertIn(f"(default {option['default']})", row)

    def test_the_languages_differ(self):
        self.assert_all_differ({language: self.fine("games", "--lang", language)
                                for language in LANGUAGES})

    def test_json_is_the_same_in_every_language(self):
        pages = {self.fine("games", "--json", "--lang", language) for language in LANGUAGES}

        self.assertEqual(len(pages), 1)

    def test_the_defaults_are_those_of_a_game_without_settings(self):
        defaults = {option["name"]: option["default"] for option in self.sheet()["options"]}

        self.assertEqual(lines_of(self.fine("simulate", GAME))[0]["options"], defaults)

    def test_every_value_can_be_set(self):
        for option in self.sheet()["options"]:
            for value in option["values"]:
                with self.subTest(option=option["name"], value=value):
                    self.assertEqual(self.value_after_setting(option["name"], value), value)

    def value_after_setting(self, name, value):
        seats_for_all = [] if name == "players" else ["players=4"]
        lines = self.fine("simulate", GAME, "--set", *seats_for_all, f"{name}={value}")
        return lines_of(lines)[0]["options"][name]


if __name__ == "__main__":
    unittest.main()
