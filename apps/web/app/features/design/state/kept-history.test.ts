import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteSession, VISITOR } from "../../../ui/storage/browser-storage.ts";
import { aStorage } from "../../../ui/storage/testing.ts";
import { isKeptForSignIn, keepHistory, keptHistory } from "./kept-history.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const FIRST = "?d=1.first";
const keep = (search: string) =>
  keepHistory("steel-beam", { inputs: { a: 2 }, past: [{ a: 1 }], future: [], search }, VISITOR);

test("a visitor's design that no link holds is on view again after signing in at the same address", () => {
  keep(FIRST);
  expect(isKeptForSignIn("steel-beam", { a: 2 }, FIRST)).toBe(true);
  noteSession("a");
  expect(keptHistory("steel-beam", { a: 1 }, FIRST, "a")?.inputs).toEqual({ a: 2 });
});

test("a design is not kept for signing in that has changed since, has another address or belongs to an account", () => {
  keep(FIRST);
  expect(isKeptForSignIn("steel-beam", { a: 3 }, FIRST)).toBe(false);
  expect(isKeptForSignIn("steel-beam", { a: 2 }, "")).toBe(false);
  expect(isKeptForSignIn("pile-cap", { a: 2 }, FIRST)).toBe(false);
  keep("?design=roof");
  expect(isKeptForSignIn("steel-beam", { a: 2 }, "?design=roof")).toBe(false);
});

test("a browser without storage keeps no design for signing in", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keep(FIRST);
  expect(isKeptForSignIn("steel-beam", { a: 2 }, FIRST)).toBe(false);
});
