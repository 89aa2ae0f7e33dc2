// A real server with a data file of its own, and browsers that visit it.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

export class House {
  address = "";
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "ordinal-"));
  readonly #limits: string[];
  #listen = "127.0.0.1:0";

  // `limits` as the program takes them: "grace=1000".
  constructor(limits: string[] = []) {
    this.#limits = limits;
  }

  // Resolves when it is open; a second time at the same address.
  async start(): Promise<void> {
    const program = process.env.ORDINAL_BIN;
    if (!program) throw new Error("ORDINAL_BIN names no program.");
    const data = join(this.#folder, "tables.sqlite");
    const arguments_ = ["serve", "--listen", this.#listen, "--data", data, "--lang", "en"];
    // Computer players answer at once: these tests wait for events, never for time.
    const server = spawn(program, [...arguments_, "--limit", "thinking=0", ...this.#limits], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = server;
    this.address = await new Promise((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/[^\s/]+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on("exit", () => reject(new Error(`The server ended: ${said}`)));
    });
    this.#listen = this.address.replace("http://", "").replace("localhost", "127.0.0.1");
  }

  async stop(): Promise<void> {
    const server = this.#process;
    if (!server) return;
    this.#process = null;
    const ended = new Promise((resolve) => server.on("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

export interface Look {
  size?: [number, number];
  language?: string;
  hasTouch?: boolean;
  hasMotion?: boolean;
}

// Somebody with a browser of their own; what goes wrong in it is remembered.
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on("pageerror", (error) => this.troubles.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.troubles.push(message.text());
    });
  }

  static async enter(browser: Browser, look: Look = {}): Promise<Visitor> {
    const [width, height] = look.size ?? [1280, 800];
    const context = await browser.newContext({
      viewport: { width, height },
      locale: look.language ?? "en-GB",
      hasTouch: look.hasTouch ?? false,
      reducedMotion: look.hasMotion ? "no-preference" : "reduce",
    });
    return new Visitor(context, await context.newPage());
  }
}

// A house and a browser for all tests of a file; both are there when the first one begins.
export function town(limits: string[] = []): {
  house: House;
  enter(look?: Look): Promise<Visitor>;
} {
  const house = new House(limits);
  let browser: Browser;
  beforeAll(async () => {
    await house.start();
    browser = await chromium.launch({
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return { house, enter: (look) => Visitor.enter(browser, look) };
}
