"""A game of Sequence Numbers with penalties, which no simulation has; played by the second
implementation of the rules, so that it is independent of the program too."""

import random

from chacha20 import pick
from sequence_numbers import SequenceNumbers

OPTIONS = {"players": 6, "start": 0, "sides": 3, "three_sides_need": 2, "draw": "auto",
           "table_talk": "referee"}
TURNS_BETWEEN_PENALTIES = 20


def penalised_game(seed):
    """Its lines: random moves, and a penalty for side 0 every few turns."""
    game, chooser = SequenceNumbers(OPTIONS), random.Random(1)
    lines = [{"record": 1, "game": "sequence-numbers", "options": OPTIONS, "seed": seed, "deal": 0}]
    events, turns = 0, 0
    while not game.is_over():
        if game.is_chance():
            text = pick(bytes.fromhex(seed), 0, events, game.chance_outcomes())
            game.play_chance(text)
            lines.append({"chance": text})
            events += 1
        elif turns >= TURNS_BETWEEN_PENALTIES and game.referee_acts():
            game.play_referee("penalise 0")
            lines.append({"referee": "penalise 0"})
            turns = 0
        else:
            seat = game.seats_to_act()[0]
            move = chooser.choice(game.legal_moves(seat))
            game.play_move(seat, move)
            lines.append({"seat": seat, "move": move})
            turns += 1
    return lines + [{"result": game.result()}]
