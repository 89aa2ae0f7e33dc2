"""A board file that is wrong stops the build, and the compiler names the problem and the line."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[4]
GAME = "engine/games/sequence_numbers"
COMPILER = sys.argv.pop()


def compile_with(board):
    with tempfile.TemporaryDirectory() as folder:
        header = Path(folder) / GAME / "board_text.h"
        header.parent.mkdir(parents=True)
        template = (TREE / GAME / "board_text.h.in").read_text(encoding="utf-8")
        header.write_text(template.replace("@board@", board), encoding="utf-8")
        source = Path(folder) / "main.cpp"
        source.write_text(f'#include "{GAME}/board.h"\n', encoding="utf-8")
        command = [COMPILER, "-std=c++20", "-fsyntax-only", f"-I{folder}", f"-I{TREE}", source]
        return subprocess.run(command, capture_output=True, text=True, check=False)


class BoardBuild(unittest.TestCase):
    def setUp(self):
        self.board = (TREE / GAME / "board.json").read_text(encoding="utf-8")

    def assert_stops(self, old, new, problem, line):
        self.assertIn(old, self.board)
        compiled = compile_with(self.board.replace(old, new, 1))
        self.assertNotEqual(compiled.returncode, 0)
        self.assertIn("board.json is wrong", compiled.stderr)
        self.assertRegex(compiled.stderr, rf"{problem}\W+(int )?(AtLine = )?{line}\b")

    def test_ours_is_good(self):
        self.assertEqual(compile_with(self.board).returncode, 0)

    def test_a_number_three_times(self):
        self.assert_stops("null, 1, 2, 3", "null, 1, 3, 3", "number_is_there_three_times", 13)

    def test_a_wrong_sum(self):
        self.assert_stops('"4-2"', '"4-3"', "sum_is_wrong", 20)

    def test_a_missing_corner(self):
        self.assert_stops("[null, 1,", "[5, 1,", "corner_is_not_free", 4)


if __name__ == "__main__":
    unittest.main()
