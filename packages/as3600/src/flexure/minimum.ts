import type { Recorder } from "@kingpost/calc";
import { transformedSection, viewAlong } from "@kingpost/concrete-section";
import { ES, elasticModulus, flexuralTensileStrength } from "../materials/index.ts";
import { type DesignSection, shapeOf } from "./design-section.ts";
import {
  MINIMUM_MOMENT,
  MINIMUM_STEEL,
  RECTANGULAR_FACTOR,
  SECTION_MODULUS,
  TENSION_FACTOR,
} from "./minimum-formulas.ts";
import { type BendingSense, compressedSide } from "./strength.ts";

/** Which properties an uncracked section has. */
export type Uncracked = "gross" | "transformed";

/** Section modulus at the tension face. Units mm3. */
export function tensionModulus(
  section: DesignSection,
  sense: BendingSense,
  uncracked: Uncracked,
  record: Recorder,
): number {
  const view = viewAlong(shapeOf(section), compressedSide(sense));
  const ratio = uncracked === "gross" ? 1 : ES / elasticModulus(section.concrete, record);
  const { i, centroid } = transformedSection(view, ratio);
  return record.rule(SECTION_MODULUS, i / (view.depth - centroid), `${uncracked} section`);
}

/**
 * Minimum strength in bending: 1.2 times the moment at cracking.
 *
 * Shape    transformed section unless set: the larger modulus, which is safe here
 * Units    Nmm
 * Source   AS 3600 8.1.6.1
 * Checked  validation/cases/flexure.ts
 */
export function minimumMoment(
  section: DesignSection,
  sense: BendingSense,
  record: Recorder,
  uncracked: Uncracked = "transformed",
): number {
  const z = tensionModulus(section, sense, uncracked, record);
  const tension = flexuralTensileStrength(section.concrete.fc, record);
  return record.formula(MINIMUM_MOMENT, { z, tension });
}

/** The web and flange of a section for its deemed minimum reinforcement. Units mm. */
export interface WebAndFlange {
  readonly bw: number;
  readonly depth: number;
  /** Effective width and depth of a flange; undefined of a rectangle. */
  readonly flange?: { readonly bef: number; readonly ds: number; readonly at: "top" | "bottom" } | undefined;
}

/**
 * Area of tension bars that is deemed to give the minimum strength.
 *
 * Units    mm, MPa, out mm2
 * Source   AS 3600 8.1.6.1
 * Checked  validation/cases/flexure.ts
 */
export function minimumSteel(
  of: WebAndFlange & { readonly d: number; readonly fc: number; readonly fsy: number },
  sense: BendingSense,
  record: Recorder,
): number {
  const { bw, depth, d, fsy, flange } = of;
  const alphaB = flange
    ? record.formula(isInTension(flange.at, sense) ? TENSION_FACTOR.flange : TENSION_FACTOR.web, {
        bef: flange.bef,
        bw,
        ds: flange.ds,
        depth,
      })
    : record.rule(RECTANGULAR_FACTOR, 0.2, "rectangular section");
  const tension = flexuralTensileStrength(of.fc, record);
  return record.formula(MINIMUM_STEEL, { alphaB, depth, d, tension, fsy, bw });
}

function isInTension(at: "top" | "bottom", sense: BendingSense): boolean {
  return at === (sense === "sagging" ? "bottom" : "top");
}
