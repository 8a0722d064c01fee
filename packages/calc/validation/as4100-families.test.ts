import { describe, expect, test } from "vitest";
import { derive, type SteelSection } from "../../as4100/src/index.ts";
import { type Formula, formulaText, StepList, stepText, type Values } from "../src/index.ts";
import { checkSteps } from "../testing/check-steps.ts";
import * as formulas from "./as4100-formulas.ts";

/** 360UB50.7 in grade 300 as published, and a slender box: values only this file needs. */
const BEAM: SteelSection = {
  name: "360UB50.7",
  kind: "rolled-i",
  d: 356,
  bf: 171,
  tf: 11.5,
  tw: 7.3,
  ag: 6470,
  ix: 142e6,
  iy: 9.6e6,
  rx: 148,
  ry: 38.5,
  j: 241e3,
  iw: 284e9,
  fy: 300,
  fyw: 320,
  fu: 440,
  kf: 0.926,
  zex: 897e3,
  zey: 168e3,
};

interface TodayStep {
  readonly symbol: string;
  readonly formula: string;
  readonly substituted: string;
  readonly shown: string;
  readonly unit: string;
  readonly value: number;
}

function todaySteps(query: Parameters<typeof derive>[1], section = BEAM): ReadonlyMap<string, TodayStep> {
  const derivation = derive(section, query);
  if (!("steps" in derivation)) throw new Error(derivation.reason);
  return new Map(derivation.steps.map((step) => [step.symbol, step]));
}

function todayValue(steps: ReadonlyMap<string, TodayStep>, symbol: string): number {
  const step = steps.get(symbol);
  if (!step) throw new Error(`Today's derivation has no ${symbol}.`);
  return step.value;
}

/** The step of a formula in the shape of today's. */
function asToday<Name extends string>(formula: Formula<Name>, values: Values<Name>): TodayStep {
  const list = new StepList();
  list.formula(formula, values);
  checkSteps(list.steps);
  const [step] = list.steps;
  if (step?.kind !== "formula") throw new Error("No step was kept.");
  const { symbol, formula: line, substituted, shown, unit, value } = stepText(step);
  return { symbol, formula: line, substituted, shown, unit, value };
}

describe("the column curve of Clause 6.3.3", () => {
  test.each([400, 1500, 3500, 9000, 25_000])(
    "equals today's steps to the last bit and letter at l_e = %d",
    (le) => {
      const today = todaySteps({ capacity: "phiNcx", le });
      const is = (symbol: string) => expect.objectContaining(pick(today, symbol));
      const lambdaN = todayValue(today, "λ_n");
      expect(asToday(formulas.MODIFIED_SLENDERNESS, { le, r: BEAM.rx, kf: BEAM.kf, fy: 300 })).toEqual(
        is("λ_n"),
      );
      expect(asToday(formulas.SLENDERNESS_FACTOR, { lambdaN })).toEqual(is("α_a"));
      const alphaA = todayValue(today, "α_a");
      expect(asToday(formulas.COMBINED_SLENDERNESS, { lambdaN, alphaA, alphaB: 0 })).toEqual(is("λ"));
      const lambda = todayValue(today, "λ");
      if (lambda <= 13.5) return;
      expect(asToday(formulas.IMPERFECTION, { lambda })).toEqual(is("η"));
      const eta = todayValue(today, "η");
      expect(asToday(formulas.COMPRESSION_FACTOR, { lambda, eta })).toEqual(is("ξ"));
      expect(asToday(formulas.SLENDERNESS_REDUCTION, { xi: todayValue(today, "ξ"), lambda })).toEqual(
        is("α_c"),
      );
    },
  );

  test("equals today's steps for a cold-formed tube, whose section constant is negative", () => {
    const tube: SteelSection = { ...BEAM, kind: "cold-formed-rhs" };
    const today = todaySteps({ capacity: "phiNcx", le: 5000 }, tube);
    const values = { lambdaN: todayValue(today, "λ_n"), alphaA: todayValue(today, "α_a"), alphaB: -0.5 };
    expect(asToday(formulas.COMBINED_SLENDERNESS, values)).toEqual(pick(today, "λ"));
  });
});

describe("lateral buckling of Clause 5.6.1.1", () => {
  const today = todaySteps({ capacity: "phiMbx", le: 5820, alphaM: 1.41 });

  test("has today's reference buckling moment to the last bit and letter", () => {
    const { iy, j, iw } = BEAM;
    expect(
      asToday(formulas.REFERENCE_BUCKLING_MOMENT, { e: 200_000, g: 80_000, iy, j, iw, le: 5820 }),
    ).toEqual(pick(today, "M_o"));
  });

  test("has today's reduction factor to the last letter, and within two units in the last place", () => {
    const [ms, mo] = [todayValue(today, "M_sx"), todayValue(today, "M_o")];
    const { value, ...words } = asToday(formulas.BENDING_REDUCTION, { ms, mo });
    const { value: before, ...wordsBefore } = pick(today, "α_s");
    expect(words).toEqual(wordsBefore);
    // Today takes Math.hypot, which rounds differently from the square root that is shown.
    expect(Math.abs(value - before)).toBeLessThanOrEqual(2 ** -52);
  });
});

test("the plate slenderness of Clause 5.2.2 is the engine's expression to the last bit", () => {
  for (const [b, t, fy] of [
    [81.85, 11.5, 300],
    [333, 7.3, 320],
    [984, 16, 280],
  ] as const) {
    expect(formulas.PLATE_SLENDERNESS.evaluate({ b, t, fy })).toBe((b / t) * Math.sqrt(fy / 250));
  }
  expect(formulaText(formulas.PLATE_SLENDERNESS.tree())).toBe("(b / t) × √(f_y / 250 MPa)");
});

function pick(steps: ReadonlyMap<string, TodayStep>, name: string): TodayStep {
  const step = steps.get(name);
  if (!step) throw new Error(`Today's derivation has no ${name}.`);
  const { symbol, formula, substituted, shown, unit, value } = step;
  return { symbol, formula, substituted, shown, unit, value };
}
