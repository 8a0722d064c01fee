import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("an identifier is a random UUID with and without the browser's own", () => {
  const plainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = [randomId(), randomId(plainHttp), randomId(plainHttp)];
  for (const id of ids) expect(id).toMatch(VERSION_4);
  expect(new Set(ids).size).toBe(3);
});

test.each([0x00, 0xff])("bytes of %d have version and variant", (byte) => {
  const fill = <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
    if (bytes instanceof Uint8Array) bytes.fill(byte);
    return bytes;
  };
  expect(randomId({ getRandomValues: fill })).toMatch(VERSION_4);
});
