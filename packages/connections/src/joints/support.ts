import { CLAUSES } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  type RequirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { boltSizes } from "./bolts/bolt-checks.ts";
import type { JointPoint, PlaneActions } from "./bolts/bolt-group.ts";
import { LEAST_EDGE, requirement } from "./detailing/requirements.ts";
import type { JointActions, JointBolt, JointBolts, PlateSteel, Support } from "./joint.ts";
import { plyBearingCheck } from "./plies/bearing.ts";
import { designPlateShear } from "./plies/plate.ts";
import { JOINT_REFERENCES } from "./references.ts";
import { BOTH_SIDES, SHARED_REACTION } from "./support-formulas.ts";

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const RIGID: NotCovered = { kind: "not-applicable", reason: "The support is entered as rigid." };
const UNKNOWN: NotCovered = {
  kind: "not-covered",
  reason: "The support is not covered: choose its section.",
};

/** The wall of the support that the joint is on; undefined of a rigid or unknown support. */
export function supportWall({ kind, section }: Support): PlateSteel | undefined {
  if (kind === "rigid" || !section) return undefined;
  const { tf, tw, fy, fyw, fu } = section;
  return kind === "column flange" ? { t: tf, fy, fu } : { t: tw, fy: fyw, fu };
}

/** Why a wall is not checked; undefined where it is. */
export function wallProblem(support: Support): NotCovered | undefined {
  if (support.kind === "rigid") return RIGID;
  return support.section ? undefined : UNKNOWN;
}

const FLEXIBLE: NotCovered = {
  kind: "not-applicable",
  reason: "The plate or angles are flexible: the reaction acts along the column flange.",
};
const PULLED: NotCovered = {
  kind: "not-covered",
  reason:
    "Bending of the column flange by bolts in tension, which the moment of the eccentricity puts there, is not covered: have the support designed elsewhere.",
};

const BESIDE_WEB: NotCovered = {
  kind: "not-covered",
  reason:
    "Bending of the flange of a channel is not covered: its web is not behind the joint. Choose another support, designed elsewhere.",
};

const ELSEWHERE = "The support is designed elsewhere, for these actions and their eccentricity.";

/** A check of the support that another designer may make. */
export function ofSupport(support: Support, names: CheckNames, check: () => Check): Check {
  if (!support.isElsewhere || support.kind === "rigid") return check();
  const { id, title, group = "Strength", action } = names;
  return {
    kind: "not applicable",
    id,
    title,
    group,
    reference: JOINT_REFERENCES.simple,
    combination: action?.combination,
    location: action?.location?.(),
    reason: ELSEWHERE,
    isElsewhere: true,
  };
}

/** What the wall carries: the reaction, with that of a member on its other side, as if both acted downwards. Units N. */
function reactionOn({ otherReaction: other = 0 }: Support, v: number, record: Recorder): number {
  return other > 0 ? record.formula(SHARED_REACTION, { v: Math.abs(v), other }) : Math.abs(v);
}

const sharingWords = ({ kind, otherReaction: other = 0 }: Support): string =>
  other > 0
    ? "A member on the other side shares the web and its bolts; both reactions act in one direction, each in its own shear planes."
    : `No member on the other side of the ${kind} shares its bolts or welds.`;

/** Shear of the wall of a support on both sides of a plate that is welded to it. */
export function wallShearCheck(
  support: Support,
  depth: number,
  { v }: JointActions,
  names: CheckNames,
): Check {
  const wall = supportWall(support);
  return ofSupport(support, names, () =>
    strengthCheck({
      names,
      reference: CLAUSES.connectionComponents,
      demand: reactionOn(support, v, SILENT),
      unit: "kN",
      assumptions: [
        "The wall of the support shears along both welds of the plate (practice).",
        sharingWords(support),
      ],
      derivation: (record) => {
        reactionOn(support, v, record);
      },
      capacity: (record): Capacity => {
        const problem = wallProblem(support);
        if (problem) return problem;
        if (v === 0 || !wall) return NO_SHEAR;
        return record.formula(BOTH_SIDES, { vv: designPlateShear(wall, depth, record) });
      },
    }),
  );
}

/** Distance of bolts to the edges of a column flange. `gauge`: across the flange, mm. Source AS 4100 9.5.2. */
export function supportEdgeChecks(
  { kind, section }: Support,
  bolt: JointBolt,
  gauge: number,
): readonly RequirementCheck[] {
  if (kind !== "column flange" || !section) return [];
  return [
    requirement({
      id: "edge-support",
      title: "Column flange edge distance",
      reference: CLAUSES.boltEdge,
      actual: (section.bf - gauge) / 2,
      least: LEAST_EDGE.rolled * boltSizes(bolt).diameter,
    }),
  ];
}

/** Bearing and tear-out of the wall of a support under bolts that share the reaction, far from its edges. */
export function supportPlyCheck(
  support: Support,
  bolts: JointBolts,
  points: readonly JointPoint[],
  { v }: JointActions,
  names: CheckNames,
): Check {
  const wall = supportWall(support);
  const actions: PlaneActions = {
    x: 0,
    y: v === 0 ? 0 : -Math.sign(v) * reactionOn(support, v, SILENT),
    m: 0,
  };
  return ofSupport(support, names, () =>
    wall
      ? plyBearingCheck({ steel: wall, points, ...boltSizes(bolts), edges: {} }, actions, names, [
          "The bolts are far from the edges of the support in the direction of the force.",
          sharingWords(support),
        ])
      : strengthCheck({
          names,
          reference: CLAUSES.plyBearing,
          demand: 0,
          unit: "kN",
          assumptions: [],
          capacity: () => wallProblem(support) ?? UNKNOWN,
        }),
  );
}

/**
 * Bending of the wall of the support across its plane, which has no rule here.
 *
 * Shape    `by`: a welded plate; a bolted plate or angles; angles whose bolts have the tension of the eccentricity. The reaction at the
 *          face of an unstiffened web is eccentric to it whatever the joint is
 */
export function supportBendingCheck(
  support: Support,
  { v, n }: JointActions,
  names: CheckNames,
  by: "welded" | "bolted" | "pulled" = "welded",
): Check {
  const reason = (): NotCovered => {
    const problem = wallProblem(support);
    if (problem) return problem;
    if (support.kind !== "column flange") {
      return {
        kind: "not-covered",
        reason: `Bending of the ${support.kind} out of its plane is not covered: stiffen it, connect another member on its other side, or have the support designed elsewhere.`,
      };
    }
    if (support.section?.kind.endsWith("channel")) return BESIDE_WEB;
    if (n !== 0) {
      return {
        kind: "not-covered",
        reason:
          "Bending of the column flange by an axial force of the member is not covered: have the support designed elsewhere.",
      };
    }
    if (by === "pulled" && v !== 0) return PULLED;
    if (by === "bolted") return FLEXIBLE;
    return {
      kind: "not-applicable",
      reason: v === 0 ? NO_SHEAR.reason : "The reaction acts along the column flange, over its web.",
    };
  };
  return ofSupport(support, names, () =>
    strengthCheck({
      names,
      reference: JOINT_REFERENCES.simple,
      demand: 0,
      unit: "kN",
      assumptions: [],
      capacity: reason,
    }),
  );
}
