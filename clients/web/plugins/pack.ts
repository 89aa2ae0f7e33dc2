// Packs the built page into two files that the program is linked with: page.bin has the contents one
// after another, page.inc says what lies where. What a server sends is compressed here, once.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const compressed = new Set([".png", ".woff2"]);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function pack(from: string, to: string): Plugin {
  return {
    name: "ordinal-pack",
    apply: "build",
    closeBundle() {
      const parts: Buffer[] = [];
      let size = 0;
      const put = (bytes: Buffer): string => {
        parts.push(bytes);
        size += bytes.length;
        return `${size - bytes.length}, ${bytes.length}`;
      };
      const lines = filesUnder(from).map((file) => {
        const path = `/${relative(from, file)}`.replace("/index.html", "/");
        const kind = extname(file);
        const type = types[kind];
        if (!type) throw new Error(`No type is known for ${path}.`);
        const bytes = readFileSync(file);
        const small = compressed.has(kind) ? Buffer.alloc(0) : gzipSync(bytes, { level: 9 });
        const isForGood = path.startsWith("/assets/");
        return `{"${path}", "${type}", ${isForGood}, ${put(bytes)}, ${put(small)}},`;
      });
      mkdirSync(to, { recursive: true });
      writeFileSync(join(to, "page.bin"), Buffer.concat(parts));
      writeFileSync(join(to, "page.inc"), `${lines.join("\n")}\n`);
    },
  };
}
