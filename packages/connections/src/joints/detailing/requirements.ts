import { CLAUSES, leastFilletLeg, mostFilletLeg } from "@kingpost/as4100";
import { formatNumber, type Reference, type RequirementCheck } from "@kingpost/calc";
import { boltSizes } from "../bolts/bolt-checks.ts";
import type { CutEdge, JointBolts } from "../joint.ts";
import { JOINT_REFERENCES } from "../references.ts";

/** Least pitch, in bolt diameters. Source AS 4100 9.5.1. */
export const LEAST_PITCH = 2.5;
/** Least edge distance, in bolt diameters. Source AS 4100 Table 9.5.2. */
export const LEAST_EDGE: Readonly<Record<CutEdge, number>> = {
  sheared: 1.75,
  "machine cut": 1.5,
  rolled: 1.25,
};
/** Greatest pitch and edge distance: in thicknesses, and mm. Source AS 4100 9.5.3, 9.5.4. */
const MOST_PITCH = { thicknesses: 15, length: 200 } as const;
const MOST_EDGE = { thicknesses: 12, length: 150 } as const;
/** From a bolt to what hinders its spanner, in bolt diameters: practice after the AISC Manual, Table 7-15 (recalled). */
const SPANNER = 1.6;

export interface Requirement {
  readonly id: string;
  readonly title: string;
  readonly reference: Reference;
  readonly actual: number;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly assumptions?: readonly string[] | undefined;
}

const text = (value: number) => `${formatNumber(value, { decimals: [0, 1] })} mm`;

/** A length that must be between limits. Units mm. */
export function requirement({
  id,
  title,
  reference,
  actual,
  least,
  most,
  assumptions = [],
}: Requirement): RequirementCheck {
  const limits = [
    ...(least === undefined ? [] : [`at least ${text(least)}`]),
    ...(most === undefined ? [] : [`at most ${text(most)}`]),
  ];
  return {
    kind: "requirement",
    id: `detailing/${id}`,
    group: "Detailing",
    title,
    reference,
    isMet: actual >= (least ?? Number.NEGATIVE_INFINITY) && actual <= (most ?? Number.POSITIVE_INFINITY),
    finding: `${text(actual)}; ${limits.join(", ")}`,
    steps: [],
    assumptions,
  };
}

/** Greatest pitch for the thinner ply, mm. Source AS 4100 9.5.3. */
export function mostPitch(thickness: number): number {
  return Math.min(MOST_PITCH.thicknesses * thickness, MOST_PITCH.length);
}

/** Pitch and gauge of a group; `thickness`: of the thinner ply. Source AS 4100 9.5.1, 9.5.3. */
export function spacingChecks(bolts: JointBolts, thickness: number): readonly RequirementCheck[] {
  const { diameter } = boltSizes(bolts);
  const most = mostPitch(thickness);
  const least = LEAST_PITCH * diameter;
  const of = (id: string, title: string, actual: number) =>
    requirement({ id, title, reference: CLAUSES.boltPitch, actual, least, most });
  return [
    ...(bolts.rows > 1 ? [of("pitch", "Bolt pitch", bolts.pitch)] : []),
    ...(bolts.columns > 1 ? [of("gauge", "Bolt gauge", bolts.gauge)] : []),
  ];
}

/** Distance from the outer bolts to an edge; `thickness`: of the ply. Source AS 4100 9.5.2, 9.5.4. */
export function edgeCheck(
  id: string,
  title: string,
  bolts: JointBolts,
  of: { readonly actual: number; readonly thickness: number; readonly cut: CutEdge },
): RequirementCheck {
  const { diameter } = boltSizes(bolts);
  return requirement({
    id,
    title,
    reference: CLAUSES.boltEdge,
    actual: of.actual,
    least: LEAST_EDGE[of.cut] * diameter,
    most: Math.min(MOST_EDGE.thicknesses * of.thickness, MOST_EDGE.length),
  });
}

/** Least leg for the thickest part, not more than the thinner part. Source AS 4100 Table 9.6.3.2. */
export function weldSizeCheck(
  leg: number,
  parts: readonly number[],
  id = "weld",
  title = "Minimum fillet weld leg length",
): RequirementCheck {
  const least = Math.min(leastFilletLeg(Math.max(...parts)), ...parts);
  return requirement({ id, title, reference: CLAUSES.filletWeldSize, actual: leg, least });
}

/** Largest leg along the edge of a plate. Source AS 4100 9.6.3.3. */
export function weldEdgeCheck(leg: number, thickness: number, id = "weld-edge"): RequirementCheck {
  return requirement({
    id,
    title: "Maximum fillet weld leg length along an edge",
    reference: CLAUSES.filletWeldMost,
    actual: leg,
    most: mostFilletLeg(thickness),
  });
}

/** Effective length of a fillet weld. Source AS 4100 9.6.3.5. */
export function weldLengthCheck(length: number, leg: number, id = "weld-length"): RequirementCheck {
  return requirement({
    id,
    title: "Effective length of the fillet weld",
    reference: CLAUSES.filletWeldLength,
    actual: length,
    least: 4 * leg,
  });
}

/** Room for a spanner between a bolt and the part beside it. */
export function spannerCheck(bolts: JointBolts, actual: number): RequirementCheck {
  const { diameter } = boltSizes(bolts);
  return requirement({
    id: "spanner",
    title: "Clearance for tightening",
    reference: JOINT_REFERENCES.practice,
    actual,
    least: SPANNER * diameter,
    assumptions: ["Clearance for tightening: practice after the AISC Manual, recalled."],
  });
}
