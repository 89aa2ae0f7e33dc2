// The service worker: the files of one build, kept together, so that page and engine always match.
declare const __FILES__: string[];
declare const __VERSION__: string;

// What we use of a service worker; its library of types does not go together with the page's.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Tab {
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
}
interface Keeper {
  addEventListener(name: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(name: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(name: "notificationclick", hear: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const worker = self as unknown as Keeper;
const files = __FILES__;
const box = `ordinal-${__VERSION__}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(box)
      .then((cache) => cache.addAll(files))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const forget = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== box).map((name) => caches.delete(name))),
    )
    .then(() => worker.clients.claim());
  event.waitUntil(forget);
});

// The page itself comes from the net if there is one; its parts never change under one name.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === "/") {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()),
    );
  } else if (files.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// To the table of the notice, in the tab that was used last.
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(comeTo(String(notification.data)));
});

async function comeTo(address: string): Promise<void> {
  const [tab] = await worker.clients.matchAll();
  if (!tab) return void (await worker.clients.openWindow(address));
  await tab.navigate(address);
  await tab.focus();
}
