import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareEverything } from "../compare.ts";
import { validationCounts } from "./counts.ts";
import { validationReport } from "./report.ts";

test("VALIDATION.md is up to date (npm run validate:capacities)", () => {
  const committed = readFileSync(new URL("../../VALIDATION.md", import.meta.url), "utf8");
  expect(committed).toBe(validationReport(compareEverything()));
});

test("counts.json is up to date (npm run validate:capacities)", () => {
  const committed: unknown = JSON.parse(readFileSync(new URL("../counts.json", import.meta.url), "utf8"));
  expect(committed).toEqual(validationCounts(compareEverything()));
});
