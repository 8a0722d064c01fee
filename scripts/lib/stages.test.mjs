import { expect, test } from "vitest";
import { chooseStages, runStages } from "./stages.mjs";

test("a failing stage, or one that throws, does not stop the others", async () => {
  const stages = [
    { title: "A", run: async () => ({ passed: 1, failed: ["x", "y"] }) },
    { title: "B", run: () => Promise.reject(new Error("broken")) },
    { title: "C", run: async () => ({ passed: 3, failed: [], unsteady: ["z"] }) },
  ];
  const counts = await runStages(stages, { log: () => {}, warn: () => {} });
  expect(counts).toEqual({ passed: 4, failed: ["x", "y", "B"], unsteady: ["z"] });
});

test("stages are chosen by name", () => {
  expect(chooseStages(["browser", "types"]).map(({ name }) => name)).toEqual(["types", "browser"]);
  expect(chooseStages([])).toHaveLength(5);
  expect(() => chooseStages(["units"])).toThrow('Unknown stage "units"');
});
