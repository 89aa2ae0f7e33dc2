"""`ordinal play`: a game in the terminal, through pipes."""

import os
import subprocess
import threading
import unittest

from program import BINARY, FINE, GAME, SECONDS, Outcome, ProgramTest, environment_with
from screen import gardens_in, moves_in

PROMPT = "Your move (help, hint, quit): "
SEED = ("--seed", "5eed")


class Conversation:
    """A running game: hear what it says up to its next question, then answer."""

    def __init__(self, folder, arguments):
        self.process = subprocess.Popen(
            [BINARY, "play", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=folder, env=environment_with({}))
        self.deadline = threading.Timer(SECONDS, self.process.kill)
        self.said = b""

    def __enter__(self):
        self.deadline.start()
        return self

    def __exit__(self, *_):
        self.deadline.cancel()
        self.process.kill()
        self.process.communicate()

    def hear(self):
        """What is said up to the next question, or up to the end."""
        heard = b""
        while not heard.endswith(PROMPT.encode()):
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                break
            heard += more
        self.said += heard
        return heard.decode()

    def answer(self, text):
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def outcome(self):
        _, err = self.process.communicate()
        return Outcome(self.process.returncode, self.said.decode(), err.decode())


class PlayTest(ProgramTest):
    def play(self, *answers, arguments=SEED):
        """All that a game says to these answers and the end of input behind them."""
        return self.fine("play", *arguments, stdin="".join(answer + "\n" for answer in answers))

    def replies(self, *answers):
        """What is said to each of the answers."""
        return self.play(*answers).split(PROMPT)[1:]


class WholeGameTest(PlayTest):
    def play_first_moves(self, *arguments):
        """A game in which the person always plays the first move that is offered."""
        with Conversation(self.folder, arguments) as game:
            while (page := game.hear()).endswith(PROMPT):
                game.answer(moves_in(page)[0])
            outcome = game.outcome()
        self.check_health(outcome)
        self.assertEqual((outcome.code, outcome.err), (FINE, ""))
        return outcome.out

    def test_a_game_can_be_played_to_its_end_with_the_moves_that_are_offered(self):
        for arguments in ((), ("--set", "players=3", "setup=michael"), ("--set", "setup=sorted"),
                          ("--set", "players=4", "bruno=on", "--seat", "3")):
            with self.subTest(arguments=arguments):
                page = self.play_first_moves(*SEED, *arguments)
                self.assertRegex(page, r"\n(Seats? [0-3, ]+ (wins?|win together)\. .+"
                                       r"|You win(, together with others)?\. .+)\n\Z")

    def test_the_same_seed_and_the_same_answers_give_the_same_game(self):
        self.assertEqual(self.play_first_moves(*SEED), self.play_first_moves(*SEED))

    def test_without_a_seed_the_tiles_are_new(self):
        self.assertNotEqual(self.play(arguments=()), self.play(arguments=()))

    def test_the_game_may_be_named_and_the_seat_chosen(self):
        page = self.play(arguments=("lucky-numbers", "--seat", "1", *SEED))

        self.assertIn("Seat 1 (you)", page)


class AnswerTest(PlayTest):
    def test_a_refusal_is_a_sentence_with_its_rule_and_the_question_comes_again(self):
        draw, sudoku, wrong_tiles, fine = self.replies(
            "draw", "sudoku", "arrange 1 3 12 19", "arrange 1 3 12 20")[:4]

        self.assertRegex(draw, r"\A.+ \(LN-\d+\)\n\Z")
        self.assertRegex(sudoku, r"\A“sudoku” is not a move\..+ \(REC-2\)\n\Z")
        self.assertRegex(wrong_tiles, r"\A.+ \(LN-4\)\n\Z")
        self.assertIn("You: arrange 1 3 12 20", fine)

    def test_a_place_where_the_tile_does_not_fit_is_refused_with_the_reason(self):
        refused = self.replies("arrange 1 3 12 20", "draw", "place b1")[2]

        self.assertEqual(refused.strip(), "19 does not fit on b1: it must be lower than 3 on b2. "
                                          "(LN-12)")

    def test_capitals_and_spaces_do_not_matter_to_a_person(self):
        self.assertEqual(self.replies("  ARRANGE 1  3 12\t20 ")[0],
                         self.replies("arrange 1 3 12 20")[0])

    def test_a_blank_line_asks_again(self):
        self.assertEqual(self.replies("", "   ")[:2], ["", ""])

    def test_help_lists_the_moves_again(self):
        for word in ("help", "?"):
            self.assertEqual(moves_in(self.replies(word)[0]), ["arrange 1 3 12 20"])

    def test_a_hint_names_a_move_and_says_why(self):
        hint = self.replies("arrange 1 3 12 20", "hint")[1]

        self.assertRegex(hint, r"\ATry (draw|take \d+ [a-d][1-4])\.\n(  [^\n]+\n){1,3}\Z")
        self.assertEqual(self.replies("arrange 1 3 12 20", "hint", "hint")[2], hint)

    def test_a_long_hint_is_broken_at_words(self):
        page = self.play("hint", arguments=("completto", "--seed", "5"))
        hint = page.split(PROMPT)[1]

        self.assertLessEqual(max(map(len, hint.splitlines())), 80)
        self.assertRegex(hint, r"(?m)^  Before 90, you have 16 to turn up, .*\n    \S.* 13 can\.$")

    def test_other_seats_choices_stay_hidden_until_the_round_is_complete(self):
        before, after = self.play("arrange 1 3 12 20").split(PROMPT)[:2]

        self.assertIn("Seat 1: arrange ?", before)
        self.assertEqual(gardens_in(before)[1], [None] * 16)
        self.assertEqual(sorted(filter(None, gardens_in(after)[1])), [6, 8, 9, 18])


class LevelTest(PlayTest):
    def test_the_greeting_says_whom_one_plays_against(self):
        self.assertRegex(self.play(), r"Welcome to Lucky Numbers! You play against: \w+\.\n")

    def test_a_level_can_be_chosen_in_every_game_that_has_it(self):
        for level in ("beginner", "easy", "medium", "hard", "expert", "master"):
            outcome = self.ordinal("play", GAME, "--level", level, *SEED)
            if outcome.code == FINE:
                self.assertIn(f"You play against: {level}.", outcome.out)
            else:
                self.assertRegex(outcome.err, rf"Lucky Numbers .*“{level}”")

    def test_what_is_no_level_is_refused_with_the_nearest_and_the_list(self):
        for word in ("eazy", "random", "tuned-greedy", "", "EASY"):
            sentence = self.misused("play", "--level", word)
            self.assertIn(f"“{word}”", sentence)
            self.assertIn("beginner, easy, medium, hard, expert, master", sentence)


class LeavingTest(PlayTest):
    def test_quit_leaves(self):
        for word in ("quit", "q", "QUIT"):
            self.assertEqual(self.replies(word, "draw"), ["Goodbye!\n"])

    def test_the_end_of_input_leaves_too(self):
        self.assertTrue(self.play().endswith("\nGoodbye!\n"))


class HostileAnswerTest(PlayTest):
    def test_no_answer_breaks_the_game(self):
        hostile = (b"\xff\xfe", b"\0", b"\x1b[2J\x1b]0;title\x07", b"x" * 10_000_000,
                   b"take 99999999999999999999 a1", b"place", b"arrange ?", b"deal 0 5",
                   b"reveal 1", "🍀".encode() * 50)
        for answer in hostile:
            with self.subTest(answer=answer[:30]):
                page = self.fine("play", *SEED, stdin=answer + b"\nquit\n")
                self.assertEqual(page.count(PROMPT), 2)
                self.assertIn("Goodbye!", page)


if __name__ == "__main__":
    unittest.main()
