import { GRAVITY } from "@kingpost/as4100";
import { formula, GEOMETRY, type Step, StepList, symbol, toBase } from "@kingpost/calc";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";

const M = symbol("M", "kg");

const MASS = formula({
  id: "mass",
  title: "Mass of the length",
  reference: GEOMETRY,
  result: M,
  symbols: { mass: symbol("m", "kg/m"), length: symbol("L", "m") },
  is: ({ times }, { mass, length }) => times(mass, length),
});

const WEIGHT = formula({
  id: "weight",
  title: "Weight of the length",
  reference: GEOMETRY,
  result: symbol("W", "kN"),
  symbols: { mass: M, gravity: symbol("g", "m/s²") },
  is: ({ times }, { mass, gravity }) => times(mass, gravity),
});

export interface MassOfLength {
  /** kg. */
  readonly mass: number;
  /** N. */
  readonly weight: number;
  readonly steps: readonly Step[];
}

/**
 * Mass and weight of a length of a section, from the mass per metre of its record: the published one where there is one.
 *
 * Units    in mm, out kg and N, unrounded
 * Source   g = 9.81 m/s2, as in the self-weight of the design modules
 * Checked  validation/derived.test.ts (by hand)
 */
export function massOfLength({ properties }: SteelSectionRecord, length: number): MassOfLength {
  const list = new StepList();
  const mass = list.formula(MASS, { mass: toBase(properties.mass, "kg/m"), length });
  return { mass, weight: list.formula(WEIGHT, { mass, gravity: GRAVITY }), steps: list.steps };
}
