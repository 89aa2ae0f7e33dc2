// How a table is left for good.
import type { SeatNow } from "$wire";
import { expect, test } from "vitest";
import type { Order } from "../../src/link/line.svelte.ts";
import { leave } from "../../src/table/leave.ts";

const seat = (more: Partial<SeatNow>) => ({ who: "person", is_yours: false, ...more }) as SeatNow;
const mine = seat({ is_yours: true, is_host: true });

const asked = async (seats: SeatNow[], answer: unknown = { is: "accepted" }) => {
  const orders: Order[] = [];
  const isDone = await leave(async (order) => (orders.push(order), answer), "t", seats);
  return { orders, isDone };
};

test("every own seat is left while others sit there", async () => {
  const { orders, isDone } = await asked([mine, seat({}), seat({ is_yours: true })]);
  expect(orders).toEqual([0, 2].map((number) => ({ is: "leave", table: "t", seat: number })));
  expect(isDone).toBe(true);
});

test("a table where nobody else sits is closed", async () => {
  const { orders } = await asked([mine, seat({ who: "computer" })]);
  expect(orders).toEqual([{ is: "close", table: "t" }]);
});

test("what is refused ends it, and is told", async () => {
  const { orders, isDone } = await asked([mine, seat({}), seat({ is_yours: true })], null);
  expect(orders.length).toBe(1);
  expect(isDone).toBe(false);
});
