"""`ordinal show`: draws positions well enough to play from, and hides what a seat may not know."""

import unittest

from program import GAME, LANGUAGES, ProgramTest
from record import changed, lines_of, move, small_game, small_match, text_of
from screen import caption, gardens_in, marked_cells, moves_in

NOTHING = [None] * 16
AFTER_TILES = 8  # all tiles of the set-up are dealt, nobody has chosen


class ShowTest(ProgramTest):
    def write(self, lines):
        return self.file(text_of(lines))

    def simulated(self, *arguments):
        return lines_of(self.fine("simulate", GAME, "--seed", "5eed", "--legal", *arguments))

    def show(self, lines, *arguments):
        return self.fine("show", self.write(lines), *arguments)

    def view(self, lines, *arguments):
        return self.fine_json("show", self.write(lines), "--json", *arguments)


class DrawingTest(ShowTest):
    def test_the_end_is_shown_with_the_winner(self):
        page = self.show(small_game())

        self.assertEqual(gardens_in(page)[0], list(range(1, 17)))
        self.assertIn("Seat 0 wins.", page)

    def test_the_title_names_game_and_options(self):
        self.assertIn("Lucky Numbers · players=3 · start=2 · setup=sorted · bruno=on",
                      self.show(self.simulated("--set", "players=3", "start=2", "setup=sorted",
                                               "bruno=on"), "--at", "0"))

    def test_the_drawing_agrees_with_the_json(self):
        for players in (2, 3, 4):
            lines = self.simulated("--set", f"players={players}")
            for events in (0, 30, 31, 32, len(lines) - 2):
                with self.subTest(players=players, events=events):
                    self.assert_page_agrees(lines, "--at", str(events))

    def assert_page_agrees(self, lines, *arguments):
        page = self.show(lines, *arguments)
        view = self.view(lines, *arguments)
        self.assertEqual(gardens_in(page), view["gardens"])
        if view["display"]:
            face_up = caption(page, "Face up in the middle:")
            self.assertEqual(face_up.split(), [str(tile) for tile in view["display"]])

    def test_the_tiles_of_the_pool_are_counted(self):
        for events, count in (("0", 40), ("1", 39), ("12", 31), ("79", 40 - 8 - 23)):
            with self.subTest(events=events):
                page = self.show(small_game(), "--at", events)
                self.assertEqual(caption(page, "Face down in the pool:"), str(count))

    def test_tiles_are_neither_lost_nor_made(self):
        for events in (0, 5, 9, 30, 31, 32):
            view = self.view(self.simulated("--set", "players=3"), "--at", str(events))
            tiles = view["pool"] + view["display"] + sum(view["gardens"] + view["hands"], [])
            box = sorted(list(range(1, 21)) * 3)
            self.assertEqual(sorted(tile for tile in tiles if tile), box)

    def test_the_tile_in_hand_and_its_places_are_shown(self):
        lines = self.simulated()
        events = next(place for place, line in enumerate(lines)
                      if line.get("move", "").startswith("place")) - 1
        page = self.show(lines, "--at", str(events))

        tile = lines[events]["chance"].split()[1]
        self.assertEqual(caption(page, "Seat 0 holds:"), tile)
        places = [legal for legal in lines[events + 1]["legal"] if legal != "discard"]
        self.assertEqual(sum(marked_cells(page)), len(places))

    def test_all_legal_moves_are_listed(self):
        lines = self.simulated()
        for events, line in enumerate(lines[1:50]):
            if "legal" in line and not line["move"].startswith("arrange"):
                with self.subTest(events=events):
                    page = self.show(lines, "--at", str(events))
                    self.assertEqual(sorted(moves_in(page)), sorted(line["legal"]))

    def test_a_choice_of_many_ways_shows_one_of_them_and_their_number(self):
        page = self.show(small_game(), "--at", str(AFTER_TILES))

        self.assertEqual(moves_in(page), ["arrange 1 6 11 16", "arrange 17 18 19 20"])
        self.assertIn("(24 ways)", page)

    def test_no_page_is_wider_than_a_terminal(self):
        for language in LANGUAGES:
            page = self.show(self.simulated("--set", "players=4"), "--at", "40", "--lang", language)
            self.assertLessEqual(max(len(line) for line in page.splitlines()), 80)

    def test_every_language_has_its_own(self):
        self.assert_all_differ({language: self.show(small_game(), "--at", "9", "--lang", language)
                                for language in LANGUAGES})


class AtTest(ShowTest):
    def test_without_at_the_last_position_is_shown(self):
        self.assertEqual(self.show(small_game()), self.show(small_game(), "--at", "79"))

    def test_an_unfinished_record_is_shown_as_far_as_it_goes(self):
        for events in (0, 3, 8, 9, 10, 11, 12):
            self.assertEqual(self.show(small_game()[:1 + events]),
                             self.show(small_game(), "--at", str(events)))

    def test_0_is_the_empty_table(self):
        view = self.view(small_game(), "--at", "0")

        self.assertEqual((view["gardens"], len(view["pool"])), ([NOTHING, NOTHING], 40))

    def test_lines_behind_the_position_are_not_read(self):
        self.assertEqual(self.show(small_game()[:20] + [{"nonsense": 1}], "--at", "15"),
                         self.show(small_game(), "--at", "15"))

    def test_an_event_that_is_not_there_is_refused_with_their_number(self):
        refusal = self.refused("show", self.write(small_game()), "--at", "80")

        self.assertIn("Events of this game: 79", refusal.sentence)

    def test_the_events_of_a_game_end_where_the_next_game_begins(self):
        for events in ("80", "82", "1000"):
            with self.subTest(events=events):
                refusal = self.refused("show", self.write(small_match()), "--at", events)
                self.assertIn("Events of this game: 79", refusal.sentence)

    def test_a_bad_line_before_the_position_is_refused(self):
        lines = changed(small_game(), 5, chance="deal 1 99")

        refusal = self.refused("show", self.write(lines), "--at", "30")
        self.assertEqual((refusal.file, refusal.line, refusal.rule), ("game.jsonl", 6, "LN-1"))

    def test_a_record_may_come_from_standard_input(self):
        self.assertEqual(self.fine("show", "-", "--at", "12", stdin=text_of(small_game())),
                         self.show(small_game(), "--at", "12"))


class GameTest(ShowTest):
    def test_the_first_game_is_the_default(self):
        self.assertEqual(self.show(small_match()), self.show(small_match(), "--game", "1"))

    def test_another_game_of_the_file_is_shown_on_demand(self):
        page = self.show(small_match(), "--game", "2", "--at", "11")

        self.assertIn("start=1", page)

    def test_a_game_that_is_not_there_is_refused_with_their_number(self):
        refusal = self.refused("show", self.write(small_match()), "--game", "3")

        self.assertIn("Games in this file: 2", refusal.sentence)


class HiddenChoiceTest(ShowTest):
    """LN-6: nobody sees another seat's choice before everybody has chosen."""

    def one_choice(self, setup, text):
        """A game in which seat 1 alone has chosen."""
        tiles = 8 if setup == "open" else 2
        lines = self.simulated("--set", f"setup={setup}")[:1 + tiles]
        return lines + [move(1, text)]

    def pairs(self):
        yield "open", "arrange 6 8 9 18", "arrange 18 9 8 6"
        yield "michael", "put a1", "put d4"

    def test_to_the_other_seat_all_choices_look_the_same(self):
        for setup, one, other in self.pairs():
            for form in ([], ["--json"]):
                with self.subTest(setup=setup, form=form):
                    self.assertEqual(self.show(self.one_choice(setup, one), "--as", "0", *form),
                                     self.show(self.one_choice(setup, other), "--as", "0", *form))

    def test_the_seat_itself_and_the_referee_see_it(self):
        for setup, one, other in self.pairs():
            for viewer in (["--as", "1"], []):
                with self.subTest(setup=setup, viewer=viewer):
                    self.assertNotEqual(self.show(self.one_choice(setup, one), *viewer),
                                        self.show(self.one_choice(setup, other), *viewer))

    def test_it_is_said_that_the_other_seat_has_chosen(self):
        page = self.show(self.one_choice("open", "arrange 6 8 9 18"), "--as", "0")

        self.assertEqual(gardens_in(page), [NOTHING, NOTHING])
        self.assertIn("Seat 1 has chosen.", page)
        self.assertEqual(caption(page, "Seat 1 holds:"), "6 8 9 18")

    def test_a_seat_is_offered_its_own_moves_only(self):
        lines = small_game()[:1 + AFTER_TILES]

        self.assertEqual(moves_in(self.show(lines, "--as", "0")), ["arrange 1 6 11 16"])
        self.assertEqual(moves_in(self.show(lines, "--as", "1")), ["arrange 17 18 19 20"])

    def test_when_the_round_is_complete_everybody_sees_it(self):
        for seat in ("0", "1"):
            self.assertEqual(gardens_in(self.show(small_game(), "--at", "10", "--as", seat)),
                             gardens_in(self.show(small_game(), "--at", "10")))

    def test_the_own_garden_is_named(self):
        self.assertIn("Seat 1 (you)", self.show(small_game(), "--as", "1"))

    def test_a_seat_that_nobody_has_is_wrong_usage(self):
        sentence = self.misused("show", self.write(small_game()), "--as", "2")

        self.assertIn("“2”", sentence)


if __name__ == "__main__":
    unittest.main()
