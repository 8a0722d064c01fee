import { afterEach, expect, test, vi } from "vitest";
import { runChecks } from "./run-checks.mjs";

afterEach(() => vi.restoreAllMocks());

const passes = { name: "passes", run: () => "well" };
const fails = {
  name: "fails",
  run: () => {
    throw new Error("badly");
  },
};

function listen() {
  const said = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(line) > 0);
  return said;
}

test("a check that fails is counted and shown with its reason, and the next one runs", async () => {
  const said = listen();
  expect(await runChecks([fails, passes], {})).toEqual({ passed: 1, failed: 1 });
  expect(said[1]).toMatch(/^fails +failed +badly\n$/);
  expect(said[2]).toMatch(/^passes +passed +well; 0\.0 s\n$/);
});

test("what comes after a failed check that it needs counts as failed and is not run", async () => {
  listen();
  expect(await runChecks([{ ...fails, isNeeded: true }, passes, passes], {})).toEqual({
    passed: 0,
    failed: 3,
  });
});
