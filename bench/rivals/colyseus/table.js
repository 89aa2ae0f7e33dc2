// Four people in a room of Colyseus, with its own client.
import { Client } from "@colyseus/sdk";
import { SEATS, legalMoves } from "../rules.js";

export class Table {
  static async open(port, changed) {
    const table = new Table(changed);
    const client = new Client(`ws://127.0.0.1:${port}`);
    const first = await client.create("lucky-numbers");
    table.follow(first);
    for (let seat = 1; seat < SEATS; ++seat) table.follow(await client.joinById(first.roomId));
    return table;
  }

  constructor(changed) {
    this.changed = changed; // called when all have seen how the table stands
    this.rooms = [];
    this.seen = [];
  }

  follow(room) {
    const seat = this.rooms.push(room) - 1;
    this.seen.push(0);
    room.onStateChange((state) => this.hear(seat, state));
  }

  hear(seat, state) {
    if (state.version <= this.seen[seat]) return;
    this.seen[seat] = state.version;
    if (this.seen.length < SEATS || !this.seen.every((version) => version === state.version)) return;
    this.state = state;
    this.changed(this);
    if (this.isOver) this.rooms[0].send("again");
  }

  get isOver() {
    return this.state.winners.length > 0;
  }

  play() {
    const { players, display, hand, turn } = this.state;
    const moves = legalMoves(players[turn].garden, display, hand);
    const [name, ...rest] = moves[Math.floor(Math.random() * moves.length)];
    this.rooms[turn].send(name, name === "take" ? rest : rest[0]);
  }

  close() {
    for (const room of this.rooms) room.leave();
  }
}
