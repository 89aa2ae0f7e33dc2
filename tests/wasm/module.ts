// The built module, for every test of it: its bytes, the loader's view of it, the bare exports.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadOrdinal, type Answer } from "../../wasm/ordinal.js";

// Tests run from build/wasm/js/tests/wasm.
export const root = fileURLToPath(new URL("../../../../../", import.meta.url));
export const bytes = readFileSync(`${root}build/wasm/wasm/ordinal.wasm`);
export const ordinal = await loadOrdinal(bytes);

// The value of an answer that must not be a refusal.
export function accepted<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
}

export function refusedWith<T>(answer: Answer<T>): string {
  if (!answer.ok) return answer.refusal.code;
  throw new Error(`accepted: ${JSON.stringify(answer.value)}`);
}
