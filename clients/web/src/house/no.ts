// What the house does not do, and why not.
import type { Answer, Refusal } from "$engine";

export class No extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refused(code: string, blanks: Record<string, string> = {}): No {
  return new No({ code, rule: "TABLE", arguments: blanks });
}

export function got<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new No(answer.refusal);
}
