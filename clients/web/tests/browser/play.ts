// Plays a seat of the table that a page shows, move by move, until the end.
import type { Page } from "playwright-core";
import { make, type Press } from "./hands.ts";
import { look } from "./seen.ts";
import { choose } from "./sense.ts";

export interface Playing {
  press: Press;
  // The legal moves, if they are known otherwise than by looking.
  legal?: () => Promise<readonly string[]>;
  // After every move.
  after?: (move: string) => Promise<void>;
  most?: number; // moves
}

// Resolves when the game is over, or so many moves are made.
export async function play(page: Page, { press, legal, after, most }: Playing): Promise<void> {
  for (let count = 0; count < (most ?? 300); ++count) {
    if ((await turnOf(page)) === "over") return;
    const seen = await look(page);
    const moves = (await legal?.()) ?? seen.moves;
    if (moves.length === 0) throw new Error(`Nothing to do in ${await page.title()}.`);
    const move = choose(moves, seen);
    const shown = await page.locator(".screen").getAttribute("data-version");
    await make(page, move, press);
    await page.waitForFunction(isAnswered, shown);
    await after?.(move);
  }
  if (most === undefined) throw new Error("The game does not end.");
}

const isAnswered = (before: string | null) =>
  document.querySelector(".over-to, .turn .refusal") !== null ||
  (document.querySelector<HTMLElement>(".screen")?.dataset.version !== before &&
    document.querySelector("main[aria-busy=true]") === null);

// Waits for the own turn, or for the end.
export async function turnOf(page: Page): Promise<"own" | "over"> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("section.over")) return "over";
    const mayAct = document.querySelector(
      ".tray [aria-disabled=false], [data-act][aria-disabled=false], .frame [data-move], " +
        ".pool.now, .leave, .key.take, .liftable, .hand [data-card]",
    );
    return document.title.startsWith("●") && mayAct ? "own" : null;
  });
  return (await found.jsonValue()) as "own" | "over";
}
