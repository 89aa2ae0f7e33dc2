// How much room each gap of a row has: the numbers that may still come there, against its face-down
// tiles. It counts what is seen, and no more: a number that lies in a row will not come again.
import type { View } from "./view.ts";

export interface Room {
  from: number; // first and last face-down place
  to: number;
  left: number | null; // the neighbours; null: the end of the row
  right: number | null;
  count: number; // of numbers that may come
  fill: number; // 0 … 1
  is: "wide" | "tight" | "short"; // short: less than its face-down tiles need
}

const plenty = 12; // numbers for each place: more is no more comfortable
const few = 5;
const highest = 100;

export function roomsOf(view: View, seat: number): Room[] {
  const row = view.rows[seat] ?? [];
  const seen = new Set(view.rows.flat());
  view.hands.forEach((hand, holder) => holder !== seat && hand.forEach((tile) => seen.add(tile)));
  const rooms: Room[] = [];
  let left: number | null = null;
  let from = 0;
  [...row, highest + 1].forEach((face, index) => {
    if (face === null) {
      from ||= index + 1;
      return;
    }
    if (from) rooms.push(roomOf(from, index, left, face, seen));
    left = face;
    from = 0;
  });
  return rooms;
}

function roomOf(
  from: number,
  to: number,
  left: number | null,
  right: number,
  seen: ReadonlySet<number | null>,
): Room {
  let count = 0;
  for (let n = (left ?? 0) + 1; n < right; ++n) count += seen.has(n) ? 0 : 1;
  const places = to - from + 1;
  const each = count / places;
  return {
    from,
    to,
    left,
    right: right > highest ? null : right,
    count,
    fill: Math.min(1, each / plenty),
    is: count < places ? "short" : each < few ? "tight" : "wide",
  };
}

export interface Part {
  room: Room;
  line: number; // from 1
  from: number; // columns, from 1
  to: number;
  hasNumber: boolean; // only the longest part says how many
}

// Rooms as they are drawn: one that goes over the end of a line has a part in each.
export function partsOf(rooms: readonly Room[], columns: number): Part[] {
  return rooms.flatMap((room) => {
    const parts: Part[] = [];
    for (let at = room.from; at <= room.to;) {
      const line = Math.ceil(at / columns);
      const end = Math.min(room.to, line * columns);
      const before = (line - 1) * columns;
      parts.push({ room, line, from: at - before, to: end - before, hasNumber: false });
      at = end + 1;
    }
    const longest = parts.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    longest.hasNumber = true;
    return parts;
  });
}
