"""A test with an echo server of its own, on a port of its own; watches it for crashes."""

import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

from socket_client import SECONDS, SocketClient, Stream

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = os.path.abspath(os.environ.get("EDGE_ECHO_BIN") or ROOT / "build/dev/tests/edge_echo")
CRASH = re.compile(r"runtime error|Sanitizer|terminate called|Assertion")
LANGUAGES = ("en", "fr", "nl", "de")
SENTENCES = {language: json.loads((ROOT / f"texts/{language}.json").read_text(encoding="utf-8"))
             for language in LANGUAGES}


def wait_until(is_so):
    """Asks again until it is so; fails after far more time than it takes."""
    deadline = time.monotonic() + SECONDS
    while not is_so():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.005)


class Echo:
    """The echo server, running with settings of its own."""

    def __init__(self, preexec_fn=None, stderr=None, **settings):
        self.log_file = tempfile.TemporaryFile("w+")  # empty if `stderr` is given
        self.process = subprocess.Popen(
            [BINARY, *(f"{name}={value}" for name, value in settings.items())],
            stdout=subprocess.PIPE, stderr=self.log_file if stderr is None else stderr, text=True,
            preexec_fn=preexec_fn)
        self.is_asked_to_stop = False
        host, _, port = self.process.stdout.readline().strip().rpartition(":")
        self.address = (host.strip("[]"), int(port)) if port else None

    def log(self):
        self.log_file.seek(0)
        return self.log_file.read()

    def ask_to_stop(self, signal_number=signal.SIGTERM):
        """Once: a second signal would end it at once."""
        if not self.is_asked_to_stop:
            self.is_asked_to_stop = True
            self.process.send_signal(signal_number)

    def end(self):
        """Its exit code, once it has stopped."""
        self.ask_to_stop()
        self.process.wait(SECONDS)
        self.process.stdout.close()
        return self.process.returncode


class EdgeCase(unittest.TestCase):
    settings = {}

    def setUp(self):
        self.echo = self.start(**self.settings)
        self.address = self.echo.address

    def start(self, **settings):
        echo = Echo(**settings)
        self.addCleanup(self.check_health, echo)
        return echo

    def check_health(self, echo):
        code, log = echo.end(), echo.log()
        echo.log_file.close()
        self.assertNotRegex(log, CRASH)
        if echo.address:
            self.assertEqual(code, 0, log)

    def open(self, path="/socket", headers=(), **how):
        """A socket that must open; what the echo server says first is in `came`."""
        client = SocketClient(self.address, path, headers, **how)
        self.addCleanup(client.close)
        self.assertIsNone(client.refusal)
        client.came = client.receive()
        return client

    def refusal(self, path="/socket", headers=()):
        client = SocketClient(self.address, path, headers)
        self.addCleanup(client.close)
        self.assertIsNotNone(client.refusal)
        return client.refusal

    def stream(self, data=b""):
        stream = Stream(self.address)
        self.addCleanup(stream.close)
        stream.send(data)
        return stream

    def ask(self, path, method="GET", headers=(), body=b""):
        lines = [f"{method} {path} HTTP/1.1", "Host: here", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers]
        if body or method == "POST":
            lines.append(f"Content-Length: {len(body)}")
        stream = self.stream(("\r\n".join(lines) + "\r\n\r\n").encode() + body)
        answer = stream.answer(has_body=method != "HEAD")
        stream.close()
        return answer

    def metrics(self):
        """Name → value."""
        lines = self.ask("/metrics").text.splitlines()
        return {name: int(value) for name, value in
                (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}

    def refused(self, reason):
        return self.metrics().get(f'ordinal_refused_total{{reason="{reason}"}}', 0)

    def assert_says(self, answer, status, key, language="en"):
        self.assertEqual((answer.status, answer.text), (status, SENTENCES[language][key] + "\n"))
        self.assertEqual(answer.header("Content-Type"), "text/plain; charset=utf-8")

    def assert_closed(self, client, code, key, language="en"):
        closed = client.closed()
        self.assertEqual((closed.code, closed.reason), (code, SENTENCES[language][key]))

    def assert_alive(self):
        """Others are served as if nothing had happened."""
        client = self.open()
        client.send("still here")
        self.assertEqual(client.receive(), "still here")
        client.close()
