// Tells the service worker which files there are, so that it can keep them for a day without a net.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export function offline(): Plugin {
  return {
    name: "ordinal-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle["keeper.js"];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle)
        .filter((file) => !["keeper.js", "index.html"].includes(file))
        .sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(["/", ...files.map((file) => `/${file}`)]))
        .replaceAll("__VERSION__", JSON.stringify(version));
    },
  };
}
