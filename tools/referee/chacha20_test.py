"""Tests of the stream that decides chance."""

import unittest

import chacha20


class Cipher(unittest.TestCase):
    def check_block(self, key, counter, nonce, expected):
        block = chacha20.block(bytes.fromhex(key), counter, bytes.fromhex(nonce))
        self.assertEqual(block, bytes.fromhex(expected))

    def test_rfc_8439_quarter_round(self):
        """Section 2.1.1."""
        state = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
        chacha20.quarter_round(state, 0, 1, 2, 3)
        self.assertEqual(state, [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB])

    def test_rfc_8439_block(self):
        """Section 2.3.2."""
        self.check_block(
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", 1,
            "000000090000004a00000000",
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e")

    def test_rfc_8439_key_stream_1(self):
        self.check_block(
            "00" * 32, 0, "00" * 12,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586")

    def test_rfc_8439_key_stream_2(self):
        self.check_block(
            "00" * 32, 1, "00" * 12,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f")

    def test_rfc_8439_key_stream_3(self):
        self.check_block(
            "00" * 31 + "01", 1, "00" * 12,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0")

    def test_rfc_8439_key_stream_4(self):
        self.check_block(
            "00ff" + "00" * 30, 2, "00" * 12,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096")

    def test_rfc_8439_key_stream_5(self):
        self.check_block(
            "00" * 32, 0, "00" * 11 + "02",
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d")


class Picking(unittest.TestCase):
    def test_key_of_seed(self):
        self.assertEqual(chacha20.key_of_seed(""), bytes(32))
        self.assertEqual(chacha20.key_of_seed("9F2"), b"\x9f\x20" + bytes(30))
        self.assertEqual(chacha20.key_of_seed("ab" * 32), b"\xab" * 32)

    def test_bad_seeds(self):
        for seed in ("xy", "0" * 65, "12 34", "9f…"):
            with self.assertRaises(ValueError):
                chacha20.key_of_seed(seed)

    def test_nonce(self):
        nonce = chacha20.nonce_of_event(0x01020304, 0x05060708090A0B0C)
        self.assertEqual(nonce.hex(), "04030201" + "0c0b0a0908070605")

    def test_stream_runs_over_blocks(self):
        """The second block continues the first: words 16 on are those of counter 1."""
        words = chacha20.stream_words(bytes(32), bytes(12))
        first = [next(words) for _ in range(17)]
        self.assertEqual(first[0], 0xADE0B876)
        self.assertEqual(first[16], 0xBEE7079F)

    def test_rejection(self):
        """2^32 mod 3 is 1: only the largest word is skipped."""
        self.assertEqual(chacha20.position_from_words([2**32 - 1, 7], 3), 1)
        self.assertEqual(chacha20.position_from_words([2**32 - 2], 3), 2)
        self.assertEqual(chacha20.position_from_words([2**32 - 1], 4), 3)
        self.assertEqual(chacha20.position_from_words([2**32 - 1], 1), 0)

    def test_weights_end_to_end(self):
        outcomes = [("a", 2), ("b", 1), ("c", 3)]
        picked = [chacha20.outcome_at(outcomes, position) for position in range(6)]
        self.assertEqual(picked, ["a", "a", "b", "c", "c", "c"])

    def test_pick(self):
        """The first word of the zero key's stream is 0xade0b876."""
        outcomes = [(str(number), 2) for number in range(20)]
        self.assertEqual(chacha20.pick(bytes(32), 0, 0, outcomes), str(0xADE0B876 % 40 // 2))
