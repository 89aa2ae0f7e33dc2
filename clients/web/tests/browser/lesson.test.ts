// What a lesson says has its room, and moves nothing: from step to step, and on the smallest phone.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { town } from "./house.ts";

const { house, enter } = town();

// Where the card of the lesson and the own row lie.
const layOf = (page: Page) =>
  page.evaluate(() => {
    const [task, rack] = [".task", ".rack"].map((part) => {
      const { top, bottom, height } = document.querySelector(part)!.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY, height };
    });
    return { row: rack!.top, end: rack!.bottom, card: task!.height };
  });

test.each<[number, number, string]>([
  [320, 568, "de-DE"],
  [390, 844, "de-DE"],
  [844, 390, "fr-FR"],
  [1280, 800, "en-GB"],
])("the own row lies still in a lesson at %i × %i, in %s", async (width, height, language) => {
  const { page, troubles } = await enter({ size: [width, height], language });
  await page.goto(`${house.address}/#/learn/completto/try`);
  await page.locator(".task .btn").waitFor();
  const lay = await layOf(page);
  await page.locator(".task .btn").click();
  for (const place of [4, 5]) {
    await page.locator(".pool.now").click();
    await page.locator(`.frame [data-place="${place}"][data-move]`).click();
  }
  for (const step of [
    '.take[data-number="89"]',
    ".flip",
    '.frame [data-move^="take 89 68"]',
    ".liftable",
    '.frame [data-move^="slide"]',
    '.take[data-number="55"]',
  ]) {
    await page.locator(step).first().click();
    expect(await layOf(page), step).toEqual(lay);
    expect(await page.locator(".ribbon.extra").count()).toBe(0);
  }
  if (height < width) expect(lay.end).toBeLessThanOrEqual(height);
  expect(troubles).toEqual([]);
});

test("what a lesson says stays in sight on a small phone, and the board does not contradict it", async () => {
  const { page, troubles } = await enter({ size: [320, 568] });
  await page.goto(`${house.address}/#/learn/lucky-numbers/try`);
  const task = page.locator(".task");
  const isInSight = () =>
    task.evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator("[data-act]").click();
  await page.locator('[data-cell="c2"]').click();
  await page.locator('[data-open="20"]').click();
  await page.locator('[data-cell="d4"]').click();
  expect(await isInSight()).toBe(true);

  await page.locator("[data-act]").click();
  await task.getByText("A 2 fits no free cell").waitFor();
  await page.locator("[data-cell='d4']").scrollIntoViewIfNeeded();
  expect(await isInSight()).toBe(true);
  expect(await task.locator("small").textContent()).toBe("");
  expect(troubles).toEqual([]);
});

test.each([
  [320, 568, "fr-FR", "Défausser"],
  [390, 844, "en-GB", "Discard"],
  [390, 844, "de-DE", "Ablegen"],
])(
  "the end of a lesson moves no board at %i × %i, in %s",
  async (width, height, language, word) => {
    const { page, troubles } = await enter({ size: [width, height], language });
    await page.goto(`${house.address}/#/learn/lucky-numbers/try`);
    const garden = page.locator(".own .lawn");
    const top = () => garden.evaluate((lawn) => lawn.getBoundingClientRect().top + scrollY);
    await page.locator(".task .btn").click();
    await page.locator("[data-act].go").click();
    await page.locator('[data-cell="c2"]').click();
    await page.locator('[data-open="20"]').click();
    await page.locator('[data-cell="d4"]').click();
    await page.locator("[data-act].go").click();
    // A tap that comes too fast discards nothing.
    const discard = page.locator("[data-act]:not(.go, [aria-disabled=true])");
    const step = page.locator(".dots .done");
    const isLast = async () => {
      if ((await discard.count()) > 0) await discard.click();
      return (await step.count()) === 6;
    };
    await expect.poll(isLast, { timeout: 20_000 }).toBe(true);
    // What cannot be pressed here is called as in a game, where a tile in hand may be discarded.
    expect((await page.locator("[data-act]").textContent())!.trim()).toBe(word);
    const before = await top();
    await page.locator('[data-cell="d4"]').click();
    await page.locator(".task .btn").nth(2).waitFor();

    expect(await top()).toBe(before);
    const boxes = await page.locator(".task p, .task .btn").evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const [words, ...buttons] = boxes;
    const card = (await page.locator(".task").boundingBox())!;
    for (const [index, { left, right, top, bottom }] of buttons.entries()) {
      expect(top).toBeGreaterThanOrEqual(words!.bottom);
      expect(bottom).toBeLessThanOrEqual(card.y + card.height);
      expect(right).toBeLessThanOrEqual(card.x + card.width);
      expect(left).toBeGreaterThanOrEqual(buttons[index - 1]?.right ?? card.x);
    }
    expect(troubles).toEqual([]);
  },
);

test("a puzzle says how hard it is beside its button", async () => {
  const { page } = await enter({ size: [320, 568], language: "fr-FR" });
  await page.goto(`${house.address}/#/puzzles/lucky-numbers`);
  await page.locator(".task .btn:enabled").waitFor();
  const right = await page.locator(".task .head small").evaluate((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual((await page.locator(".task .btn").boundingBox())!.x);
});

test("the sign of a hint hides no word of a dead card", async () => {
  const { page } = await enter({ size: [390, 844] });
  await page.goto(`${house.address}/#/learn/sequence-numbers/try`);
  await page.locator(".task .btn").click();
  for (const [card, cell] of [
    ["2+2", "e1"],
    ["plus", "b1"],
    ["minus", "c1"],
  ]) {
    await page.locator(`[data-card="${card}"]:has(.bulb)`).click();
    await page.locator(`[data-cell="${cell}"]`).click();
  }
  await page.locator('[data-card="24-4"] .bulb').waitFor();
  const [stamp, bulb] = await Promise.all(
    [".stamp", ".bulb"].map((part) => page.locator(`[data-card="24-4"] ${part}`).boundingBox()),
  );
  expect(bulb!.y).toBeGreaterThanOrEqual(stamp!.y + stamp!.height);
});

test("a puzzle whose best move is to draw says so in words", async () => {
  const { page } = await enter();
  await page.goto(`${house.address}/#/puzzles/lucky-numbers`);
  await page.getByRole("button", { name: "Show the solution" }).click();
  const answer = page.getByText(/^This is the best move:/).first();
  await answer.waitFor();
  expect(await answer.innerText()).toMatch(/move: [A-Z]/);
});
