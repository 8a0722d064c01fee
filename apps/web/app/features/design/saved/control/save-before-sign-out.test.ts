import { expect, test, vi } from "vitest";
import { STORED } from "../testing/saved-design.ts";
import { Autosave, type DesignEntry, type Sent } from "./autosave.ts";
import { saveBeforeSignOut } from "./save-before-sign-out.ts";

const ENTRY: DesignEntry = { name: "Roof beam", mark: "B1", project: null, file: "" };

/** A design that was changed a moment ago, and whose save is answered with this. */
function changed(sent: Sent): Autosave {
  const autosave = new Autosave(STORED, () => Promise.resolve(sent));
  autosave.change(() => ENTRY);
  return autosave;
}

test("a change that is saved before the sign-out needs no question", async () => {
  const mayLose = vi.fn(() => Promise.resolve(false));
  expect(await saveBeforeSignOut(changed({ kind: "saved", design: STORED }), mayLose)).toBe(true);
  expect(mayLose).not.toHaveBeenCalled();
});

test("the user decides whether the session ends without a change that could not be saved", async () => {
  const failed: Sent = { kind: "failed", message: "The server cannot be reached." };
  const conflict: Sent = { kind: "conflict", theirs: STORED };
  for (const sent of [failed, conflict]) {
    for (const isLeaving of [true, false]) {
      const mayLose = vi.fn(() => Promise.resolve(isLeaving));
      expect(await saveBeforeSignOut(changed(sent), mayLose)).toBe(isLeaving);
      expect(mayLose).toHaveBeenCalledWith(sent);
    }
  }
});
