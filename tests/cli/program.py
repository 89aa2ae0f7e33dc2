"""Runs the program `ordinal` the way a shell does, and watches every run for crashes."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.path.abspath(os.environ.get("ORDINAL_BIN") or ROOT / "build" / "dev" / "ordinal")

GAME = "lucky-numbers"
COMMANDS = ("play", "serve", "backup", "games", "simulate", "replay", "verify", "counts", "show",
            "analyse", "review", "luck", "puzzles", "arena", "ladder", "train")
LANGUAGES = ("en", "fr", "nl", "de")

FINE, BAD_DATA, WRONG_USAGE = EXIT_CODES = 0, 1, 2

SECONDS = 60  # far more than any run takes
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
CRASH = re.compile(r"runtime error|Sanitizer|terminate called|Assertion")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Refusal:
    file: str
    line: int
    rule: str
    sentence: str


def environment_with(changes):
    """That of the tests, but of no language unless `changes` name one."""
    plain = {name: value for name, value in os.environ.items() if name not in LOCALE_VARIABLES}
    return {**plain, **changes}


def as_bytes(text):
    return text if isinstance(text, bytes) else text.encode()


class ProgramTest(unittest.TestCase):
    """A test with a folder of its own, in which the program runs."""

    maxDiff = None

    @classmethod
    def setUpClass(cls):
        if not os.access(BINARY, os.X_OK):
            raise FileNotFoundError(f"{BINARY}: build it, or name another one in ORDINAL_BIN")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, content, name="game.jsonl"):
        """Writes a file into the folder; gives its name."""
        (self.folder / name).write_bytes(as_bytes(content))
        return name

    def ordinal(self, *arguments, stdin=b"", environment=None, stdout=subprocess.PIPE):
        """Runs the program, whatever its exit code; crashes and raw control characters fail."""
        done = subprocess.run(
            [BINARY, *arguments], input=as_bytes(stdin), stdout=stdout, stderr=subprocess.PIPE,
            cwd=self.folder, env=environment_with(environment or {}), timeout=SECONDS)
        outcome = Outcome(done.returncode, (done.stdout or b"").decode(), done.stderr.decode())
        self.check_health(outcome)
        return outcome

    def check_health(self, outcome):
        both = outcome.out + outcome.err
        self.assertNotRegex(both, CRASH)
        self.assertIn(outcome.code, EXIT_CODES, both)
        self.assertNotRegex(both, CONTROL)

    def fine(self, *arguments, **how):
        """Standard output of a run that must go well."""
        outcome = self.ordinal(*arguments, **how)
        self.assertEqual((outcome.code, outcome.err), (FINE, ""))
        return outcome.out

    def fine_json(self, *arguments, **how):
        return json.loads(self.fine(*arguments, **how))

    def misused(self, *arguments, **how):
        """The sentence about a wrong command line: one line, and nothing is done."""
        outcome = self.ordinal(*arguments, **how)
        self.assertEqual((outcome.code, outcome.out), (WRONG_USAGE, ""), outcome.err)
        self.assertRegex(outcome.err, r"\Aordinal: [^\n]+\n\Z")
        return outcome.err.removeprefix("ordinal: ").rstrip("\n")

    def refused(self, *arguments, **how):
        """The refusal of bad data: file, line, rule and sentence in one line."""
        outcome = self.ordinal(*arguments, **how)
        self.assertEqual(outcome.code, BAD_DATA, outcome.out)
        return self.refusal_in(outcome.err.removesuffix("\n"))

    def refusal_in(self, line):
        shape = re.fullmatch(r"(.*?)(?::(\d+))?: ([A-Z]+-\d+[a-z]?): ([^\n]+)", line)
        self.assertIsNotNone(shape, line)
        return Refusal(shape[1], int(shape[2] or 0), shape[3], shape[4])

    def refused_record(self, text):
        return self.refused("replay", stdin=text)

    def refused_records(self, texts, *flags):
        """The refusal of each of these bad records, by name; one run referees them all."""
        names = {self.file(text, f"{place}.jsonl"): name
                 for place, (name, text) in enumerate(texts.items())}
        outcome = self.ordinal("replay", *flags, *names)
        self.assertEqual(outcome.code, BAD_DATA, outcome.out)
        refusals = [self.refusal_in(line) for line in outcome.err.split("\n")[:-1]]
        self.assertEqual([names[refusal.file] for refusal in refusals], list(texts))
        return dict(zip(texts, refusals))

    def assert_all_differ(self, sentences):
        """`sentences` by name: no two say the same."""
        names = {}
        for name, sentence in sentences.items():
            self.assertNotIn(sentence, names, f"{name} and {names.get(sentence)} read the same")
            names[sentence] = name
