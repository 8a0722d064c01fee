import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { print } from "./print.ts";

const HOSTILE = "\u001b[2J\u009b31m\u0007\u202e\u2066\r";
const TABLE = [`\ufeff"id","message"\r\n`, `"1","A${HOSTILE}B\tC"\r\n`];

async function printedOn(isTTY: boolean, pieces: readonly string[]): Promise<string> {
  const output = Object.assign(new PassThrough(), { isTTY });
  const read = text(output);
  await print(pieces, output);
  // The stream that is read keeps a byte order mark, which the reader drops.
  return read;
}

test("control characters are replaced on a terminal, and line breaks of a table are kept", async () => {
  const shown = await printedOn(true, TABLE);
  expect(shown.split("\n")).toEqual([
    `"id","message"`,
    `"1","A\ufffd[2J\ufffd31m${"\ufffd".repeat(4)}B\tC"`,
    "",
  ]);
});

test("a file contains every character unchanged", async () => {
  expect(await printedOn(false, TABLE)).toBe(TABLE.join("").slice(1));
});
