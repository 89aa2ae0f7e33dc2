// Somebody who looks elsewhere is told that it is their turn.
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { click } from "./hands.ts";
import { town } from "./house.ts";
import { play, turnOf } from "./play.ts";

const { house, enter } = town();

declare const ExtendableEvent: typeof Event; // of a service worker

// As on Android: a page may not show a notice itself, only its keeper may.
async function likeAndroid(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    window.Notification = new Proxy(Notification, {
      construct() {
        throw new TypeError("Illegal constructor.");
      },
    });
  });
}

const lookElsewhere = (page: Page) =>
  page.evaluate(() =>
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true }),
  );

const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const keeper = await navigator.serviceWorker.ready;
    return (await keeper.getNotifications()).map(({ title, data }) => ({ title, data }));
  });

// In the keeper.
async function clickNotice(): Promise<void> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
  const [notification] = await registration.getNotifications();
  dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}

test("by the keeper, with the way to the table", async () => {
  const { page, context, troubles } = await enter();
  await likeAndroid(page, context);
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("button", { name: "Play now: Sequence Numbers" }).click();
  await turnOf(page);
  expect(await noticesOf(page)).toEqual([]);
  await lookElsewhere(page);
  await play(page, { press: click, most: 1 });

  const notice = { title: "Your turn", data: page.url() };
  await expect.poll(() => noticesOf(page), { timeout: 10_000 }).toEqual([notice]);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.evaluate(() => (location.hash = "#/settings"));
  await context.serviceWorkers()[0]!.evaluate(clickNotice);
  await page.waitForURL(notice.data);
  await turnOf(page);
  expect(await page.evaluate(() => "isSame" in window), "the page is not loaded anew").toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test("where no notice is possible, nothing breaks", async () => {
  const { page, context, troubles } = await enter();
  await likeAndroid(page, context);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await page.goto(house.address);
  await page.getByRole("button", { name: "Play now: Sequence Numbers" }).click();
  await turnOf(page);
  await lookElsewhere(page);
  await play(page, { press: click, most: 1 });
  await turnOf(page);
  expect(troubles).toEqual([]);
  await context.close();
});
