"""Random records for the tests beside this file; knows the games by the registry only."""

import io
import json

import chacha20
from games import GAMES
from records import replay_stream


def play_all(game, texts):
    """Plays chance events, and moves of the first seat that may act; each must be legal."""
    for text in texts:
        if game.is_chance():
            assert text in [outcome for outcome, _ in game.chance_outcomes()], text
            game.play_chance(text)
        else:
            seat = game.seats_to_act()[0]
            assert text in game.legal_moves(seat), text
            game.play_move(seat, text)


def random_move(legal, rng):
    """Slides are rare: with many of them a game of Completto takes thousands of events."""
    others = [move for move in legal if not move.startswith("slide")]
    return rng.choice(others if others and rng.random() < 0.9 else legal)


def game_lines(options, rng, seed="", deal=0, match=None, name="lucky-numbers"):
    """One random game as a list of objects, with legal lists; and the finished game."""
    game = GAMES[name](options)
    header = {"record": 1, "game": name, "options": dict(game.options),
              "seed": seed, "deal": deal}
    if match is not None:
        header["match"] = match
    lines = [header]
    chance_number = 0
    while not game.is_over():
        if game.is_chance():
            key = chacha20.key_of_seed(seed)
            text = chacha20.pick(key, deal, chance_number, game.chance_outcomes())
            chance_number += 1
            lines.append({"chance": text})
            game.play_chance(text)
        else:
            seat = rng.choice(game.seats_to_act())
            legal = game.legal_moves(seat)
            move = random_move(legal, rng)
            lines.append({"seat": seat, "move": move, "legal": legal})
            game.play_move(seat, move)
    lines.append({"result": game.result()})
    return lines, game


def match_lines(players, rng, first_start=1, name="lucky-numbers"):
    """A random match and its scores."""
    kind = GAMES[name].match_kinds[0]
    lines = []
    totals = [0] * players
    for number in range(players):
        options = {"players": players, "start": (first_start + number) % players}
        match = {"kind": kind, "game": number + 1, "of": players}
        more, game = game_lines(options, rng, "5eed", number, match, name)
        lines += more
        totals = [total + score for total, score in zip(totals, game.match_scores(kind))]
    best = {"tournament": max, "series": min}[kind](totals)
    winners = [seat for seat in range(players) if totals[seat] == best]
    lines.append({"match_result": {"winners": winners, "scores": totals}})
    return lines


def check_lines(lines, allow_unfinished=False):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return replay_stream(io.BytesIO(text.encode()), GAMES, allow_unfinished)
