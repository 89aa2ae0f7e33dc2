// A line to a house: it comes back by itself, follows its tables again from where it was, and says
// again what was not answered. The house does nothing twice, so saying again is safe.
import type { Command, EventsMessage, Message, RefusedMessage, TableMessage } from "$wire";
import type { PresenceMessage, ThinkingMessage } from "$wire";
import type { Dial, Wire } from "./wire.ts";

export type TableNews = TableMessage | EventsMessage | ThinkingMessage | PresenceMessage;
export type ListNews = Extract<Message, { is: "tables" | "table_listed" | "table_unlisted" }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Order = Without<Command>;
export type Reply = Exclude<Message, RefusedMessage>;

// What was asked is not possible; `text` says why, in the language of the reader.
export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  constructor(message: RefusedMessage) {
    super(message.text);
    this.code = message.code;
    this.rule = message.rule;
  }
}

// The line broke before there was an answer to what does not wait.
export class Cut extends Error {}

interface Follower {
  have: number | undefined;
  hear(news: TableNews): void;
}

interface Waiting {
  command: Command;
  when: "now" | "whenever";
  answered(message: Message): void;
  reject(error: Error): void;
}

const firstWait = 500;
const longestWait = 15_000;
const patience = 5_000; // until a line that says nothing is lost

export class Line {
  state = $state<"connecting" | "open" | "lost">("connecting");
  isAway = $state(false); // it was lost, or nobody answers, and it has not come back yet
  why = $state(""); // the last sentence with which the line was closed
  readonly #dial: Dial;
  #wire: Wire | null = null;
  #wait = firstWait;
  #count = 0; // of messages heard
  #hangUp: (sentence: string) => void = () => {}; // the wire that there is
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #followers = new Map<string, Follower>();
  readonly #waiting = new Map<number, Waiting>();
  #lists: ((news: ListNews) => void) | null = null;

  constructor(dial: Dial) {
    this.#dial = dial;
    this.#connect();
  }

  // Rejects with `Refused`; waits as long as the line is down.
  ask(order: Order): Promise<Reply> {
    return this.#ask(order, "whenever");
  }

  // Tries at once, and rejects with `Cut` if the line breaks: it is not said again.
  askNow(order: Order): Promise<Reply> {
    if (this.state === "lost") this.hurry();
    return this.#ask(order, "now");
  }

  #ask(order: Order, when: Waiting["when"]): Promise<Reply> {
    const command = { ...order, id: freshId() } as Command;
    return new Promise((resolve, reject) => {
      const answered = (message: Message) =>
        message.is === "refused" ? reject(new Refused(message)) : resolve(message);
      this.#waiting.set(command.id!, { command, when, answered, reject });
      this.#say(command);
    });
  }

  // Until the answer is called.
  follow(table: string, hear: (news: TableNews) => void): Promise<() => void> {
    const follower: Follower = { have: undefined, hear };
    this.#followers.set(table, follower);
    const stop = () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#say({ is: "unfollow", table });
    };
    return this.ask({ is: "follow", table }).then(
      () => stop,
      (refused) => {
        this.#followers.delete(table);
        throw refused;
      },
    );
  }

  // The public tables, now and whenever they change, until the answer is called.
  watchLobby(hear: (news: ListNews) => void): () => void {
    this.#lists = hear;
    this.#say({ is: "lobby" });
    return () => (this.#lists = null);
  }

  // The page is looked at again, or the net is back. A line that waits tries at once; one that
  // seems open may have died in its sleep: it catches up, and without an answer it is lost.
  hurry(): void {
    if (this.state === "lost") {
      clearTimeout(this.#timer);
      this.#wait = firstWait;
      this.#connect();
    } else if (this.state === "open") {
      this.#catchUp();
      this.#doubt();
    }
  }

  #doubt(): void {
    const [hangUp, heard] = [this.#hangUp, this.#count];
    setTimeout(() => {
      if (this.#count === heard && this.#followers.size > 0) hangUp("");
    }, patience);
  }

  #connect(): void {
    this.state = "connecting";
    let isCurrent = true;
    const wire = this.#dial({
      opened: () => isCurrent && this.#opened(),
      heard: (text) => isCurrent && this.#heard(JSON.parse(text) as Message),
      closed: (sentence) => hangUp(sentence),
    });
    const hangUp = (sentence: string) => {
      if (!isCurrent) return;
      isCurrent = false;
      wire.close();
      this.#closed(sentence);
    };
    this.#wire = wire;
    this.#hangUp = hangUp;
    setTimeout(() => {
      if (isCurrent && this.state === "connecting") this.isAway = true;
    }, patience);
  }

  #opened(): void {
    this.state = "open";
    this.isAway = false;
    this.why = "";
    this.#wait = firstWait;
    this.#sayAgain();
  }

  #sayAgain(): void {
    this.#catchUp();
    if (this.#lists) this.#say({ is: "lobby" });
    for (const { command } of this.#waiting.values()) this.#say(command);
  }

  #catchUp(): void {
    for (const [table, { have }] of this.#followers) {
      if (have !== undefined) this.#say({ is: "follow", table, have });
    }
  }

  #closed(sentence: string): void {
    this.state = "lost";
    this.isAway = true;
    this.why = sentence;
    this.#wire = null;
    this.#cut();
    // Everybody lost the same server: not all of them should come back in the same moment.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  #cut(): void {
    for (const [id, { when, reject }] of this.#waiting) {
      if (when === "whenever") continue;
      this.#waiting.delete(id);
      reject(new Cut());
    }
  }

  #say(command: Command): void {
    if (this.state === "open") this.#wire?.say(JSON.stringify(command));
  }

  #heard(message: Message): void {
    ++this.#count;
    switch (message.is) {
      case "table":
      case "events":
      case "thinking":
      case "presence":
        return this.#news(message);
      case "tables":
      case "table_listed":
      case "table_unlisted":
        this.#lists?.(message);
    }
    const id = "id" in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id!);
    waiting.answered(message);
  }

  #news(news: TableNews): void {
    const follower = this.#followers.get(news.table);
    if (!follower) return;
    if (news.is === "table" || news.is === "events") follower.have = news.version;
    follower.hear(news);
  }
}

function freshId(): number {
  return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
}
