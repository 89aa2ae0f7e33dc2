"""`ordinal ladder`: all computer players against each other."""

import os
import unittest
import xml.etree.ElementTree as ElementTree

from program import BAD_DATA, GAME, LANGUAGES, ProgramTest

TRIO = "random,linear-greedy,tuned-greedy"
SVG = "{http://www.w3.org/2000/svg}"


class LadderTest(ProgramTest):
    def arguments(self, *more, game=GAME, players=TRIO, games="20"):
        return ("ladder", game, "--players", players, "--games", games, "--seed", "5eed", *more)

    def ladder(self, *more, **how):
        return self.fine_json(*self.arguments("--json", *more, **how))

    def picture(self, *more, **how):
        self.fine(*self.arguments("--svg", "ladder.svg", *more, **how))
        return (self.folder / "ladder.svg").read_text()


class NumbersTest(LadderTest):
    def test_the_strongest_stands_first_and_the_first_yardstick_has_elo_0(self):
        ladder = self.ladder()
        elos = {player["name"]: player["elo"] for player in ladder["players"]}

        self.assertEqual((ladder["game"], ladder["games"], ladder["cut_off"]), (GAME, 60, 0))
        self.assertEqual(sorted(elos.values(), reverse=True), list(elos.values()))
        self.assertEqual((ladder["anchor"], elos["linear-greedy"]), ("linear-greedy", 0))
        self.assertEqual(list(elos)[2], "random")

    def test_every_player_has_bounds_a_share_and_its_time(self):
        for player in self.ladder()["players"]:
            self.assertLess(player["low"], player["elo"])
            self.assertLess(player["elo"], player["high"])
            self.assertTrue(0 <= player["share"] <= 1)
            self.assertGreater(player["ms_per_turn"], 0)

    def test_shares_against_each_other_add_up(self):
        against = {player["name"]: player["against"] for player in self.ladder()["players"]}
        for one in against:
            self.assertEqual(set(against[one]), set(against) - {one})
            for other, share in against[one].items():
                self.assertAlmostEqual(share + against[other][one], 1, places=5)

    def test_it_agrees_with_the_arena(self):
        pair = "tuned-greedy,linear-greedy"
        contest = self.fine_json("arena", GAME, "--players", pair, "--games", "20", "--seed",
                                 "5eed", "--json")
        against = {player["name"]: player["against"] for player in self.ladder()["players"]}
        self.assertEqual(against["tuned-greedy"]["linear-greedy"], contest["players"][0]["share"])

    def test_with_more_seats_each_is_alone_against_the_other(self):
        ladder = self.ladder("--set", "players=3", players="linear-greedy,random", games="30")
        strong, weak = ladder["players"]

        self.assertEqual(ladder["games"], 30)
        self.assertGreater(strong["against"]["random"], 0.8)
        self.assertLess(weak["against"]["linear-greedy"], 0.2)

    def test_every_game_has_a_ladder(self):
        ladder = self.fine_json("ladder", "sequence-numbers", "--games", "2", "--players",
                                "naive-lines,full-scorer", "--json")
        self.assertEqual(ladder["game"], "sequence-numbers")


class TableTest(LadderTest):
    def test_it_ranks_the_players_and_crosses_them(self):
        lines = self.fine(*self.arguments()).splitlines()

        self.assertIn(GAME, lines[0])
        self.assertRegex(lines[1], r"\A 1  \S+ +Elo +[+-]\d+ \(.*\), +[\d.]+ % .* ms ")
        self.assertRegex(lines[6], r"\A +1 +2 +3\Z")
        self.assertRegex(lines[9], r"\A 3  random +0\.0 +0\.0 *\Z")
        self.assertIn("5eed", lines[10])

    def test_all_languages_say_it_differently(self):
        self.assert_all_differ({
            language: self.fine(*self.arguments("--lang", language, games="2"))
            for language in LANGUAGES})


class PictureTest(LadderTest):
    def test_it_is_one_picture_that_needs_nothing_else(self):
        picture = self.picture()
        root = ElementTree.fromstring(picture)
        words = [text.text for text in root.iter(f"{SVG}text")]

        for word in (*TRIO.split(","), "Lucky Numbers", "level", "yardstick", "0"):
            self.assertIn(word, words)
        self.assertIn("prefers-color-scheme:dark", picture)
        self.assertNotRegex(picture.replace("http://www.w3.org/2000/svg", ""), r"https?:|url\(|href")
        self.assertIsNotNone(root.find(f"{SVG}title"))

    def test_names_lie_one_below_the_other(self):
        root = ElementTree.fromstring(self.picture())
        names = TRIO.split(",")
        places = sorted(float(text.get("y")) for text in root.iter(f"{SVG}text")
                        if text.text in names)
        for above, below in zip(places, places[1:]):
            self.assertGreaterEqual(below - above, 24.9)

    def test_it_speaks_every_language(self):
        self.assert_all_differ({language: self.picture("--lang", language, games="2")
                                for language in LANGUAGES})

    def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(self):
        for file in ("nowhere/ladder.svg", "."):
            self.assertIn(file, self.misused(*self.arguments("--svg", file)))

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs /dev/full")
    def test_a_full_disk_is_said(self):
        outcome = self.ordinal(*self.arguments("--svg", "/dev/full"))

        self.assertEqual(outcome.code, BAD_DATA)
        self.assertIn("/dev/full", outcome.err)


class RefusalTest(LadderTest):
    def test_one_player_is_no_ladder(self):
        self.assertIn("linear-greedy, tuned-greedy", self.misused(*self.arguments(players="random")))

    def test_nobody_stands_on_it_twice(self):
        self.assertIn("random", self.misused(*self.arguments(players="random,random")))

    def test_unknown_players_are_refused(self):
        for players in ("", "random,", "random,greedy"):
            self.misused(*self.arguments(players=players))

    def test_no_games_are_refused(self):
        for games in ("0", "-1", "many", "99999999999"):
            self.assertIn(games, self.misused(*self.arguments(games=games)))


if __name__ == "__main__":
    unittest.main()
