import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SavedDesign } from "../../../../../shared/design-types.ts";
import { Autosave, type DesignEntry, REST_MS, type Sent } from "./autosave.ts";

const STORED: SavedDesign = {
  id: "1",
  kind: "steel-beam",
  name: "A",
  mark: "",
  project: null,
  file: "{}",
  ratio: 0.8,
  status: "pass",
  revision: null,
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const THEIRS = { ...STORED, name: "Theirs", version: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers each save when the test lets it. */
function opened() {
  const sent: (readonly [version: number, name: string])[] = [];
  const answers: ((answer: Sent) => void)[] = [];
  const autosave = new Autosave(STORED, ({ version }, { name }) => {
    sent.push([version, name]);
    return new Promise((settle) => answers.push(settle));
  });
  const type = (name: string) => autosave.change((): DesignEntry => ({ ...STORED, name }));
  const answer = async (with_: Sent) => {
    answers.shift()?.(with_);
    await vi.advanceTimersByTimeAsync(0);
  };
  const saved = (name: string, version: number): Sent => ({
    kind: "saved",
    design: { ...STORED, name, version },
  });
  const rest = () => vi.advanceTimersByTimeAsync(REST_MS);
  return { autosave, sent, type, answer, saved, rest, state: () => autosave.view().state };
}

test("changes are saved once, when they rest", async () => {
  const { sent, type, answer, saved, rest, state } = opened();
  type("B");
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  type("C");
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(sent).toEqual([]);
  expect(state()).toEqual({ kind: "saving" });
  await rest();
  expect(sent).toEqual([[1, "C"]]);
  await answer(saved("C", 2));
  expect(state()).toEqual({ kind: "saved" });
});

test("a change during a save is saved after it, over the new version", async () => {
  const { sent, type, answer, saved, rest, state } = opened();
  type("B");
  await rest();
  type("C");
  await rest();
  expect(sent).toEqual([[1, "B"]]);
  await answer(saved("B", 2));
  expect(state()).toEqual({ kind: "saving" });
  expect(sent).toEqual([
    [1, "B"],
    [2, "C"],
  ]);
  await answer(saved("C", 3));
  expect(state()).toEqual({ kind: "saved" });
});

test("after a failure the next change, or another try, is saved", async () => {
  const { autosave, sent, type, answer, saved, rest, state } = opened();
  type("B");
  await rest();
  await answer({ kind: "failed", message: "The server could not be reached." });
  expect(state()).toEqual({ kind: "failed", message: "The server could not be reached." });
  void autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    [1, "B"],
    [1, "B"],
  ]);
  await answer(saved("B", 2));
  expect(state()).toEqual({ kind: "saved" });
});

test("nothing is sent during a conflict; overwriting sends the newest change over their version", async () => {
  const { autosave, sent, type, answer, saved, rest, state } = opened();
  type("B");
  await rest();
  await answer({ kind: "conflict", theirs: THEIRS });
  type("C");
  await rest();
  await autosave.flush();
  expect(state()).toEqual({ kind: "conflict", theirs: THEIRS });
  expect(sent).toEqual([[1, "B"]]);
  void autosave.overwrite();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual([2, "C"]);
  await answer(saved("C", 3));
  expect(state()).toEqual({ kind: "saved" });
});

test("accepting theirs drops the changes", async () => {
  const { autosave, sent, type, answer, rest, state } = opened();
  type("B");
  await rest();
  await answer({ kind: "conflict", theirs: THEIRS });
  autosave.accept(THEIRS);
  await rest();
  expect(state()).toEqual({ kind: "saved" });
  expect(autosave.view().stored).toBe(THEIRS);
  expect(sent).toHaveLength(1);
});

test("a save that found the server busy is repeated when it may be, with the newest change", async () => {
  const { sent, type, answer, saved, rest, state } = opened();
  type("B");
  await rest();
  await answer({ kind: "failed", message: "Busy.", retryAfter: 15 });
  expect(state()).toEqual({ kind: "failed", message: "Busy.", retryAfter: 15 });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(sent).toEqual([[1, "B"]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    [1, "B"],
    [1, "B"],
  ]);
  await answer({ kind: "failed", message: "Busy.", retryAfter: 15 });
  type("C");
  await rest();
  expect(sent.at(-1)).toEqual([1, "C"]);
  await answer(saved("C", 2));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(3);
  expect(state()).toEqual({ kind: "saved" });
});
