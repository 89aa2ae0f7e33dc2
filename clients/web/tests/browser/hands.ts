// How a person makes a move that is written in the notation: what is pressed, one after another.
import type { Locator, Page } from "playwright-core";

// With a mouse, a finger or keys.
export type Press = (target: Locator) => Promise<void>;

export const click: Press = (target) => target.click();
export const tap: Press = (target) => target.tap();

export async function make(page: Page, move: string, press: Press): Promise<void> {
  const game = (await page.locator(".screen").getAttribute("data-game")) ?? "";
  const [verb = "", ...words] = move.split(" ");
  const way = ways[game]?.[verb];
  if (!way) throw new Error(`Nobody knows how to “${move}” in ${game}.`);
  await way({ page, press, move, words });
}

interface Making {
  page: Page;
  press: Press;
  move: string;
  words: string[];
}
type Way = (making: Making) => Promise<void>;

const own = (page: Page, cell: string) => page.locator(`[role=grid] [data-cell="${cell}"]`);

// ---- Lucky Numbers

const diagonal = ["a1", "b2", "c3", "d4"];

async function arrange({ page, press, words }: Making): Promise<void> {
  for (const [index, number] of words.entries()) {
    await press(page.locator(`[data-tray][aria-label="${number}"]`).first());
    await press(own(page, diagonal[index]!));
  }
  await press(page.locator("[data-confirm]"));
}

// A tile may be discarded once it could be looked at: until then the button does nothing. What was
// taken is not pressed again: by then the button may be gone, or mean something else.
async function discard({ page, press }: Making): Promise<void> {
  const before = await page.locator(".screen").getAttribute("data-version");
  const isTaken = () =>
    page.evaluate((version) => {
      const { dataset } = document.querySelector<HTMLElement>(".screen")!;
      return dataset.version !== version || document.querySelector("main[aria-busy=true]") !== null;
    }, before);
  do await press(page.locator("[data-act]"));
  while (!(await isTaken()));
}

const luckyNumbers: Record<string, Way> = {
  arrange,
  discard,
  draw: ({ page, press }) => press(page.locator("[data-act]")),
  place: ({ page, press, words: [cell = ""] }) => press(own(page, cell)),
  take: async ({ page, press, words: [number = "", cell = ""] }) => {
    await press(page.locator(`[data-open="${number}"]`));
    await press(own(page, cell));
  },
};

// ---- Completto

// Where the tile fits as it is read; it is turned over until it does. The page may not show the tile
// yet: what was turned too early is turned back.
async function lay({ page, press, move }: Making): Promise<void> {
  const target = page.locator(`.frame [data-move="${move}"]`);
  const flip = page.locator(".flip");
  for (;;) {
    await target.or(flip).first().waitFor();
    if ((await target.count()) > 0) return press(target);
    await press(flip);
  }
}

const completto: Record<string, Way> = {
  insert: lay,
  place: lay,
  draw: ({ page, press }) => press(page.locator(".pool")),
  leave: ({ page, press }) => press(page.locator(".leave")),
  take: async (making) => {
    await making.press(making.page.locator(`[data-number="${making.words[0]}"]`));
    await lay(making);
  },
  slide: async (making) => {
    await making.press(making.page.locator(`[data-place="${making.words[0]}"]`));
    await lay(making);
  },
};

// ---- Sequence Numbers

async function put({ page, press }: Making, card: string, cell: string): Promise<void> {
  const held = page.locator(`[data-card="${card}"]`).first();
  if ((await held.getAttribute("aria-pressed")) !== "true") await press(held);
  await press(own(page, cell));
}

const sequenceNumbers: Record<string, Way> = {
  play: (making) => put(making, making.words[0]!, making.words[1]!),
  plus: (making) => put(making, "plus", making.words[0]!),
  minus: (making) => put(making, "minus", making.words[0]!),
  dead: async ({ page, press, words: [card] }) => {
    const held = page.locator(`[data-card="${card}"]`);
    if ((await held.getAttribute("aria-pressed")) !== "true") await press(held);
    await press(page.locator('.acts .btn:has([href="#i-swap"])'));
  },
  claim: async ({ page, press, move }) => {
    await press(page.locator(`input[value="${move}"]`));
    await press(page.locator("fieldset .btn"));
  },
  pass: ({ page, press }) => press(page.locator(".acts .btn.go")),
};

const ways: Record<string, Record<string, Way>> = {
  "lucky-numbers": luckyNumbers,
  completto,
  "sequence-numbers": sequenceNumbers,
};
