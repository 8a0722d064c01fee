import { expect, test } from "vitest";
import { Fault } from "./say.mjs";
import { chooseStages } from "./stages.mjs";
import { runSuite } from "./suite.mjs";

const quiet = { tell: () => {}, warn: () => {} };
const passing = { name: "a", title: "A", checks: 1, run: async () => ({ passed: 3, failed: 0 }) };
const failing = { ...passing, name: "b", run: async () => ({ passed: 1, failed: 2 }) };

test("a failing stage does not stop the others, except those that need it", async () => {
  const dependent = { ...passing, name: "c", checks: 2, needs: "b" };
  const results = await runSuite([failing, dependent, passing], "/", quiet);
  expect(results).toEqual([
    { passed: 1, failed: 2 },
    { passed: 0, failed: 2 },
    { passed: 3, failed: 0 },
  ]);
});

test("a stage that breaks counts all its checks as failed", async () => {
  const broken = { ...passing, checks: 2, run: () => Promise.reject(new Fault("broken")) };
  expect(await runSuite([broken], "/", quiet)).toEqual([{ passed: 0, failed: 2 }]);
});

test("a stage is chosen by its name together with the one that it needs", () => {
  expect(chooseStages(["browser"]).map(({ name }) => name)).toEqual(["build", "browser"]);
  expect(chooseStages(["unit"]).map(({ name }) => name)).toEqual(["unit"]);
  expect(() => chooseStages(["units"])).toThrow('There is no stage "units"');
});
