"""The registry of the games the referee knows, by the name used in records; nothing else."""

from completto import Completto
from lucky_numbers import LuckyNumbers
from sequence_numbers import SequenceNumbers

GAMES = {"completto": Completto, "lucky-numbers": LuckyNumbers,
         "sequence-numbers": SequenceNumbers}
