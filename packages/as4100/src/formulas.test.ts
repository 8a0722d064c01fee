import { readdirSync } from "node:fs";
import { checkUnits, type Formula } from "@kingpost/calc";
import { expect, test } from "vitest";
import { derivations } from "../validation/derivations.ts";
import { memberSteps } from "../validation/member-cases.ts";

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).flatMap(
  (file) => /^(.*)-formulas\.ts$/.exec(file)?.[1] ?? [],
);

test.each(FILES)("the units of every formula of %s balance", async (name) => {
  const formulas = await formulasOf(name);
  expect(formulas.length).toBeGreaterThan(0);
  for (const formula of formulas) expect(() => checkUnits(formula)).not.toThrow();
});

// A new formula needs a case in validation/derivations.ts or validation/member-cases.ts that uses it.
test("every formula is in a derivation", async () => {
  const all = [...derivations().map(({ steps }) => steps), ...memberSteps()].flat();
  const used = new Set(all.flatMap((step) => (step.kind === "formula" ? step.formula : [])));
  const known = (await Promise.all(FILES.map(formulasOf))).flat();
  const unused = known.filter((formula) => !used.has(formula));
  expect(unused.map(({ title, result }) => `${JSON.stringify(result)}: ${title}`)).toEqual([]);
});

async function formulasOf(name: string): Promise<readonly Formula[]> {
  const [file, folder] = name.split(/[\\/]/).reverse();
  return formulasIn(await importFormulas(folder, file ?? ""));
}

function importFormulas(folder: string | undefined, file: string): Promise<unknown> {
  switch (folder) {
    case "bolts":
      return import(`./bolts/${file}-formulas.ts`);
    case "welds":
      return import(`./welds/${file}-formulas.ts`);
    case "section":
      return import(`./section/${file}-formulas.ts`);
    case "column":
      return import(`./column/${file}-formulas.ts`);
    case "bearing":
      return import(`./bearing/${file}-formulas.ts`);
    case "fire":
      return import(`./fire/${file}-formulas.ts`);
    case "member":
      return import(`./member/${file}-formulas.ts`);
    case "shear":
      return import(`./shear/${file}-formulas.ts`);
    default:
      return import(`./${file}-formulas.ts`);
  }
}

function formulasIn(value: unknown): readonly Formula[] {
  if (isFormula(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(formulasIn) : [];
}

function isFormula(value: unknown): value is Formula {
  return typeof value === "object" && value !== null && "tree" in value && "evaluate" in value;
}
