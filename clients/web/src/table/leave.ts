// Leaves a table of the server for good: a computer plays on. Where nobody else sits, it is closed.
// Whether nothing was refused (null).
import type { SeatNow } from "$wire";
import type { Line, Order } from "../link/line.svelte.ts";

export async function leave(
  ask: (order: Order) => Promise<unknown>,
  table: string,
  seats: readonly SeatNow[],
): Promise<boolean> {
  const own = seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  const isHost = own.length === 0 || own.some((seat) => seats[seat]!.is_host);
  const isAlone = !seats.some(({ who, is_yours }) => who === "person" && !is_yours);
  const orders: Order[] =
    isHost && isAlone
      ? [{ is: "close", table }]
      : own.map((seat) => ({ is: "leave", table, seat }));
  for (const order of orders) if ((await ask(order)) === null) return false;
  return true;
}

// From elsewhere, where nobody knows yet who sits there.
export async function leaveFromAfar(line: Line, table: string): Promise<void> {
  let told: (seats: readonly SeatNow[]) => void;
  const seats = new Promise<readonly SeatNow[]>((resolve) => (told = resolve));
  const stop = await line.follow(table, (news) => news.is === "table" && told(news.now.seats));
  await leave((order) => line.ask(order), table, await seats);
  stop();
}
