// What the page remembers from view to view: which tile is which, the move that was last, and why
// somebody has an extra turn.
import type { NumberedEvent } from "$wire";
import { acts, type View } from "./view.ts";

interface Tile {
  id: string;
  tile: number;
}

export interface Extra {
  seat: number;
  pair: [number, number] | null;
}

export interface Spot {
  seat: number;
  place: number;
}

export interface Story {
  next: number; // for ids
  told: number; // the number of the last event
  rows: string[][]; // ids of tiles
  hands: (Tile | null)[];
  display: Tile[];
  fresh: string[]; // turned over just now
  returned: Spot[]; // where a face-down tile went back to the middle
  last: Spot | null;
  extra: Extra | null;
}

export const unwritten: Story = {
  next: 0,
  told: -1,
  rows: [],
  hands: [],
  display: [],
  fresh: [],
  returned: [],
  last: null,
  extra: null,
};

export function goOn(story: Story, happened: readonly NumberedEvent[], view: View): Story {
  const news = happened.filter(({ number }) => number > story.told);
  const next: Story = {
    ...story,
    told: news.at(-1)?.number ?? story.told,
    rows: story.rows.map((row) => [...row]),
    hands: [...story.hands],
    display: [...story.display],
    fresh: [],
    returned: [],
  };
  for (const { event } of news) follow(next, event, view);
  if (!tells(next, view)) retell(next, view);
  next.extra = extraOf(next, view);
  return next;
}

function follow(story: Story, event: NumberedEvent["event"], view: View): void {
  switch (event.is) {
    case "moved":
      return moved(story, event.seat, event.move);
    case "dealt":
      return dealt(story, event.move, view);
    case "started":
    case "undone":
      story.rows = [];
      story.last = null;
      story.extra = null;
  }
}

function dealt(story: Story, move: string, view: View): void {
  const [kind, a = 0, b = 0] = numbers(move);
  const id = freshId(story);
  story.fresh.push(id);
  if (kind === "deal") story.hands[a] = { id, tile: b };
  else story.hands[drawer(story, view)] = { id, tile: a };
}

// Who drew is said by the move before, which may have come with earlier news.
const drawer = (story: Story, view: View): number =>
  story.last && story.last.place === 0
    ? story.last.seat
    : view.hands.findIndex((hand) => hand.length > 0);

function moved(story: Story, seat: number, move: string): void {
  const [kind, a = 0, b = 0, c = 0] = numbers(move);
  const row = story.rows[seat] ?? [];
  const isExtra = story.extra?.seat === seat;
  if (kind !== "draw" || !isExtra) story.extra = null;
  story.last = { seat, place: 0 };
  switch (kind) {
    case "insert":
      row.splice(b - 1, 0, story.hands[seat]?.id ?? freshId(story));
      story.hands[seat] = null;
      story.last.place = b;
      return;
    case "place":
      lay(story, seat, b, story.hands[seat]);
      story.hands[seat] = null;
      return;
    case "take":
      lay(
        story,
        seat,
        c,
        story.display.find(({ tile }) => tile === a),
      );
      story.display = story.display.filter(({ tile }) => tile !== a);
      return;
    case "leave": {
      const left = story.hands[seat];
      if (left) story.display = [...story.display, left].sort((x, y) => x.tile - y.tile);
      story.hands[seat] = null;
      return;
    }
    case "slide":
      row.splice(b - 1, 0, ...row.splice(a - 1, 1));
      story.last.place = b;
  }
}

function lay(story: Story, seat: number, place: number, tile: Tile | null | undefined): void {
  const row = story.rows[seat];
  if (row) row[place - 1] = tile?.id ?? freshId(story);
  story.returned.push({ seat, place });
  story.last = { seat, place };
  story.extra = { seat, pair: null };
}

// Whoever laid a tile and is on turn still, has an extra turn.
function extraOf({ extra, last }: Story, view: View): Extra | null {
  if (!extra || view.phase === "over") return null;
  if (view.phase !== "revealing" && !acts(view, extra.seat)) return null;
  if (extra.pair || !last?.place) return extra;
  return { ...extra, pair: pairAt(view.rows[extra.seat] ?? [], last.place) };
}

// The number laid last and its neighbour, as they lie.
export function pairAt(row: View["rows"][number], place: number): [number, number] | null {
  const number = row[place - 1];
  if (number == null) return null;
  if (row[place - 2] === number - 1) return [number - 1, number];
  if (row[place] === number + 1) return [number, number + 1];
  return null;
}

// Where each tile lies, and which one was grabbed. Those that lie open make room for each other: with
// one more or less all of them lie elsewhere.
export function placesOf({ rows, hands, display }: Story, grabbed?: string): Map<string, string> {
  const places = new Map<string, string>();
  rows.forEach((row, seat) => row.forEach((id, index) => places.set(id, `row ${seat} ${index}`)));
  hands.forEach((tile, seat) => tile && places.set(tile.id, `hand ${seat}`));
  display.forEach(({ id }, index) => places.set(id, `display ${index} of ${display.length}`));
  if (grabbed) places.set(grabbed, "grabbed");
  return places;
}

function tells(story: Story, view: View): boolean {
  return (
    story.rows.length === view.rows.length &&
    view.rows.every((row, seat) => row.length === story.rows[seat]?.length) &&
    view.hands.every((hand, seat) => hand[0] === story.hands[seat]?.tile) &&
    view.display.length === story.display.length &&
    view.display.every((tile, index) => tile === story.display[index]?.tile)
  );
}

// The view alone counts when events do not lead to it: after a reload, or when a move is taken back.
function retell(story: Story, view: View): void {
  story.fresh = [];
  story.returned = [];
  story.rows = view.rows.map((row) => row.map(() => freshId(story)));
  story.hands = view.hands.map(([tile]) =>
    tile === undefined ? null : { id: freshId(story), tile },
  );
  story.display = view.display.map((tile) => ({ id: freshId(story), tile }));
}

const freshId = (story: Story): string => `t${story.next++}`;

function numbers(move: string): [string, ...number[]] {
  const [kind = "", ...words] = move.split(" ");
  return [kind, ...words.map(Number)];
}
