import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONNECTION_SETTINGS } from "../db/client.ts";
import { CONNECTION_LIMITS, MAX_CONNECTIONS, SILENCE_MS } from "../http/connections/connection-limits.ts";
import { MAX_DESIGN_BYTES, MAX_DESIGNS, MAX_PROJECTS } from "../providers/documents.ts";
import {
  CONTACT_MESSAGES,
  DATA_DOWNLOADS,
  DESIGN_CHANGES,
  DESIGN_SAVES,
  DESIGNS,
  FREE_SIGN_UPS,
  FROM_ONE_ADDRESS,
  MAIL_TO_ONE,
  NOTICES_TO_ONE,
  OWN_PASSWORD,
  PASSWORD_CHANGES,
  SAVED_CHANGES,
  SIGN_IN_ANYWHERE,
  SIGN_IN_HERE,
} from "./rules.ts";

const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const document = text("SECURITY.md");
const rowOf = (subject: string) =>
  document.split("\n").find((line) => line.startsWith(`| ${subject} |`)) ?? "(no such row)";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

test.each([
  ["sign-in", "60 a minute per address", FROM_ONE_ADDRESS["sign-in"], { max: 60, window: MINUTE }],
  ["sign-up", "40 in ten minutes", FROM_ONE_ADDRESS["sign-up"], { max: 40, window: 10 * MINUTE }],
  ["sign-up", "from the fourth in an hour", FREE_SIGN_UPS, { max: 3, window: HOUR }],
  [
    "reset request; new password by link",
    "20 in ten",
    FROM_ONE_ADDRESS.reset,
    { max: 20, window: 10 * MINUTE },
  ],
  [
    "reset request; new password by link",
    "each",
    FROM_ONE_ADDRESS["reset-link"],
    { max: 20, window: 10 * MINUTE },
  ],
  ["password change in the settings", "4 an hour", PASSWORD_CHANGES, { max: 4, window: HOUR }],
  ["contact message", "10 in ten minutes", CONTACT_MESSAGES, { max: 10, window: 10 * MINUTE }],
  ["change of favourites or comparisons", "120 a minute", SAVED_CHANGES, { max: 120, window: MINUTE }],
  ["download of an account's data", "10 in ten minutes", DATA_DOWNLOADS, { max: 10, window: 10 * MINUTE }],
  ["change of saved designs or projects", "240 a minute", DESIGN_CHANGES, { max: 240, window: MINUTE }],
  ["change of saved designs or projects", "120 saves", DESIGN_SAVES, { max: 120, window: MINUTE }],
  ["designs through the open API", "60 a minute", DESIGNS, { max: 60, window: MINUTE }],
  [
    "wrong password, per account and address",
    "5, then a delay of 30 s, doubling to 15 min",
    SIGN_IN_HERE,
    { free: 5, firstDelay: 30, maxDelay: 15 * MINUTE },
  ],
  [
    "wrong password, per account from all addresses",
    "30, then 10 s, doubling to 15 min",
    SIGN_IN_ANYWHERE,
    { free: 30, firstDelay: 10, maxDelay: 15 * MINUTE },
  ],
  [
    "password confirmation in the settings",
    "5, then 30 s, doubling to 15 min",
    OWN_PASSWORD,
    { free: 5, firstDelay: 30, maxDelay: 15 * MINUTE },
  ],
  [
    "reset links; sign-up emails (with email verification)",
    "each 3 per mailbox, then 5 min, doubling to an hour",
    MAIL_TO_ONE,
    { free: 3, firstDelay: 5 * MINUTE, maxDelay: HOUR },
  ],
  [
    "notices of a changed password; of a deletion",
    "each 3 per mailbox, then an hour, doubling to twelve",
    NOTICES_TO_ONE,
    { free: 3, firstDelay: HOUR, maxDelay: 12 * HOUR },
  ],
  ["saved designs", "500 per account", { MAX_DESIGNS }, { MAX_DESIGNS: 500 }],
  ["saved designs", "16 MB", { MAX_DESIGN_BYTES }, { MAX_DESIGN_BYTES: 16 * 1024 * 1024 }],
  ["projects", "100 per account", { MAX_PROJECTS }, { MAX_PROJECTS: 100 }],
])("the documented limit of %s is the product's: %s", (subject, words, rule, documented) => {
  expect(rowOf(subject)).toContain(words);
  expect(rule).toMatchObject(documented);
});

test.each([
  ["10 s for headers", CONNECTION_LIMITS.headersTimeout, 10_000],
  ["30 s for a request", CONNECTION_LIMITS.requestTimeout, 30_000],
  ["60 s of silence", SILENCE_MS, 60_000],
  ["over 5,000 connections", MAX_CONNECTIONS, 5000],
  ["statement timeout of 15 s", CONNECTION_SETTINGS.statement_timeout, 15_000],
])("the threat model states the product's limit: %s", (words, limit, documented) => {
  expect(text("docs/threat-model.md")).toContain(words);
  expect(limit).toBe(documented);
});
