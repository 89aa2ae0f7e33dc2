"""`ordinal arena`: computer players measured against each other."""

import os
import unittest

from program import BAD_DATA, GAME, LANGUAGES, ProgramTest
from record import lines_of

PAIR = "tuned-greedy,linear-greedy"


class ArenaTest(ProgramTest):
    def arena(self, *arguments, game=GAME, players=PAIR, seed="5eed"):
        return self.fine_json("arena", game, "--players", players, "--seed", seed, "--json",
                              *arguments)


class NumbersTest(ArenaTest):
    def test_the_players_stand_in_the_order_they_were_named(self):
        outcome = self.arena("--games", "20")

        self.assertEqual((outcome["game"], outcome["games"], outcome["cut_off"]), (GAME, 20, 0))
        self.assertEqual([player["name"] for player in outcome["players"]], PAIR.split(","))

    def test_shares_add_up_and_lie_within_their_bounds(self):
        players = self.arena("--games", "40")["players"]

        self.assertAlmostEqual(sum(player["share"] for player in players), 1, places=5)
        for player in players:
            self.assertTrue(0 <= player["low"] <= player["share"] <= player["high"] <= 1, player)
            self.assertGreater(player["ms_per_turn"], 0)

    def test_bounds_narrow_with_more_games(self):
        def width(games):
            player = self.arena("--games", games)["players"][0]
            return player["high"] - player["low"]

        self.assertLess(width("400"), width("40"))

    def test_the_same_seed_gives_the_same_result(self):
        def without_time(outcome):
            return [{key: value for key, value in player.items() if key != "ms_per_turn"}
                    for player in outcome["players"]]

        one, again, other = (without_time(self.arena("--games", "40", seed=seed))
                             for seed in ("01", "01", "02"))

        self.assertEqual(one, again)
        self.assertNotEqual(one, other)

    def test_equal_players_share_every_deal(self):
        players = self.arena("--games", "20", players="linear-greedy,linear-greedy")["players"]

        self.assertEqual([player["share"] for player in players], [0.5] * 2)

    def test_greedy_beats_random(self):
        strong, weak = self.arena("--games", "40", players="linear-greedy,random")["players"]

        self.assertGreater(strong["low"], 0.8)
        self.assertLess(weak["high"], 0.2)
        self.assertGreater(strong["turns"], 1)

    def test_a_deal_is_played_in_every_seating_so_games_are_rounded_up(self):
        self.assertEqual(self.arena("--games", "3")["games"], 4)
        three = self.arena("--games", "10", "--set", "players=3", players=f"{PAIR},random")
        self.assertEqual((three["games"], len(three["players"])), (12, 3))

    def test_every_game_is_measured(self):
        for game, players in (("completto", "gap-cost,greedy"),
                              ("sequence-numbers", "full-scorer,naive-lines")):
            with self.subTest(game=game):
                self.assertEqual(self.arena("--games", "6", game=game, players=players)["cut_off"],
                                 0)

    def test_teams_share_their_wins(self):
        players = self.arena("--games", "8", "--set", "players=4", game="sequence-numbers",
                             players="full-scorer,naive-lines,full-scorer,naive-lines")["players"]

        self.assertAlmostEqual(sum(player["share"] for player in players), 1, places=5)
        self.assertEqual(players[0]["share"], players[2]["share"])


class TableTest(ArenaTest):
    def test_it_names_every_player_and_the_seed(self):
        text = self.fine("arena", GAME, "--players", PAIR, "--games", "4", "--seed", "5eed")

        for words in (GAME, *PAIR.split(","), "5eed" + 60 * "0", "Elo"):
            self.assertIn(words, text)

    def test_all_languages_say_it_differently(self):
        self.assert_all_differ({
            language: self.fine("arena", GAME, "--players", PAIR, "--games", "2", "--seed", "0",
                                "--lang", language)
            for language in LANGUAGES})


class RecordsTest(ArenaTest):
    def test_they_hold_every_game_and_the_referee_agrees(self):
        self.arena("--games", "6", "--records", "games.jsonl")
        headers = [line for line in lines_of((self.folder / "games.jsonl").read_text())
                   if "record" in line]

        self.assertEqual([header["deal"] for header in headers], [0, 0, 1, 1, 2, 2])
        self.assertEqual(len(self.fine("replay", "games.jsonl").splitlines()), 6)

    def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(self):
        for file in ("nowhere/games.jsonl", "."):
            sentence = self.misused("arena", GAME, "--players", PAIR, "--records", file)
            self.assertIn(file, sentence)

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs /dev/full")
    def test_a_full_disk_is_said(self):
        outcome = self.ordinal("arena", GAME, "--players", PAIR, "--records", "/dev/full")

        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertIn("/dev/full", outcome.err)


class SprtTest(ArenaTest):
    def test_it_stops_as_soon_as_a_bound_is_crossed(self):
        outcome = self.arena("--games", "5000", "--sprt", "0,100", players="linear-greedy,random")

        self.assertLess(outcome["games"], 100)
        self.assertEqual(outcome["sprt"]["accepted"], "elo1")
        self.assertGreaterEqual(outcome["sprt"]["llr"], outcome["sprt"]["upper"])

    def test_the_first_player_is_the_one_that_is_tested(self):
        outcome = self.arena("--games", "5000", "--sprt=-50,0", players="random,linear-greedy")

        self.assertEqual(outcome["sprt"]["accepted"], "elo0")
        self.assertLessEqual(outcome["sprt"]["llr"], outcome["sprt"]["lower"])

    def test_games_are_the_most_that_are_played(self):
        outcome = self.arena("--games", "20", "--sprt", "0,5")

        self.assertEqual((outcome["games"], outcome["sprt"]["accepted"]), (20, None))
        self.assertEqual((outcome["sprt"]["elo0"], outcome["sprt"]["elo1"]), (0, 5))

    def test_without_it_the_json_has_none(self):
        self.assertNotIn("sprt", self.arena("--games", "2"))

    def test_the_table_says_what_was_accepted(self):
        for players, games, words in (("linear-greedy,random", "40", "100.0 is accepted"),
                                      ("random,linear-greedy", "40", "0.0 is accepted"),
                                      ("random,random", "2", "undecided")):
            text = self.fine("arena", GAME, "--players", players, "--games", games, "--sprt",
                             "0,100", "--seed", "5eed")
            self.assertIn(words, text)
            self.assertIn("2.94", text)

    def test_it_is_for_two_players(self):
        sentence = self.misused("arena", GAME, "--set", "players=3", "--players",
                                "random,random,random", "--sprt", "0,10")
        self.assertRegex(sentence, r"\b3\b")

    def test_what_is_no_pair_of_rising_numbers_is_refused(self):
        for text in ("5", "5,5", "10,0", "a,b", "0,10,20", "0,", ",5", "", "nan,1", "0,inf",
                     "0,1e9", "0 10"):
            with self.subTest(text=text):
                self.assertIn(f"“{text}”", self.misused("arena", GAME, "--players", PAIR, "--sprt",
                                                        text))


class RefusalTest(ArenaTest):
    def test_an_unknown_player_is_refused_with_the_nearest_and_the_list(self):
        sentence = self.misused("arena", GAME, "--players", "tuned-greedi,random")

        for words in ("“tuned-greedi”", "tuned-greedy", "linear-greedy, tuned-greedy, flat-mc"):
            self.assertIn(words, sentence)

    def test_a_player_of_another_game_is_unknown(self):
        self.assertIn("“greedy”", self.misused("arena", GAME, "--players", "greedy,random"))

    def test_a_wrong_number_of_players_is_refused(self):
        for players in ("random", "random,random,random"):
            with self.subTest(players=players):
                count = str(len(players.split(",")))
                self.assertRegex(self.misused("arena", GAME, "--players", players),
                                 rf"\b2\b.*\b{count}\b")

    def test_nobody_is_refused(self):
        self.assertIn("random", self.misused("arena", GAME))
        for players in ("", ",", "random,"):
            self.misused("arena", GAME, "--players", players)

    def test_no_games_are_refused(self):
        for games in ("0", "-1", "many", "1e3", "99999999999999999999"):
            self.assertIn(games, self.misused("arena", GAME, "--players", PAIR, "--games", games))

    def test_a_wrong_seed_is_refused(self):
        self.assertIn("5eeg", self.misused("arena", GAME, "--players", PAIR, "--seed", "5eeg"))


if __name__ == "__main__":
    unittest.main()
