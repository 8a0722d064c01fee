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
  const printed = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => printed.push(line) > 0);
  return printed;
}

test("a failed check is counted and shown with its reason, and the next one runs", async () => {
  const printed = listen();
  expect(await runChecks([fails, passes], {})).toEqual({ passed: 1, failed: 1 });
  expect(printed[1]).toMatch(/^fails +failed +badly\n$/);
  expect(printed[2]).toMatch(/^passes +passed +well; 0\.0 s\n$/);
});

test("checks after a failed needed check count as failed and do not run", async () => {
  listen();
  expect(await runChecks([{ ...fails, isNeeded: true }, passes, passes], {})).toEqual({
    passed: 0,
    failed: 3,
  });
});
