import { expect, test } from "vitest";
import { linesIn, MAX_LINE } from "./lines.ts";

const CHUNK = 64 * 1024;

function readerOf(texts: Iterable<string | Buffer>) {
  let taken = 0;
  async function* chunks() {
    for (const one of texts) {
      taken += 1;
      yield Buffer.from(one);
    }
  }
  const lines = linesIn(chunks(), () => new Error("too long"));
  return { lines, taken: () => taken };
}

test("lines come whole, however the stream is cut, and a last one without its end does not count", async () => {
  const { lines } = readerOf(["a", "b\n", "\nc\u2028\rd", "", "e\nf"]);
  const read: string[] = [];
  for await (const line of lines) read.push(line.toString());
  expect(read).toEqual(["ab", "", "c\u2028\rde"]);
});

test("a line of the maximum length is read, and one byte more is an error", async () => {
  const longest = Buffer.alloc(MAX_LINE, "x");
  expect((await readerOf([longest, "\n"]).lines.next()).value?.length).toBe(MAX_LINE);
  await expect(readerOf([longest, "x\n"]).lines.next()).rejects.toThrow("too long");
});

test("a line without an end is an error once it is too long, and no more of it is read", async () => {
  const chunk = Buffer.alloc(CHUNK, "x");
  const { lines, taken } = readerOf(Array.from({ length: 4000 }, () => chunk));
  await expect(lines.next()).rejects.toThrow("too long");
  expect(taken()).toBe(MAX_LINE / CHUNK + 1);
});
