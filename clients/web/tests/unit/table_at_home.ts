// A house with the real engine, a shelf in memory, and a clock that goes when it is told to.
import { readFileSync } from "node:fs";
import { loadOrdinal } from "$engine";
import type { Command, Message } from "$wire";
import { House } from "../../src/house/house.ts";
import type { Kept, Shelf } from "../../src/house/kept.ts";

const wasm = new URL("../../../../build/wasm/wasm/ordinal.wasm", import.meta.url);
export const ordinal = await loadOrdinal(readFileSync(wasm));

export function memoryShelf(): Shelf & { tables: Map<string, Kept> } {
  const tables = new Map<string, Kept>();
  return {
    tables,
    all: async () => structuredClone([...tables.values()]),
    read: async (id) => structuredClone(tables.get(id)),
    write: async (kept, previousLength) => {
      if ((tables.get(kept.id)?.log.length ?? 0) !== previousLength) return false;
      tables.set(kept.id, structuredClone(kept));
      return true;
    },
    remove: async (id) => void tables.delete(id),
  };
}

let seeds = 0;

export class Home {
  readonly heard: Message[] = [];
  readonly wrote: string[] = [];
  readonly house: House;
  #due: (() => void)[] = [];
  #ids = 0;

  constructor(shelf: Shelf = memoryShelf()) {
    this.house = new House(ordinal, shelf, {
      now: () => 1000,
      random: () => (++seeds).toString(16).padStart(64, "0"),
      after: (_milliseconds, then) => void this.#due.push(then),
      sentence: (key) => key,
      tell: (message) => void this.heard.push(message),
      wrote: (table) => void this.wrote.push(table),
    });
  }

  // The answer to a command.
  async ask(command: Command): Promise<Message> {
    const id = ++this.#ids;
    await this.house.hear({ ...command, id });
    return this.heard.findLast((message) => "id" in message && message.id === id)!;
  }

  // Lets computer players think until nobody does.
  async settle(): Promise<void> {
    while (this.#due.length > 0) {
      this.#due.shift()!();
      await this.house.hear({ is: "games" });
    }
  }

  latest(): Extract<Message, { is: "table" | "events" }> {
    const found = this.heard.findLast(({ is }) => is === "table" || is === "events");
    return found as Extract<Message, { is: "table" | "events" }>;
  }

  async open(game: string, seats: string[], more: object = {}): Promise<string> {
    const options = { players: seats.length };
    const answer = await this.ask({ is: "open", game, options, seats, ...more });
    if (answer.is !== "accepted") throw new Error(JSON.stringify(answer));
    await this.settle();
    return answer.table!;
  }

  // Plays the first legal move of whoever of the own seats may act.
  async playFirst(table: string): Promise<Message> {
    const { now, version } = this.latest();
    const sight = now.sights.find(({ legal }) => legal && legal.length > 0)!;
    const move = sight.legal![0]!;
    const answer = await this.ask({ is: "move", table, seat: sight.seat!, move, version });
    await this.settle();
    return answer;
  }
}
