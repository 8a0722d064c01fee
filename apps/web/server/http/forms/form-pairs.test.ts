import { expect, test } from "vitest";
import { hasTooManyPairs, MAX_PAIRS } from "./form-pairs.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const pairs = (count: number) => Buffer.from(Array.from({ length: count }, (_, n) => `f${n}=1`).join("&"));

async function multipart(count: number): Promise<[string, Buffer]> {
  const form = new FormData();
  for (let n = 0; n < count; n += 1) form.append(`f${n}`, "--x\r\n--y & z");
  const sent = new Response(form);
  return [sent.headers.get("Content-Type") ?? "", Buffer.from(await sent.arrayBuffer())];
}

test("a form with the maximum number of pairs is accepted, one with more is rejected, in either encoding", async () => {
  expect(hasTooManyPairs(URLENCODED, pairs(MAX_PAIRS))).toBe(false);
  expect(hasTooManyPairs(URLENCODED, pairs(MAX_PAIRS + 1))).toBe(true);
  expect(hasTooManyPairs(...(await multipart(MAX_PAIRS)))).toBe(false);
  expect(hasTooManyPairs(...(await multipart(MAX_PAIRS + 1)))).toBe(true);
});

test.each([
  URLENCODED.toUpperCase(),
  `${URLENCODED}; charset=utf-8`,
  `text/plain, ${URLENCODED}`,
  `text/plain;a=b, ${URLENCODED}`,
])("pairs are counted for the type %j, which the platform parses as a form", (type) => {
  expect(hasTooManyPairs(type, pairs(MAX_PAIRS + 1))).toBe(true);
});

test("a multipart form without a boundary is rejected", () => {
  expect(hasTooManyPairs("multipart/form-data", Buffer.from("--x"))).toBe(true);
});

test.each(["", "application/json", "text/plain"])("a body of the type %j has no pairs", (type) => {
  expect(hasTooManyPairs(type, pairs(MAX_PAIRS + 1))).toBe(false);
});
