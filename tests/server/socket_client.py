"""A WebSocket client for tests: polite by default, and able to send anything at all."""

import base64
import hashlib
import os
import socket
import struct
from dataclasses import dataclass

SECONDS = 30  # far more than anything takes
CONTINUE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


@dataclass(frozen=True)
class Closed(Exception):
    """The server closed the socket; code 1006 if it did so without a word."""

    code: int
    reason: str = ""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list  # of (lower-case name, value), in order
    body: bytes

    def header(self, name):
        return next((value for key, value in self.headers if key == name.lower()), None)

    @property
    def text(self):
        return self.body.decode()


class Stream:
    """Bytes with an end, read in lines and lengths."""

    def __init__(self, address, seconds=SECONDS, receive_buffer=None):
        family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
        self.socket = socket.socket(family, socket.SOCK_STREAM)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(seconds)
        self.buffer = b""
        try:
            self.socket.connect(address)
        except OSError:
            self.socket.close()
            raise

    def send(self, data):
        self.socket.sendall(data)

    def fill(self):
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            data = b""
        if not data:
            raise EOFError
        self.buffer += data

    def take(self, length):
        while len(self.buffer) < length:
            self.fill()
        data, self.buffer = self.buffer[:length], self.buffer[length:]
        return data

    def take_until(self, mark):
        while mark not in self.buffer:
            self.fill()
        return self.take(self.buffer.index(mark) + len(mark))

    def answer(self, has_body=True):
        """Reads one answer of HTTP."""
        head = self.take_until(b"\r\n\r\n").decode().split("\r\n")
        pairs = [line.split(": ", 1) for line in head[1:] if line]
        headers = [(name.lower(), value) for name, value in pairs]
        length = next((int(value) for name, value in headers if name == "content-length"), 0)
        return Answer(int(head[0].split(" ")[1]), headers, self.take(length) if has_body else b"")

    def close(self):
        self.socket.close()


def frame(opcode, payload, final=True, masked=True, reserved=0, length=None):
    """A frame, well-formed unless told otherwise; `length` may be a lie."""
    size = len(payload) if length is None else length
    first = (0x80 if final else 0) | reserved << 4 | opcode
    mask_bit = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask_bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, mask_bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class SocketClient:
    """An open WebSocket. `refusal` is the answer of a server that did not open it."""

    def __init__(self, address, path="/socket", headers=(), stream=None, **how):
        self.stream = stream or Stream(address, **how)
        key = base64.b64encode(os.urandom(16))
        lines = [f"GET {path} HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key.decode()}"]
        given = {name.lower() for name, _ in headers}
        if "host" not in given:
            lines.append(f"Host: {address[0]}:{address[1]}")
        lines += [f"{name}: {value}" for name, value in headers]
        try:
            self.stream.send(("\r\n".join(lines) + "\r\n\r\n").encode())
            self.handshake = self.stream.answer()
        except (OSError, EOFError):
            self.stream.close()
            raise
        self.refusal = None if self.handshake.status == 101 else self.handshake
        expected = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        if not self.refusal and self.handshake.header("Sec-WebSocket-Accept") != expected:
            raise ValueError("a wrong Sec-WebSocket-Accept")

    def send(self, text):
        self.stream.send(frame(TEXT, text if isinstance(text, bytes) else text.encode()))

    def send_frame(self, opcode, payload, **how):
        self.stream.send(frame(opcode, payload, **how))

    def frame(self):
        """The next frame, whatever it is: (opcode, payload)."""
        try:
            first, second = self.stream.take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.stream.take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.stream.take(8))
            return first & 0x0F, self.stream.take(length)
        except EOFError:
            raise Closed(1006) from None

    def receive(self):
        """The next text; pings are answered on the way. Raises Closed."""
        while True:
            opcode, payload = self.frame()
            if opcode == TEXT:
                return payload.decode()
            if opcode == PING:
                self.send_frame(PONG, payload)
            if opcode == CLOSE:
                raise self.farewell(payload)

    def farewell(self, payload):
        try:
            self.send_frame(CLOSE, payload[:2])
        except OSError:
            pass
        code = struct.unpack("!H", payload[:2])[0] if payload else 1005
        return Closed(code, payload[2:].decode())

    def closed(self):
        """Reads until the server closes, and says how."""
        try:
            while True:
                self.receive()
        except Closed as closed:
            return closed

    def close(self):
        self.stream.close()
