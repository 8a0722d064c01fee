/**
 * Draws public/favicon.ico from public/favicon.svg for clients without SVG support: 16, 32 and 48 px, each a PNG inside the
 * ICO. Ink on a sheet of paper, because an ICO cannot follow a dark scheme. Run by hand after the mark has changed:
 * `npm run favicon -w @kingpost/web`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

const PUBLIC = new URL("../public/", import.meta.url);
const SIZES = [16, 32, 48];
const PAPER = "#fbfaf6";

const svg = await readFile(new URL("favicon.svg", PUBLIC), "utf8");
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
const page = await browser.newPage({ colorScheme: "light" });
const pictures: Buffer[] = [];
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px;background:${PAPER};border-radius:12%}</style>${svg}`,
  );
  pictures.push(await page.screenshot({ omitBackground: true }));
}
await browser.close();

const HEADER = 6;
const ENTRY = 16;
const head = Buffer.alloc(HEADER + ENTRY * SIZES.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(SIZES.length, 4);
let offset = head.length;
for (const [index, picture] of pictures.entries()) {
  const at = HEADER + ENTRY * index;
  const size = SIZES[index] ?? 0;
  head.writeUInt8(size, at);
  head.writeUInt8(size, at + 1);
  head.writeUInt16LE(1, at + 4);
  head.writeUInt16LE(32, at + 6);
  head.writeUInt32LE(picture.length, at + 8);
  head.writeUInt32LE(offset, at + 12);
  offset += picture.length;
}
await writeFile(new URL("favicon.ico", PUBLIC), Buffer.concat([head, ...pictures]));
