import { expect, test } from "vitest";
import { fingerprintOf } from "../providers/embedded/auth-secret.ts";
import type { Header } from "./content.ts";
import { secretFor } from "./restored-secret.ts";

const SECRET = "0123456789".repeat(4);
const header = (
  authSecret: string | null,
  authFingerprint: string | null = fingerprintOf(SECRET),
): Header => ({
  kingpost: "backup",
  format: 1,
  madeAt: "2026-01-01T00:00:00.000Z",
  migrations: [1],
  authFingerprint,
  authSecret,
});

test("the secret of the data folder comes from the backup, unless AUTH_SECRET is the same", () => {
  expect(secretFor(header(SECRET), undefined)).toBe(SECRET);
  expect(secretFor(header(SECRET), SECRET)).toBeUndefined();
  expect(secretFor(header(null), SECRET)).toBeUndefined();
  expect(secretFor(header(null, null), undefined)).toBeUndefined();
});

test("without the right secret there is no restore", () => {
  expect(() => secretFor(header(null), undefined)).toThrow(/^The backup was made where AUTH_SECRET was set/);
  for (const kept of [null, SECRET])
    expect(() => secretFor(header(kept), "x".repeat(40))).toThrow(/^AUTH_SECRET is not the one/);
});
