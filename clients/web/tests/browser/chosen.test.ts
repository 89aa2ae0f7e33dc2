// What somebody has chosen is so, and stays so: colours, look, motion, sounds, the level.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plant, played, tableAt } from "../../../../tools/planted_tables.mjs";
import { barriers } from "./barriers.ts";
import { click } from "./hands.ts";
import { type Look, town } from "./house.ts";
import { play, turnOf } from "./play.ts";

const { house, enter } = town();
const program = process.env.ORDINAL_BIN ?? "";

async function enterWith(settings: object, look?: Look) {
  const visitor = await enter(look);
  await visitor.page.addInitScript((chosen) => {
    localStorage.setItem("settings", JSON.stringify(chosen));
  }, settings);
  return visitor;
}

async function openTable(page: Page, game: string, players: number): Promise<void> {
  await page.goto(house.address);
  await page.locator(".game").first().waitFor();
  const table = tableAt(game, played(program, game, players), 0.6);
  await plant(page, [table]);
  await page.evaluate((id) => (location.hash = `#/game/${id}`), table.id);
  await page.locator(".help").waitFor();
}

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colour = (name: string) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const numbers = [1, 2, 3, 4, 5, 6];
    const seats = numbers.map((number) => colour(`seat-${number}`));
    const groups = numbers.map((number) => colour(`group-${number}`));
    probe.remove();
    return { seats, groups };
  });

test.each(["light", "dark", "contrast"])(
  "other colours for people and numbers, %s",
  async (theme) => {
    const { page, context } = await enterWith({ theme, safeColours: true });
    await page.goto(house.address);
    await page.locator("html[data-palette=safe]").waitFor({ state: "attached" });
    const safe = await coloursOf(page);
    await page.evaluate(() => (document.documentElement.dataset.palette = "normal"));
    const usual = await coloursOf(page);
    for (const kind of ["seats", "groups"] as const) {
      expect(new Set(safe[kind]).size).toBe(6);
      expect(safe[kind].filter((colour, index) => colour === usual[kind][index])).toEqual([]);
    }
    await context.close();
  },
);

test.each(["light", "dark", "contrast"])("… which are no barrier, %s", async (theme) => {
  const { page, context, troubles } = await enterWith({ theme, safeColours: true });
  for (const [game, players] of [
    ["sequence-numbers", 4],
    ["completto", 6],
  ] as const) {
    await openTable(page, game, players);
    expect(await barriers(page), game).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ["light", ["#eef2ee", "#eef2ee"]],
  ["dark", ["#0e1512", "#0e1512"]],
  ["contrast", ["#ffffff", "#ffffff"]],
  ["system", ["#eef2ee", "#0e1512"]],
])("the bar of the browser is %s as well", async (theme, colours) => {
  const { page, context } = await enter();
  await page.goto(`${house.address}/#/settings`);
  await page.getByLabel("Look").selectOption("dark");
  await page.getByLabel("Look").selectOption(theme);
  const metas = page.locator("meta[name=theme-color]");
  const told = () => metas.evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content));
  expect(await told()).toEqual(colours);
  const mat = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [, ...parts] = /^#(..)(..)(..)$/.exec(colours[0]!)!;
  expect(mat).toBe(`rgb(${parts.map((part) => parseInt(part, 16)).join(", ")})`);
  await context.close();
});

// How long each motion lasts.
async function motionsAfterMoves(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    const times: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (ways, timing) {
      times.push(Number((timing as KeyframeAnimationOptions).duration));
      return animate.call(this, ways, timing);
    };
    Object.assign(window, { times });
  });
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Sequence Numbers" }).click();
  await play(page, { press: click, most: 2 });
  await turnOf(page);
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

test.each([
  ["nothing flies if the system asks for less motion", { motion: true }, { hasMotion: false }],
  ["nothing flies if the page is asked for less motion", { motion: false }, { hasMotion: true }],
])("%s", async (_, settings, look) => {
  const { page, context, troubles } = await enterWith(settings, look);
  expect((await motionsAfterMoves(page)).filter((time) => time > 100)).toEqual([]);
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["press", "move", "flip", "settle", "step", "party"].map((name) =>
      parseFloat(style.getPropertyValue(`--t-${name}`)),
    );
  });
  expect(tokens).toEqual([0, 0, 0, 0, 0, 0]);
  expect(troubles).toEqual([]);
  await context.close();
});

async function tonesAfterMove(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { tones: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      ++heard.tones;
      return start.call(this, when);
    };
    Object.assign(window, { heard });
  });
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Sequence Numbers" }).click();
  await play(page, { press: click, most: 1 });
  await turnOf(page);
  return () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
}

test("a move sounds, unless sounds are off", async () => {
  const loud = await enterWith({ sound: true });
  await expect.poll(await tonesAfterMove(loud.page)).toBeGreaterThan(0);
  await loud.context.close();

  const silent = await enterWith({ sound: false });
  const tones = await tonesAfterMove(silent.page);
  await play(silent.page, { press: click, most: 1 });
  await turnOf(silent.page);
  expect(await tones()).toBe(0);
  await silent.context.close();
});

test("the level is remembered, and told where one plays", async () => {
  const { page, context } = await enter();
  await page.goto(house.address);
  const level = page.locator(".level select");
  expect(await level.inputValue()).toBe("easy");
  await level.selectOption("expert");
  await page.reload();
  expect(await level.inputValue()).toBe("expert");
  await page.getByRole("button", { name: /^Play now: Completto .*expert/i }).click();
  await turnOf(page);
  await page
    .locator(".other")
    .getByText(/expert/i)
    .first()
    .waitFor();
  await context.close();
});
