"""`ordinal review`: a game again, with words and a curve."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
import unittest
import xml.etree.ElementTree as ElementTree

from coached import CoachedTest
from program import BAD_DATA, BINARY, GAME, LANGUAGES, SECONDS, environment_with
from record import lines_of, small_game, small_match, text_of

QUICK = ("--level", "expert")
GOODBYES = "|".join(("Goodbye", "Au revoir", "Tot ziens", "Auf Wiedersehen")).encode()
SVG = "{http://www.w3.org/2000/svg}"
CURVE = re.compile(r"(?m)^ 100 %┤(.{72})\n      │.{72}\n  50 %┤.{72}\n      │.{72}\n   0 %┤.{72}$")


class PrintedTest(CoachedTest):
    """Where nobody can type, the whole is printed once."""

    def test_it_shows_the_curve_and_every_decision_that_cost_something(self):
        name = self.played(players="beginner,expert")
        page = self.fine("review", *QUICK, name)
        decisions = self.fine_json("analyse", *QUICK, name, "--game", "1", "--seat", "0",
                                   "--json")["decisions"]
        marked = [one["event"] for one in decisions if one["mark"] != "good"]

        self.assertRegex(page, CURVE)
        self.assertEqual([int(event) for event in re.findall(r"(?m)^Event (\d+)  ", page)], marked)
        self.assertEqual(page.count("better: "), len(marked))

    def test_the_curve_ends_where_the_game_ended(self):
        """A game of more events than the curve has columns."""
        name = self.played(players="beginner,expert", games="1")
        lines = lines_of((self.folder / name).read_text())
        end = next(line["result"] for line in lines if "result" in line)
        self.assertGreater(len(lines) - 2, 80)
        for seat in (0, 1):
            curve = CURVE.search(self.fine("review", *QUICK, name, "--seat", str(seat)))[0]
            last = {line[-1] for line in curve.splitlines()}
            self.assertEqual(last, {"█"} if end["winners"] == [seat] else {" "})

    def test_a_game_can_be_chosen(self):
        name = self.file(text_of(small_match()))

        self.assertIn("start=1", self.fine("review", *QUICK, name, "--game", "2"))
        self.assertEqual(self.fine("review", *QUICK, name), self.fine("review", *QUICK, name, "--game", "1"))

    def test_all_languages_say_it_differently_in_80_columns(self):
        name = self.file(text_of(small_game()))
        pages = {language: self.fine("review", *QUICK, name, "--lang", language) for language in LANGUAGES}

        self.assert_all_differ(pages)
        for page in pages.values():
            self.assertLessEqual(max(map(len, page.splitlines())), 80)


class SteppedTest(CoachedTest):
    """On a terminal it goes from decision to decision."""

    def stepped(self, *lines, game=GAME, language="en", columns=80):
        """What the terminal shows after each of these lines, the first page first."""
        name = self.played(game, players="beginner,expert")
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        program = subprocess.Popen([BINARY, "review", *QUICK, name, "--lang", language],
                                   stdin=slave, stdout=slave, stderr=slave, cwd=self.folder,
                                   env=environment_with({}))
        os.close(slave)
        pages = [self.page(master)]
        for line in lines:
            os.write(master, line.encode() + b"\n")
            pages.append(self.page(master))
        os.close(master)
        self.assertEqual(program.wait(SECONDS), 0)
        return pages

    def page(self, terminal):
        shown, end = b"", time.monotonic() + SECONDS
        while time.monotonic() < end:
            ready, _, _ = select.select([terminal], [], [], SECONDS)
            try:
                part = os.read(terminal, 65536) if ready else b""
            except OSError:  # the program has ended
                part = b""
            shown += part
            is_asked = re.search(r"\bq\s+\w+[ \xa0\u202f]?: $", shown.decode(errors="ignore"))
            if not part or is_asked or re.search(GOODBYES, shown):
                return shown.decode()
        return self.fail("no page came")

    def decision_on(self, page):
        return int(re.search(r"Decision (\d+) of \d+, event \d+", page)[1])

    def test_enter_goes_on_b_goes_back_and_q_leaves(self):
        *pages, last = self.stepped("", "", "b", "q")

        self.assertEqual([self.decision_on(page) for page in pages], [1, 2, 3, 2])
        self.assertIn("Goodbye", last)
        for page in pages:
            self.assertIn("▲", page)
            self.assertIn("Seat 0 (you)", page)

    def test_a_narrow_window_is_kept_to(self):
        for game, language, columns in ((GAME, "de", 60), (GAME, "fr", 40), ("completto", "nl", 60)):
            for page in self.stepped("m", "q", game=game, language=language, columns=columns)[:2]:
                drawn = page[page.index("\x1b[2J"):]  # what showed the progress is gone
                lines = re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", drawn).splitlines()
                self.assertLessEqual(max(map(len, lines)), columns, page)
                self.assertIn("▲", page)

    def test_in_a_low_window_all_that_is_said_of_a_decision_is_seen(self):
        _, page, _ = self.stepped("m", "q", game="completto")

        self.assertRegex("\n".join(page.splitlines()[-23:]), r"Decision \d+ of \d+, event")

    def test_m_goes_to_the_next_mistake(self):
        _, page, _ = self.stepped("m", "q")

        self.assertRegex(page, r"\? {1,2}(mistake|blunder) −")
        self.assertIn("better: ", page)

    def test_a_number_goes_to_that_event(self):
        _, page, far, _ = self.stepped("30", "9999", "q")

        self.assertGreaterEqual(int(re.search(r"event (\d+)", page)[1]), 30)
        self.assertIn("No decision comes so late.", far)
        self.assertEqual(self.decision_on(page), self.decision_on(far))

    def test_what_is_not_known_is_said_and_nothing_moves(self):
        _, page, back, _ = self.stepped("\x1b[31mnonsense", "b", "q")

        self.assertIn("does nothing here", page)
        self.assertNotIn("\x1b[31mnonsense”", page)
        self.assertIn("This is the first decision.", back)
        self.assertEqual(self.decision_on(back), 1)


class PictureTest(CoachedTest):
    def picture(self, *arguments):
        self.fine("review", *QUICK, *arguments, "--svg", "curve.svg")
        return (self.folder / "curve.svg").read_text()

    def test_it_has_a_line_for_every_seat_and_names_them(self):
        root = ElementTree.fromstring(self.picture(self.file(text_of(small_game()))))
        lines = [path.get("class") for path in root.iter(f"{SVG}path")
                 if path.get("d").count("L") > 20]
        words = [text.text for text in root.iter(f"{SVG}text")]

        self.assertEqual(lines, ["line l0", "line l1"])
        for seat in range(2):
            self.assertIn(f"Seat {seat}", words)
        self.assertIn("events", words)

    def test_lines_differ_by_dashes_as_well_as_by_colour_by_day_and_night(self):
        picture = self.picture(self.file(text_of(small_game())))
        dashes = re.findall(r"\.l\d\{stroke-dasharray:([^}]+)\}", picture)

        self.assertEqual(len(set(dashes)), 5)
        self.assertIn("prefers-color-scheme:dark", picture)
        self.assertNotRegex(picture, r"<script|https?://(?!www\.w3\.org/2000/svg)")

    def test_every_mistake_has_a_dot(self):
        name = self.played(players="beginner,expert")
        decisions = self.fine_json("analyse", *QUICK, name, "--game", "1", "--json")["decisions"]
        marked = [one for one in decisions if one["mark"] in ("mistake", "blunder")]
        root = ElementTree.fromstring(self.picture(name))

        self.assertEqual(len(list(root.iter(f"{SVG}circle"))), len(marked))
        self.assertTrue({"?", "??"} & {text.text for text in root.iter(f"{SVG}text")})

    def test_all_languages_label_it_differently(self):
        name = self.file(text_of(small_game()))
        self.assert_all_differ({language: self.picture(name, "--lang", language)
                                for language in LANGUAGES})

    def test_a_picture_that_cannot_be_written_is_said_and_nothing_else(self):
        name = self.file(text_of(small_game()))
        outcome = self.ordinal("review", *QUICK, name, "--svg", "missing/curve.svg")

        self.assertEqual((outcome.code, outcome.out), (BAD_DATA, ""))
        self.assertIn("missing/curve.svg", outcome.err)

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full here")
    def test_a_full_disk_is_noticed(self):
        name = self.file(text_of(small_game()))

        self.assertEqual(self.ordinal("review", *QUICK, name, "--svg", "/dev/full").code, BAD_DATA)


class RefusalTest(CoachedTest):
    def test_what_the_coach_cannot_use_is_refused_before_anything_is_written(self):
        self.check_refusals("review", "--svg", "curve.svg")
        self.assertFalse((self.folder / "curve.svg").exists())

    def test_wrong_seats_and_games(self):
        name = self.file(text_of(small_game()))

        self.assertIn("--seat", self.misused("review", name, "--seat", "2"))
        self.assertIn("Games in this file: 1", self.refused("review", name, "--game", "2").sentence)
        self.assertIn("expert, master", self.misused("review", name, "--level", "easy"))
        self.misused("review")


if __name__ == "__main__":
    unittest.main()
