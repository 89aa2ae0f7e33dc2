// The desk in its worker. The page gives the language as the worker's name.
import { loadOrdinal } from "$engine";
import wasm from "$ordinal/ordinal.wasm?url";
import { openShelf } from "../house/shelf.ts";
import { allTexts } from "../speech/all.ts";
import { fill } from "../speech/fill.ts";
import { Desk } from "./desk.ts";
import type { Asked, Told } from "./messages.ts";
import { Refusing } from "./refusing.ts";

const tell = (message: Told) => postMessage(message);

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function prepare() {
  const [ordinal, texts] = await Promise.all([loadOrdinal(fetch(wasm)), allTexts(self.name)]);
  const sentence = (key: string, blanks: Record<string, string>) => fill(texts[key] ?? key, blanks);
  let asked = 0;
  const desk = new Desk(ordinal, {
    shelf: openShelf,
    now: () => Date.now(),
    random: randomHex,
    sentence,
    progress: (done, of) => tell({ id: asked, done, of }),
  });
  return async ({ id, name, words }: Asked) => {
    asked = id;
    try {
      const work = desk[name] as (...words: unknown[]) => unknown;
      tell({ id, value: await work.apply(desk, words) });
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      const { code, rule, arguments: blanks } = error.refusal;
      tell({ id, refused: sentence(code, blanks), rule, line: error.line });
    }
  };
}

const ready = prepare();
self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    await (
      await ready
    )(data);
  } catch (error) {
    tell({ id: data.id, refused: String(error), rule: "", line: 0 });
  }
};
