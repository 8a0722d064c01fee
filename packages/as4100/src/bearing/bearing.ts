import {
  type Capacity,
  type Check,
  type CheckNames,
  DomainError,
  interactionCheck,
  isCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { memberBearingAssumptions } from "../capacity/statement.ts";
import { CLAUSES } from "../clauses.ts";
import { requireBearing } from "../labels/limits.ts";
import { designMajorMoment } from "../member/biaxial.ts";
import type { RestraintLetter } from "../member/restraint.ts";
import { notApplicable, notCovered } from "../not-covered.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { isWithheldForThinWeb } from "../shear/thin-web.ts";
import { BEARING_CAPACITY, BEARING_WITH_BENDING } from "./bearing-interaction-formulas.ts";
import {
  type BearingPosition,
  designBearingBuckling,
  designBearingYield,
  type NearEnd,
  type RestrainedFlanges,
} from "./web-bearing.ts";

/** A support or a point load that presses on the web. Units mm. */
export interface Bearing {
  /** Stiff bearing length. */
  readonly bs: number;
  /** Clear distance from the bearing to the nearer end of the member; undefined: away from the ends. */
  readonly endDistance?: number | undefined;
  /** To the other end, which matters on a short member only. */
  readonly farEndDistance?: number | undefined;
  /** The shortest of several bearings that act as one, in mm; `bs` without it. */
  readonly leastLength?: number | undefined;
  /** What is printed with its checks beside what every bearing has. */
  readonly assumptions?: readonly string[] | undefined;
  readonly restrainedFlanges: RestrainedFlanges;
}

/**
 * The flanges that count as restrained at a bearing unless they are entered: both where the cross-section is fully restrained,
 * otherwise the one that the bearing touches.
 */
export function restrainedFlangesAt(letter: RestraintLetter): RestrainedFlanges {
  return letter === "F" ? 2 : 1;
}

/** Yield and buckling of the web, and the smaller. Units N. */
export interface BearingCapacities {
  readonly yielding: number;
  readonly buckling: number;
  readonly least: number;
}

/**
 * Design bearing capacities of a web without stiffeners.
 *
 * Units    out N, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' (bs) | 'not-finite' | 'negative' (end distance)
 * Source   AS 4100 5.13.3, 5.13.4
 * Checked  src/bearing/bearing.test.ts
 */
export function designBearing(section: SteelSection, bearing: Bearing): BearingCapacities | undefined {
  const yielding = bearingYield(section, bearing, SILENT);
  const buckling = bearingBuckling(section, bearing, SILENT);
  if (!isCovered(yielding) || !isCovered(buckling)) return undefined;
  return { yielding, buckling, least: Math.min(yielding, buckling) };
}

export type BearingMode = "yield" | "buckling";

const MODES = {
  yield: { reference: CLAUSES.bearingYield, capacity: bearingYield },
  buckling: { reference: CLAUSES.bearingBuckling, capacity: bearingBuckling },
} as const;

/** The force against the capacity in one mode. Why `designBearing` has no value is its reason. Units `force` in N. */
export function bearingCheck(
  mode: BearingMode,
  section: SteelSection,
  bearing: Bearing,
  force: number,
  names: CheckNames,
): Check {
  const { reference, capacity } = MODES[mode];
  return strengthCheck({
    names,
    reference,
    demand: Math.abs(force),
    unit: "kN",
    assumptions: assumptionsOf(section, bearing),
    capacity: (record) => capacity(section, bearing, record),
  });
}

const assumptionsOf = ({ kind }: SteelSection, { restrainedFlanges, assumptions = [] }: Bearing) => [
  ...memberBearingAssumptions(kind, restrainedFlanges),
  ...assumptions,
];

export function bearingYield(section: SteelSection, bearing: Bearing, record: Recorder): Capacity {
  if (isWithheldForThinWeb(section, "phiRby")) return notCovered("thinWeb");
  return designBearingYield(section, positionOf(bearing), requireBearing(bearing.bs), record);
}

export function bearingBuckling(section: SteelSection, bearing: Bearing, record: Recorder): Capacity {
  if (isWithheldForThinWeb(section, "phiRbb")) return notCovered("thinWeb");
  const { restrainedFlanges } = bearing;
  return designBearingBuckling(
    section,
    positionOf(bearing),
    requireBearing(bearing.bs),
    record,
    restrainedFlanges,
  );
}

function positionOf({ endDistance, farEndDistance }: Bearing): BearingPosition | NearEnd {
  if (endDistance === undefined) return "interior";
  requireDistance(endDistance);
  if (farEndDistance !== undefined) return { endDistance, farEndDistance: requireDistance(farEndDistance) };
  return endDistance === 0 ? "end" : { endDistance };
}

function requireDistance(distance: number): number {
  if (!Number.isFinite(distance)) {
    throw new DomainError("not-finite", "The distance to the end of the member must be a number.");
  }
  if (distance < 0) {
    throw new DomainError("negative", "The distance to the end of the member must not be negative.");
  }
  return distance;
}

/** A wall depth of up to this many thicknesses is stocky. */
const STOCKY_WALL = 30;
const WIDE_LIMIT = 1.5;
const OTHER_LIMIT = 1;

/**
 * Bearing and bending at one cross-section of a rectangular hollow section, and what it must not exceed.
 *
 *   bs >= b and d1 / t <= 30: 1.2 R* / phiRb + M* / phiMs <= 1.5      otherwise 0.8 R* / phiRb + M* / phiMs <= 1.0
 *
 * Units    N, Nmm, out dimensionless
 * Errors   as `designBearing`
 * Source   AS 4100 5.13.5
 * Checked  src/bearing/bearing.test.ts
 */
export function bearingWithBending(
  section: SteelSection,
  bearing: Bearing,
  actions: { readonly force: number; readonly moment: number },
  record: Recorder,
): Capacity {
  if (section.kind !== "cold-formed-rhs") return notApplicable("rectangular hollow sections");
  const yielding = bearingYield(section, bearing, record);
  if (!isCovered(yielding)) return yielding;
  const buckling = bearingBuckling(section, bearing, record);
  if (!isCovered(buckling)) return buckling;
  const capacity = record.formula(BEARING_CAPACITY, { yielding, buckling });
  const moment = designMajorMoment(section, record);
  if (!isCovered(moment)) return moment;
  const formula = BEARING_WITH_BENDING[isWide(section, bearing) ? "wide" : "other"];
  const [force, m] = [Math.abs(actions.force), Math.abs(actions.moment)];
  return record.formula(formula, { force, bearing: capacity, m, moment });
}

function isWide({ bf, d, tf }: SteelSection, { bs, leastLength = bs }: Bearing): boolean {
  return leastLength >= bf && (d - 2 * tf) / tf <= STOCKY_WALL;
}

/** Units N, Nmm. */
export function bearingWithBendingCheck(
  section: SteelSection,
  bearing: Bearing,
  actions: { readonly force: number; readonly moment: number },
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.bearingWithBending,
    assumptions: assumptionsOf(section, bearing),
    value: (record) => bearingWithBending(section, bearing, actions, record),
    limit: isWide(section, bearing) ? WIDE_LIMIT : OTHER_LIMIT,
  });
}
