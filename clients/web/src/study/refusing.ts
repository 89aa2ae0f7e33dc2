// Carries a refusal to where its sentence is made.
import type { Answer, Refusal } from "$engine";

export class Refusing extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refusing(code: string, rule = "", blanks: Record<string, string> = {}): Refusing {
  return new Refusing({ code, rule, arguments: blanks });
}

export function got<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Refusing(answer.refusal);
}
