import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAccount, noteSession, VISITOR } from "../../../ui/storage/browser-storage.ts";
import { aStorage } from "../../../ui/storage/testing.ts";
import { forgetUnsaved, keepUnsaved, unsavedOf } from "./unsaved-changes.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
  noteSession("a");
  keepUnsaved(module, "a", "roof", { length: 7 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const module = {
  kind: "steel-beam",
  version: 2,
  open: ({ version, inputs }: { readonly version: number; readonly inputs: unknown }) => ({
    version,
    inputs,
  }),
} as const;

const ROOF = "?design=roof";
const unsaved = (owner: string, search = ROOF) => unsavedOf(module, owner, search);

test("unsaved changes outlast a session that the server ends, for the same user in the same tab", () => {
  noteSession(VISITOR);
  expect(unsaved(VISITOR)).toBeUndefined();
  noteSession("a");
  expect(unsaved("a")).toEqual({ version: 2, inputs: { length: 7 } });
  expect(Object.keys(localStorage)).toEqual(["kingpost.session"]);
});

test("another user and one who has signed out leave no unsaved changes in the tab", () => {
  noteSession("b");
  noteSession("a");
  expect(unsaved("a")).toBeUndefined();
  keepUnsaved(module, "a", "roof", { length: 7 });
  forgetAccount();
  // A page that is left by the sign-out.
  keepUnsaved(module, "a", "roof", { length: 7 });
  noteSession("a");
  expect(unsaved("a")).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("unsaved changes belong to one design, whose link has none, and end when it is saved", () => {
  for (const other of ["", "?design=floor", "?design=roof&d=1.x", "?design=roof&revision=A"])
    expect(unsaved("a", other)).toBeUndefined();
  forgetUnsaved("steel-beam", "a", "floor");
  expect(unsaved("a")).toBeDefined();
  forgetUnsaved("steel-beam", "a", "roof");
  expect(unsaved("a")).toBeUndefined();
});
