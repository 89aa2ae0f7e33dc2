"""Tests of the rules of Lucky Numbers."""

import json
import random
import unittest

from lucky_numbers import CELLS, NUMBERS, TURN, LuckyNumbers, cells_for, touches_equal
from records import RecordError
from sample_record import play_all, match_lines, check_lines

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
