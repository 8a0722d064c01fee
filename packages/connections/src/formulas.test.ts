import { readdirSync } from "node:fs";
import { join } from "node:path";
import { checkUnits, type Formula } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { expect, test } from "vitest";
import { ONE_OF_A_KIND } from "../../as4100/validation/member-cases.ts";
import { anchorSteps } from "../testing/anchor-cases.ts";
import { baseSteps } from "../testing/base-cases.ts";
import { jointSteps } from "../testing/joint-cases.ts";

const NAMES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("-formulas.ts"),
);
const FILES: Readonly<Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    NAMES.map(async (file) => [file, await import(join(import.meta.dirname, file))] as const),
  ),
);
const CASES = [...ONE_OF_A_KIND.flatMap(baseSteps), ...anchorSteps(), ...jointSteps()];

test.each(Object.keys(FILES))("the units of every formula of %s balance", (file) => {
  const formulas = formulasIn(FILES[file]);
  expect(formulas.length).toBeGreaterThan(0);
  for (const formula of formulas) expect(() => checkUnits(formula)).not.toThrow();
});

test("every formula is in a derivation", () => {
  const used = new Set(CASES.flat().flatMap((step) => (step.kind === "formula" ? step.formula : [])));
  const unused = Object.values(FILES)
    .flatMap(formulasIn)
    .filter((formula) => !used.has(formula));
  expect(unused.map(({ title, result }) => `${JSON.stringify(result)}: ${title}`)).toEqual([]);
});

test("every displayed line works out to its value", () => {
  for (const steps of CASES) expect(() => checkSteps(steps)).not.toThrow();
});

function formulasIn(value: unknown): readonly Formula[] {
  if (isFormula(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(formulasIn) : [];
}

function isFormula(value: unknown): value is Formula {
  return typeof value === "object" && value !== null && "tree" in value && "evaluate" in value;
}
