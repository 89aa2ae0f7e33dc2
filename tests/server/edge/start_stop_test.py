"""How the server begins and ends."""

import pathlib
import resource
import signal
import socket
import unittest

import rights
from edge_case import Echo, EdgeCase
from socket_client import CLOSE

FIRST_FREE_PORT = int(pathlib.Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())


def with_files(soft, hard):
    """Before it starts: how many files the system lets it open."""
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def without_terminal():
    """Before it starts: as nohup does."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


class Stop(EdgeCase):
    settings = {"farewell_time": 10000}

    def test_everybody_is_told_to_come_back(self):
        for signal_number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            echo = self.start(**self.settings)
            self.address = echo.address
            clients = [self.open() for _ in range(20)]
            echo.ask_to_stop(signal_number)
            for client in clients:
                self.assert_closed(client, 1012, "edge_restarting")
            self.assertEqual(echo.end(), 0)

    def test_an_open_connection_hears_that_the_server_stops(self):
        waiting = self.open()
        stream = self.stream(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        self.assertEqual(stream.answer().status, 200)
        self.echo.ask_to_stop()
        self.assertEqual(waiting.frame()[0], CLOSE)  # and is not answered
        stream.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        self.assert_says(stream.answer(), 503, "edge_restarting")
        with self.assertRaises(ConnectionRefusedError):
            self.stream()
        waiting.close()

    def test_a_closed_terminal_may_be_said_twice(self):
        for first in (signal.SIGHUP, signal.SIGTERM):
            echo = self.start(**self.settings)
            self.address = echo.address
            waiting = self.open()
            stream = self.stream(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            self.assertEqual(stream.answer().status, 200)
            echo.ask_to_stop(first)
            self.assertEqual(waiting.frame()[0], CLOSE)
            echo.process.send_signal(signal.SIGHUP)
            stream.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            self.assert_says(stream.answer(), 503, "edge_restarting")
            waiting.close()
            self.assertEqual(echo.end(), 0)

    def test_who_cannot_wait_for_the_end_says_so_again(self):
        for first in (signal.SIGHUP, signal.SIGTERM):
            echo = Echo(**self.settings)
            self.address = echo.address
            waiting = self.open()
            echo.ask_to_stop(first)
            self.assertEqual(waiting.frame()[0], CLOSE)
            echo.process.send_signal(signal.SIGTERM)
            self.assertEqual(echo.end(), -signal.SIGTERM)
            echo.log_file.close()

    def test_a_server_that_was_told_to_outlive_its_terminal_does(self):
        echo = self.start(preexec_fn=without_terminal)
        self.address = echo.address
        echo.process.send_signal(signal.SIGHUP)
        self.assert_alive()
        self.assertNotIn("stopping", echo.log())

    def test_who_does_not_listen_does_not_hold_up_the_end(self):
        echo = self.start(farewell_time=100)
        self.address = echo.address
        self.open()
        self.stream(b"GET / HT")
        self.assertEqual(echo.end(), 0)
        self.assertIn('"what":"stopped"', echo.log())


class Start(EdgeCase):
    def complaint(self, **settings):
        echo = self.start(**settings)
        self.assertIsNone(echo.address)
        self.assertEqual(echo.end(), 1)
        return echo.log().splitlines()[-1]

    def test_a_port_in_use(self):
        taken = f"127.0.0.1:{self.address[1]}"
        self.assertIn(f"listens on {taken} already", self.complaint(listen=taken))

    def test_an_address_that_is_not_ours(self):
        self.assertIn("does not belong to this machine", self.complaint(listen="192.0.2.1:0"))

    @unittest.skipIf(FIRST_FREE_PORT <= 80, "everybody may use every port here")
    def test_a_port_without_permission(self):
        self.assertIn("does not let us listen",
                      self.complaint(listen="127.0.0.1:80",
                                     preexec_fn=rights.without(rights.LISTEN_ANYWHERE)))

    def test_what_is_no_address(self):
        self.assertIn("“nonsense”", self.complaint(listen="nonsense"))
        self.assertIn("“nonsense”", self.complaint(public_url="nonsense"))

    @unittest.skipUnless(socket.has_ipv6, "no IPv6 here")
    def test_ipv6(self):
        self.address = self.start(listen="[::1]:0").address
        self.assertEqual(self.address[0], "::1")
        self.assertEqual(self.ask("/healthz").status, 200)

    def test_few_files_are_raised_to_what_the_system_gives(self):
        echo = self.start(preexec_fn=with_files(64, 4100), connections=4000)
        self.address = echo.address
        clients = [self.open() for _ in range(100)]
        self.assertEqual(len(clients), 100)
        self.assertNotIn("few_files", echo.log())

    def test_a_house_that_is_larger_than_the_system_allows_is_said(self):
        for files, most in ((400, 300), (4050, 3950)):
            echo = self.start(preexec_fn=with_files(64, files), connections=4000)
            self.assertIn(f'"what":"few_files","connections":{most},"wanted":4000', echo.log())

    def test_a_port_is_free_again_at_once(self):
        client = self.open()
        self.echo.ask_to_stop()
        client.closed()
        self.assertEqual(self.echo.end(), 0)
        self.address = self.start(listen=f"127.0.0.1:{self.address[1]}").address
        self.assert_alive()
