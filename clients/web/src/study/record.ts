// Reads the text of a record into its games. Whether they were played by the rules is not its matter.
import type { Actor, Seat, Settings } from "$engine";
import { atLine, refusing } from "./refusing.ts";

export interface Fair {
  commitment: string;
  secret?: string;
  contributions: string[];
}

export interface Played {
  actor: Actor;
  move: string;
}

export interface WrittenGame {
  game: string;
  options: Settings;
  seed: string | null;
  deal: number;
  fair: Fair | null;
  people: readonly { name?: string; level?: string }[]; // of every seat; empty if the record names nobody
  events: Played[];
  result: Readonly<Record<string, unknown>> | null; // null: it breaks off
  lines: number[]; // of the record, from 1: of the header, every event, and the result
}

type Line = Record<string, unknown>;

const longest = 60;

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function lineOf(text: string): Line {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw refusing("record_not_json", "REC-1", { text: shortened(text) });
  }
  if (typeof line !== "object" || line === null || Array.isArray(line)) {
    throw refusing("record_not_object", "REC-1", { text: shortened(text) });
  }
  return line as Line;
}

function textAt(line: Line, key: string): string {
  const value = line[key];
  if (typeof value !== "string") throw refusing("record_needs_text", "REC-5", { key });
  return value;
}

function headerOf(line: Line, deal: number, number: number): WrittenGame {
  if (line.record !== 1) {
    throw refusing("record_version", "REC-3", { version: String(line.record) });
  }
  return {
    game: textAt(line, "game"),
    options: (line.options ?? {}) as Settings,
    seed: typeof line.seed === "string" ? line.seed : null,
    deal: typeof line.deal === "number" ? line.deal : deal,
    fair: (line.fair as Fair | undefined) ?? null,
    people: Array.isArray(line.people) ? (line.people as WrittenGame["people"]) : [],
    events: [],
    result: null,
    lines: [number],
  };
}

function eventOf(line: Line, text: string): Played {
  if ("chance" in line) return { actor: "chance", move: textAt(line, "chance") };
  if ("referee" in line) return { actor: "referee", move: textAt(line, "referee") };
  if (!("seat" in line)) throw refusing("record_no_kind", "REC-1", { text: shortened(text) });
  if (!Number.isInteger(line.seat)) {
    throw refusing("record_needs_integer", "REC-5", { key: "seat" });
  }
  return { actor: line.seat as Seat, move: textAt(line, "move") };
}

// Whether it begins like one, so that it is worth telling what is wrong with it.
export function isRecord(text: string): boolean {
  try {
    return "record" in lineOf(text.trimStart().split(/\r?\n/, 1)[0]!);
  } catch {
    return false;
  }
}

// Takes a line over into the games before it.
function take(games: WrittenGame[], written: string, number: number): void {
  const line = lineOf(written);
  const game = games.at(-1);
  if ("record" in line) {
    if (game && !game.result) {
      throw refusing("record_truncated", "REC-1", { events: String(game.events.length) });
    }
    games.push(headerOf(line, games.length, number));
  } else if (!game) {
    throw refusing("record_no_header", "REC-1");
  } else if ("result" in line) {
    game.result = (line.result ?? {}) as WrittenGame["result"];
    game.lines.push(number);
  } else if (!("match_result" in line)) {
    if (game.result) throw refusing("record_after_end", "REC-1");
    game.events.push(eventOf(line, written));
    game.lines.push(number);
  }
}

export function readRecord(text: string): WrittenGame[] {
  const games: WrittenGame[] = [];
  text.split(/\r?\n/).forEach((written, index) => {
    if (written.trim() !== "") atLine(index + 1, () => take(games, written, index + 1));
  });
  if (games.length === 0) throw refusing("record_empty", "REC-1");
  return games;
}
