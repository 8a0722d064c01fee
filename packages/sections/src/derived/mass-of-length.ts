import { GRAVITY, surfacePerMetre } from "@kingpost/as4100";
import { formula, GEOMETRY, type Step, StepList, symbol, toBase } from "@kingpost/calc";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { dimensionsOf } from "../record/dimensions.ts";

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

const SURFACE = formula({
  id: "surface",
  title: "Painted area of the length",
  reference: GEOMETRY,
  result: symbol("A", "m²"),
  symbols: { perMetre: symbol("A_m", "m²/m"), length: symbol("L", "m") },
  is: ({ times }, { perMetre, length }) => times(perMetre, length),
});

export interface MassOfLength {
  /** kg. */
  readonly mass: number;
  /** N. */
  readonly weight: number;
  /** The outer surface without its ends, mm2. */
  readonly surface: number;
  readonly steps: readonly Step[];
}

/**
 * Mass, weight and painted area of a length of a section. The mass is that per metre of its record: the published one where there is one.
 *
 * Units    in mm, out kg, N and mm2, unrounded
 * Source   g = 9.81 m/s2, as in the self-weight of the design modules
 * Checked  validation/derived.test.ts (by hand)
 */
export function massOfLength(record: SteelSectionRecord, length: number): MassOfLength {
  const list = new StepList();
  const mass = list.formula(MASS, { mass: toBase(record.properties.mass, "kg/m"), length });
  const weight = list.formula(WEIGHT, { mass, gravity: GRAVITY });
  const perMetre = surfacePerMetre(dimensionsOf(record.category, record.properties), list);
  return { mass, weight, surface: list.formula(SURFACE, { perMetre, length }), steps: list.steps };
}
