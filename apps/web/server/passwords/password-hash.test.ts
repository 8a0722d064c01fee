import { scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

const PASSWORD = "correct horse battery";
/** As better-auth 1.7.7 stored it: the salt's hexadecimal text is the salt. */
const SALT = "00112233445566778899aabbccddeeff";
const old = (password: string) =>
  `${SALT}:${scryptSync(password, SALT, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }).toString("hex")}`;

describe("a new hash", () => {
  test("has the parameters that it states, and a new salt each time", async () => {
    const stored = await hashPassword(PASSWORD);
    const [, name, cost, salt = "", key] = stored.split("$");
    expect([name, cost]).toEqual(["scrypt", "ln=15,r=8,p=3"]);
    expect(Buffer.from(salt, "base64")).toHaveLength(16);
    const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
    const expected = scryptSync(PASSWORD, Buffer.from(salt, "base64"), 64, options).toString("base64");
    expect(`${key}==`).toBe(expected);
    expect(await hashPassword(PASSWORD)).not.toBe(stored);
  });

  test("matches only the right password, in any Unicode form", async () => {
    const stored = await hashPassword("caf\u00e9 au lait");
    expect(await verifyPassword("cafe\u0301 au lait", stored)).toEqual({ isRight: true });
    for (const wrong of ["", "cafe au lait", "caf\u00e9 au lait "])
      expect(await verifyPassword(wrong, stored)).toEqual({ isRight: false });
  });
});

describe("an old hash", () => {
  test("is still verified, and rehashed only with the right password", async () => {
    const { isRight, better = "" } = await verifyPassword(PASSWORD, old(PASSWORD));
    expect(isRight).toBe(true);
    expect(await verifyPassword(PASSWORD, better)).toEqual({ isRight: true });
    expect(await verifyPassword("another", old(PASSWORD))).toEqual({ isRight: false });
  });
});

test.each(["", "rubbish", "$scrypt$ln=1,r=8,p=3$AAAA$AAAA", `${SALT}:00`])(
  "%j is not a stored hash",
  (stored) => {
    expect(() => verifyPassword(PASSWORD, stored)).toThrow("no known form");
  },
);

test("a truncated key never matches", async () => {
  expect(await verifyPassword(PASSWORD, "$scrypt$ln=15,r=8,p=3$AAAA$AAAA")).toEqual({ isRight: false });
});
