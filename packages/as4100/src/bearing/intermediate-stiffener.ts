import {
  type Capacity,
  type Check,
  type CheckNames,
  isCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { notCovered } from "../not-covered.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { stiffenedPanelShear, type WebStiffeners } from "../shear/stiffened-web.ts";
import { type StiffenerPlates, stiffenerArea, stiffenerStiffness } from "./load-bearing-stiffener.ts";
import { INTERMEDIATE_AREA, INTERMEDIATE_STIFFNESS } from "./stiffener-formulas.ts";

/** How a stiffener acts on the web, by its sides. Recalled, see docs/recalled-clauses.md. */
const PLACEMENT_FACTOR = { 1: 2.4, 2: 1 } as const;

/**
 * Least area of an intermediate stiffener. Without a tension field phiVv is less, and the area more.
 *
 *   As >= 0.5 gamma Aw (1 - alpha_v) (V* / phiVv) {s / d1 - (s / d1)^2 / sqrt[1 + (s / d1)^2]}
 *
 * Shape    I-sections and channels; plates on one side gamma = 2.4, on both 1.0
 * Units    N, mm, out mm2
 * Errors   as `designWebShear`
 * Source   AS 4100 5.15.3
 * Checked  src/bearing/stiffener.test.ts
 */
export function leastIntermediateArea(
  section: SteelSection,
  { sides }: Pick<StiffenerPlates, "sides">,
  web: WebStiffeners,
  shear: number,
  record: Recorder,
): Capacity {
  const { spacing } = web;
  const panel = stiffenedPanelShear(section, web, record);
  if (panel === undefined) return notCovered("stiffener");
  if (!isCovered(panel.capacity)) return panel.capacity;
  const { capacity, alphaV, aw, d1 } = panel;
  const gamma = PLACEMENT_FACTOR[sides];
  return record.formula(INTERMEDIATE_AREA, {
    gamma,
    aw,
    alphaV,
    shear: Math.abs(shear),
    capacity,
    s: spacing,
    d1,
  });
}

/** The area of an intermediate stiffener against the least one. Units mm, N. */
export function intermediateAreaCheck(
  section: SteelSection,
  stiffener: StiffenerPlates,
  web: WebStiffeners,
  shear: number,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.intermediateArea,
    demand: stiffenerArea(stiffener, SILENT),
    relation: "≥",
    unit: "mm²",
    assumptions: [],
    capacity: (record) => {
      stiffenerArea(stiffener, record);
      return leastIntermediateArea(section, stiffener, web, shear, record);
    },
  });
}

/**
 * The stiffness of an intermediate stiffener against the least one.
 *
 *   Is >= 0.75 d1 tw^3 for s <= sqrt(2) d1, 1.5 d1^3 tw^3 / s^2 beyond
 *
 * Units    mm
 * Source   AS 4100 5.15.5
 * Checked  src/bearing/stiffener.test.ts
 */
export function intermediateStiffnessCheck(
  section: SteelSection,
  stiffener: StiffenerPlates,
  spacing: number,
  names: CheckNames,
): Check {
  const { d, tf, tw } = section;
  return strengthCheck({
    names,
    reference: CLAUSES.intermediateStiffness,
    demand: stiffenerStiffness(section, stiffener, SILENT),
    relation: "≥",
    unit: "mm⁴",
    assumptions: [],
    capacity: (record) => {
      stiffenerStiffness(section, stiffener, record);
      return record.formula(INTERMEDIATE_STIFFNESS, { d1: d - 2 * tf, tw, s: spacing });
    },
  });
}
