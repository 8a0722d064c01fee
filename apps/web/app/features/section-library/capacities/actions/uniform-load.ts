import { capacityOf, type SteelSection } from "@kingpost/as4100";
import { type Capacity, formatNumber, isCovered } from "@kingpost/calc";

/**
 * What limits a uniform load on a simply supported span.
 *
 * load-braced   moment with full lateral restraint, and shear
 * load-ends     moment with restraint of both flanges at the supports only, and shear
 * load-250      deflection of a 250th of the span
 * load-360      deflection of a 360th of the span
 */
export type LoadLimit = "load-braced" | "load-ends" | "load-250" | "load-360";

/** Young's modulus, MPa. Source AS 4100 1.4. */
const E = 200_000;

/** Moment modification factor of a segment with restraint at both ends under a uniform load. Source AS 4100 Table 5.6.1. */
const ALPHA_M = 1.13;

const SPANS_PER_DEFLECTION = { "load-250": 250, "load-360": 360 } as const;

/** How the values of a table are calculated, as a sentence. */
export function loadNote(limit: LoadLimit): string {
  if (limit === "load-250" || limit === "load-360") {
    return `Simply supported span under a uniform load that bends it about x. w = 384EIx\u0394 / (5L\u2074) with \u0394 = L/${SPANS_PER_DEFLECTION[limit]}; no load factor, no precamber, no shear deformation.`;
  }
  const moment =
    limit === "load-braced"
      ? "\u03c6Msx, full lateral restraint"
      : `\u03c6Mbx at le = L with \u03b1m = ${ALPHA_M}, both flanges restrained at the supports (F), load at the shear centre`;
  return `Simply supported span under a factored uniform load w* that bends it about x, self-weight included: the smaller of 8\u03c6M/L\u00b2 (${moment}) and 2\u03c6Vv/L. Bearing at the supports is not checked. To AS 4100:2020.`;
}

/**
 * The largest uniform load on a simply supported span L, bending about x.
 *
 * Shape    shear with bending (AS 4100 5.12) never governs: where the moment passes three quarters of its capacity, the shear is at
 *          most half of that at the support. Undefined for angles, which such a load does not bend about x, and where a capacity
 *          is not covered
 * Units    L in mm, out N/mm
 */
export function uniformLoad(section: SteelSection, limit: LoadLimit, span: number): number | undefined {
  if (section.kind === "angle") return undefined;
  if (limit === "load-250" || limit === "load-360") {
    return (384 * E * section.ix) / (5 * SPANS_PER_DEFLECTION[limit] * span ** 3);
  }
  const moment: Capacity =
    limit === "load-braced"
      ? capacityOf(section, { capacity: "phiMsx" })
      : capacityOf(section, { capacity: "phiMbx", le: span, alphaM: ALPHA_M });
  const shear = capacityOf(section, { capacity: "phiVv" });
  if (!isCovered(moment) || !isCovered(shear)) return undefined;
  return Math.min((8 * moment) / span ** 2, (2 * shear) / span);
}

/** N/mm. A kilogram per metre: a smaller load is of no use, and its zeros run into the next column of a table. */
const LEAST_LOAD = 0.01;

/** A load in kN/m with three significant figures, as the capacities have. */
export const formatLoad = (load: number): string =>
  load < LEAST_LOAD ? `<${LEAST_LOAD}` : formatNumber(load, { significant: 3 });
