import { workingNumber, workingNumberText } from "@kingpost/calc";
import { BEARING_CAPACITIES, type CapacityName } from "../labels/capacity.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { websAlongDepth } from "./section-shear.ts";
import { mayBeUnstiffened, STIFFENED_LIMIT } from "./web-shear.ts";

/** The capacities that stress the web in shear or bending: not covered for an unstiffened web beyond Clause 5.10.1. */
const RELIES_ON_WEB: ReadonlySet<CapacityName> = new Set([
  "phiMsx",
  "phiMbx",
  "FLR",
  "phiVv",
  "phiRbyMm",
  "phiRbbMm",
  ...BEARING_CAPACITIES,
]);

/** Whether a capacity is not covered because the web is thinner than Clause 5.10.1 allows without stiffeners. */
export function isWithheldForThinWeb(section: SteelSection, capacity: CapacityName): boolean {
  return RELIES_ON_WEB.has(capacity) && isWebTooThin(section);
}

/**
 * A sentence for every capacity of a section whose web needs stiffeners, or undefined.
 *
 * Source   AS 4100 5.10.1
 */
export function thinWebWarning(section: SteelSection): string | undefined {
  const webs = websAlongDepth(section);
  if (webs === undefined || mayBeUnstiffened(webs)) return undefined;
  const { clear, t, fy, formulas } = webs;
  const most = STIFFENED_LIMIT / Math.sqrt(fy / 250);
  return `The ${formulas.name} is thinner than Clause 5.10.1 allows without stiffeners: d_1/t = ${figures(clear / t)} is more than ${figures(most)}. Bending about x, shear and bearing are not covered; the other capacities apply only where no shear acts.`;
}

function figures(value: number): string {
  return workingNumberText(workingNumber(value));
}

function isWebTooThin(section: SteelSection): boolean {
  const webs = websAlongDepth(section);
  return webs !== undefined && !mayBeUnstiffened(webs);
}
