"""`ordinal arena --resume`: a contest that stops and goes on."""

import json
import signal
import subprocess
import time
import unittest

from program import BAD_DATA, BINARY, GAME, SECONDS, WRONG_USAGE, Outcome, ProgramTest, environment_with

PAIR = "tuned-greedy,linear-greedy"
SHEET = "contest.jsonl"


def without_time(outcome):
    return {**outcome, "players": [{key: value for key, value in player.items()
                                    if key != "ms_per_turn"} for player in outcome["players"]]}


class ResumeTest(ProgramTest):
    def arguments(self, *more, game=GAME, players=PAIR, games="20", seed=("--seed", "5eed")):
        return ("arena", game, "--players", players, "--games", games, *seed, *more)

    def contest(self, *more, **how):
        return without_time(self.fine_json(*self.arguments("--json", *more, **how)))

    def resumed(self, *more, **how):
        return self.contest("--resume", SHEET, *more, **how)

    def lines(self):
        return (self.folder / SHEET).read_text().splitlines(keepends=True)

    def keep(self, lines):
        self.file("".join(lines), SHEET)

    def refusal(self, *more, **how):
        """The sentence about a file from which the contest cannot go on; it stays as it was."""
        before = (self.folder / SHEET).read_bytes()
        outcome = self.ordinal(*self.arguments("--resume", SHEET, *more, **how))
        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""), outcome.err)
        self.assertRegex(outcome.err, r"\Aordinal: [^\n]+\n\Z")
        self.assertEqual((self.folder / SHEET).read_bytes(), before)
        return outcome.err

    def interrupted(self, number):
        """A long contest that gets the signal after a few deals."""
        program = subprocess.Popen(
            [BINARY, *self.arguments("--resume", SHEET, games="100000")], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=self.folder, env=environment_with({}))
        self.wait_for_deals(5)
        program.send_signal(number)
        out, err = program.communicate(timeout=SECONDS)
        outcome = Outcome(program.returncode, out.decode(), err.decode())
        self.check_health(outcome)
        return outcome

    def wait_for_deals(self, count):
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if (self.folder / SHEET).exists() and len(self.lines()) > count:
                return
            time.sleep(0.01)
        self.fail("no deal was kept")


class GoingOnTest(ResumeTest):
    def test_every_deal_is_a_line_that_people_can_read(self):
        self.resumed(games="6")
        header, *deals = map(json.loads, self.lines())

        self.assertEqual((header["game"], header["players"]), (GAME, PAIR.split(",")))
        self.assertEqual([deal["deal"] for deal in deals], [0, 1, 2])
        self.assertEqual([sum(deal["shares"]) for deal in deals], [1, 1, 1])

    def test_wherever_it_stopped_the_result_is_that_of_one_run(self):
        whole = self.contest()
        self.assertEqual(self.resumed(), whole)
        lines = self.lines()
        for kept in range(len(lines) + 1):
            with self.subTest(kept=kept):
                self.keep(lines[:kept])
                self.assertEqual(self.resumed(), whole)
                self.assertEqual(len(self.lines()), len(lines))

    def test_a_last_line_that_was_cut_short_is_played_again(self):
        whole = self.resumed()
        lines = self.lines()
        for cut in (1, 2, 30):
            with self.subTest(cut=cut):
                self.keep([*lines[:4], lines[4][:-cut]])
                self.assertEqual(self.resumed(), whole)
        self.keep([lines[0][:20]])
        self.assertEqual(self.resumed(), whole)

    def test_more_games_can_be_asked_for_later_or_fewer(self):
        self.resumed(games="6")
        self.assertEqual(self.resumed(games="20"), self.contest(games="20"))
        self.assertEqual(self.resumed(games="8"), self.contest(games="8"))

    def test_without_a_seed_it_takes_that_of_the_file(self):
        first = self.resumed(games="4", seed=())
        self.assertEqual(self.resumed(games="8", seed=())["seed"], first["seed"])

    def test_a_sequential_test_counts_earlier_deals(self):
        test = ("--sprt", "0,100")
        strong = {"players": "linear-greedy,random", "games": "400"}
        whole = self.contest(*test, **strong)
        self.resumed(players="linear-greedy,random", games="4")
        self.assertEqual(self.resumed(*test, **strong), whole)

    def test_three_players_go_on_too(self):
        three = {"players": f"{PAIR},random", "games": "12"}
        self.resumed("--set", "players=3", players=f"{PAIR},random", games="3")
        self.assertEqual(self.resumed("--set", "players=3", **three),
                         self.contest("--set", "players=3", **three))


class InterruptTest(ResumeTest):
    def test_a_request_to_stop_ends_it_in_order_and_the_same_command_goes_on(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(signal=number):
                (self.folder / SHEET).unlink(missing_ok=True)
                outcome = self.interrupted(number)
                games = 2 * (len(self.lines()) - 1)

                self.assertEqual(outcome.code, 0)
                self.assertIn(f"{games} games", outcome.out)
                self.assertRegex(outcome.err, rf"\A[^\n]*\b{games} of 100000\b[^\n]*\n\Z")
                more = str(games + 10)
                self.assertEqual(self.resumed(games=more), self.contest(games=more))

    def test_a_file_in_use_is_refused(self):
        program = subprocess.Popen(
            [BINARY, *self.arguments("--resume", SHEET, games="1000000")],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)
        try:
            self.wait_for_deals(1)
            outcome = self.ordinal(*self.arguments("--resume", SHEET))
        finally:
            program.kill()
            program.wait()

        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertIn(SHEET, outcome.err)


class RefusalTest(ResumeTest):
    def test_a_file_of_another_contest_is_refused(self):
        self.resumed()
        others = ({"seed": ("--seed", "5eee")}, {"players": "linear-greedy,tuned-greedy"},
                  {"players": "random,random"}, {"game": "completto", "players": "greedy,random"})
        for how in others:
            self.assertIn(SHEET, self.refusal(**how))
        self.refusal("--set", "bruno=on")

    def test_any_other_file_is_refused(self):
        for text in ("hello", "hello\n", "\n", "{}\n", '{"contest":2,', '{"record":1}\n', b"\0\xff\n"):
            with self.subTest(text=text):
                self.file(text, SHEET)
                self.refusal()

    def test_a_broken_line_is_refused_by_its_number(self):
        self.resumed()
        lines = self.lines()
        for broken in ("x\n", "\n", lines[5], lines[3].replace("shares", "share"),
                       lines[3][:-20] + "\n", "\0" * 50 + "\n"):
            with self.subTest(broken=broken):
                self.keep([*lines[:3], broken, *lines[4:]])
                self.assertRegex(self.refusal(), r"\b4\b")

    def test_a_file_that_cannot_be_written_is_refused(self):
        for file in ("nowhere/contest.jsonl", ".", "/dev/full"):
            outcome = self.ordinal(*self.arguments("--resume", file))
            self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
            self.assertIn(file, outcome.err)

    def test_a_full_disk_is_said(self):
        done = subprocess.run(
            ["sh", "-c", 'trap "" XFSZ; ulimit -f 1; exec "$@"', "sh", BINARY,
             *self.arguments("--resume", SHEET, games="400")],
            capture_output=True, cwd=self.folder, env=environment_with({}), timeout=SECONDS)
        self.assertEqual((done.returncode, done.stdout), (BAD_DATA, b""))
        self.assertIn(SHEET, done.stderr.decode())

    def test_records_are_not_kept_beside_it(self):
        outcome = self.ordinal(*self.arguments("--resume", SHEET, "--records", "games.jsonl"))

        self.assertEqual((outcome.code, outcome.out), (WRONG_USAGE, ""))
        self.assertIn("--records", outcome.err)
        self.assertEqual(list(self.folder.iterdir()), [])


if __name__ == "__main__":
    unittest.main()
