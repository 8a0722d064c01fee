import { deflateSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { attachedTexts, LONGEST_ATTACHED, MOST_ATTACHED } from "./attached-texts.ts";

const OBJECT = "1 0 obj <</Type /EmbeddedFile /Filter /FlateDecode /Length ";

/** A PDF with files inside, of the given deflated bytes. */
function pdfOf(files: readonly Uint8Array[], filler = ""): Uint8Array<ArrayBuffer> {
  const parts = files.flatMap((bytes) => [
    Buffer.from(`${OBJECT}${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream endobj\n"),
  ]);
  return new Uint8Array(Buffer.concat([Buffer.from(`%PDF-1.7\n${filler}\n`), ...parts]));
}

const deflated = (text: string) => deflateSync(text);

afterEach(() => {
  vi.restoreAllMocks();
});

test("the files inside a PDF are read up to their greatest length", async () => {
  const longest = "x".repeat(LONGEST_ATTACHED);
  const texts = await attachedTexts(pdfOf([deflated("one"), deflated(longest), deflated("two")]));
  expect(texts).toEqual(["one", longest, "two"]);
});

test("a file inside a PDF that inflates to more is left out, and the next one is read", async () => {
  const texts = await attachedTexts(pdfOf([deflated("x".repeat(LONGEST_ATTACHED + 1)), deflated("two")]));
  expect(texts).toEqual(["two"]);
});

test.each([
  ["without spaces", "1 0 obj<</Type/EmbeddedFile/Filter/FlateDecode/Length 11>>stream\n", "11"],
  [
    "with its type last",
    "1 0 obj\n<</Filter/FlateDecode\n/Length 11\n/Type\n/EmbeddedFile>>\nstream\r\n",
    "11",
  ],
  [
    "with its length in another object",
    "1 0 obj <</Type /EmbeddedFile /Filter /FlateDecode /Length 12 0 R>>\nstream\n",
    "12 0 R",
  ],
])("a file inside a PDF is read from a dictionary %s", async (_, dictionary, length) => {
  const bytes = deflated("one");
  const head = dictionary.replace(`/Length ${length}`, `/Length ${length === "11" ? bytes.length : length}`);
  const pdf = Buffer.concat([Buffer.from(`%PDF-1.7\n${head}`), bytes, Buffer.from("\nendstream\nendobj\n")]);
  expect(await attachedTexts(new Uint8Array(pdf))).toEqual(["one"]);
});

test("inflating a file of a PDF stops at the greatest length, whatever its own length", async () => {
  const given: number[] = [];
  const decode = TextDecoder.prototype.decode;
  vi.spyOn(TextDecoder.prototype, "decode").mockImplementation(function (this: TextDecoder, ...args) {
    if (this.encoding === "utf-8" && args[0]) given.push(args[0].byteLength);
    return decode.apply(this, args);
  });
  const bomb = deflateSync(Buffer.alloc(64 * LONGEST_ATTACHED));
  expect(await attachedTexts(pdfOf([bomb]))).toEqual([]);
  expect(given.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(LONGEST_ATTACHED);
});

test("a PDF with more files inside than a report has is read up to the number that a report has", async () => {
  const files = Array.from({ length: MOST_ATTACHED + 1 }, (_, at) => deflated(String(at)));
  const texts = await attachedTexts(pdfOf(files));
  expect(texts).toHaveLength(MOST_ATTACHED);
  expect(texts.at(-1)).toBe(String(MOST_ATTACHED - 1));
});

test.each([
  ["with the type of a file again and again", "/Type /EmbeddedFile ".repeat(20_000)],
  ["with dictionaries without a stream", `${OBJECT}9>>\n`.repeat(8000)],
  ["with half names", "/Type          ".repeat(20_000)],
])("a PDF %s is searched once", async (_, filler) => {
  // The characters between here and there of every search: a search without an end reads the rest of the file each time.
  let read = 0;
  const { indexOf, lastIndexOf, slice } = String.prototype;
  const counts = (original: typeof indexOf) =>
    function (this: string, ...[what, from]: Parameters<typeof indexOf>) {
      const place = original.call(this, what, from);
      const isForward = original === indexOf;
      const start = from ?? (isForward ? 0 : this.length);
      const end = place < 0 ? (isForward ? this.length : 0) : place;
      read += Math.abs(end - start);
      return place;
    };
  vi.spyOn(String.prototype, "indexOf").mockImplementation(counts(indexOf));
  vi.spyOn(String.prototype, "lastIndexOf").mockImplementation(counts(lastIndexOf));
  vi.spyOn(String.prototype, "slice").mockImplementation(function (this: string, ...args) {
    const part = slice.apply(this, args);
    read += part.length;
    return part;
  });
  const pdf = pdfOf([], filler);
  await attachedTexts(pdf);
  vi.restoreAllMocks();
  expect(read).toBeLessThan(2 * pdf.length);
});
