import { expect, test } from "vitest";
import { LineReader, LONGEST_LINE } from "./lines.ts";

const CHUNK = 64 * 1024;

function readerOf(texts: Iterable<string | Buffer>) {
  let taken = 0;
  async function* chunks() {
    for (const one of texts) {
      taken += 1;
      yield Buffer.from(one);
    }
  }
  const lines = new LineReader(chunks(), () => new Error("too long"));
  return { lines, taken: () => taken };
}

test("lines come whole, however the stream is cut", async () => {
  const { lines } = readerOf(["a", "b\n", "\nc\nd", "", "e\nf"]);
  const read: (string | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) read.push((await lines.next())?.toString());
  expect(read).toEqual(["ab", "", "c", "de", undefined, undefined]);
});

test("a line of the maximum length is read, and one byte more is an error", async () => {
  const longest = Buffer.alloc(LONGEST_LINE, "x");
  expect((await readerOf([longest, "\n"]).lines.next())?.length).toBe(LONGEST_LINE);
  await expect(readerOf([longest, "x\n"]).lines.next()).rejects.toThrow("too long");
});

test("a line without an end is an error once it is too long, and no more of it is read", async () => {
  const chunk = Buffer.alloc(CHUNK, "x");
  const { lines, taken } = readerOf(Array.from({ length: 4000 }, () => chunk));
  await expect(lines.next()).rejects.toThrow("too long");
  expect(taken()).toBe(LONGEST_LINE / CHUNK + 1);
});

test("an empty line among rows is an error, and the stream is not read further", async () => {
  const { lines, taken } = readerOf(["a\n\n", ...Array.from({ length: 1000 }, () => "\n".repeat(CHUNK))]);
  const rows = lines.until(Buffer.from("end"), (what) => new Error(what));
  await expect(rows.next()).rejects.toThrow("a row is empty");
  expect(taken()).toBe(1);
});

test("short rows are passed on in batches of at most 1,000", async () => {
  const { lines, taken } = readerOf([...Array.from({ length: 20 }, () => "x\n".repeat(500)), "end\n"]);
  const sizes: number[] = [];
  for await (const batch of lines.until(Buffer.from("end"), (what) => new Error(what))) {
    sizes.push(batch.length);
    expect(taken()).toBe(2 * sizes.length);
  }
  expect(sizes).toEqual(Array.from({ length: 10 }, () => 2000));
});
