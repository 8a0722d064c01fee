import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { type Doc, type Fonts, registerFaces } from "../src/index.ts";

const face = (name: string) => new Uint8Array(readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url)));

/** The faces from their files. */
export const testFonts = (): Fonts => ({
  regular: face("archivo-regular"),
  semibold: face("archivo-semibold"),
  italic: face("archivo-italic"),
  narrow: face("archivo-narrow-semibold"),
  symbols: face("noto-sans-symbols"),
  loadExtended: async () => ({
    regular: face("archivo-regular-extended"),
    semibold: face("archivo-semibold-extended"),
    narrow: face("archivo-narrow-semibold-extended"),
  }),
});

/** A document with the faces, to measure texts. */
export function testDocument(): Doc {
  const doc = new PDFDocument({ font: "" });
  registerFaces(doc, testFonts());
  return doc;
}

/** The drawing operators of each page that sets text. */
export function pageContents(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const packed = bytes.subarray(start, start + Number(match[1]));
    if (packed[0] !== 0x78) return [];
    const plain = Buffer.from(inflateSync(packed)).toString("latin1");
    return plain.includes("\nBT\n") ? [plain] : [];
  });
}
