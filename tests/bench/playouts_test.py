"""The program `playouts`, as far as it can be tested without measuring: what it does with flags."""

import os
import subprocess
import unittest


def run(*arguments):
    return subprocess.run([os.environ["PLAYOUTS_BIN"], *arguments], capture_output=True, text=True,
                          check=False)


class Flags(unittest.TestCase):
    def test_a_wrong_flag_gets_a_sentence(self):
        for wrong in ["--jsn", "json", ""]:
            answer = run(wrong)
            self.assertEqual(answer.returncode, 2)
            self.assertEqual(answer.stdout, "")
            self.assertIn("Did you mean “--json”?", answer.stderr)

    def test_help_is_given(self):
        answer = run("--help")
        self.assertEqual(answer.returncode, 0)
        self.assertIn("playouts [--json]", answer.stdout)


if __name__ == "__main__":
    unittest.main()
