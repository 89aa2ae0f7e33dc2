// Somebody else's row, as it is drawn.
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { Person } from "../../src/boards/board.ts";
import OtherRow from "../../src/boards/completto/OtherRow.svelte";
import { Stage } from "../../src/motion/stage.ts";
import { speak } from "../../src/speech/say.svelte.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const ben = {
  seat: 1,
  name: "Ben",
  isYours: false,
  now: { who: "person", name: "Ben", is_present: true },
} as Person;

function buttonName(tile: { id: string; tile: number } | null): string | undefined {
  const { body } = render(OtherRow, {
    props: {
      person: ben,
      row: [9, null, null, 50],
      ids: ["a", "b", "c", "d"],
      length: 4,
      tile,
      last: 0,
      pair: [],
      isActing: true,
      stage: new Stage(),
    },
  });
  return /<button[^>]*aria-label="([^"]*)"/.exec(body)?.[1];
}

test("the button that enlarges a row is called by all that is written on it", () => {
  expect(buttonName(null)).toBe("Enlarge the row of Ben, 2 face down");
  expect(buttonName({ id: "e", tile: 37 })).toBe("Enlarge the row of Ben, 37, 2 face down");
});
