"""Tests of reading, checking and counting records, and of the commands."""

import io
import json
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import counts
from completto_test import PLAIN, completto_at
from games import GAMES
from lucky_numbers import LuckyNumbers
from records import RecordError, replay_stream
from sample_record import game_lines, match_lines, check_lines

HERE = Path(__file__).resolve().parent
SETUPS = ("open", "michael", "sorted")


class Records(unittest.TestCase):
    def setUp(self):
        self.lines, self.game = game_lines({"players": 3, "start": 1}, random.Random(3), "abc", 4)

    def refuse(self, edit, sentence, allow_unfinished=False):
        changed = json.loads(json.dumps(self.lines))
        edit(changed)
        with self.assertRaisesRegex(RecordError, sentence):
            check_lines(changed, allow_unfinished)

    def first_seat_line(self, lines, word="draw"):
        return next(line for line in lines if line.get("move") == word)

    def test_random_games_agree(self):
        rng = random.Random(4)
        for players in (2, 3, 4):
            for setup in SETUPS:
                for bruno in ("off", "on"):
                    options = {"players": players, "setup": setup, "bruno": bruno,
                               "start": rng.randrange(players)}
                    lines, _ = game_lines(options, rng, f"{rng.getrandbits(256):x}", 7)
                    whole = check_lines(lines)
                    self.assertEqual((whole.games, whole.events), (1, len(lines) - 2))

    def test_several_games_in_a_row(self):
        self.assertEqual(check_lines(self.lines * 3).games, 3)

    def test_defaults_and_unknown_keys(self):
        lines, _ = game_lines({}, random.Random(5))
        del lines[0]["options"], lines[0]["deal"]
        lines[0]["site"] = {"name": "somewhere"}
        lines[3]["time"] = 12
        lines[-1]["result"]["moves"] = 99
        self.assertEqual(check_lines(lines).games, 1)
        lines[0]["options"] = {"players": 2, "weather": "fair"}
        self.assertEqual(check_lines(lines).games, 1)
        del lines[0]["seed"]
        self.assertEqual(check_lines(lines).games, 1)

    def test_wrong_events_are_refused(self):
        def drop_legal(lines):
            self.first_seat_line(lines)["legal"].pop()

        def repeat_legal(lines):
            self.first_seat_line(lines)["legal"].append("draw")

        def add_legal(lines):
            self.first_seat_line(lines)["legal"].append("take 21 a1")

        self.refuse(drop_legal, "lacks")
        self.refuse(repeat_legal, "twice")
        self.refuse(add_legal, "not legal: take 21 a1")
        self.refuse(lambda lines: self.first_seat_line(lines).update(move="pass"), "may not play")
        self.refuse(lambda lines: self.first_seat_line(lines).update(move=" draw"), "may not play")
        self.refuse(lambda lines: self.first_seat_line(lines).update(seat=0), "may not act")
        self.refuse(lambda lines: self.first_seat_line(lines).update(seat=3), "seat is not")
        self.refuse(lambda lines: self.first_seat_line(lines).update(seat=True), "seat is not")
        self.refuse(lambda lines: self.first_seat_line(lines).update(move="put ?"), "hidden")
        self.refuse(lambda lines: lines.pop(1), "seed decides|not possible")
        self.refuse(lambda lines: lines.insert(1, {"seat": 0, "move": "draw"}), "chance event")
        self.refuse(lambda lines: lines.insert(13, {"chance": "deal 0 1"}), "no chance event")
        self.refuse(lambda lines: lines.insert(13, {"referee": "penalise 1"}), "referee")
        self.refuse(lambda lines: lines.insert(13, {"note": "hello"}), "exactly one")
        self.refuse(lambda lines: lines.insert(13, [1]), "not an object")

    def test_wrong_tiles_are_refused(self):
        def other_tile(lines):
            lines[1]["chance"] = "deal 0 1" if lines[1]["chance"] != "deal 0 1" else "deal 0 2"

        self.refuse(other_tile, "seed decides")
        self.refuse(lambda lines: lines[1].update(chance="deal 0 21"), "not possible")
        self.refuse(lambda lines: lines[1].update(chance="deal 1 1"), "not possible")
        self.refuse(lambda lines: lines[0].update(deal=5), "seed decides")
        self.refuse(lambda lines: lines[0].pop("deal"), "seed decides")

    def test_wrong_results_are_refused(self):
        def change_free(lines):
            lines[-1]["result"]["free"][0] += 1

        self.refuse(change_free, "free should be")
        self.refuse(lambda lines: lines[-1]["result"].update(winners=[]), "winners should be")
        self.refuse(lambda lines: lines[-1]["result"].pop("free"), "no 'free'")
        self.refuse(lambda lines: lines.append(lines[-1]), "two results")
        self.refuse(lambda lines: lines.append({"chance": "reveal 1"}), "after the result")
        self.refuse(lambda lines: lines.insert(-1, {"chance": "reveal 1"}), "game is over")
        self.refuse(lambda lines: lines.insert(5, lines[-1]), "not over")
        self.refuse(lambda lines: lines.pop(), "no result")
        self.refuse(lambda lines: lines.append({"match_result": {}}), "no match")

    def test_wrong_headers_are_refused(self):
        self.refuse(lambda lines: lines.pop(0), "header")
        self.refuse(lambda lines: lines.clear(), "no record")
        self.refuse(lambda lines: lines[0].update(record=2), "version")
        self.refuse(lambda lines: lines[0].update(game="chess"), "no game")
        self.refuse(lambda lines: lines[0].update(seed="0x12"), "hexadecimal")
        self.refuse(lambda lines: lines[0].update(deal=-1), "deal")
        self.refuse(lambda lines: lines[0]["options"].update(players=5), "players")

    def test_unfinished(self):
        for length in (1, 2, 12, 13, 14, 15, 16, 17, 18, len(self.lines) - 1):
            whole = check_lines(self.lines[:length], allow_unfinished=True)
            self.assertEqual(whole.events, length - 1)
        self.assertEqual(check_lines(self.lines[:20] + self.lines, True).games, 2)

    def test_broken_bytes(self):
        for raw in (b"{", b"\xff\n", b"[" * 100000, b"1" * 5000, b"null\n", b'{"record":1e999}'):
            with self.assertRaises(RecordError):
                replay_stream(io.BytesIO(raw), GAMES)


class ComplettoRecords(unittest.TestCase):
    def test_random_games_agree(self):
        rng = random.Random(10)
        for players in (2, 3, 4, 5, 6):
            for leave in ("stuck", "free"):
                options = {"players": players, "leave": leave, "start": rng.randrange(players)}
                lines, _ = game_lines(options, rng, "c0de", 3, name="completto")
                whole = check_lines(lines)
                self.assertEqual((whole.games, whole.events), (1, len(lines) - 2))

    def test_series(self):
        lines = match_lines(3, random.Random(11), name="completto")
        self.assertEqual(check_lines(lines).games, 3)
        for change in ({"scores": [0, 0, 0]}, {"winners": []}):
            changed = json.loads(json.dumps(lines))
            changed[-1]["match_result"].update(change)
            with self.assertRaises(RecordError):
                check_lines(changed)

    def test_other_names_of_slides(self):
        """Played under any name, listed under one."""
        lines = [{"record": 1, "game": "completto"}]
        for own, other, place in ((10, 12, 4), (30, 31, 8), (50, 52, 12), (70, 72, 16),
                                  (90, 93, 20)):
            lines += [{"chance": f"deal 0 {own}"}, {"chance": f"deal 1 {other}"},
                      {"seat": 0, "move": f"insert {own} {place}"},
                      {"seat": 1, "move": f"insert {other} {place}"}]
        legal = completto_at(PLAIN, PLAIN).legal_moves(0)
        for move in ("slide 1 4", "slide 2 5", "slide 3 7"):
            last = {"seat": 0, "move": move, "legal": legal}
            self.assertEqual(check_lines(lines + [last], True).events, 21)
            last["legal"] = legal + ["slide 3 7"]
            with self.assertRaisesRegex(RecordError, "not legal: slide 3 7"):
                check_lines(lines + [last], True)
        for move in ("slide 1 2", "slide 4 1", "slide 1 23", "slide 1 04", "take 5 5 1", "leave"):
            with self.assertRaisesRegex(RecordError, "may not play"):
                check_lines(lines + [{"seat": 0, "move": move}], True)


class SequenceRecords(unittest.TestCase):
    variants = ({}, {"players": 3, "start": 2}, {"players": 4, "draw": "strict"},
                {"players": 6, "table_talk": "referee"}, {"players": 6, "sides": 3, "start": 5},
                {"players": 6, "sides": 3, "three_sides_need": 1, "draw": "strict"})

    def test_random_games_agree(self):
        rng = random.Random(12)
        for options in self.variants:
            lines, _ = game_lines(options, rng, "5e9", 1, name="sequence-numbers")
            whole = check_lines(lines)
            self.assertEqual((whole.games, whole.events), (1, len(lines) - 2))

    def test_referee_lines(self):
        """SN-23."""
        lines = [{"record": 1, "game": "sequence-numbers",
                  "options": {"players": 4, "table_talk": "referee"}}]
        hands = ("1+0 1+1 1+2 2+2", "3+2 2+4 3+4 3+5", "7+2 2+8 4+7 6+6", "4+9 8+6 9+6 8+8")
        lines += [{"chance": f"deal {seat} {card}"}
                  for seat, hand in enumerate(hands) for card in hand.split()]
        penalty = [{"referee": "penalise 1"}, {"seat": 3, "move": "forfeit 8+8"},
                   {"seat": 1, "move": "forfeit 3+2"}, {"seat": 0, "move": "play 1+0 b1"}]
        self.assertEqual(check_lines(lines + penalty, True).events, 20)
        for wrong in ([{"referee": "penalise 2"}], [{"referee": "penalise"}],
                      [penalty[0], penalty[0]], [penalty[0], penalty[3]],
                      [penalty[0], {"seat": 0, "move": "forfeit 1+0"}],
                      [penalty[0], penalty[1], {"seat": 3, "move": "forfeit 9+6"}],
                      [penalty[3], penalty[0]]):
            with self.assertRaises(RecordError):
                check_lines(lines + wrong, True)
        lines[0]["options"]["table_talk"] = "off"
        with self.assertRaisesRegex(RecordError, "act 'penalise 1' is not possible"):
            check_lines(lines + penalty, True)

    def test_no_match(self):
        """The rules name none."""
        lines, _ = game_lines({}, random.Random(13), name="sequence-numbers")
        lines[0]["match"] = {"kind": "series", "game": 1, "of": 2}
        with self.assertRaisesRegex(RecordError, "this game has no match 'series'"):
            check_lines(lines)


class Counts(unittest.TestCase):
    def slow_count(self, game, depth):
        """Every sequence one by one, without counting the last level in bulk."""
        if depth == 0:
            return 1
        return sum(self.slow_count(counts.game_after_event(game, seat, text), depth - 1)
                   for seat, text in counts.events(game))

    def test_by_hand(self):
        """Two copies of twenty numbers: 20, then 20 each, then less one where both are out."""
        game = LuckyNumbers({})
        self.assertEqual([counts.count(game, depth) for depth in range(4)],
                         [1, 20, 400, 8000 - 20])
        game = LuckyNumbers({"setup": "michael"})
        self.assertEqual(counts.count(game, 3), 20 * 20 * 8)
        self.assertEqual(counts.count(game, 4), 20 * 20 * 8 * 4)

    def test_against_slow_count(self):
        rng = random.Random(6)
        for setup in SETUPS:
            game = LuckyNumbers({"setup": setup, "bruno": "on"})
            for _ in range(60):
                seat, text = rng.choice(counts.events(game))
                game = counts.game_after_event(game, seat, text)
            self.assertEqual(counts.count(game, 2), self.slow_count(game, 2))

    def test_finished_game_has_no_events(self):
        _, game = game_lines({}, random.Random(7))
        self.assertEqual(counts.count(game, 0), 1)
        self.assertEqual(counts.count(game, 1), 0)
        self.assertEqual(counts.count(game, 2), 0)


class CommandLine(unittest.TestCase):
    def run_tool(self, *words, text=""):
        done = subprocess.run([sys.executable, str(HERE / words[0]), *words[1:]], input=text,
                              capture_output=True, text=True, cwd=tempfile.gettempdir())
        self.assertNotIn("Traceback", done.stderr)
        return done.returncode, done.stdout.strip(), done.stderr.strip()

    def write(self, folder, lines):
        path = Path(folder) / "record.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return str(path)

    def test_check(self):
        lines, _ = game_lines({}, random.Random(8))
        text = "".join(json.dumps(line) + "\n" for line in lines)
        agreed = (0, f"1 games agree, {len(lines) - 2} events", "")
        self.assertEqual(self.run_tool("check.py", text=text), agreed)
        with tempfile.TemporaryDirectory() as folder:
            path = self.write(folder, lines[:-1])
            self.assertEqual(self.run_tool("check.py", "--allow-unfinished", path), agreed)
            code, out, error = self.run_tool("check.py", path)
            self.assertEqual((code, out), (1, ""))
            self.assertTrue(error.startswith(f"{path}:{len(lines) - 1}: "))
            self.assertEqual(self.run_tool("check.py", path + "x")[0], 2)
            self.assertEqual(self.run_tool("check.py", folder)[0], 2)

    def test_counts(self):
        self.assertEqual(self.run_tool("counts.py", "lucky-numbers", "--set", "players=4",
                                       "setup=michael", "--depth", "5"),
                         (0, str((20**4) * 4 * 4), ""))
        with tempfile.TemporaryDirectory() as folder:
            path = self.write(folder, [{"record": 1, "game": "lucky-numbers"}] + [
                {"chance": f"deal {seat} {tile}"}
                for seat, tiles in enumerate(((1, 2, 3, 4), (5, 6, 7, 7))) for tile in tiles])
            for depth, expected in (("1", 24 + 12), ("2", 2 * 24 * 12)):
                self.assertEqual(self.run_tool("counts.py", "lucky-numbers", "--after", path,
                                               "--depth", depth), (0, str(expected), ""))
        for words in (["chess", "--depth", "1"], ["lucky-numbers", "--depth", "-1"],
                      ["lucky-numbers", "--depth", "x"], ["lucky-numbers"],
                      ["lucky-numbers", "--set", "players=x", "--depth", "1"],
                      ["lucky-numbers", "--set", "players=9", "--depth", "1"],
                      ["lucky-numbers", "--set", "colour=red", "--depth", "1"],
                      ["lucky-numbers", "--after", "no such file", "--depth", "1"]):
            code, out, error = self.run_tool("counts.py", *words)
            self.assertEqual((code, out), (2, ""))
            self.assertNotEqual(error, "")
