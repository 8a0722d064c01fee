import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseSettings } from "../../server/env.ts";
import { connectFirebase } from "../connect.ts";
import { firebaseSettings, hostedSettings } from "./settings.ts";

const AUTH_SECRET = "x".repeat(40);
const REAL = {
  PROVIDER: "firebase",
  FIREBASE_PROJECT_ID: "kingpost-1a2b3",
  FIREBASE_API_KEY: "key-1",
  AUTH_SECRET,
};
const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
};

const check = (environment: Readonly<Record<string, string>>) =>
  hostedSettings(parseSettings(environment), environment);
const without = (name: keyof typeof REAL) =>
  Object.fromEntries(Object.entries(REAL).filter(([one]) => one !== name));

test("a complete project is accepted, with emulators also without a key", () => {
  expect(check(REAL)).toMatchObject({ FIREBASE_PROJECT_ID: "kingpost-1a2b3", FIREBASE_API_KEY: "key-1" });
  expect(check({ ...without("FIREBASE_API_KEY"), ...EMULATORS })).toMatchObject({
    FIREBASE_API_KEY: "emulator",
  });
});

test.each([
  ["FIREBASE_PROJECT_ID is missing", without("FIREBASE_PROJECT_ID")],
  ["FIREBASE_API_KEY is missing", without("FIREBASE_API_KEY")],
  ["AUTH_SECRET is missing", without("AUTH_SECRET")],
  ["DATABASE_URL is not used", { ...REAL, DATABASE_URL: "postgresql://a:b@c/d" }],
  ["FIRESTORE_EMULATOR_HOST is missing", { ...REAL, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }],
  ["FIREBASE_AUTH_EMULATOR_HOST is missing", { ...REAL, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" }],
  ["An emulator accepts anyone's tokens", { ...REAL, ...EMULATORS, PUBLIC_URL: "https://www.example.com" }],
])("an error names the setting: %s", (words, environment) => {
  expect(() => check(environment)).toThrow(words);
});

test.each([
  ["FIREBASE_PROJECT_ID", "Kingpost"],
  ["FIREBASE_MAIL_COLLECTION", "mail/out"],
  ["FIREBASE_AUTH_EMULATOR_HOST", "localhost"],
  ["FIRESTORE_EMULATOR_HOST", "http://localhost:8080"],
])("%s=%s is rejected with its name and value", (name, value) => {
  expect(() => check({ ...REAL, [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
});

test("an invalid key is rejected with its name, without repeating it", () => {
  const parse = () => check({ ...REAL, FIREBASE_API_KEY: "hush hush" });
  expect(parse).toThrow("FIREBASE_API_KEY must be");
  expect(parse).not.toThrow("hush");
});

test("a command needs the project only", () => {
  expect(firebaseSettings({ FIREBASE_PROJECT_ID: "kingpost-1a2b3" })).toEqual({
    FIREBASE_PROJECT_ID: "kingpost-1a2b3",
  });
  expect(() => firebaseSettings({})).toThrow("FIREBASE_PROJECT_ID is missing");
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kingpost-account-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["cannot be read", undefined],
  ["is not a JSON file", "hush"],
  ["is not the key file of a service account", JSON.stringify({ type: "authorized_user", secret: "hush" })],
  [
    'is of the project "another"',
    JSON.stringify({
      type: "service_account",
      project_id: "another",
      client_email: "a@example.com",
      private_key: "-----BEGIN PRIVATE KEY-----\nhush",
    }),
  ],
  [
    "has a damaged private key",
    JSON.stringify({
      type: "service_account",
      project_id: REAL.FIREBASE_PROJECT_ID,
      client_email: "a@example.com",
      private_key: "-----BEGIN PRIVATE KEY-----\nhush\n-----END PRIVATE KEY-----\n",
    }),
  ],
])("a service account's file that %s is rejected, without its content", (words, content) => {
  const path = join(folder, `${words.length}.json`);
  if (content !== undefined) writeFileSync(path, content);
  const connect = () => connectFirebase({ ...REAL, FIREBASE_SERVICE_ACCOUNT: path });
  expect(connect).toThrow(`FIREBASE_SERVICE_ACCOUNT ${words}`);
  expect(connect).not.toThrow("hush");
});
