"""`ordinal serve` that cannot begin: a sentence that says what to do, and the right exit code."""

import pathlib
import sqlite3
import subprocess
import tempfile
import unittest

from people import BINARY, CRASH, SECONDS, Server, Story

import rights

BAD_DATA, WRONG_USAGE = 1, 2


class BadStart(Story):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def check(self, code, sentence, *flags, data=None, listen="127.0.0.1:0", **how):
        ended = subprocess.run(
            [BINARY, "serve", "--lang", "en", "--listen", listen, "--data",
             str(self.folder / "new.sqlite" if data is None else data), *flags],
            capture_output=True, text=True, timeout=SECONDS, check=False, **how)
        self.assertEqual(ended.returncode, code, ended.stderr)
        self.assertIsNone(CRASH.search(ended.stderr), ended.stderr)
        self.assertEqual(ended.stdout, "")
        self.assertIn(sentence, ended.stderr)

    def used_file(self):
        """A file of a server that has ended well."""
        data = self.folder / "used.sqlite"
        server = Server(data)
        self.addCleanup(server.log_file.close)
        self.assertEqual(server.stop(), 0)
        return data

    def test_a_file_that_another_server_uses(self):
        self.check(BAD_DATA, "Another server is using", data=self.data)
        self.assertTrue(self.server.get("/healthz"))

    def test_a_port_in_use(self):
        self.check(BAD_DATA, "listens on", listen=f"127.0.0.1:{self.server.address[1]}")

    def test_a_file_that_may_not_be_written(self):
        data = self.used_file()
        data.chmod(0o444)
        self.check(BAD_DATA, "may not be written", data=data,
                   preexec_fn=rights.without(rights.OVERRIDE_FILES))

    def test_a_file_that_is_damaged(self):
        data = self.used_file()
        content = bytearray(data.read_bytes())
        content[100:4096] = b"\xff" * 3996
        data.write_bytes(content)
        self.check(BAD_DATA, "damaged", data=data)
        self.assertEqual(data.read_bytes(), content)

    def test_a_file_of_something_else(self):
        data = self.folder / "letter.txt"
        data.write_text("Dear grandmother, " * 100)
        self.check(BAD_DATA, "no data of Ordinal", data=data)
        self.assertTrue(data.read_text().startswith("Dear grandmother"))

    def test_a_file_of_a_newer_version(self):
        data = self.used_file()
        with sqlite3.connect(data) as connection:
            connection.execute("PRAGMA user_version = 1000")
        connection.close()
        self.check(BAD_DATA, "newer Ordinal", data=data)

    def test_a_folder_and_no_folder(self):
        self.check(BAD_DATA, "is a folder", data=self.folder)
        self.check(BAD_DATA, "does not exist", data=self.folder / "nowhere" / "tables.sqlite")

    def test_a_name_that_cannot_be_used(self):
        loop = self.folder / "loop.sqlite"
        loop.symlink_to(loop)
        self.check(BAD_DATA, "leads back to itself", data=loop)
        self.check(BAD_DATA, "is too long", data=self.folder / ("a" * 300))
        self.check(BAD_DATA, "not a plain file", data="/dev/null")
        self.assertFalse(pathlib.Path("/dev/null.lock").exists())

    def test_limits(self):
        self.check(WRONG_USAGE, "Did you mean “grace”", "--limit", "grac=1")
        self.check(WRONG_USAGE, "whole number from", "--limit", "grace=soon")
        self.check(WRONG_USAGE, "whole number from", "--limit", "workers=0")
        self.check(WRONG_USAGE, "whole number from", "--limit", "thinking=")
        self.check(WRONG_USAGE, "whole number from", "--limit", "thinking")

    def test_flags(self):
        self.check(WRONG_USAGE, "not an address to listen on", listen="nonsense")
        self.check(WRONG_USAGE, "not an address for guests", "--public-url", "nonsense")
        self.check(WRONG_USAGE, "--data needs the path of a file", data="")
        self.check(WRONG_USAGE, "--lissen", "--lissen", "127.0.0.1:0")
        self.check(WRONG_USAGE, "one word too many", "tables")


if __name__ == "__main__":
    unittest.main()
