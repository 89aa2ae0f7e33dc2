"""Sequence Numbers through the program: what other games do not have."""

import json
import unittest

from play_test import PROMPT, Conversation
from program import FINE, ProgramTest
from screen import moves_in

GAME = "sequence-numbers"
SEED = ("--seed", "05")
TEAMS = ("players=4", "table_talk=referee")


class SequenceNumbersTest(ProgramTest):
    def simulate(self, *settings):
        """The lines of a game."""
        record = self.fine("simulate", GAME, *SEED, *(("--set", *settings) if settings else ()))
        return [json.loads(line) for line in record.splitlines()]

    def text_of(self, lines):
        return "".join(json.dumps(line) + "\n" for line in lines)

    def sentence(self, *settings):
        return self.misused("simulate", GAME, "--set", *settings)


class OptionsTest(SequenceNumbersTest):
    def test_five_players_are_refused_with_the_reason(self):
        self.assertEqual(self.sentence("players=5"),
                         "Five players cannot form equal teams: play with 2, 3, 4 or 6.")

    def test_sides_that_do_not_fit_are_refused(self):
        for players, possible in ((2, 2), (3, 3), (4, 2)):
            wrong = 5 - possible
            self.assertEqual(self.sentence(f"players={players}", f"sides={wrong}"),
                             f"{players} players form {possible} sides, not {wrong}.")

    def test_the_sides_follow_from_the_players(self):
        for players, sides in ((2, 2), (3, 3), (4, 2), (6, 2)):
            options = self.simulate(f"players={players}")[0]["options"]
            self.assertEqual(options["sides"], sides)

    def test_table_talk_needs_teams(self):
        for players in (2, 3):
            self.assertIn("nobody has a partner",
                          self.sentence(f"players={players}", "table_talk=referee"))


class NoMatchTest(SequenceNumbersTest):
    def test_there_is_no_kind_of_match(self):
        sentence = self.misused("simulate", GAME, "--match")
        self.assertIn("Sequence Numbers", sentence)

        header, *rest = self.simulate()
        header["match"] = {"kind": "series", "game": 1, "of": 2}
        refusal = self.refused_record(self.text_of([header, *rest]))
        self.assertEqual((refusal.rule, refusal.line, refusal.sentence), ("REC-7", 1, sentence))


class RefereeTest(SequenceNumbersTest):
    def setUp(self):
        super().setUp()
        self.lines = self.simulate(*TEAMS)
        self.first_turn = next(place for place, line in enumerate(self.lines) if "seat" in line)

    def with_act(self, place, act):
        return self.text_of([*self.lines[:place], {"referee": act}, *self.lines[place:]])

    def test_a_penalty_is_replayed(self):
        unfinished = self.text_of([*self.lines[:self.first_turn], {"referee": "penalise 1"}])
        page = self.fine("show", self.file(unfinished), "--as", "1")

        self.assertIn("forfeit", page)

    def test_a_penalty_at_the_wrong_moment_is_refused(self):
        for place, act in ((self.first_turn - 1, "penalise 1"), (self.first_turn + 1, "penalise 0"),
                           (self.first_turn, "pass")):
            refusal = self.refused_record(self.with_act(place, act))
            self.assertEqual((refusal.rule, refusal.line), ("SN-23", place + 1))

    def test_there_is_no_third_side(self):
        self.assertEqual(self.refused_record(self.with_act(self.first_turn, "penalise 2")).rule,
                         "SN-5")

    def test_a_forfeit_is_due_after_a_penalty(self):
        refusal = self.refused_record(self.with_act(self.first_turn, "penalise 0"))
        self.assertEqual((refusal.rule, refusal.line), ("SN-23", self.first_turn + 2))


class PlayTest(SequenceNumbersTest):
    def play(self, *arguments, answer):
        with Conversation(self.folder, (GAME, *SEED, *arguments)) as game:
            while (page := game.hear()).endswith(PROMPT):
                game.answer(answer(game, page))
            outcome = game.outcome()
        self.check_health(outcome)
        self.assertEqual((outcome.code, outcome.err), (FINE, ""))
        return outcome.out

    def first_move(self, game, _):
        game.answer("help")
        return moves_in(game.hear())[0]

    def test_a_game_can_be_played_to_its_end(self):
        for settings in ((), ("--set", "draw=strict"), ("--set", "players=6", "sides=3")):
            with self.subTest(settings=settings):
                self.assertRegex(self.play(*settings, answer=self.first_move),
                                 r"(wins?|win together|with others)\. .*\n\Z")

    def test_nobody_sees_what_others_are_dealt(self):
        for settings in ((), ("--set", "draw=strict"), ("--set", "players=6")):
            page = self.play(*settings, answer=self.first_move)
            self.assertRegex(page, r"deal 0 \d")
            self.assertNotRegex(page, r"deal [1-5] ")

    def test_a_lost_card_is_announced(self):
        page = self.fine("play", GAME, *SEED, "--set", "draw=strict",
                         stdin="play 1+0 b1\n" + "wait\n" * 3 + "quit\n")
        self.assertIn("Seat 0 forgot to draw: that card is lost", page)

    def test_an_announcement_stands_alone(self):
        page = self.play("--set", "players=4", "draw=strict", answer=self.first_move)
        self.assertIn("that card is lost", page)
        self.assertNotIn("that card is lost →", page)

    def test_the_person_may_act_as_the_referee(self):
        page = self.fine("play", GAME, *SEED, "--set", *TEAMS,
                         stdin="penalise 0\nforfeit 1+0\nquit\n")
        self.assertIn("You: forfeit 1+0", page)

    def test_the_answers_are_not_told_before_somebody_asks(self):
        page = self.fine("play", GAME, *SEED, stdin="quit\n")
        self.assertNotIn("Your moves:", page)
        self.assertIn("Hand: 1+0 21+3 38-3 36+2 46-5", page)

    def test_a_wrong_answer_is_explained(self):
        page = self.fine("play", GAME, *SEED, stdin="play 36+2 a5\nquit\n")
        self.assertIn("36 plus 2 is 38, not 39.", page)

    def test_whoever_waits_lets_the_others_act(self):
        replies = self.fine("play", GAME, *SEED, "--set", "draw=strict",
                            stdin="play 1+0 b1\nwait\nwait\nquit\n").split(PROMPT)[1:]

        self.assertNotIn("Seat 1: play", replies[0])
        self.assertIn("wait lets them", replies[0])
        self.assertIn("Seat 1: play", replies[1])


class ShowTest(SequenceNumbersTest):
    def test_only_the_own_hand_is_shown(self):
        lines = self.simulate()
        record = self.file(self.text_of(lines))
        view = self.fine_json("show", record, "--at", "10", "--as", "1", "--json")

        self.assertEqual(view["hands"][0], [None] * 5)
        self.assertEqual(len(set(view["hands"][1])), 5)


if __name__ == "__main__":
    unittest.main()
