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
  loadScript: async (script) => {
    if (script === "extended" || script === "vietnamese") {
      return {
        regular: face(`archivo-regular-${script}`),
        semibold: face(`archivo-semibold-${script}`),
        narrow: face(`archivo-narrow-semibold-${script}`),
      };
    }
    const one = face(`noto-sans-${script}`);
    return { regular: one, semibold: one, narrow: one };
  },
});

/** A document with the faces, to measure texts. */
export function testDocument(): Doc {
  const doc = new PDFDocument({ font: "" });
  registerFaces(doc, testFonts());
  return doc;
}

/** The streams that are deflated, each with its object. */
function streamsOf(bytes: Uint8Array): { readonly id: string; readonly plain: string }[] {
  const text = Buffer.from(bytes).toString("latin1");
  return [
    ...text.matchAll(/(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?\/Length (\d+)[^>]*>>\s*stream\r?\n/g),
  ].flatMap((match) => {
    const [, id = "", length] = match;
    const start = match.index + match[0].length;
    const packed = bytes.subarray(start, start + Number(length));
    return packed[0] === 0x78 ? [{ id, plain: Buffer.from(inflateSync(packed)).toString("latin1") }] : [];
  });
}

/** The drawing operators of each page that sets text. */
export function pageContents(bytes: Uint8Array): string[] {
  return streamsOf(bytes).flatMap(({ plain }) => (plain.includes("\nBT\n") ? [plain] : []));
}

/** The texts of each page as they are set: a line in one face is one text. */
export function pageTexts(bytes: Uint8Array): string[][] {
  const file = Buffer.from(bytes).toString("latin1");
  const streams = new Map(streamsOf(bytes).map(({ id, plain }) => [id, plain]));
  /** What each glyph of a face is, in their order. */
  const lettersOf = (face: string): string[] => {
    const [, font] = new RegExp(`/${face} (\\d+) 0 R`).exec(file) ?? [];
    const [, map = ""] =
      new RegExp(`\\n${font} 0 obj\\s*<<(?:(?!endobj)[\\s\\S])*?/ToUnicode (\\d+) 0 R`).exec(file) ?? [];
    return [...(streams.get(map) ?? "").matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
      [...list.matchAll(/<([\da-f ]+)>/g)].map(([, units = ""]) =>
        String.fromCharCode(...units.split(" ").map((unit) => Number.parseInt(unit, 16))),
      ),
    );
  };
  const known = new Map<string, string[]>();
  return pageContents(bytes).map((content) => {
    let letters: string[] = [];
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)].flatMap(([, face, shown]) => {
      if (face !== undefined) {
        letters = known.get(face) ?? lettersOf(face);
        known.set(face, letters);
        return [];
      }
      const glyphs = [...(shown ?? "").matchAll(/<([\da-f]+)>/g)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      return [glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "?").join("")];
    });
  });
}
