/**
 * Writes the product's two typefaces into `.fonts/`: Latin characters, in the weights that the product uses. The range covers
 * the names of users in western European languages, not only our own text. Besides, the sign of a root: a subset keeps its taller shapes,
 * which are in the MATH table.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const FOLDER = new URL("../.fonts/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2000, 0x206f],
] as const;
const SINGLE = "\u0131\u0152\u0153\u02c6\u02da\u02dc\u03c6\u20ac\u2122\u2212\u2248\u2264\u2265";

const latin =
  RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ).join("") + SINGLE;

const FACES = [
  {
    name: "text",
    file: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
    characters: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: "heading",
    file: "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2",
    characters: latin,
    axes: { wght: 600 },
  },
  {
    name: "root-sign",
    file: "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
    // The space makes it the first typeface of an element, whose sign is drawn.
    characters: " \u221a",
    axes: {},
  },
] as const;

await mkdir(FOLDER, { recursive: true });
for (const { name, file, characters, axes } of FACES) {
  const font = await subsetFont(await readFile(resolve(file)), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(new URL(`${name}.woff2`, FOLDER), font);
}
