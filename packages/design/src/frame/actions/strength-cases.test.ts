import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../../testing/checks-of.ts";
import { BASEPLATE } from "../../baseplate/module.ts";
import { REGISTRY } from "../../registry.ts";
import { STEEL_COLUMN } from "../../steel-column/module.ts";
import { strengthSums } from "./strength-cases.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(module: typeof STEEL_COLUMN, inputs: object) {
  const outcome = module.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const ratiosOf = (module: typeof STEEL_COLUMN, inputs: object) =>
  checksOf(module, inputs).map((check) => [check.id, check.kind === "limit" ? check.ratio : check.kind]);

describe("an earthquake acts both ways", () => {
  const column = (sign: number) => ({
    section: "200UC46.2_300",
    length: 3500,
    actionsBy: "cases",
    hasSelfWeight: false,
    caseActions: [
      { case: "G", n: 200e3, mxTop: 30e6 },
      { case: "Eu", mxTop: sign * 60e6, mxBase: -sign * 60e6 },
    ],
  });
  const base = (sign: number) => ({
    section: "250UC72.9_300",
    plateLength: 560,
    plateWidth: 460,
    plateThickness: 40,
    boltSize: "M24",
    boltGrade: "8.8",
    gauge: 200,
    pitch: 460,
    embedment: 300,
    pedestalLength: 900,
    pedestalWidth: 900,
    actionsBy: "cases",
    caseActions: [
      { case: "G", n: 200e3, mx: 25e6 },
      { case: "Eu", mx: sign * 50e6, vy: 20e3 },
    ],
  });

  test("on a column: the moments of both directions, 30 + 60 kNm", () => {
    const inPlane = checksOf(STEEL_COLUMN, column(-1)).find(({ id }) => id === "in-plane-x");
    expect(inPlane?.kind === "limit" && inPlane.demand / 1e6).toBeCloseTo(90, 6);
    expect(inPlane?.kind === "limit" && inPlane.ratio).toBeCloseTo(0.785, 3);
    expect(ratiosOf(STEEL_COLUMN, column(1))).toEqual(ratiosOf(STEEL_COLUMN, column(-1)));
  });

  test("on a base plate, in its strength and its stability: 25 + 50 and 1.0 x 50 + 0.9 x 25 kNm", () => {
    const checks = checksOf(BASEPLATE, base(-1));
    expect(checks.find(({ id }) => id === "bearing-moment")).toMatchObject({ demand: 75e6 });
    const turned = checks.find(({ id }) => id === "stability/overturning");
    // The moment of G acts with the earthquake: 0.9 of it, with the axial force that stabilises.
    expect(turned?.kind === "limit" && turned.demand / 1e6).toBeCloseTo(72.5, 6);
    const ratios = (sign: number) =>
      new Map(ratiosOf(BASEPLATE, base(sign)).map(([id, ratio]) => [id, ratio]));
    expect(ratios(1)).toEqual(ratios(-1));
  });
});

describe("a combination that a user enters with an earthquake acts both ways", () => {
  /** Loads of each module with an earthquake that relieves in one sense. */
  const load = (case_: string, row: object) => ({ case: case_, ...row });
  const beam = {
    spans: [{ length: 6000 }],
    uniformLoads: [load("G", { load: 10 }), load("Q", { load: 5 }), load("Eu", { load: 8 })],
  };
  const rowsOf = (g: object, quake: object) => ({
    actionsBy: "cases",
    caseActions: [load("G", g), load("Q", g), load("Eu", quake)],
  });
  const ends = rowsOf({ n: 300e3, mxTop: 20e6 }, { n: 20e3, mxTop: 30e6, mxBase: -30e6 });
  const base = rowsOf({ n: 300e3, mx: 20e6 }, { n: 50e3, mx: 40e6, vy: 20e3 });
  const INPUTS: Readonly<Record<string, object>> = {
    "steel-beam": beam,
    "steel-column": ends,
    "steel-connection": rowsOf({ v: 40e3 }, { v: 30e3, n: 10e3 }),
    baseplate: base,
    "concrete-beam": beam,
    "concrete-column": ends,
    "pad-footing": base,
    "pile-cap": base,
  };

  test.each(REGISTRY.map((entry) => [entry.title, entry] as const))("in %s", async (_, entry) => {
    const { checksOf: checks } = checksOfModule(await entry.load());
    const ratios = (...sums: readonly string[]) =>
      checks({
        ...INPUTS[entry.kind],
        ownCombinations: sums.map((sum) => ({ sum })),
      })
        .map((check) => `${check.id} ${check.kind === "limit" ? check.ratio.toFixed(9) : check.kind}`)
        .toSorted();
    const [one, other] = ["1.2G + 0.3Q + 3Eu", "1.2G + 0.3Q - 3Eu"];
    expect(ratios(one)).toEqual(ratios(one, other));
    expect(ratios(other)).toEqual(ratios(one, other));
    expect(ratios(one)).not.toEqual(ratios("1.2G + 0.3Q"));
  });
});

describe("combinations of strength", () => {
  const rows = [
    { case: "G", psi: "" },
    { case: "Q", psi: "" },
    { case: "Q", psi: "0.6, 0.6, 0.6" },
    { case: "Wu1", psi: "" },
  ] as const;

  test("have the factors psi of each row", () => {
    const sums = strengthSums(rows, "office");
    const factors = (title: string) => {
      const sum = sums.find((one) => one.title === title);
      return rows.map((row) => Number(sum?.factorOf(row).toFixed(6)));
    };
    expect(factors("1.2G + 1.5Q")).toEqual([1.2, 1.5, 1.5, 0]);
    expect(factors("1.2G + 1.5ψlQ")).toEqual([1.2, 0.6, 0.9, 0]);
    expect(factors("1.2G + Wu1 + ψcQ")).toEqual([1.2, 0.4, 0.6, 1]);
  });

  test("of a usage without psi have those of rows of another one", () => {
    const sums = strengthSums(rows, "other roof");
    const wind = sums.find(({ title }) => title === "1.2G + Wu1 + ψcQ");
    expect(rows.map((row) => wind?.factorOf(row))).toEqual([1.2, 0, 0.6, 1]);
  });

  test("include those that a user enters, in columns and base plates", () => {
    const own = { actionsBy: "cases", ownCombinations: [{ sum: "1.1G + 2Q" }] };
    // 1.1 x 150 + 2 x 200 kN.
    for (const [module, inputs] of [
      [STEEL_COLUMN, { ...own, hasSelfWeight: false }],
      [BASEPLATE, own],
    ] as const) {
      const found = checksOf(module, inputs).find(({ combination }) => combination === "1.1G + 2Q");
      expect(found?.kind === "limit" && found.demand / 1e3).toBeCloseTo(565, 6);
    }
  });

  test.each([STEEL_COLUMN, BASEPLATE])("have an error beside a row that cannot be read", (module) => {
    const wrong = { actionsBy: "cases", ownCombinations: [{ sum: "1.1G + 2X" }] };
    expect(module.run(wrong, resources)).toMatchObject({
      kind: "errors",
      problems: [{ path: "/ownCombinations/0/sum" }],
    });
    const psi = { actionsBy: "cases", caseActions: [{ case: "Q", n: 1e3, psi: "0.4, 2, 1" }] };
    expect(module.run(psi, resources)).toMatchObject({ problems: [{ path: "/caseActions/0/psi" }] });
  });
});

test("reactions at opposite faces that balance leave no moment, not one of rounding", () => {
  const reactions = ["flange-a", "flange-b"].flatMap((face) => [
    { case: "G", face, force: 30e3, distance: 100 },
    { case: "Q", face, force: 100e3, distance: 100 },
  ]);
  const outcome = STEEL_COLUMN.run(
    { section: "200UC46.2_300", length: 4000, actionsBy: "cases", caseActions: [], reactions },
    resources,
  );
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  const rows = outcome.result.tables.find(({ id }) => id === "combinations")?.rows ?? [];
  const moments = rows.filter(([name]) => !/no Q/.test(String(name))).map(([, , mx]) => mx);
  expect(moments).toEqual(["0.00", "0.00", "0.00"]);
});
