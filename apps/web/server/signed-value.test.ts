import { expect, test } from "vitest";
import { createSigner } from "./signed-value.ts";

let now = new Date("2026-11-21T00:00:00Z");
const signer = createSigner("the key of the tests", () => now);

test("a value can be read with the key that signed it", () => {
  const value = signer.sign("verified", 60);
  expect(signer.read(value)).toBe("verified");
  expect(createSigner("the key of the tests", () => now).read(value)).toBe("verified");
});

test("the purpose must match, and is not part of the value", () => {
  const value = signer.sign("nonce", 60, "ann@example.com");
  expect(value).not.toContain("ann");
  expect(signer.read(value, "ann@example.com")).toBe("nonce");
  expect(signer.read(value, "bob@example.com")).toBeUndefined();
  expect(signer.read(value)).toBeUndefined();
});

test("a value that is forged, changed or signed with another key is rejected", () => {
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

test("a value expires", () => {
  const value = signer.sign("verified", 60);
  now = new Date(now.getTime() + 59_000);
  expect(signer.read(value)).toBe("verified");
  now = new Date(now.getTime() + 1000);
  expect(signer.read(value)).toBeUndefined();
});
