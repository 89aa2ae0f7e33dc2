// Lucky Numbers as a room of Colyseus. What is nobody's business is a member of the room and not of
// its state; everything else everybody may see, so that no view of a client differs.
import { Room } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import {
  SEATS, box, dealtGarden, emptyDisplay, fits, freeCells, isCell, isNumber, lay, winners,
} from "../rules.js";

const Player = schema({ sessionId: t.string(), garden: t.array("uint8") }, "Player");

export const State = schema({
  players: t.array(Player),
  display: t.array("uint8"),
  hand: t.uint8().default(0),
  left: t.uint8().default(0),
  turn: t.uint8().default(0),
  version: t.uint32().default(0),
  winners: t.array("uint8"),
}, "State");

function shuffled(tiles) {
  for (let i = tiles.length - 1; i > 0; --i) {
    const j = Math.floor(Math.random() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  return tiles;
}

export class LuckyNumbers extends Room {
  maxClients = SEATS;
  state = new State();

  messages = {
    draw: (client) => this.inTurn(client, () => this.draw()),
    place: (client, cell) => this.inTurn(client, (garden) => this.place(garden, cell)),
    discard: (client) => this.inTurn(client, () => this.discard()),
    take: (client, [number, cell]) => this.inTurn(client, (garden) => this.take(garden, number, cell)),
    again: () => this.again(),
  };

  onJoin(client) {
    this.state.players.push(new Player().assign({ sessionId: client.sessionId, garden: [] }));
    if (this.state.players.length === SEATS) this.begin();
  }

  begin() {
    this.pool = shuffled(box());
    for (const player of this.state.players) player.garden = dealtGarden(this.pool);
    this.state.display = emptyDisplay();
    this.state.winners = [];
    this.state.hand = 0;
    this.state.turn = 0;
    this.state.left = this.pool.length;
    ++this.state.version;
  }

  // Whatever is refused changes nothing.
  inTurn(client, move) {
    const player = this.state.players[this.state.turn];
    const isOver = this.state.winners.length > 0;
    if (isOver || this.state.version === 0 || player.sessionId !== client.sessionId) return;
    if (move(player.garden)) ++this.state.version;
  }

  draw() {
    if (this.state.hand !== 0) return false;
    this.state.hand = this.pool.pop();
    this.state.left = this.pool.length;
    return true;
  }

  place(garden, cell) {
    const { hand, display } = this.state;
    if (hand === 0 || !isCell(cell) || !fits(garden, hand, cell)) return false;
    lay(garden, display, hand, cell);
    return this.endTurn(garden);
  }

  discard() {
    const { hand, display } = this.state;
    if (hand === 0) return false;
    ++display[hand];
    return this.endTurn(this.state.players[this.state.turn].garden);
  }

  take(garden, number, cell) {
    const { hand, display } = this.state;
    if (hand !== 0 || !isNumber(number) || !isCell(cell)) return false;
    if (display[number] === 0 || !fits(garden, number, cell)) return false;
    --display[number];
    lay(garden, display, number, cell);
    return this.endTurn(garden);
  }

  endTurn(garden) {
    this.state.hand = 0;
    const isOver = freeCells(garden) === 0 || this.pool.length === 0;
    if (isOver) this.state.winners = winners(this.state.players.map((player) => player.garden));
    this.state.turn = (this.state.turn + 1) % SEATS;
    return true;
  }

  again() {
    if (this.state.winners.length > 0) this.begin();
  }
}
