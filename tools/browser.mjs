// A browser that is told what to do over a pipe, and of which nothing is asked that it does not need:
// whoever drives it with more, as a test does, is in the way of what is measured.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Browser {
  #process;
  #profile = mkdtempSync(join(tmpdir(), "ordinal-browser-"));
  #asked = new Map();
  #count = 0;
  #rest = "";
  heard = () => {}; // what the browser says by itself

  constructor(program = "/usr/bin/chromium") {
    this.#process = spawn(
      program,
      [
        "--headless=new",
        "--no-sandbox",
        "--no-first-run",
        "--remote-debugging-pipe",
        `--user-data-dir=${this.#profile}`,
        "about:blank",
      ],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
    );
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => {
      const messages = (this.#rest + text).split("\0");
      this.#rest = messages.pop();
      for (const message of messages) this.#hear(JSON.parse(message));
    });
  }

  #hear(message) {
    const asked = this.#asked.get(message.id);
    if (!asked) return this.heard(message);
    this.#asked.delete(message.id);
    if (message.error) asked.reject(new Error(message.error.message));
    else asked.resolve(message.result);
  }

  send(method, params = {}, sessionId) {
    const id = ++this.#count;
    this.#process.stdio[3].write(
      JSON.stringify({ id, method, params, sessionId }) + "\0",
    );
    return new Promise((resolve, reject) =>
      this.#asked.set(id, { resolve, reject }),
    );
  }

  // A page of this size, with a memory of its own.
  async open(url, width, height) {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
    });
    const { sessionId } = await this.send("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    const page = new Page(this, sessionId, browserContextId);
    await page.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await page.send("Page.navigate", { url });
    return page;
  }

  async close() {
    const ended = new Promise((done) => this.#process.once("exit", done));
    await this.send("Browser.close");
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Page {
  #browser;
  #session;
  #context;

  constructor(browser, session, context) {
    this.#browser = browser;
    this.#session = session;
    this.#context = context;
  }

  send(method, params) {
    return this.#browser.send(method, params, this.#session);
  }

  // What a function answers in the page; it is given as text, and sees nothing from here.
  async evaluate(does, ...given) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression: `(${does})(${given.map((one) => JSON.stringify(one)).join()})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  async press(x, y) {
    const at = { x, y, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed" });
    await this.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
  }

  close() {
    return this.#browser.send("Target.disposeBrowserContext", {
      browserContextId: this.#context,
    });
  }
}
