// One example of the rules: reads its lines and replays them through the module.
import assert from "node:assert/strict";

import type { Actor, Game, Match, Seat, Settings, Viewer } from "../../wasm/ordinal.js";
import { accepted, ordinal } from "./module.js";

export interface Line {
  number: number; // in the file
  text: string;
}

export interface Example {
  rule: string; // "LN-12"
  title: string;
  lines: Line[];
}

// A rule at the left margin begins an example; deeper lines belong to it.
export function examplesIn(text: string): Example[] {
  const examples: Example[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (line.startsWith("  ")) {
      const example = examples.at(-1);
      assert.ok(example, `line ${index + 1} belongs to no example`);
      example.lines.push({ number: index + 1, text: line.trimEnd() });
    } else {
      const [rule = "", ...title] = line.trimEnd().split("  ");
      examples.push({ rule, title: title.join("  ").trim(), lines: [] });
    }
  }
  return examples;
}

// A line of four spaces or more belongs to the `position` before it.
export function replay(gameId: string, { lines }: Example): void {
  const run = new Run(gameId);
  for (let next = 0; next < lines.length; ) {
    const { number, text } = lines[next++] as Line;
    const drawing: string[] = [];
    while (lines[next]?.text.startsWith("    ")) drawing.push((lines[next++] as Line).text);
    try {
      run.step(text.trim(), drawing.join("\n"));
    } catch (error) {
      throw new Error(`line ${number}: ${text.trim()}`, { cause: error });
    }
  }
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");
const list = (text: string) => (text === "none" ? [] : text.split(",").map((item) => item.trim()));
const numbers = (text: string) => words(text).map(Number);
const actor = (who: string): Actor =>
  who === "chance" || who === "referee" ? who : (Number(who) as Seat);
const viewer = (who: string): Viewer =>
  who === "bystander" || who === "referee" ? who : (Number(who) as Seat);

// "left => right"
function sides(text: string): [string, string] {
  const [left, right, ...rest] = text.split("=>");
  assert.ok(left !== undefined && right !== undefined && rest.length === 0, "wants one =>");
  return [left.trim(), right.trim()];
}

function settings(text: string): Settings {
  return Object.fromEntries(words(text).map((word) => word.split("=", 2) as [string, string]));
}

class Run {
  readonly #gameId: string;
  #game: Game | undefined;
  #drawing = "";
  #matchSettings: Settings = {};
  #played: number[][] = [];

  constructor(gameId: string) {
    this.#gameId = gameId;
  }

  // "verb", "verb rest", "verb who: rest"
  step(text: string, drawing: string): void {
    const [, verb = "", who = "", rest = ""] =
      /^(start|match|position|cannot be)(?!\w)()\s*(.*)$/.exec(text) ??
      /^(\w+)\s*([^:]*):\s*(.*)$/.exec(text) ??
      [];
    const step = this.#steps[verb];
    assert.ok(step, "unknown step");
    assert.ok(drawing === "" || verb === "position", "a drawing belongs to a position");
    if (verb === "position") this.#drawing = drawing;
    step(rest, who);
  }

  // A position is read by the first step that needs it: `cannot be` wants it to be refused.
  get #now(): Game {
    this.#game ??= accepted(ordinal.fromPosition(this.#gameId, this.#drawing));
    return this.#game;
  }

  get #position(): string {
    return accepted(this.#now.position());
  }

  get #match(): Match {
    return accepted(ordinal.match(this.#gameId, this.#matchSettings, this.#played));
  }

  readonly #steps: Record<string, (rest: string, who: string) => void> = {
    start: (rest) => {
      this.#game = accepted(ordinal.start(this.#gameId, settings(rest)));
    },
    position: () => {
      this.#game = undefined;
    },
    "cannot be": (rest) => {
      const answer = ordinal.fromPosition(this.#gameId, this.#drawing);
      assert.ok(!answer.ok, "the position was accepted");
      assert.equal(answer.refusal.rule, sides(rest)[1]);
    },
    legal: (rest, who) => {
      assert.deepEqual(accepted(this.#now.legal(actor(who))).sort(), list(rest).sort());
    },
    has: (rest, who) => {
      const moves = accepted(this.#now.legal(actor(who)));
      assert.deepEqual(list(rest).filter((move) => !moves.includes(move)), []);
    },
    refuse: (rest, who) => {
      const [move, rule] = sides(rest);
      const before = this.#position;
      const answer = this.#now.play(actor(who), move);
      assert.ok(!answer.ok, "the move was accepted");
      assert.equal(answer.refusal.rule, rule);
      assert.equal(this.#position, before);
    },
    play: (rest, who) => {
      accepted(this.#now.play(actor(who), rest));
    },
    turn: (rest) => {
      const turn = accepted(this.#now.turn());
      const text = "seats" in turn ? turn.seats.join(" ") : Object.keys(turn).join();
      assert.equal(text, words(rest).join(" "));
    },
    shows: (rest) => {
      const position = ` ${words(this.#position).join(" ")} `;
      assert.ok(position.includes(` ${words(rest).join(" ")} `), `the position is${position}`);
    },
    sees: (rest, who) => {
      const view = JSON.stringify(accepted(this.#now.view(viewer(who))));
      assert.ok(view.includes(rest), `the view is ${view}`);
    },
    hides: (rest, who) => {
      const view = JSON.stringify(accepted(this.#now.view(viewer(who))));
      assert.ok(!view.includes(rest), `the view is ${view}`);
    },
    seen: (rest, who) => {
      const [looks = "", acts = ""] = words(who);
      const [move, shown] = sides(rest);
      assert.equal(accepted(this.#now.seen(viewer(looks), actor(acts), move)), shown);
    },
    result: (rest) => {
      assert.equal(JSON.stringify(accepted(this.#now.result()).result), rest);
    },
    points: (rest) => {
      assert.deepEqual(accepted(this.#now.result()).points, numbers(rest));
    },
    match: (rest) => {
      this.#matchSettings = settings(rest);
      this.#played = [];
    },
    starts: (rest) => {
      assert.deepEqual(this.#match.starts, numbers(rest));
    },
    add: (rest) => {
      this.#played.push(numbers(rest));
      assert.ok(this.#match);
    },
    scores: (rest) => {
      assert.deepEqual(this.#match.scores, numbers(rest));
    },
    winners: (rest) => {
      assert.deepEqual(this.#match.winners, numbers(rest));
    },
  };
}
