// What the server told a page: read from the frames of its socket.
import type { Page } from "playwright-core";

interface Message {
  is: string;
  moves?: string[];
  now?: { sights: { legal?: string[] }[] };
}

export class Told {
  #legal: readonly string[] = [];
  #heard: (() => void) | null = null;

  // To be made before the page is opened.
  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#hear(JSON.parse(String(payload))));
    });
  }

  // Waits until there are some.
  async legal(): Promise<readonly string[]> {
    while (this.#legal.length === 0) await new Promise<void>((done) => (this.#heard = done));
    return this.#legal;
  }

  #hear({ is, moves, now }: Message): void {
    if (is === "legal_moves") this.#legal = moves ?? [];
    if (now) this.#legal = now.sights.find(({ legal }) => legal)?.legal ?? [];
    this.#heard?.();
  }
}
