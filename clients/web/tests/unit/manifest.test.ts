// What a browser asks of a page that is to be installed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../build/web/${file}`, import.meta.url)));

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
const manifest = JSON.parse(read("manifest.webmanifest").toString()) as {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: Icon[];
};

test("the page links the manifest, which names it and where it starts", () => {
  expect(read("index.html").toString()).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(manifest).toMatchObject({
    name: "Ordinal",
    short_name: "Ordinal",
    start_url: "/",
    display: "standalone",
  });
});

test("its icons are there, as large as it says, and one may be cut into shape", () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) {
    const png = read(src.slice(1));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(pictures.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  expect(manifest.icons.some(({ purpose }) => purpose?.includes("maskable"))).toBe(true);
});
