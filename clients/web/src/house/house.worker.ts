// The house in its worker. The page gives the language as the worker's name.
import { loadOrdinal } from "$engine";
import type { Command } from "$wire";
import wasm from "$ordinal/ordinal.wasm?url";
import { fill } from "../speech/fill.ts";
import { allTexts } from "../speech/all.ts";
import { House } from "./house.ts";
import { openShelf } from "./shelf.ts";

const sentences = allTexts(self.name);
const tabs = new BroadcastChannel("ordinal");

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function openHouse(): Promise<House> {
  const [ordinal, shelf, texts] = await Promise.all([
    loadOrdinal(fetch(wasm)),
    openShelf(),
    sentences,
  ]);
  return new House(ordinal, shelf, {
    now: () => Date.now(),
    random: randomHex,
    after: (milliseconds, then) => setTimeout(then, milliseconds),
    sentence: (key, blanks) => fill(texts[key] ?? key, blanks),
    tell: (message) => postMessage(JSON.stringify(message)),
    wrote: (table) => tabs.postMessage(table),
  });
}

const house = openHouse();

self.onmessage = async ({ data }: MessageEvent<string>) => {
  await (await house).hear(JSON.parse(data) as Command);
};

tabs.onmessage = async ({ data }: MessageEvent<string>) => {
  await (await house).catchUp(data);
};

// The line hears of it and says so.
house.catch((error: unknown) => {
  setTimeout(() => {
    throw error;
  });
});
