// What the thread of a page did, and when: time that it worked, not time that went by while the machine
// did something else.

const kinds = {
  FunctionCall: "script",
  EvaluateScript: "script",
  EventDispatch: "script",
  TimerFire: "script",
  FireAnimationFrame: "script",
  HandlePostMessage: "script",
  RunMicrotasks: "script",
  ParseHTML: "markup",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  MinorGC: "garbage",
  MajorGC: "garbage",
};

export class Trace {
  #browser;
  #events = [];
  #tasks = [];
  #inner = [];
  #ended = () => {};
  #toPage = (time) => time;

  constructor(browser) {
    this.#browser = browser;
  }

  async start() {
    this.#browser.heard = ({ method, params }) => {
      if (method === "Tracing.dataCollected") this.#events.push(...params.value);
      if (method === "Tracing.tracingComplete") this.#ended();
    };
    const includedCategories = ["devtools.timeline", "blink.user_timing", "toplevel"];
    await this.#browser.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories },
    });
  }

  // The page made this mark, at a time of its own.
  async stop(mark, at) {
    const ended = new Promise((done) => (this.#ended = done));
    await this.#browser.send("Tracing.end");
    await ended;
    const zero = this.#events.find(
      ({ name, cat }) => name === mark && cat.startsWith("blink.user_timing"),
    );
    this.#toPage = (time) => (time - zero.ts) / 1000 + at;
    const own = this.#events
      .filter(({ ph, pid, tid }) => ph === "X" && pid === zero.pid && tid === zero.tid)
      .map(({ name, ts, dur, tdur }) => ({
        name,
        start: this.#toPage(ts),
        end: this.#toPage(ts + dur),
        work: (tdur ?? dur) / 1000,
      }))
      .sort((a, b) => a.start - b.start || b.end - a.end);
    this.#tasks = own.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
    this.#inner = own.filter(({ name }) => kinds[name]);
    this.#events = [];
  }

  // How long the page worked on what it did all the while between two moments.
  workAt(from, to) {
    const around = this.#tasks.filter(({ start, end }) => start <= from && end >= to);
    return Math.min(...around.map(({ work }) => work));
  }

  // How long the page worked between two moments, and how much of it on what.
  workIn(from, to) {
    const isIn = ({ start }) => start >= from - 1 && start < to;
    const shareIn = ({ start, end }) => (Math.min(end, to) - start) / (end - start || 1);
    const work = this.#tasks
      .filter(isIn)
      .reduce((sum, task) => sum + task.work * shareIn(task), 0);
    const spent = {};
    const outer = [];
    const add = (name, time) => (spent[kinds[name]] = (spent[kinds[name]] ?? 0) + time);
    for (const part of this.#inner.filter(isIn)) {
      while (outer.length > 0 && part.start >= outer.at(-1).end) outer.pop();
      if (outer.length > 0) add(outer.at(-1).name, -part.work);
      add(part.name, part.work);
      outer.push(part);
    }
    return { work, kinds: spent };
  }
}
