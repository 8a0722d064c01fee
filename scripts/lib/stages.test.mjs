import { expect, test } from "vitest";
import { chooseStages, runStages } from "./stages.mjs";

test("a failing stage, or one that throws, does not stop the others", async () => {
  const stages = [
    { title: "A", run: async () => ({ passed: 1, failed: ["x", "y"] }) },
    { title: "B", run: () => Promise.reject(new Error("broken")) },
    { title: "C", run: async () => ({ passed: 3, failed: [], unsteady: ["z"] }) },
  ];
  const ended = [];
  const onEnd = (stage) => ended.push(stage);
  const counts = await runStages(stages, { log: () => {}, warn: () => {}, onEnd });
  expect(counts).toEqual({ passed: 4, failed: ["x", "y", "B"], unsteady: ["z"] });
  expect(ended.map(({ title, passed, failed }) => [title, passed, failed])).toEqual([
    ["A", 1, 2],
    ["B", 0, 1],
    ["C", 3, 0],
  ]);
});

test("stages are chosen by name", () => {
  expect(chooseStages(["browser", "types"]).map(({ name }) => name)).toEqual(["types", "browser"]);
  expect(chooseStages([])).toHaveLength(5);
  expect(() => chooseStages(["units"])).toThrow('Unknown stage "units"');
});
