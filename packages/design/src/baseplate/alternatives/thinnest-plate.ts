import type { Search } from "../../frame/alternatives/module-alternatives.ts";
import { isRemedy, type Rated } from "../../frame/alternatives/rating.ts";
import type { BaseplateInputs } from "../fields.ts";

/** Plates to AS/NZS 3678, mm. */
export const THICKNESSES = [12, 16, 20, 25, 28, 32, 36, 40, 45, 50, 60, 70, 80, 90, 100] as const;

export type Changes = Partial<BaseplateInputs>;

export interface Plated {
  readonly thickness: number;
  readonly changes: Changes;
  readonly rated: Rated;
}

const failsByPlate = ({ checks }: Rated): boolean =>
  checks.some(({ id, ...check }) => id.startsWith("plate-") && check.kind === "limit" && check.ratio > 1);

/** The thinnest plate with which a base passes, or the thickest that is of use: a thicker plate does not help other checks. */
export function thinnest({ rate }: Search<BaseplateInputs>, others: Changes): Plated | undefined {
  let last: Plated | undefined;
  for (const thickness of THICKNESSES) {
    const changes = { ...others, plateThickness: thickness };
    const rated = rate(changes);
    if (!rated) continue;
    last = { thickness, changes, rated };
    if (isRemedy(rated) || !failsByPlate(rated)) return last;
  }
  return last;
}
