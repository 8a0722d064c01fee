import { expect, test, vi } from "vitest";
import { TooBusyError } from "../queue.ts";
import { hashPassword } from "./password-hash.ts";

// Eighty hashes at the real strength take half a minute. These take one turn of the event loop each.
vi.mock("node:crypto", async (original) => ({
  ...(await original<typeof import("node:crypto")>()),
  scrypt: (_password: string, _salt: Buffer, bytes: number, _options: object, done: unknown) =>
    setImmediate(() => (done as (error: null, key: Buffer) => void)(null, Buffer.alloc(bytes))),
}));

test("more concurrent hashes than the queue can hold are rejected, and the next one works", async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword("correct horse")));
  const rejected = hashes.filter((hash) => hash.status === "rejected");
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(80);
  for (const { reason } of rejected) expect(reason).toBeInstanceOf(TooBusyError);
  expect(await hashPassword("correct horse")).toMatch(/^\$scrypt\$/);
});
