// Says which files there are: to the service worker, which keeps them for a day without a net, and in
// files.json, where there is none.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

// Of the files that are not bundled a page without a net needs its picture alone.
const icon = "icon.svg";

export function offline(folder: string): Plugin {
  return {
    name: "ordinal-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle["keeper.js"];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle)
        .filter((file) => !["keeper.js", "index.html"].includes(file))
        .concat(icon)
        .sort();
      // Names of bundled files change with what is in them; the icon's does not.
      const version = createHash("sha256")
        .update(files.join("\n"))
        .update(readFileSync(`${folder}/${icon}`))
        .digest("hex")
        .slice(0, 16);
      const paths = files.map((file) => `/${file}`);
      this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(paths) });
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(["/", ...paths]))
        .replaceAll("__VERSION__", JSON.stringify(version));
    },
  };
}
