import type { Recorder } from "@kingpost/calc";
import { grossProperties } from "@kingpost/section-geometry";
import { leastModulus } from "./effective-modulus.ts";
import { type BendingAxis, EFFECTIVE_MODULUS } from "./effective-modulus-formulas.ts";
import { formFactor } from "./form-factor.ts";
import { FORM_FACTOR_OF_SECTION } from "./form-factor-formulas.ts";
import type { SteelSection } from "./steel-section.ts";

/** The derivation of the form factor, before that of a capacity. */
export function recordFormFactor(section: SteelSection, record: Recorder): void {
  const { plates, ag, kf, fy, fyw } = section;
  if (plates === undefined) return;
  record.heading("form-factor", "Form factor");
  const { dimensions, stress } = plates;
  const calculated = formFactor(dimensions, ag, Math.min(fy, fyw), stress, record);
  if (calculated !== kf) record.rule(FORM_FACTOR_OF_SECTION, kf, OTHER_VALUE);
  record.heading("capacity", "Capacity");
}

/** The derivation of an effective modulus, before that of a capacity. */
export function recordEffectiveModulus(
  section: SteelSection,
  axis: BendingAxis,
  ze: number | undefined,
  record: Recorder,
): void {
  const { plates, fy, fyw } = section;
  if (plates === undefined || ze === undefined) return;
  const { dimensions, stress } = plates;
  record.heading("effective-modulus", "Effective section modulus");
  const steel = { fy: Math.min(fy, fyw), stress };
  const calculated = leastModulus(axis, dimensions, grossProperties(dimensions), steel, record);
  if (calculated !== ze) record.rule(EFFECTIVE_MODULUS[axis].ofSection, ze, OTHER_VALUE);
  record.heading("capacity", "Capacity");
}

const OTHER_VALUE = "a published property differs from the calculated one";
