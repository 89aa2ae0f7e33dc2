// What carries messages to a house and back: a socket to a server, or the worker on this device.

// None of them is called before `Dial` has returned.
export interface Ears {
  opened(): void;
  heard(text: string): void;
  // `sentence` says why, if somebody said why.
  closed(sentence: string): void;
}

export interface Wire {
  say(text: string): void;
  close(): void;
}

export type Dial = (ears: Ears) => Wire;
