"""Unit tests of the referee on its own; compares nothing with any other program."""

import io
import json
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import chacha20
import completto
import counts
from completto import Completto
from games import GAMES
from lucky_numbers import CELLS, NUMBERS, TURN, LuckyNumbers, cells_for, touches_equal
from records import RecordError, replay_stream
from sequence_self_test import (SequenceBoard, SequenceCounting, SequenceExamples,  # noqa: F401
                                SequenceOptions)

HERE = Path(__file__).resolve().parent
SETUPS = ("open", "michael", "sorted")


def garden_of(picture):
    """A garden from sixteen words, row by row; a dot is a free cell."""
    return {cell: int(word) for cell, word in zip(CELLS, picture.split()) if word != "."}


def game_at(gardens, display=(), pool=None, **options):
    """A game on turn with these gardens; the tiles on the table need not add up."""
    game = LuckyNumbers({"players": len(gardens), **options})
    game.gardens = [dict(garden) for garden in gardens]
    for tile in display:
        game.display[tile] += 1
    if pool is not None:
        game.pool = {number: pool.count(number) for number in NUMBERS}
    game.phase = TURN
    return game


def play_all(game, texts):
    """Plays chance events, and moves of the first seat that may act; each must be legal."""
    for text in texts:
        if game.is_chance():
            assert text in [outcome for outcome, _ in game.chance_outcomes()], text
            game.play_chance(text)
        else:
            seat = game.seats_to_act()[0]
            assert text in game.legal_moves(seat), text
            game.play_move(seat, text)


def random_move(legal, rng):
    """Slides are rare: with many of them a game of Completto takes thousands of events."""
    others = [move for move in legal if not move.startswith("slide")]
    return rng.choice(others if others and rng.random() < 0.9 else legal)


def game_lines(options, rng, seed="", deal=0, match=None, name="lucky-numbers"):
    """One random game as a list of objects, with legal lists; and the finished game."""
    game = GAMES[name](options)
    header = {"record": 1, "game": name, "options": dict(game.options),
              "seed": seed, "deal": deal}
    if match is not None:
        header["match"] = match
    lines = [header]
    chance_number = 0
    while not game.is_over():
        if game.is_chance():
            key = chacha20.key_of_seed(seed)
            text = chacha20.pick(key, deal, chance_number, game.chance_outcomes())
            chance_number += 1
            lines.append({"chance": text})
            game.play_chance(text)
        else:
            seat = rng.choice(game.seats_to_act())
            legal = game.legal_moves(seat)
            move = random_move(legal, rng)
            lines.append({"seat": seat, "move": move, "legal": legal})
            game.play_move(seat, move)
    lines.append({"result": game.result()})
    return lines, game


def match_lines(players, rng, first_start=1, name="lucky-numbers"):
    """A random match and its scores."""
    kind = GAMES[name].match_kinds[0]
    lines = []
    totals = [0] * players
    for number in range(players):
        options = {"players": players, "start": (first_start + number) % players}
        match = {"kind": kind, "game": number + 1, "of": players}
        more, game = game_lines(options, rng, "5eed", number, match, name)
        lines += more
        totals = [total + score for total, score in zip(totals, game.match_scores(kind))]
    best = {"tournament": max, "series": min}[kind](totals)
    winners = [seat for seat in range(players) if totals[seat] == best]
    lines.append({"match_result": {"winners": winners, "scores": totals}})
    return lines


def check_lines(lines, allow_unfinished=False):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return replay_stream(io.BytesIO(text.encode()), GAMES, allow_unfinished)


class Cipher(unittest.TestCase):
    def check_block(self, key, counter, nonce, expected):
        block = chacha20.block(bytes.fromhex(key), counter, bytes.fromhex(nonce))
        self.assertEqual(block, bytes.fromhex(expected))

    def test_rfc_8439_quarter_round(self):
        """Section 2.1.1."""
        state = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
        chacha20.quarter_round(state, 0, 1, 2, 3)
        self.assertEqual(state, [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB])

    def test_rfc_8439_block(self):
        """Section 2.3.2."""
        self.check_block(
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", 1,
            "000000090000004a00000000",
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e")

    def test_rfc_8439_key_stream_1(self):
        self.check_block(
            "00" * 32, 0, "00" * 12,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586")

    def test_rfc_8439_key_stream_2(self):
        self.check_block(
            "00" * 32, 1, "00" * 12,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f")

    def test_rfc_8439_key_stream_3(self):
        self.check_block(
            "00" * 31 + "01", 1, "00" * 12,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0")

    def test_rfc_8439_key_stream_4(self):
        self.check_block(
            "00ff" + "00" * 30, 2, "00" * 12,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096")

    def test_rfc_8439_key_stream_5(self):
        self.check_block(
            "00" * 32, 0, "00" * 11 + "02",
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d")


class Picking(unittest.TestCase):
    def test_key_of_seed(self):
        self.assertEqual(chacha20.key_of_seed(""), bytes(32))
        self.assertEqual(chacha20.key_of_seed("9F2"), b"\x9f\x20" + bytes(30))
        self.assertEqual(chacha20.key_of_seed("ab" * 32), b"\xab" * 32)

    def test_bad_seeds(self):
        for seed in ("xy", "0" * 65, "12 34", "9f…"):
            with self.assertRaises(ValueError):
                chacha20.key_of_seed(seed)

    def test_nonce(self):
        nonce = chacha20.nonce_of_event(0x01020304, 0x05060708090A0B0C)
        self.assertEqual(nonce.hex(), "04030201" + "0c0b0a0908070605")

    def test_stream_runs_over_blocks(self):
        """The second block continues the first: words 16 on are those of counter 1."""
        words = chacha20.stream_words(bytes(32), bytes(12))
        first = [next(words) for _ in range(17)]
        self.assertEqual(first[0], 0xADE0B876)
        self.assertEqual(first[16], 0xBEE7079F)

    def test_rejection(self):
        """2^32 mod 3 is 1: only the largest word is skipped."""
        self.assertEqual(chacha20.position_from_words([2**32 - 1, 7], 3), 1)
        self.assertEqual(chacha20.position_from_words([2**32 - 2], 3), 2)
        self.assertEqual(chacha20.position_from_words([2**32 - 1], 4), 3)
        self.assertEqual(chacha20.position_from_words([2**32 - 1], 1), 0)

    def test_weights_end_to_end(self):
        outcomes = [("a", 2), ("b", 1), ("c", 3)]
        picked = [chacha20.outcome_at(outcomes, position) for position in range(6)]
        self.assertEqual(picked, ["a", "a", "b", "c", "c", "c"])

    def test_pick(self):
        """The first word of the zero key's stream is 0xade0b876."""
        outcomes = [(str(number), 2) for number in range(20)]
        self.assertEqual(chacha20.pick(bytes(32), 0, 0, outcomes), str(0xADE0B876 % 40 // 2))


class Placing(unittest.TestCase):
    def check_cells(self, picture, tile, free, swap):
        garden = garden_of(picture)
        cells = cells_for(garden, tile)
        self.assertEqual({cell for cell in cells if cell not in garden}, set(free.split()))
        self.assertEqual({cell for cell in cells if cell in garden}, set(swap.split()))
        self.assertEqual(len(cells), len(set(cells)))

    def test_first_worked_example(self):
        self.check_cells("2 . . .  . 10 . .  . . 15 .  . . . 16", 13,
                         "c1 d1 c2 d2 a3 b3 a4 b4", "a1 b2 c3 d4")

    def test_second_worked_example(self):
        self.check_cells("3 . . .  . 10 . 13  . . 15 .  . . . 16", 13,
                         "c1 a3 b3 a4 b4", "a1 c3")

    def test_far_tiles_count_too(self):
        """LN-12: free cells in between do not matter."""
        self.check_cells("5 . . 9  . . . .  . . . .  7 . . .", 8,
                         "b1 c1 b2 c2 b3 c3 b4 c4", "d1 a4")

    def test_equal_tile_is_not_replaced(self):
        """LN-13, for a revealed tile and for a taken one."""
        garden = garden_of("2 . . .  . 10 . .  . . 15 .  . . . 16")
        game = game_at([garden, garden], display=[10])
        self.assertNotIn("take 10 b2", game.legal_moves(0))
        self.assertIn("take 10 c3", game.legal_moves(0))
        play_all(game, ["draw", "reveal 10"])
        self.assertNotIn("place b2", game.legal_moves(0))
        self.assertIn("place d4", game.legal_moves(0))

    def test_swap_sends_the_old_tile_to_the_display(self):
        """LN-11."""
        garden = garden_of("2 . . .  . 10 . .  . . 15 .  . . . 16")
        game = game_at([garden, garden], display=[13])
        play_all(game, ["take 13 b2"])
        self.assertEqual(game.gardens[0]["b2"], 13)
        self.assertEqual([tile for tile in NUMBERS if game.display[tile]], [10])
        self.assertEqual(game.seats_to_act(), [1])

    def test_equal_tiles_of_the_display_are_one_move(self):
        garden = garden_of("2 . . .  . 10 . .  . . 15 .  . . . 16")
        game = game_at([garden, garden], display=[13, 13])
        legal = game.legal_moves(0)
        self.assertEqual(len(legal), len(set(legal)))
        self.assertEqual(len(legal), 1 + 12)

    def test_unplaceable_tile_is_not_taken(self):
        """LN-9 B, and LN-9 A: discarding is always allowed."""
        garden = garden_of("1 2 3 4  2 3 4 5  3 4 5 6  4 5 6 .")
        game = game_at([garden, garden], display=[6])
        self.assertEqual(game.legal_moves(0), ["draw"])
        play_all(game, ["draw", "reveal 6"])
        self.assertEqual(game.legal_moves(0), ["discard"])


class SetUp(unittest.TestCase):
    def test_pool(self):
        """LN-1."""
        for players in (2, 3, 4):
            game = LuckyNumbers({"players": players})
            outcomes = [(f"deal 0 {number}", players) for number in range(1, 21)]
            self.assertEqual(game.chance_outcomes(), outcomes)

    def test_open(self):
        """LN-4, LN-6: four tiles each, then everybody arranges in any order."""
        game = LuckyNumbers({"start": 1})
        play_all(game, ["deal 0 9", "deal 0 1", "deal 0 9", "deal 0 4"])
        self.assertEqual([weight for text, weight in game.chance_outcomes()
                          if text in ("deal 1 1", "deal 1 4", "deal 1 5")], [1, 1, 2])
        self.assertNotIn("deal 1 9", [text for text, _ in game.chance_outcomes()])
        play_all(game, ["deal 1 20", "deal 1 3", "deal 1 2", "deal 1 8"])
        self.assertEqual(game.seats_to_act(), [0, 1])
        self.assertEqual(len(game.legal_moves(0)), 12)
        self.assertEqual(len(game.legal_moves(1)), 24)
        game.play_move(1, "arrange 20 8 3 2")
        self.assertEqual(game.seats_to_act(), [0])
        self.assertEqual(game.legal_moves(1), [])
        game.play_move(0, "arrange 1 4 9 9")
        self.assertEqual(game.gardens[0], {"a1": 1, "b2": 4, "c3": 9, "d4": 9})
        self.assertEqual(game.gardens[1], {"a1": 20, "b2": 8, "c3": 3, "d4": 2})
        self.assertEqual(game.seats_to_act(), [1])
        self.assertEqual(game.legal_moves(1), ["draw"])

    def test_four_equal_tiles_have_one_order(self):
        game = LuckyNumbers({"players": 4})
        play_all(game, ["deal 0 7"] * 4)
        play_all(game, [f"deal {seat} {tile}" for seat in (1, 2, 3) for tile in (1, 2, 3, 4)])
        self.assertEqual(game.legal_moves(0), ["arrange 7 7 7 7"])

    def test_michael(self):
        """LN-5: four rounds of one tile; what lies stays; the fourth put is a move too."""
        game = LuckyNumbers({"setup": "michael"})
        play_all(game, ["deal 0 12", "deal 1 12"])
        self.assertEqual(game.legal_moves(0), ["put a1", "put b2", "put c3", "put d4"])
        game.play_move(1, "put d4")
        self.assertEqual(game.seats_to_act(), [0])
        game.play_move(0, "put b2")
        self.assertNotIn("deal 0 12", [text for text, _ in game.chance_outcomes()])
        play_all(game, ["deal 0 3", "deal 1 5"])
        self.assertEqual(game.legal_moves(0), ["put a1", "put c3", "put d4"])
        play_all(game, ["put a1", "put a1", "deal 0 3", "deal 1 6", "put c3", "put b2"])
        play_all(game, ["deal 0 1", "deal 1 7"])
        self.assertEqual(game.legal_moves(0), ["put d4"])
        self.assertEqual(game.legal_moves(1), ["put c3"])
        play_all(game, ["put d4", "put c3"])
        self.assertEqual(game.gardens[0], {"a1": 3, "b2": 12, "c3": 3, "d4": 1})
        self.assertEqual(game.seats_to_act(), [0])

    def test_sorted(self):
        """LN-5a: no decision."""
        game = LuckyNumbers({"setup": "sorted"})
        play_all(game, ["deal 0 9", "deal 0 1", "deal 0 9", "deal 0 4"])
        play_all(game, ["deal 1 20", "deal 1 3", "deal 1 2", "deal 1 8"])
        self.assertEqual(game.gardens[0], {"a1": 1, "b2": 4, "c3": 9, "d4": 9})
        self.assertEqual(game.gardens[1], {"a1": 2, "b2": 3, "c3": 8, "d4": 20})
        self.assertEqual(game.seats_to_act(), [0])

    def test_impossible_options(self):
        for options in ({"players": 1}, {"players": 5}, {"players": "2"}, {"players": True},
                        {"start": 2}, {"start": -1}, {"setup": "closed"}, {"bruno": True}):
            with self.assertRaises(ValueError):
                LuckyNumbers(options)


class Ending(unittest.TestCase):
    almost = "1 2 3 4  2 3 4 5  3 4 5 6  4 5 6 ."

    def test_last_cell_wins_at_once(self):
        """LN-14."""
        other = garden_of("1 . . .  . 5 . .  . . 9 .  . . . 12")
        game = game_at([garden_of(self.almost), other, other], display=[20])
        play_all(game, ["take 20 d4"])
        self.assertTrue(game.is_over())
        self.assertEqual(game.seats_to_act(), [])
        self.assertEqual(game.result(), {"winners": [0], "free": [0, 12, 12]})

    def test_swap_fills_no_cell(self):
        """LN-14: the game goes on."""
        game = game_at([garden_of(self.almost)] * 2, display=[7])
        play_all(game, ["take 7 d3"])
        self.assertFalse(game.is_over())
        self.assertEqual(game.seats_to_act(), [1])

    def test_last_tile_of_the_pool(self):
        """LN-15: the turn is finished, then the fewest free cells win; a tie has several."""
        more = garden_of("1 2 . .  . 5 . .  . . 9 .  . . . 12")
        less = garden_of("1 . . .  . 5 . .  . . 9 .  . . . 12")
        game = game_at([less, more, less], pool=[20])
        play_all(game, ["draw", "reveal 20"])
        self.assertFalse(game.is_over())
        self.assertEqual(game.seats_to_act(), [0])
        for last_move in ("discard", "place d4"):
            ended = game.copy()
            play_all(ended, [last_move])
            self.assertTrue(ended.is_over())
            self.assertEqual(ended.result(), {"winners": [1], "free": [12, 11, 12]})

    def test_tie_by_the_last_tile(self):
        more = garden_of("1 2 . .  . 5 . .  . . 9 .  . . . 12")
        less = garden_of("1 . . .  . 5 . .  . . 9 .  . . . 12")
        game = game_at([less, more, less], pool=[2])
        play_all(game, ["draw", "reveal 2", "place b1"])
        self.assertEqual(game.result(), {"winners": [0, 1], "free": [11, 11, 12]})
        self.assertEqual(game.match_scores("tournament"), [2, 2, -12])

    def test_last_cell_by_the_last_tile(self):
        """LN-14 and LN-15 agree: only the full garden wins."""
        game = game_at([garden_of(self.almost)] * 2, pool=[20])
        play_all(game, ["draw", "reveal 20", "place d4"])
        self.assertEqual(game.result(), {"winners": [0], "free": [0, 1]})

    def test_take_does_not_end_the_game_while_a_tile_is_hidden(self):
        game = game_at([garden_of(self.almost)] * 2, display=[7], pool=[20])
        play_all(game, ["take 7 d3"])
        self.assertFalse(game.is_over())


class Bruno(unittest.TestCase):
    plain = "2 . . .  . 10 . .  . . 15 .  . . . 16"

    def test_touching(self):
        """LN-20: up-right or down-left, not the other diagonal."""
        self.assertTrue(touches_equal({"b2": 5, "c1": 5}, "b2"))
        self.assertTrue(touches_equal({"b2": 5, "a3": 5}, "b2"))
        self.assertFalse(touches_equal({"b2": 5, "a1": 5, "c3": 5, "d4": 5}, "b2"))
        self.assertFalse(touches_equal({"b2": 5, "c1": 6, "d1": 5}, "b2"))
        self.assertFalse(touches_equal({"d1": 5, "a2": 5}, "d1"))
        self.assertFalse(touches_equal({"a4": 5, "d3": 5}, "a4"))

    def after(self, bruno, texts, **table):
        game = game_at([garden_of(self.plain)] * 2, bruno=bruno, **table)
        play_all(game, texts)
        return game

    def test_take_gives_another_turn(self):
        for bruno, seats in (("on", [0]), ("off", [1])):
            game = self.after(bruno, ["take 10 c1"], display=[10])
            self.assertEqual(game.seats_to_act(), seats)
            self.assertEqual(game.phase, TURN)

    def test_placing_a_drawn_tile_gives_another_turn(self):
        game = self.after("on", ["draw", "reveal 10", "place a3"])
        self.assertEqual(game.seats_to_act(), [0])

    def test_it_can_repeat(self):
        game = self.after("on", ["take 10 a3", "take 10 c1"], display=[10, 10])
        self.assertEqual(game.seats_to_act(), [0])

    def test_swap_gives_another_turn(self):
        game = self.after("on", ["draw", "reveal 12", "place c1", "draw", "reveal 1", "discard",
                                 "draw", "reveal 12", "place b2"])
        self.assertEqual(game.seats_to_act(), [0])
        self.assertEqual(game.display[10], 1)

    def test_discard_gives_none(self):
        game = self.after("on", ["take 10 c1", "draw", "reveal 10", "discard"], display=[10])
        self.assertEqual(game.seats_to_act(), [1])

    def test_the_other_diagonal_gives_none(self):
        game = game_at([{"a1": 5, "b2": 9, "c3": 12, "d4": 16}] * 2, bruno="on", display=[5, 9])
        play_all(game, ["take 5 b2"])
        self.assertEqual(game.seats_to_act(), [1])

    def test_last_tile_comes_first(self):
        """LN-15 before LN-20."""
        game = self.after("on", ["draw", "reveal 10", "place c1"], pool=[10])
        self.assertEqual(game.result(), {"winners": [0], "free": [11, 12]})

    def test_full_garden_comes_first(self):
        """LN-14 before LN-20."""
        full = garden_of("1 2 3 .  2 3 8 9  3 4 9 10  4 5 10 11")
        game = game_at([full, full], bruno="on", display=[8])
        play_all(game, ["take 8 d1"])
        self.assertEqual(game.result(), {"winners": [0], "free": [0, 1]})


class Tournament(unittest.TestCase):
    def test_scores_of_a_game(self):
        """LN-18."""
        other = garden_of("1 . . .  . 5 . .  . . 9 .  . . . 12")
        game = game_at([garden_of(Ending.almost), garden_of(Ending.almost), other], display=[20])
        play_all(game, ["take 20 d4"])
        self.assertEqual(game.match_scores("tournament"), [2, -1, -12])
        self.assertEqual(game.match_games("tournament"), 3)

    def test_random_matches_agree(self):
        rng = random.Random(1)
        for players in (2, 3, 4):
            lines = match_lines(players, rng)
            self.assertEqual(check_lines(lines).games, players)

    def test_wrong_matches_are_refused(self):
        def change(edit):
            changed = json.loads(json.dumps(lines))
            edit(changed, [line for line in changed if "record" in line])
            with self.assertRaises(RecordError):
                check_lines(changed)

        lines = match_lines(3, random.Random(2))
        change(lambda all_lines, heads: heads[1]["options"].update(start=1))
        change(lambda all_lines, heads: heads[1]["options"].update(bruno="on"))
        change(lambda all_lines, heads: heads[1]["match"].update(game=3))
        change(lambda all_lines, heads: heads[0]["match"].update(game=2))
        change(lambda all_lines, heads: heads[2]["match"].update(of=2))
        change(lambda all_lines, heads: heads[0]["match"].update(kind="series"))
        change(lambda all_lines, heads: heads[1].pop("match"))
        change(lambda all_lines, heads: heads[1].update(deal=5))
        change(lambda all_lines, heads: all_lines.pop())
        change(lambda all_lines, heads: all_lines.append(all_lines[-1]))
        change(lambda all_lines, heads: all_lines[-1]["match_result"]["scores"].reverse())
        change(lambda all_lines, heads: all_lines[-1]["match_result"].update(winners=[0, 1, 2]))
        change(lambda all_lines, heads: all_lines[-1]["match_result"].update(winners=[]))
        self.assertEqual(check_lines(lines[:-1], allow_unfinished=True).games, 3)


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


def row_of(picture):
    """A row of Completto from its words; # is a face-down tile."""
    return [completto.FACE_DOWN if word == "#" else int(word) for word in picture.split()]


def completto_at(*pictures, display=(), **options):
    """A game of Completto on turn with these rows, whose tiles all lie as they are printed."""
    game = Completto({"players": len(pictures), **options})
    game.rows = [row_of(picture) for picture in pictures]
    game.display = set(display)
    for tiles in game.rows + [display]:
        game.unseen -= set(tiles)
    game.phase = completto.TURN
    return game


PLAIN = "# # # 12 # # # 31 # # # 52 # # # 72 # # # 93 # #"


class ComplettoRows(unittest.TestCase):
    def test_readings(self):
        """CP-12, against the digits themselves."""
        upside_down = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}
        for tile in range(1, 101):
            digits = str(tile)
            expected = {tile}
            if all(digit in upside_down for digit in digits) and not digits.endswith("0"):
                expected.add(int("".join(upside_down[digit] for digit in reversed(digits))))
            self.assertEqual(completto.readings(tile), sorted(expected))

    def test_rooms_against_plain_trying(self):
        """CP-3, CP-9, CP-10: put the number there and look whether the row ascends."""
        def ascends(row):
            numbers = [number for number in row if number is not completto.FACE_DOWN]
            return all(left < right for left, right in zip(numbers, numbers[1:]))

        rng = random.Random(9)
        for _ in range(300):
            numbers = sorted(rng.sample(range(1, 101), rng.randrange(1, 8)))
            row = list(numbers)
            for _ in range(rng.randrange(1, 6)):
                row.insert(rng.randrange(len(row) + 1), completto.FACE_DOWN)
            number = rng.randrange(1, 101)
            inserts = [place for place in range(1, len(row) + 2)
                       if ascends(row[:place - 1] + [number] + row[place - 1:])]
            self.assertEqual(completto.positions_to_insert(row, number), inserts)
            places = [place for place in range(1, len(row) + 1)
                      if row[place - 1] is completto.FACE_DOWN
                      and ascends(row[:place - 1] + [number] + row[place:])]
            self.assertEqual([place for _, read, place in completto.placings(row, [number])
                              if read == number], places)

    def test_slides(self):
        """CP-17, and one move for each outcome: the smallest P, then the smallest Q."""
        self.assertEqual(list(completto.slides(row_of("# # 10 # 20")).values()),
                         [(1, 3), (1, 5), (4, 1), (4, 5)])
        self.assertEqual(list(completto.slides(row_of("10 #")).values()), [(2, 1)])

    def test_neighbours(self):
        """CP-13: in neighbouring positions only, at the ends too."""
        row = row_of("4 5 # 6 8 # 9")
        touching = [place for place in (1, 2, 4, 5, 7) if completto.touches_neighbour(row, place)]
        self.assertEqual(touching, [1, 2])


class ComplettoSetUp(unittest.TestCase):
    def test_sizes(self):
        """CP-2, CP-3, CP-5."""
        for players, down, rounds, middle in ((2, 17, 5, 56), (3, 17, 5, 34), (4, 17, 5, 12),
                                              (5, 14, 4, 10), (6, 11, 4, 10)):
            game = Completto({"players": players})
            for number in range(rounds):
                for seat in range(players):
                    game.play_chance(f"deal {seat} {20 + number * players + seat}")
                for seat in reversed(range(players)):
                    game.play_move(seat, game.legal_moves(seat)[-1])
            self.assertEqual(game.phase, completto.TURN)
            self.assertEqual(game.face_down_in_rows(), [down] * players)
            self.assertEqual([len(row) for row in game.rows], [down + rounds] * players)
            self.assertEqual(game.face_down_in_the_middle(), middle)

    def test_worked_example_0(self):
        """CP-3: five tiles between the seventeen; CP-4: no order inside a round."""
        game = Completto({"start": 1})
        self.assertEqual(game.chance_outcomes(), [(f"deal 0 {tile}", 1) for tile in range(1, 101)])
        for own, other, place in ((3, 20, 2), (14, 21, 5), (42, 22, 11), (82, 23, 18),
                                  (85, 24, 20)):
            play_all(game, [f"deal 0 {own}", f"deal 1 {other}"])
            self.assertEqual(game.seats_to_act(), [0, 1])
            game.play_move(1, game.legal_moves(1)[0])
            self.assertEqual(game.seats_to_act(), [0])
            self.assertIn(f"insert {own} {place}", game.legal_moves(0))
            game.play_move(0, f"insert {own} {place}")
        self.assertEqual(game.rows[0], row_of("# 3 # # 14 # # # # # 42 # # # # # # 82 # 85 # #"))
        self.assertEqual(game.seats_to_act(), [1])      # CP-6; CP-4: no extra turn

    def test_insert_in_either_reading(self):
        """CP-4, CP-12; the other tile of the pair is still unseen."""
        game = Completto({})
        play_all(game, ["deal 0 9", "deal 1 50", "insert 6 1", "insert 50 1"])
        outcomes = [text for text, _ in game.chance_outcomes()]
        self.assertIn("deal 0 6", outcomes)
        self.assertNotIn("deal 0 9", outcomes)
        play_all(game, ["deal 0 6", "deal 1 51"])
        self.assertEqual(game.legal_moves(0), [f"insert 9 {place}" for place in range(2, 20)])

    def test_impossible_options(self):
        for options in ({"players": 1}, {"players": 7}, {"players": "2"}, {"start": 2},
                        {"leave": "never"}, {"leave": True}):
            with self.assertRaises(ValueError):
                Completto(options)


class ComplettoTurns(unittest.TestCase):
    def test_worked_example_1(self):
        game = completto_at("9 14 # # 33 # 50 # # # # # # # # # # # # # # 85", PLAIN)
        play_all(game, ["draw", "reveal 21"])
        self.assertEqual(game.legal_moves(0), ["place 21 3", "place 21 4"])
        play_all(game, ["place 21 3", "slide 1 4", "draw", "reveal 32"])
        self.assertEqual(game.legal_moves(0), ["place 32 4"])
        play_all(game, ["place 32 4"])
        self.assertEqual(game.seats_to_act(), [0])
        play_all(game, ["draw", "reveal 22"])
        self.assertEqual(game.legal_moves(0), ["leave"])
        play_all(game, ["leave"])
        self.assertEqual(game.seats_to_act(), [1])
        self.assertEqual(game.display, {22})

    def test_worked_example_2(self):
        game = completto_at("3 # # # # 14 # # # # 42 # # # # 67 # 81 82 85 # #", PLAIN,
                            display=[89])
        takes = [move for move in game.legal_moves(0) if move.startswith("take")]
        self.assertEqual(takes, ["take 89 68 17", "take 89 89 21", "take 89 89 22"])
        plain = game.copy()
        play_all(plain, ["take 89 89 21"])
        self.assertEqual(plain.seats_to_act(), [1])
        play_all(game, ["take 89 68 17"])
        self.assertEqual(game.seats_to_act(), [0])
        play_all(game, ["slide 21 18"])
        self.assertEqual(game.rows[0], row_of("3 # # # # 14 # # # # 42 # # # # 67 68 # 81 82 85 #"))
        self.assertEqual(game.seats_to_act(), [1])

    def test_worked_example_3(self):
        self.assertEqual(completto.readings(10), [10])
        self.assertEqual(completto.readings(15), [15])

    def test_leave(self):
        """CP-8: stuck and free."""
        row = "5 10 # 20 60 62 63 64 65 71 73 74 75 76 77 78 79 80 82 83 92 97"
        for leave, expected in (("stuck", ["place 16 3"]), ("free", ["place 16 3", "leave"])):
            game = completto_at(row, PLAIN, leave=leave)
            play_all(game, ["draw", "reveal 91"])
            self.assertEqual(game.legal_moves(0), expected)

    def test_any_unseen_tile_can_turn_up(self):
        """Wherever it lies; a turned tile hides the printed number, not its partner."""
        game = completto_at(PLAIN, PLAIN.replace("1", "3"), display=[89])
        play_all(game, ["take 89 68 15", "draw"])
        outcomes = [text for text, _ in game.chance_outcomes()]
        self.assertIn("reveal 68", outcomes)
        self.assertNotIn("reveal 89", outcomes)
        self.assertEqual(len(outcomes), len(game.unseen))

    def test_empty_middle(self):
        """CP-16, CP-9: the replaced tile can be drawn."""
        rows = [" ".join(str(int(word) + seat) if word != "#" else word for word in PLAIN.split())
                for seat in range(4)]
        game = completto_at(*rows, display=[2, 3, 4, 5, 7, 8, 10, 11, 20, 21, 22, 23])
        self.assertEqual(game.face_down_in_the_middle(), 0)
        self.assertNotIn("draw", game.legal_moves(0))
        play_all(game, ["take 20 20 6"])
        self.assertIn("draw", game.legal_moves(1))

    def test_winning(self):
        """CP-15 before CP-13, and CP-19."""
        game = completto_at("1 3 5 7 11 13 15 17 21 23 25 27 32 33 35 37 41 43 45 47 51 #",
                            PLAIN.replace("52", "55"), display=[53])
        play_all(game, ["draw", "reveal 52", "place 52 22"])
        self.assertTrue(game.is_over())
        self.assertEqual(game.result(), {"winners": [0], "down": [0, 17]})
        self.assertEqual(game.match_scores("series"), [0, 17])

    def test_slides_are_counted(self):
        """CP-18."""
        game = completto_at(PLAIN, PLAIN, display=[40])
        play_all(game, ["slide 1 4", "slide 1 4", "slide 1 3", "slide 1 3", "slide 1 2"])
        self.assertEqual(game.slide_counts, [2, 2])
        play_all(game, ["take 40 40 9"])
        self.assertEqual(game.slide_counts, [2, 0])

    def test_canonical(self):
        game = completto_at(PLAIN, PLAIN)
        for text, expected in (("slide 3 7", "slide 1 4"), ("slide 1 4", "slide 1 4"),
                               ("slide 22 9", "slide 21 9"), ("slide 1 2", "slide 1 2"),
                               ("slide 4 1", "slide 4 1"), ("slide 23 1", "slide 23 1"),
                               ("slide 03 7", "slide 03 7"), ("slide 3", "slide 3"),
                               ("draw", "draw")):
            self.assertEqual(game.canonical(0, text), expected)
        self.assertNotIn("slide 3 7", game.legal_moves(0))


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


if __name__ == "__main__":
    unittest.main()
