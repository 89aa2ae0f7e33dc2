// A table of tests: who sits there, and news that come when a test says so.
import type { Event, Now, SeatNow, TableMessage } from "$wire";
import { expect, vi } from "vitest";
import { boardOf } from "../../src/boards/boards.ts";
import type { Line, Order, TableNews } from "../../src/link/line.svelte.ts";
import { speak } from "../../src/speech/say.svelte.ts";
import { Table } from "../../src/table/table.svelte.ts";

// To be called before all tests.
export async function prepare(): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then));
  await speak("en");
  // It takes a while the first time.
  await Promise.all(["lucky-numbers", "completto", "sequence-numbers"].map(boardOf));
}

export const person = (name: string, more: Partial<SeatNow> = {}): SeatNow => ({
  who: "person",
  name,
  is_yours: name === "Ann",
  is_host: false,
  is_present: true,
  has_stand_in: false,
  wants_rematch: false,
  ...more,
});

// A garden view in which Ben has laid what is given, by cell number.
export const view = (laid: Record<number, number>, hands: number[][] = [[], []]) => ({
  phase: "turn",
  turn: { seats: [0] },
  gardens: [Array(16).fill(null), Array.from({ length: 16 }, (_, cell) => laid[cell] ?? null)],
  hands,
  chosen: [],
  choices: [null, null],
  display: [],
  pool: [],
});

export const now = (seen: unknown, seats = [person("Ann"), person("Ben")]): Now => ({
  phase: "running",
  seats,
  turn: { seats: [0] },
  sights: [{ seat: 0, view: seen, legal: ["draw"] }],
  game: 0,
  scores: [],
  sheet: [],
  undo: [],
  help: false,
});

export async function sitDown(first: Now, game = "lucky-numbers", games = 1) {
  let hear: (news: TableNews) => void = () => {};
  let reply: unknown = { is: "accepted" };
  const asked: Order[] = [];
  const line = {
    state: "open",
    follow: async (_: string, listen: typeof hear) => ((hear = listen), () => {}),
    ask: async (order: Order) => {
      asked.push(order);
      if (reply instanceof Error) throw reply;
      return reply;
    },
  } as unknown as Line;
  const table = new Table(line, "t");
  await table.open();
  let version = 7;
  const told = { is: "table", table: "t", game, games, options: {} };
  hear({ ...told, version, now: first } as unknown as TableMessage);
  await vi.waitFor(() => expect(table.board).not.toBeNull());
  const answer = (next: unknown) => void (reply = next);
  const happen = async (events: Event[], after: Now) => {
    const numbered = events.map((event, index) => ({ number: version + index, at: 0, event }));
    version += events.length;
    hear({ is: "events", table: "t", events: numbered, version, now: after });
    await vi.waitFor(() => expect(table.told?.version).toBe(version));
    await vi.waitFor(() => expect(table.isTelling).toBe(false));
  };
  return { table, happen, hear, answer, asked };
}

export const moved = (seat: number, move: string): Event => ({
  is: "moved",
  seat,
  move,
  by_computer: false,
});
