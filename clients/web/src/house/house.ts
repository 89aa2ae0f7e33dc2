// The house on this device: tables for one person against computer players, or for several people
// who pass the device on. It answers the same commands as a server, and tells in the same messages.
// What is told has been kept before.
import type { Ordinal, Seat } from "$engine";
import type { Command, Event, Message, NumberedEvent } from "$wire";
import type { Kept, KeptSeat, Shelf } from "./kept.ts";
import { listed } from "./listed.ts";
import { got, No, refused } from "./no.ts";
import { asSeen, nowOf, ownSeats, sinceTheEnd, tableMessage } from "./sight.ts";
import { Standing, valueOf } from "./standing.ts";

// What the house needs from the world.
export interface World {
  now(): number; // milliseconds
  random(): string; // 32 bytes, hexadecimal
  after(milliseconds: number, then: () => void): void;
  sentence(key: string, blanks: Record<string, string>): string;
  tell(message: Message): void;
  wrote(table: string): void; // for houses of other tabs, which catch up
}

export const thinkingTime = 650; // so that people can follow what a computer player does

interface Room {
  kept: Kept;
  standing: Standing;
  isThinking: boolean;
}

type Of<Name> = Extract<Command, { is: Name }>;

export class House {
  readonly #ordinal: Ordinal;
  readonly #shelf: Shelf;
  readonly #world: World;
  readonly #rooms = new Map<string, Room>();
  #queue: Promise<void> = Promise.resolve(); // one thing after another

  constructor(ordinal: Ordinal, shelf: Shelf, world: World) {
    this.#ordinal = ordinal;
    this.#shelf = shelf;
    this.#world = world;
  }

  hear(command: Command): Promise<void> {
    return this.#next(async () => {
      const answer = await this.#answer(command);
      this.#world.tell({ ...answer, ...(command.id === undefined ? {} : { id: command.id }) });
    }, command);
  }

  // Another tab has written: what is told here goes on from there.
  catchUp(table: string): Promise<void> {
    return this.#next(async () => {
      const room = this.#rooms.get(table);
      const kept = room && (await this.#shelf.read(table));
      if (kept && kept.log.length !== room.kept.log.length) await this.#goOn(this.#tellAnew(kept));
    });
  }

  #next(work: () => Promise<void>, command?: Command): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#fail(error, command));
    return this.#queue;
  }

  #fail(error: unknown, command?: Command): void {
    const {
      code,
      rule,
      arguments: blanks,
    } = error instanceof No
      ? error.refusal
      : { code: "house_failed", rule: "TABLE", arguments: { why: String(error) } };
    const table = command && "table" in command ? command.table : undefined;
    this.#world.tell({
      is: "refused",
      ...(command?.id === undefined ? {} : { id: command.id }),
      code,
      rule,
      arguments: blanks,
      text: this.#world.sentence(code, blanks),
      ...(table === undefined ? {} : { table }),
    });
  }

  async #answer(command: Command): Promise<Message> {
    switch (command.is) {
      case "games":
        return { is: "game_sheets", games: this.#ordinal.games() };
      case "mine":
        return { is: "tables", list: "mine", tables: await listed(this.#shelf) };
      case "open":
        return this.#open(command);
      case "follow":
        return this.#follow(command);
      case "unfollow":
        return { is: "accepted", table: command.table };
      case "close":
        return this.#close(command);
      case "move":
        return this.#move(command);
      case "referee":
        return this.#referee(command);
      case "undo":
        return this.#undo(command);
      case "rematch":
        return this.#rematch(command);
      case "moves":
        return {
          is: "legal_moves",
          moves: got((await this.#game(command)).legal(seatOf(command))),
        };
      case "hint":
        return this.#hint(command);
      case "chance":
        return { is: "win_chance", ...got((await this.#game(command)).chance(seatOf(command))) };
      case "why_not":
        return this.#whyNot(command);
      default:
        throw refused("house_only_at_server");
    }
  }

  async #room(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const kept = await this.#shelf.read(id);
    if (!kept) throw refused("table_unknown");
    return this.#enter(kept);
  }

  #enter(kept: Kept): Room {
    this.#rooms.get(kept.id)?.standing.game?.free();
    const room = { kept, standing: new Standing(this.#ordinal, kept), isThinking: false };
    this.#rooms.set(kept.id, room);
    return room;
  }

  #tellAnew(kept: Kept): Room {
    const room = this.#enter(kept);
    this.#world.tell(tableMessage(kept, room.standing));
    return room;
  }

  async #game(command: { table: string }) {
    const { standing } = await this.#room(command.table);
    if (!standing.game) throw refused("table_not_started");
    return standing.game;
  }

  async #open(command: Of<"open">): Promise<Message> {
    const settings = { ...command.options };
    const seats = (command.seats ?? []).map((who): KeptSeat =>
      who.startsWith("person:")
        ? { who: "person", name: who.slice("person:".length) }
        : { who: "computer", level: who },
    );
    got(this.#ordinal.start(command.game, settings)).free();
    const { start = 0, ...kept } = settings;
    const id = this.#world.random().slice(0, 16);
    const room = this.#enter({
      id,
      game: command.game,
      settings: kept,
      isMatch: command.match ?? false,
      seats,
      seeds: [this.#world.random()],
      log: [],
      card: { phase: "open", turn: [] },
    });
    await this.#write(room, [{ is: "opened", game: command.game }, startOf(0, Number(start))]);
    await this.#goOn(room);
    return { is: "accepted", table: id };
  }

  async #follow(command: Of<"follow">): Promise<Message> {
    const room = await this.#room(command.table);
    this.#world.tell(
      sinceTheEnd(room.kept, room.standing, command.have) ?? tableMessage(room.kept, room.standing),
    );
    void this.#next(() => this.#goOn(room));
    return { is: "accepted", table: command.table };
  }

  async #close(command: Of<"close">): Promise<Message> {
    await this.#shelf.remove(command.table);
    this.#rooms.delete(command.table);
    return { is: "accepted", table: command.table };
  }

  async #move(command: Of<"move">): Promise<Message> {
    const room = await this.#room(command.table);
    const seat = seatOf(command);
    this.#mustHaveSeen(room, command, room.standing.mustHaveSeen(seat));
    if (room.kept.seats[seat]?.who !== "person") throw refused("table_not_your_seat");
    const trial = got(room.standing.game!.copy());
    const move = got(afterwards(trial, () => trial.play(seat, command.move)));
    await this.#write(room, [{ is: "moved", seat, move, by_computer: false }]);
    await this.#goOn(room);
    return { is: "accepted", table: command.table };
  }

  async #referee(command: Of<"referee">): Promise<Message> {
    const room = await this.#room(command.table);
    this.#mustHaveSeen(room, command, room.kept.log.length);
    const trial = got(room.standing.game!.copy());
    got(afterwards(trial, () => trial.play("referee", command.act)));
    await this.#write(room, [{ is: "refereed", move: command.act }]);
    await this.#goOn(room);
    return { is: "accepted", table: command.table };
  }

  #mustHaveSeen({ standing, kept }: Room, { version }: { version: number }, least: number): void {
    if (standing.phase !== "running") throw refused("table_is_over");
    if (version < least || version > kept.log.length) {
      throw refused("table_stale", { version: String(kept.log.length) });
    }
  }

  async #undo(command: Of<"undo">): Promise<Message> {
    const room = await this.#room(command.table);
    if (room.standing.phase !== "running") throw refused("table_is_over");
    const move = room.standing.lastOwnMove();
    if (!move) throw refused("table_nothing_to_undo");
    if (room.standing.mayUndo().length === 0) throw refused("table_undo_too_late");
    await this.#write(room, [{ is: "undone", from: move.number }]);
    await this.#goOn(room);
    return { is: "accepted", table: command.table };
  }

  async #rematch(command: Of<"rematch">): Promise<Message> {
    const room = await this.#room(command.table);
    if (room.standing.phase !== "over") throw refused("table_not_over");
    room.kept.seeds.push(this.#world.random());
    await this.#write(room, [startOf(0, room.standing.nextStart())]);
    await this.#goOn(room);
    return { is: "accepted", table: command.table };
  }

  async #hint(command: Of<"hint">): Promise<Message> {
    const hint = got((await this.#game(command)).hint(seatOf(command)));
    const reasons = hint.reasons.map(({ text, arguments: blanks }) => ({
      sentence: this.#world.sentence(text, {}),
      arguments: blanks,
    }));
    return { is: "advice", move: hint.move, reasons };
  }

  async #whyNot(command: Of<"why_not">): Promise<Message> {
    const trial = got((await this.#game(command)).copy());
    got(afterwards(trial, () => trial.play(seatOf(command), command.move)));
    return { is: "no_reason" };
  }

  // With what is dealt then. Kept first, told then: what could not be kept has not happened.
  async #write(room: Room, events: Event[]): Promise<void> {
    const { kept, standing } = room;
    const first = kept.log.length;
    const own = ownSeats(kept);
    const told: NumberedEvent[] = [];
    const take = (event: Event) => {
      const entry = { number: kept.log.length, at: this.#world.now(), event };
      told.push({ ...entry, event: asSeen(standing, event, own) });
      kept.log.push(entry);
      standing.take(entry);
    };
    events.forEach(take);
    this.#deals(standing).forEach(take);
    kept.card = { phase: standing.phase, turn: [...standing.acting()] };
    const isNext = await this.#shelf.write(kept, first).catch((error: unknown) => {
      this.#rooms.delete(kept.id);
      throw error;
    });
    if (!isNext) {
      this.#rooms.delete(kept.id);
      standing.game?.free();
      const fresh = await this.#shelf.read(kept.id);
      if (!fresh) throw refused("table_unknown");
      this.#tellAnew(fresh);
      throw refused("table_stale", { version: String(fresh.log.length) });
    }
    this.#world.wrote(kept.id);
    const version = kept.log.length;
    this.#world.tell({
      is: "events",
      table: kept.id,
      events: told,
      version,
      now: nowOf(kept, standing),
    });
  }

  // Ends what is over, and lets computer players move.
  async #goOn(room: Room): Promise<void> {
    const { standing } = room;
    while (standing.phase === "running") {
      const turn = standing.turn()!;
      if ("chance" in turn) {
        await this.#write(room, []);
      } else if ("over" in turn) {
        await this.#endGame(room);
      } else {
        return this.#think(room, turn.seats);
      }
    }
  }

  // All that chance decides until somebody may act.
  #deals(standing: Standing): Event[] {
    if (standing.phase !== "running") return [];
    const trial = valueOf(standing.game!.copy());
    const events: Event[] = [];
    while ("chance" in valueOf(trial.turn())) {
      const move = valueOf(trial.deal(standing.seed(), standing.gameNumber));
      events.push({ is: "dealt", move });
    }
    trial.free();
    return events;
  }

  async #endGame(room: Room): Promise<void> {
    const { standing, kept } = room;
    const { result } = valueOf(standing.game!.result());
    await this.#write(room, [{ is: "game_over", result }]);
    if (!standing.isLastOfMatch()) {
      const match = standing.match()!;
      const next = standing.gameNumber + 1;
      return this.#write(room, [startOf(next, match.starts[next]!)]);
    }
    const winners = standing.match()?.winners ?? (result as { winners: number[] }).winners;
    return this.#write(room, [
      {
        is: "match_over",
        winners,
        scores: standing.match()?.scores ?? [],
        secret: standing.seed(),
        contributions: [],
        record: `${kept.id}-${standing.matchNumber}`,
        next_commitment: "",
        ...standing.course(),
      },
    ]);
  }

  #think(room: Room, seats: readonly Seat[]): void {
    const { kept } = room;
    const seat = seats.find((one) => kept.seats[one]?.who === "computer");
    if (seat === undefined || room.isThinking) return;
    room.isThinking = true;
    const version = kept.log.length;
    this.#world.tell({ is: "thinking", table: kept.id, seat });
    this.#world.after(thinkingTime, () => {
      void this.#next(async () => {
        room.isThinking = false;
        if (this.#rooms.get(kept.id) !== room) return; // another tab was faster
        if (kept.log.length === version) await this.#moveComputer(room, seat);
        await this.#goOn(room);
      });
    });
  }

  async #moveComputer(room: Room, seat: Seat): Promise<void> {
    const { kept, standing } = room;
    const player = kept.seats[seat]!;
    if (player.who !== "computer") return;
    const number = kept.log.length;
    const move = got(standing.game!.move(seat, player.level, standing.seed(), number));
    await this.#write(room, [{ is: "moved", seat, move, by_computer: true }]);
  }
}

function seatOf(command: { seat: number }): Seat {
  return command.seat as Seat;
}

function startOf(game: number, start: number): Event {
  return { is: "started", game, start };
}

function afterwards<T>(trial: { free(): void }, work: () => T): T {
  try {
    return work();
  } finally {
    trial.free();
  }
}
