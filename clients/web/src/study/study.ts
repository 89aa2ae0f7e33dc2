// A desk of the coach, asked from the page. Close it when it is no longer needed.
import { language } from "../speech/say.svelte.ts";
import type { Desk } from "./desk.ts";
import type { Asked, Told } from "./messages.ts";

type Answer<Name extends keyof Desk> = Awaited<ReturnType<Desk[Name]>>;

export class StudyRefused extends Error {
  readonly rule: string;
  readonly line: number; // of the record that is refused, from 1; 0: of none
  constructor(sentence: string, rule = "", line = 0) {
    super(sentence);
    this.rule = rule;
    this.line = line;
  }
}

interface Waiting {
  answered(value: unknown): void;
  refused(error: Error): void;
}

export class Study {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #progress: (done: number, of: number) => void;
  #asked = 0;

  constructor(progress: (done: number, of: number) => void = () => {}) {
    this.#progress = progress;
    this.#worker = new Worker(new URL("./study.worker.ts", import.meta.url), {
      type: "module",
      name: language(),
    });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#fail(message);
  }

  // Rejects with `StudyRefused`.
  ask<Name extends keyof Desk>(
    name: Name,
    ...words: Parameters<Desk[Name]>
  ): Promise<Answer<Name>> {
    const asked: Asked = { id: ++this.#asked, name, words };
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, {
        answered: (value) => resolve(value as Answer<Name>),
        refused: reject,
      });
      this.#worker.postMessage(asked);
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  // A worker that cannot start answers nothing.
  #fail(message: string): void {
    for (const { refused } of this.#waiting.values()) refused(new StudyRefused(message));
    this.#waiting.clear();
  }

  #hear(told: Told): void {
    if ("done" in told) return this.#progress(told.done, told.of);
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if (!("refused" in told)) waiting?.answered(told.value);
    else waiting?.refused(new StudyRefused(told.refused, told.rule, told.line));
  }
}
