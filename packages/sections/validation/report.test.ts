import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validationCounts } from "./counts.ts";
import { validationReport } from "./report.ts";
import { compareEverything } from "./run.ts";
import type { TorsionComparison } from "./torsion/sizes.ts";

const torsion: readonly TorsionComparison[] = JSON.parse(
  readFileSync(new URL("torsion/torsion.json", import.meta.url), "utf8"),
);

test("VALIDATION.md is up to date (npm run validate:sections)", () => {
  const committed = readFileSync(new URL("../VALIDATION.md", import.meta.url), "utf8");
  expect(committed).toBe(validationReport(compareEverything(), torsion));
});

test("counts.json is up to date (npm run validate:sections)", () => {
  const committed: unknown = JSON.parse(readFileSync(new URL("counts.json", import.meta.url), "utf8"));
  expect(committed).toEqual(validationCounts(compareEverything()));
});
