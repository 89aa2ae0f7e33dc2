"""What `ordinal serve` says when it is open."""

import socket
import subprocess
import tempfile
import unittest

from people import BINARY, SECONDS


def near_address():
    """Of this machine, for its neighbours; nothing without a network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return asking.getsockname()[0]


class Welcome(unittest.TestCase):
    def said(self, listen, *flags):
        with tempfile.TemporaryDirectory() as folder:
            server = subprocess.Popen(
                [BINARY, "serve", "--lang", "en", "--listen", listen, "--data", f"{folder}/t.sqlite",
                 *flags],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            with server.stdout:
                first = server.stdout.readline()
                server.terminate()
                said = first + server.stdout.read()
            self.assertEqual(server.wait(SECONDS), 0)
            return said

    def test_others_in_the_network_learn_where_to_go(self):
        near = near_address()
        said = self.said("0.0.0.0:0")
        self.assertIn("http://localhost:", said)
        self.assertEqual("Others in your network" in said, near is not None)
        self.assertIn(f"http://{near}:" if near else "", said)

    def test_nobody_is_invited_where_only_this_machine_is_heard(self):
        self.assertNotIn("network", self.said("127.0.0.1:0"))

    def test_who_has_a_public_address_is_told_that_one(self):
        said = self.said("0.0.0.0:0", "--public-url", "https://play.example.org/")
        self.assertIn(" https://play.example.org", said)
        self.assertNotIn("http://", said)


if __name__ == "__main__":
    unittest.main()
