import { type Recorder, toBase } from "@kingpost/calc";
import { type Dimensions, STEEL_DENSITY } from "@kingpost/section-geometry";
import { enclosureOf, perimeter } from "@kingpost/section-geometry/perimeter";
import {
  EXPOSED_PERIMETERS,
  EXPOSED_SURFACE_RATIO,
  MASS_PER_METRE,
  SURFACE_PER_METRE,
  SURFACE_PER_TONNE,
} from "./exposed-surface-formulas.ts";

/** How many sides of a section a fire reaches, and along what: the profile of the steel, or a box around it. */
export type Exposure = keyof typeof EXPOSED_PERIMETERS;

/** In the order of the cases 1 to 6 of the published tables of exposed surface. */
export const EXPOSURES = [
  "profile4",
  "box4",
  "gap4",
  "profile3",
  "box3",
  "gap3",
] as const satisfies Exposure[];

/** Between the section and the box around it, as in the published tables, mm. */
const GAP = 25;

const OF_PROFILE: Readonly<Record<"open" | "hollow" | "round", readonly Exposure[]>> = {
  open: EXPOSURES,
  // No published table has a hollow section without one of its faces.
  hollow: EXPOSURES.filter((one) => one !== "profile3"),
  round: ["profile4"],
};

/** The cases that a shape has. */
export function exposuresOf(dimensions: Dimensions): readonly Exposure[] {
  return OF_PROFILE[enclosureOf(dimensions).profile];
}

/** Units: mm2 per mm. */
export function surfacePerMetre(dimensions: Dimensions, record: Recorder): number {
  return record.formula(SURFACE_PER_METRE, { perimeter: perimeter(dimensions, record) });
}

/** The mass of 7850 Ag: the nominal mass of a rolled section is up to 1.2 % off. Units: mm2, out kg/mm. */
function massOf(ag: number, record: Recorder): number {
  return record.formula(MASS_PER_METRE, { density: toBase(STEEL_DENSITY, "kg/m³"), ag });
}

/** Units: mm, mm2, out mm2/kg. */
export function surfacePerTonne(dimensions: Dimensions, ag: number, record: Recorder): number {
  const outline = perimeter(dimensions, record);
  return record.formula(SURFACE_PER_TONNE, { perimeter: outline, mass: massOf(ag, record) });
}

/**
 * Exposed surface to mass ratio of a case; undefined where the shape does not have it.
 *
 *   ksm = exposed perimeter / (7850 Ag)
 *
 * Units    mm, mm2, out mm2/kg: 1000 is 1 m2/t
 * Source   AS 4100 Section 12; the six cases of the published tables (1999)
 * Checked  packages/sections/validation/derived.test.ts
 */
export function exposedSurfaceRatio(
  exposure: Exposure,
  dimensions: Dimensions,
  ag: number,
  record: Recorder,
): number | undefined {
  if (!exposuresOf(dimensions).includes(exposure)) return undefined;
  const exposed = exposedPerimeter(exposure, dimensions, record);
  return record.formula(EXPOSED_SURFACE_RATIO, { exposed, mass: massOf(ag, record) });
}

function exposedPerimeter(exposure: Exposure, dimensions: Dimensions, record: Recorder): number {
  const { d, b } = enclosureOf(dimensions);
  switch (exposure) {
    case "profile4":
      return record.formula(EXPOSED_PERIMETERS.profile4, { perimeter: perimeter(dimensions, record) });
    case "profile3":
      return record.formula(EXPOSED_PERIMETERS.profile3, { perimeter: perimeter(dimensions, record), b });
    case "box4":
    case "box3":
      return record.formula(EXPOSED_PERIMETERS[exposure], { d, b });
    case "gap4":
    case "gap3":
      return record.formula(EXPOSED_PERIMETERS[exposure], { d, b, gap: GAP });
  }
}
