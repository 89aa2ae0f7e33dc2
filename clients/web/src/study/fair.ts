// Whether secret, contributions, commitment and seed of a record belong together (REC-11).
import type { WrittenGame } from "./record.ts";
import { refusing } from "./refusing.ts";
import { sha256 } from "./sha256.ts";

function bytesOf(key: string, digits: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(digits)) {
    throw refusing("fair_not_bytes", "REC-11", { key, text: digits });
  }
  return Uint8Array.from(digits.match(/../g)!, (pair) => parseInt(pair, 16));
}

function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Throws why not. False: nobody had committed to anything.
export function isFair({ fair, seed }: Pick<WrittenGame, "fair" | "seed">): boolean {
  if (!fair) return false;
  if (!fair.secret) throw refusing("fair_secret_missing", "REC-11");
  if (!seed) throw refusing("fair_seed_missing", "REC-11");
  const secret = bytesOf("secret", fair.secret);
  const hash = digitsOf(sha256(secret));
  const commitment = fair.commitment.toLowerCase();
  if (hash !== commitment) throw refusing("fair_commitment_wrong", "REC-11", { hash, commitment });
  const parts = [secret, ...fair.contributions.map((one) => bytesOf("contributions", one))];
  const expected = digitsOf(sha256(Uint8Array.from(parts.flatMap((part) => [...part]))));
  if (expected !== seed.toLowerCase()) {
    throw refusing("fair_seed_wrong", "REC-11", { expected, seed });
  }
  return true;
}
