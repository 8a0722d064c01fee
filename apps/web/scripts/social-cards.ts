/** Draws the social card of every public page into the browser build, from the drawings of the pages. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { runnerImport } from "vite";

const { resolve } = createRequire(import.meta.url);
const CLIENT = new URL("../build/client", import.meta.url);
const FONTS = [
  { file: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2", wght: 400 },
  { file: "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2", wght: 600 },
] as const;
const PRINTABLE = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  "",
);

interface CardModule {
  /** Every card as SVG, with its path from the root of the site. */
  readonly cards: () => readonly { readonly path: string; readonly svg: string }[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const { module } = await runnerImport<CardModule>(`${root}app/features/marketing/cards/cards.server.tsx`, {
  root,
  configFile: false,
  logLevel: "error",
  plugins: [
    {
      // A picture has its own style and does not use the pages' style sheets.
      name: "no-sheets",
      enforce: "pre",
      resolveId: (id) => (id.endsWith(".css") ? "\0no-sheet" : undefined),
      load: (id) => (id === "\0no-sheet" ? "" : undefined),
    },
  ],
});

await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
const fontBuffers = await Promise.all(
  FONTS.map(async ({ file, wght }) =>
    subsetFont(await readFile(resolve(file)), `${PRINTABLE}\u2009\u2013\u2019`, {
      targetFormat: "sfnt",
      variationAxes: { wght },
    }),
  ),
);
for (const { path, svg } of module.cards()) {
  const picture = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Archivo Narrow" } }).render();
  const file = new URL(`.${path}`, `${CLIENT.href}/`);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, picture.asPng());
  picture.free();
}
