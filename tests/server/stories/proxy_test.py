"""A server behind a proxy of its own machine: guests are told apart by what the proxy says."""

import unittest

from people import Story
from socket_client import SocketClient, Stream


class Proxy(Story):
    limits = ("connections-per-address=1", "--behind-proxy")

    def come(self, address):
        client = SocketClient(self.server.address, headers=[("X-Forwarded-For", address)])
        self.addCleanup(client.close)
        self.assertIn('"hello"', client.receive())

    def test_every_guest_has_a_limit_of_their_own(self):
        self.come("192.0.2.1")
        self.come("192.0.2.2")
        again = Stream(self.server.address)
        self.addCleanup(again.close)
        again.send(b"GET / HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
        self.assertEqual(again.answer().status, 429)


if __name__ == "__main__":
    unittest.main()
