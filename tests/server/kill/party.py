"""People who open a table, play a match there, perhaps another, and go on to a new table. What each
of them saw of a table is kept, to be compared with what the server knows."""

from dataclasses import dataclass, field


@dataclass
class Seen:
    """What a player saw of a table, and which moves the server said are done."""

    player: object
    table: str
    events: dict
    accepted: list
    now: dict
    matches: int


@dataclass
class Party:
    players: list
    game: str
    seats: list
    how: dict
    matches: int = 1  # at this table
    rematches: int = 0  # to come
    is_rematching: bool = False
    key: str = None
    finished: list = field(default_factory=list)  # of Seen

    def answered(self, player, message):
        if player.table is None:
            self.key = message["key"]
            for other in self.players:
                other.follow_new(message["table"])

    def act(self, is_last):
        """Everybody does what is due; no other match is begun when it is the last."""
        if self.is_over() and self.rematches > 0 and not is_last:
            self.is_rematching = True
        for place, player in enumerate(self.players):
            if player.table is None:
                self.open(player, is_last)
            elif not player.is_waiting():
                self.act_at_table(player, place, is_last)
        if self.is_rematching and any(player.now["phase"] == "running" for player in self.players):
            self.is_rematching = False
            self.rematches -= 1
            self.matches += 1
        if self.is_over() and (is_last or self.rematches == 0):
            self.finish()

    def open(self, player, is_last):
        if player is self.players[0] and not player.pending and not is_last:
            self.matches, self.rematches = 1, player.random.randrange(2)
            player.command(**{"is": "open", "game": self.game, "seats": self.seats, **self.how})

    def act_at_table(self, player, place, is_last):
        phase = player.now["phase"]
        if player.seat() is None:
            own = [i for i, who in enumerate(self.seats) if who == "person"][place]
            player.command(**{"is": "sit", "table": player.table, "key": self.key, "seat": own,
                              "name": player.name})
        elif phase == "open" and player is self.players[0]:
            if all(seat["who"] != "free" for seat in player.now["seats"]):
                player.command(**{"is": "start", "table": player.table})
        elif phase == "running":
            player.move()
        elif phase == "over" and self.is_rematching and not is_last:
            if not player.now["seats"][player.seat()]["wants_rematch"]:
                player.command(**{"is": "rematch", "table": player.table, "seat": player.seat()})

    def is_over(self):
        """Everybody has seen the end."""
        return (all(player.table and player.now and player.now["phase"] == "over"
                    and not player.pending for player in self.players)
                and len({player.version for player in self.players}) == 1)

    def is_done(self):
        """Nobody is at a table, or on the way to one."""
        return all(player.table is None and not player.pending for player in self.players)

    def finish(self):
        self.rematches, self.is_rematching = 0, False
        for player in self.players:
            self.finished.append(Seen(player, player.table, player.events, player.accepted,
                                      player.now, self.matches))
            player.forget()
