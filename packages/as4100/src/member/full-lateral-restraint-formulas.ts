import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { B, D, F_Y } from "../symbols.ts";

const R_Y = symbol("r_y", "mm");
const BETA_M = symbol("beta_m");

const SEGMENT = {
  id: "f-lr",
  title: "Longest segment with full lateral restraint",
  reference: CLAUSES.fullLateralRestraint,
  result: symbol("F_LR", "m"),
} as const;

function openSection(base: number, slope: number) {
  return formula({
    ...SEGMENT,
    symbols: { ry: R_Y, betaM: BETA_M, fy: F_Y },
    is: ({ constant, times, plus, over, sqrt }, { ry, betaM, fy }) =>
      times(ry, plus(constant(base), times(constant(slope), betaM)), sqrt(over(constant(250, "MPa"), fy))),
  });
}

export const I_SECTION_SEGMENT = openSection(80, 50);
export const CHANNEL_SEGMENT = openSection(60, 40);

export const HOLLOW_SEGMENT = formula({
  ...SEGMENT,
  symbols: { ry: R_Y, betaM: BETA_M, b: B, d: D, fy: F_Y },
  is: ({ constant, times, plus, over }, { ry, betaM, b, d, fy }) =>
    times(ry, plus(constant(1800), times(constant(1500), betaM)), over(b, d), over(constant(250, "MPa"), fy)),
});
