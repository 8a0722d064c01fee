import { expect, test } from "vitest";
import { createSigner } from "./signed-value.ts";

let now = new Date("2026-11-21T00:00:00Z");
const signer = createSigner("the key of the tests", () => now);

test("a value is read as it was signed, by whoever has the key", () => {
  const value = signer.sign("verified", 60);
  expect(signer.read(value)).toBe("verified");
  expect(createSigner("the key of the tests", () => now).read(value)).toBe("verified");
});

test("what it is about must be named, and does not stand in it", () => {
  const value = signer.sign("nonce", 60, "ann@example.com");
  expect(value).not.toContain("ann");
  expect(signer.read(value, "ann@example.com")).toBe("nonce");
  expect(signer.read(value, "bob@example.com")).toBeUndefined();
  expect(signer.read(value)).toBeUndefined();
});

test("nothing forged, changed or of another key is read", () => {
  const value = signer.sign("verified", 60);
  const [text, expires = "", mac] = value.split(".");
  const forged = [
    "",
    "verified",
    "verified..",
    `outdated.${expires}.${mac}`,
    `${text}.z${expires}.${mac}`,
    `${text}.${expires}.${"A".repeat(43)}`,
    `${value} `,
    createSigner("another key", () => now).sign("verified", 60),
  ];
  for (const each of forged) expect(signer.read(each)).toBeUndefined();
});

test("it works for its time and not longer", () => {
  const value = signer.sign("verified", 60);
  now = new Date(now.getTime() + 59_000);
  expect(signer.read(value)).toBe("verified");
  now = new Date(now.getTime() + 1000);
  expect(signer.read(value)).toBeUndefined();
});
