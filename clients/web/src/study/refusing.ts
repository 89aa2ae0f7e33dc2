// Carries a refusal to where its sentence is made.
import type { Answer, Refusal } from "$engine";

export class Refusing extends Error {
  readonly refusal: Refusal;
  line = 0; // of the record that is refused, from 1; 0: of none
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

// What `work` refuses is wrong with that line of a record.
export function atLine<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusing) error.line ||= line;
    throw error;
  }
}
