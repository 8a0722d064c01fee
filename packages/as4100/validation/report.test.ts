import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareEverything } from "./compare.ts";
import { validationReport } from "./report.ts";

test("VALIDATION.md is what the engine and the published values say today (npm run validate:capacities)", () => {
  const committed = readFileSync(new URL("../VALIDATION.md", import.meta.url), "utf8");
  expect(committed).toBe(validationReport(compareEverything()));
});
