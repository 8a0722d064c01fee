import { afterEach, expect, test, vi } from "vitest";
import { STORED } from "../testing/saved-design.ts";
import type { SaveState } from "./autosave.ts";
import { warnBeforeLeaving } from "./warn-before-leaving.ts";

afterEach(() => vi.unstubAllGlobals());

/** Whether the browser asks when a page with this state is closed. */
function isAsked(state: SaveState, isWithdrawn = false): boolean {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  const withdraw = warnBeforeLeaving({ view: () => ({ stored: STORED, state }) });
  if (isWithdrawn) withdraw();
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("the browser asks before a page is closed whose changes could not be saved", () => {
  expect(isAsked({ kind: "failed", message: "The server cannot be reached." })).toBe(true);
  expect(isAsked({ kind: "conflict", theirs: STORED })).toBe(true);
});

test("a page whose changes are saved, or are being sent, is closed without a question", () => {
  expect(isAsked({ kind: "saved" })).toBe(false);
  expect(isAsked({ kind: "saving" })).toBe(false);
  expect(isAsked({ kind: "conflict", theirs: STORED }, true)).toBe(false);
});
