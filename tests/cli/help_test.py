"""Help pages and languages."""

import os
import re
import subprocess
import unittest

from data_file import write_data
from fair_record import FairTest
from program import (BINARY, COMMANDS, FINE, GAME, LANGUAGES, SECONDS, WRONG_USAGE, Outcome,
                     ProgramTest, environment_with)
from record import small_game, text_of

UNFINISHED_TEXT = re.compile(r"[{}]|\b(?:cli|terminal|ln|record)_[a-z_]+\b")
EVERY_COMMAND_HAS = {"--lang", "--help"}


class HelpTest(ProgramTest):
    asked_before = {}  # a page never changes, so each is asked for once

    def help(self, *command, language="en"):
        asked = (*command, "--help", "--lang", language)
        if asked not in self.asked_before:
            self.asked_before[asked] = self.fine(*asked)
        return self.asked_before[asked]

    def pages(self):
        """The page of the program, then that of every command."""
        return [(), *((command,) for command in COMMANDS)]


class PageTest(HelpTest):
    def test_every_page_exists_in_every_language_and_they_differ(self):
        for page in self.pages():
            with self.subTest(page=page):
                self.assert_all_differ({language: self.help(*page, language=language)
                                        for language in LANGUAGES})

    def test_no_page_has_an_unknown_sentence_or_an_empty_blank(self):
        for page in self.pages():
            for language in LANGUAGES:
                with self.subTest(page=page, language=language):
                    self.assertNotRegex(self.help(*page, language=language), UNFINISHED_TEXT)

    def test_the_page_of_the_program_names_every_command(self):
        for command in COMMANDS:
            self.assertRegex(self.help(), rf"(?m)^  {command} +\w")

    def test_the_page_of_the_program_explains_the_exit_codes(self):
        self.assertRegex(self.help(), r"0 .*, 1 .*, 2 ")

    def test_the_page_of_a_command_starts_with_what_the_program_says_about_it(self):
        for command in COMMANDS:
            self.assertIn(self.help(command).splitlines()[0], self.help())

    def test_all_languages_name_the_same_flags(self):
        for page in self.pages():
            flags = {tuple(self.flags_listed(self.help(*page, language=language)))
                     for language in LANGUAGES}
            self.assertEqual(len(flags), 1)

    def test_usage_and_list_name_the_same_flags(self):
        for command in COMMANDS:
            with self.subTest(command=command):
                page = self.help(command)
                usage = next(line for line in page.splitlines() if line.startswith("Usage:"))
                self.assertEqual(set(re.findall(r"--\w+", usage)),
                                 set(self.flags_listed(page)) - EVERY_COMMAND_HAS)

    def flags_listed(self, page):
        return re.findall(r"(?m)^  (--\w+)", page)

    def test_help_wins_over_missing_words(self):
        for command in COMMANDS:
            self.assertEqual(self.fine(command, "--help"), self.help(command))


class AskingTest(HelpTest):
    def test_help_can_be_asked_for_in_other_words(self):
        for words in (("help",), ("-h",)):
            self.assertEqual(self.fine(*words), self.help())
        for command in COMMANDS:
            self.assertEqual(self.fine("help", command), self.help(command))

    def test_the_short_flag_works_after_a_command_too(self):
        self.assertEqual(self.fine("games", "-h"), self.help("games"))

    def test_help_about_an_unknown_command_names_the_nearest(self):
        self.assertIn("simulate", self.misused("help", "simulat"))

    def test_without_a_command_the_help_is_shown_as_wrong_usage(self):
        for arguments, language in (((), "en"), (("--lang", "fr"), "fr"), (("--lang=de",), "de")):
            with self.subTest(arguments=arguments):
                outcome = self.ordinal(*arguments)
                self.assertEqual(outcome.code, WRONG_USAGE)
                self.assertEqual(outcome.out + outcome.err, self.help(language=language))

    def test_the_version_is_shown(self):
        self.assertRegex(self.fine("--version"), r"\Aordinal \d+\.\d+\.\d+\n\Z")


class ExampleTest(HelpTest, FairTest):
    def test_the_example_of_every_page_works(self):
        self.file(text_of(small_game()))
        self.file(text_of(self.fair_lines(GAME)), "match.jsonl")
        write_data(self.folder / "ordinal.db")
        os.symlink(BINARY, self.folder / "ordinal")
        for command in COMMANDS:
            with self.subTest(command=command):
                self.assertEqual(self.in_shell(self.example_of(command)).code, FINE)

    def example_of(self, command):
        return re.search(r"(?m)^Example: (ordinal .+)$", self.help(command))[1]

    def in_shell(self, line):
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", os.defpath)])
        running = subprocess.Popen(["sh", "-c", "exec " + line], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   cwd=self.folder, env=environment_with({"PATH": path}))
        first = ""
        if " serve " in line:  # until it is told to stop
            first = running.stdout.readline()
            running.terminate()
        rest, errors = running.communicate(timeout=SECONDS)
        outcome = Outcome(running.returncode, first + rest, errors)
        self.check_health(outcome)
        return outcome


class LanguageTest(HelpTest):
    def assert_speaks(self, language, *arguments, **environment):
        with self.subTest(language=language, arguments=arguments, environment=environment):
            page = self.fine(*arguments, environment=environment)
            self.assertEqual(page, self.fine("games", "--lang", language))

    def test_the_flag_may_stand_before_and_after_the_command(self):
        for language in LANGUAGES:
            self.assert_speaks(language, "games", "--lang", language)
            self.assert_speaks(language, "games", f"--lang={language}")
            self.assert_speaks(language, "--lang", language, "games")
            self.assert_speaks(language, f"--lang={language}", "games")

    def test_a_whole_locale_names_its_language(self):
        self.assert_speaks("nl", "games", "--lang", "nl_BE.UTF-8")
        self.assert_speaks("fr", "games", "--lang", "fr-CA")

    def test_the_environment_names_the_language(self):
        for language in LANGUAGES:
            self.assert_speaks(language, "games", LANG=f"{language}_XX.UTF-8")
            self.assert_speaks(language, "games", LC_ALL=language)
            self.assert_speaks(language, "games", LC_MESSAGES=f"{language}@euro")

    def test_lc_all_wins_over_lc_messages_and_that_over_lang(self):
        self.assert_speaks("de", "games", LC_ALL="de_DE", LC_MESSAGES="fr_FR", LANG="nl_NL")
        self.assert_speaks("fr", "games", LC_MESSAGES="fr_FR", LANG="nl_NL")

    def test_an_empty_variable_is_none(self):
        self.assert_speaks("nl", "games", LC_ALL="", LANG="nl_NL")

    def test_the_flag_wins_over_the_environment(self):
        self.assert_speaks("de", "games", "--lang", "de", LC_ALL="fr_FR")

    def test_english_is_spoken_where_a_language_is_not_known(self):
        for locale in ("C", "POSIX", "C.UTF-8", "pt_BR.UTF-8", "x" * 10000, "fry"):
            self.assert_speaks("en", "games", LC_ALL=locale)
        self.assert_speaks("en", "games")

    def test_refusals_are_said_in_the_language_too(self):
        self.assert_all_differ({language: self.misused("simulate", "sudoku", "--lang", language)
                                for language in LANGUAGES})
        self.assert_all_differ({language: self.refused("replay", "--lang", language).sentence
                                for language in LANGUAGES})

    def test_an_unknown_language_is_refused_with_the_nearest_and_the_list(self):
        for arguments in (("games", "--lang", "du"), ("--lang", "du", "games"),
                          ("--lang=du", "--help"), ("--help", "--lang", "du")):
            with self.subTest(arguments=arguments):
                sentence = self.misused(*arguments)
                self.assertIn("“du”", sentence)
                self.assertIn("en, fr, nl, de", sentence)


if __name__ == "__main__":
    unittest.main()
