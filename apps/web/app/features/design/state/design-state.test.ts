import type { RawInputs, RunOutcome } from "@kingpost/design";
import { expect, test } from "vitest";
import { type DesignState, nextState, startDesign } from "./design-state.ts";

/** A design of one number, which must be a number. */
function run({ a }: RawInputs): RunOutcome {
  return typeof a === "number"
    ? {
        kind: "result",
        problems: [],
        result: {
          checks: [],
          figures: () => [],
          tables: [],
          sections: [],
          loads: () => [],
        },
      }
    : { kind: "errors", problems: [{ kind: "error", path: "/a", message: "Enter a value." }] };
}

const change = (state: DesignState, a: unknown, path?: string, at = 0) =>
  nextState(state, { kind: "change", inputs: { a }, path, at }, run);

test("edits of one input that are seconds apart are separate steps", () => {
  const typed = change(change(change(startDesign({ a: 1 }, run), 2, "/a"), 23, "/a", 400), 7, "/a", 5000);
  const undone = nextState(typed, { kind: "undo" }, run);
  expect(undone.inputs).toEqual({ a: 23 });
  expect(nextState(undone, { kind: "undo" }, run).inputs).toEqual({ a: 1 });
});

test("edits of two inputs are separate steps, however close", () => {
  const typed = change(change(startDesign({ a: 1 }, run), 2, "/a"), 3, "/b");
  expect(nextState(typed, { kind: "undo" }, run).inputs).toEqual({ a: 2 });
});

test("keys in one input are one step to undo, which redo repeats", () => {
  const typed = change(change(startDesign({ a: 1 }, run), 2, "/a"), 23, "/a", 900);
  const undone = nextState(typed, { kind: "undo" }, run);
  expect(undone.inputs).toEqual({ a: 1 });
  expect(nextState(undone, { kind: "redo" }, run).inputs).toEqual({ a: 23 });
});

test("a change after an undo leaves nothing to redo", () => {
  const undone = nextState(change(startDesign({ a: 1 }, run), 2), { kind: "undo" }, run);
  expect(nextState(change(undone, 3), { kind: "redo" }, run).inputs).toEqual({ a: 3 });
});

test("the last result stays while the inputs have an error", () => {
  const start = startDesign({ a: 1 }, run);
  const wrong = change(start, "?", "/a");
  expect(wrong.outcome.kind).toBe("errors");
  expect(wrong.last).toBe(start.last);
});

test("nothing to undo changes nothing", () => {
  const start = startDesign({ a: 1 }, run);
  expect(nextState(start, { kind: "undo" }, run)).toBe(start);
});

test("the moves of a drag are one step, of the inputs as they are by then", () => {
  const move = (state: DesignState, value: number) =>
    nextState(state, { kind: "set", values: [{ path: "/a", value }], step: "drag 1" }, run);
  const moved = move(
    move(nextState(startDesign({ a: 1 }, run), { kind: "change", inputs: { a: 2, b: 7 } }, run), 3),
    4,
  );
  expect(moved.inputs).toEqual({ a: 4, b: 7 });
  expect(nextState(moved, { kind: "undo" }, run).inputs).toEqual({ a: 2, b: 7 });
});

test("a value may follow from the one that the input has by then", () => {
  const values = [
    { path: "/a", value: (present: unknown) => Number(present) + 5 },
    { path: "/rows/1/x", value: (present: unknown) => Number(present) - 5 },
  ];
  const press = (state: DesignState) => nextState(state, { kind: "set", values, step: "keys 1" }, run);
  const start = startDesign({ a: 1, rows: [{ x: 1 }, { x: 20 }] }, run);
  const moved = press(press(start));
  expect(moved.inputs).toEqual({ a: 11, rows: [{ x: 1 }, { x: 10 }] });
  expect(nextState(moved, { kind: "undo" }, run).inputs).toEqual(start.inputs);
});

test("a drag along both axes is one step", () => {
  const moved = nextState(
    startDesign({ a: 1, b: 2 }, run),
    {
      kind: "set",
      values: [
        { path: "/a", value: 3 },
        { path: "/b", value: 4 },
      ],
      step: "drag 1",
    },
    run,
  );
  expect(moved.inputs).toEqual({ a: 3, b: 4 });
  expect(nextState(moved, { kind: "undo" }, run).inputs).toEqual({ a: 1, b: 2 });
});

test("what the address did not have yet is restored with its history", () => {
  const start = startDesign({ a: 1 }, run);
  const history = { past: [{ a: 1 }], future: [] };
  expect(nextState(start, { kind: "restore", history }, run).inputs).toEqual({ a: 1 });
  const restored = nextState(start, { kind: "restore", history, inputs: { a: 2 } }, run);
  expect(restored.inputs).toEqual({ a: 2 });
  expect(nextState(restored, { kind: "undo" }, run).inputs).toEqual({ a: 1 });
});

test("inputs are calculated again after code that they need has loaded, and the last result stays until then", () => {
  let isLoaded = true;
  const reason = { kind: "unavailable", code: "not-loaded", message: "It is loading." } as const;
  const whenLoaded = (inputs: RawInputs): RunOutcome =>
    isLoaded ? run(inputs) : { kind: "unavailable", problems: [], reason };
  const first = startDesign({ a: 1 }, whenLoaded);
  isLoaded = false;
  const waiting = nextState(first, { kind: "change", inputs: { a: 2 } }, whenLoaded);
  expect([waiting.outcome.kind, waiting.last]).toEqual(["unavailable", first.last]);
  isLoaded = true;
  const loaded = nextState(waiting, { kind: "calculate" }, whenLoaded);
  expect([loaded.outcome.kind, loaded.inputs, loaded.past]).toEqual(["result", { a: 2 }, waiting.past]);
});
