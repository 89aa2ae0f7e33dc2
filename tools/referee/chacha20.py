"""ChaCha20 blocks (RFC 8439) and the choice of chance events; knows no game and no record."""

import struct

WORD = 2**32


def rotate_left(word, bits):
    return ((word << bits) | (word >> (32 - bits))) % WORD


def quarter_round(state, a, b, c, d):
    """RFC 8439, section 2.1, on four of the sixteen words of the state."""
    state[a] = (state[a] + state[b]) % WORD
    state[d] = rotate_left(state[d] ^ state[a], 16)
    state[c] = (state[c] + state[d]) % WORD
    state[b] = rotate_left(state[b] ^ state[c], 12)
    state[a] = (state[a] + state[b]) % WORD
    state[d] = rotate_left(state[d] ^ state[a], 8)
    state[c] = (state[c] + state[d]) % WORD
    state[b] = rotate_left(state[b] ^ state[c], 7)


def double_round(state):
    """Four column rounds, then four diagonal rounds."""
    quarter_round(state, 0, 4, 8, 12)
    quarter_round(state, 1, 5, 9, 13)
    quarter_round(state, 2, 6, 10, 14)
    quarter_round(state, 3, 7, 11, 15)
    quarter_round(state, 0, 5, 10, 15)
    quarter_round(state, 1, 6, 11, 12)
    quarter_round(state, 2, 7, 8, 13)
    quarter_round(state, 3, 4, 9, 14)


def block_words(key, counter, nonce):
    """RFC 8439, section 2.3: key of 32 bytes, nonce of 12 bytes; gives sixteen 32-bit words."""
    start = list(struct.unpack("<4L", b"expand 32-byte k"))
    start += struct.unpack("<8L", key)
    start.append(counter % WORD)
    start += struct.unpack("<3L", nonce)
    state = list(start)
    for _ in range(10):
        double_round(state)
    return [(mixed + first) % WORD for mixed, first in zip(state, start)]


def block(key, counter, nonce):
    """The same block as 64 bytes."""
    return struct.pack("<16L", *block_words(key, counter, nonce))


def key_of_seed(seed):
    """The 32-byte key of a seed in hexadecimal digits, filled with zeros at the end."""
    if any(digit not in "0123456789abcdefABCDEF" for digit in seed):
        raise ValueError("a seed has hexadecimal digits only")
    if len(seed) > 64:
        raise ValueError("a seed has at most 64 hexadecimal digits")
    return bytes.fromhex(seed.ljust(64, "0"))


def nonce_of_event(deal, number):
    """deal: number of the game; number: of the chance event in that game; both from 0."""
    return struct.pack("<LQ", deal, number)


def stream_words(key, nonce):
    """The key stream from block 0 on, as 32-bit words."""
    counter = 0
    while True:
        yield from block_words(key, counter, nonce)
        counter += 1


def position_from_words(words, total):
    """The first word below the largest multiple of total decides; the others are skipped."""
    limit = WORD // total * total
    for word in words:
        if word < limit:
            return word % total
    raise ValueError("the key stream is exhausted")


def outcome_at(outcomes, position):
    """outcomes: (text, weight) in order; the one at this position of the weights end to end."""
    for text, weight in outcomes:
        if position < weight:
            return text
        position -= weight
    raise ValueError("the position is beyond the weights")


def pick(key, deal, number, outcomes):
    """The outcome that the stream decides for chance event `number` of game `deal`."""
    total = sum(weight for _, weight in outcomes)
    words = stream_words(key, nonce_of_event(deal, number))
    return outcome_at(outcomes, position_from_words(words, total))
