"""The registry of the games the referee knows, by the name used in records; nothing else."""

from lucky_numbers import LuckyNumbers

GAMES = {"lucky-numbers": LuckyNumbers}
