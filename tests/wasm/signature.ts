// Signatures as tests/signature computes and writes them.
import { readFileSync } from "node:fs";

import { root } from "./module.js";

// FNV-1a of the moves, each followed by a line's end.
export function signatureOf(moves: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(moves.map((move) => `${move}\n`).join(""))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}

// The words of every line of a file in tests/signature.
export function linesOf(file: string): string[][] {
  const lines = readFileSync(`${root}tests/signature/${file}`, "utf8").trim().split("\n");
  return lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" "));
}
