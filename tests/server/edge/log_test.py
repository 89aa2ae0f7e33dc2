"""A log that nobody reads any more: no game has to wait for it, or ends with it."""

import fcntl
import os

from edge_case import EdgeCase


class Log(EdgeCase):
    def setUp(self):
        self.reading, self.writing = os.pipe()
        fcntl.fcntl(self.writing, fcntl.F_SETPIPE_SZ, 4096)
        self.echo = self.start(stderr=self.writing)
        self.address = self.echo.address
        os.close(self.writing)

    def make_a_line(self):
        client = self.open()
        client.send_frame(2, b"not a text")
        self.assert_closed(client, 1003, "edge_not_text")

    def test_whoever_has_gone_ends_nothing(self):
        os.close(self.reading)
        self.make_a_line()
        self.assert_alive()

    def test_whoever_has_stopped_reading_is_not_waited_for(self):
        self.addCleanup(os.close, self.reading)
        for _ in range(60):
            self.make_a_line()
        self.assert_alive()

        before = os.read(self.reading, 65536)
        self.make_a_line()
        lost, line = os.read(self.reading, 65536).decode().splitlines()
        self.assertRegex(lost, r'"what":"lines_lost","count":[1-9]')
        self.assertIn('"reason":"not_text"', line)
        self.assertNotIn(b"lines_lost", before)
