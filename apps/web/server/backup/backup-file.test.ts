import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";

const KEY = "a long random text for the tests";
/** More than several chunks of the compression and of the encryption. */
const CONTENT = randomBytes(300_000);

async function* content() {
  for (let at = 0; at < CONTENT.length; at += 10_000) yield CONTENT.subarray(at, at + 10_000);
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-file-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const path = () => join(folder, "backup");
const read = (key?: string) => buffer(readBackupFile(path(), key));
const write = (key?: string) => writeBackupFile(path(), key, content());

/** A file without a key and one with a key, made once: deriving the key from a text takes long on purpose. */
const made: { plain: Buffer; locked: Buffer } = { plain: Buffer.of(), locked: Buffer.of() };
beforeAll(async () => {
  const draft = await mkdtemp(join(tmpdir(), "kingpost-file-"));
  for (const [name, key] of [
    ["plain", undefined],
    ["locked", KEY],
  ] as const) {
    await writeBackupFile(join(draft, name), key, content());
    made[name] = await readFile(join(draft, name));
  }
  await rm(draft, { recursive: true });
});

describe("a new file", () => {
  test("is readable by its owner only, and there is no temporary one left", async () => {
    await write();
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["backup"]);
    expect(CONTENT.equals(await read())).toBe(true);
  });

  test("does not overwrite an existing one", async () => {
    await writeFile(path(), "precious");
    await expect(write()).rejects.toThrow(/already exists/);
    expect(await readFile(path(), "utf8")).toBe("precious");
  });

  test("does not exist after a failure of its content", async () => {
    async function* broken() {
      yield CONTENT;
      throw new Error("the database is away");
    }
    await expect(writeBackupFile(path(), undefined, broken())).rejects.toThrow("the database is away");
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a key", () => {
  test("is needed to read: no other one, and none at all, decrypts", async () => {
    await writeFile(path(), made.locked);
    expect(made.locked.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(CONTENT.equals(await read(KEY))).toBe(true);
    await expect(read("another long random text")).rejects.toThrow(/BACKUP_KEY is not the key/);
    await expect(read()).rejects.toThrow(/is encrypted. Set the key/);
    await expect(read("AGE-SECRET-KEY-1QQQQQQQQ")).rejects.toThrow(/^Invalid setting: BACKUP_KEY begins/);
  });

  test("of a pair is public for writing, and secret for reading", async () => {
    const secret = await generateX25519Identity();
    const recipient = await identityToRecipient(secret);
    await write(recipient);
    await expect(read(recipient)).rejects.toThrow(/public key/);
    expect(CONTENT.equals(await read(secret))).toBe(true);
  });

  test.each([
    ["is cut", "age1abcdefghijklmnop", "begins like an age key"],
    ["is mistyped", "AGE-SECRET-KEY-1QQQQQQQQ", "begins like an age key"],
    ["is public and of SSH", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample ann@example.com", "looks like an"],
    ["is public, in capitals", `AGE1${"Q".repeat(58)}`, "looks like an unsupported kind of key"],
    ["is secret, in small letters", "age-secret-key-1qqqqqqqq", "looks like an unsupported kind of key"],
  ])("that %s is an error, and nothing is written", async (_, key, reason) => {
    await expect(write(key)).rejects.toThrow(`Invalid setting: BACKUP_KEY ${reason}`);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a damaged file is an error", () => {
  test.each([
    ["plain", undefined, 0.5],
    ["plain", undefined, 0.999],
    ["locked", KEY, 0.5],
    ["locked", KEY, 0.999],
  ] as const)("a %s one with key %s that was cut after %d", async (kind, key, part) => {
    await writeFile(path(), made[kind].subarray(0, Math.floor(made[kind].length * part)));
    await expect(read(key)).rejects.toThrow(/damaged or incomplete/);
  });

  test("an encrypted one in which one bit was changed", async () => {
    const bytes = Buffer.from(made.locked);
    const at = bytes.length - 100;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(path(), bytes);
    await expect(read(KEY)).rejects.toThrow(/damaged or incomplete/);
  });

  test("one of another type, an empty or a missing one", async () => {
    await writeFile(path(), "PK something");
    await expect(read()).rejects.toThrow(/is not a backup of Kingpost/);
    await writeFile(path(), "");
    await expect(read()).rejects.toThrow(/is not a backup of Kingpost/);
    await rm(path());
    await expect(read()).rejects.toThrow(/cannot be read \(ENOENT/);
  });
});
