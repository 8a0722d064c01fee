import { scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { firebaseHashText } from "../../hosted/firebase-hash.ts";
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
  async (stored) => {
    await expect(verifyPassword(PASSWORD, stored)).rejects.toThrow("no known form");
  },
);

test("a truncated key never matches", async () => {
  expect(await verifyPassword(PASSWORD, "$scrypt$ln=15,r=8,p=3$AAAA$AAAA")).toEqual({ isRight: false });
});

test("a hash moved from Firebase verifies the password and is replaced", async () => {
  // The example that Firebase publishes with its scrypt: github.com/firebase/scrypt.
  const bytes = (base64: string) => Buffer.from(base64, "base64");
  const stored = firebaseHashText({
    salt: bytes("42xEC+ixf3L2lw=="),
    hash: bytes("lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="),
    signerKey: bytes(
      "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    ),
    saltSeparator: bytes("Bw=="),
    rounds: 8,
    memoryCost: 14,
  });
  const verdict = await verifyPassword("user1password", stored);
  expect(verdict).toEqual({ isRight: true, better: expect.stringMatching(/^\$scrypt\$ln=15,r=8,p=3\$/) });
  expect(await verifyPassword("user1password", verdict.better ?? "")).toEqual({ isRight: true });
  expect(await verifyPassword("user2password", stored)).toEqual({ isRight: false });
});
