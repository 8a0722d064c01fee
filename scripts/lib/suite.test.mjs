import { expect, test } from "vitest";
import { Fault } from "./output.mjs";
import { chooseStages } from "./stages.mjs";
import { runSuite } from "./suite.mjs";

const quiet = { log: () => {}, warn: () => {} };
const passing = { name: "a", title: "A", checks: 1, run: async () => ({ passed: 3, failed: 0 }) };
const failing = { ...passing, name: "b", run: async () => ({ passed: 1, failed: 2, names: ["x", "y"] }) };

test("a failing stage does not stop the others, except those that need it", async () => {
  const dependent = { ...passing, name: "c", title: "C", checks: 2, needs: "b" };
  const results = await runSuite([failing, dependent, passing], "/", quiet);
  expect(results).toEqual([
    { passed: 1, failed: 2, names: ["x", "y"] },
    { passed: 0, failed: 2, names: ["C"] },
    { passed: 3, failed: 0 },
  ]);
});

test("all checks of a stage that throws count as failed", async () => {
  const broken = { ...passing, checks: 2, run: () => Promise.reject(new Fault("broken")) };
  expect(await runSuite([broken], "/", quiet)).toEqual([{ passed: 0, failed: 2, names: ["A"] }]);
});

test("a stage given by name runs together with the one that it needs", () => {
  expect(chooseStages(["browser"]).map(({ name }) => name)).toEqual(["build", "browser"]);
  expect(chooseStages(["unit"]).map(({ name }) => name)).toEqual(["unit"]);
  expect(() => chooseStages(["units"])).toThrow('Unknown stage "units"');
});
