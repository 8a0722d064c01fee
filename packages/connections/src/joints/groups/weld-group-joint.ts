import type { FilletWeld } from "@kingpost/as4100";
import { type Check, type CheckNames, type RequirementCheck, worstFirst } from "@kingpost/calc";
import type { JointProblem } from "../detailing/problems.ts";
import { weldEdgeCheck, weldLengthCheck, weldSizeCheck } from "../detailing/requirements.ts";
import type { JointActions, JointRow } from "../joint.ts";
import { type WeldActions, type WeldSegment, weldForces } from "../welds/weld-group.ts";
import { weldGroupCheck } from "../welds/weld-group-check.ts";

export const WELD_SHAPES = ["vertical", "two vertical", "two horizontal", "C", "L", "box"] as const;
export type WeldShape = (typeof WELD_SHAPES)[number];

/** A fillet weld in the plane of a plate. Units mm. */
export interface WeldGroup {
  readonly shape: WeldShape;
  /** Vertical and horizontal. */
  readonly depth: number;
  readonly width: number;
  readonly weld: FilletWeld;
  /** Thickness of the thicker and the thinner part, mm. */
  readonly thicker: number;
  readonly thinner: number;
  /** From the vertical weld on the left, or the left end, to the force V; and across the plane. */
  readonly e: number;
  readonly eAcross: number;
}

/** The runs of a weld group, with its left at 0. Units mm. */
export function weldSegments({
  shape,
  depth: d,
  width: b,
}: Pick<WeldGroup, "shape" | "depth" | "width">): readonly WeldSegment[] {
  const top = { from: { x: 0, y: d }, to: { x: b, y: d } };
  const bottom = { from: { x: 0, y: 0 }, to: { x: b, y: 0 } };
  const left = { from: { x: 0, y: 0 }, to: { x: 0, y: d } };
  const right = { from: { x: b, y: 0 }, to: { x: b, y: d } };
  switch (shape) {
    case "vertical":
      return [left];
    case "two vertical":
      return [left, right];
    case "two horizontal":
      return [bottom, top];
    case "C":
      return [left, bottom, top];
    case "L":
      return [left, bottom];
    case "box":
      return [left, right, bottom, top];
  }
}

/** The actions about the centroid of a weld group: V is vertical at its eccentricity, N across the plane with compression positive, M in the plane. */
export function weldGroupActions(
  group: WeldGroup,
  { v, n, m }: Pick<JointActions, "v" | "n" | "m">,
): WeldActions {
  const found = weldForces(weldSegments(group), { x: 0, y: 0, z: 0, mx: 0, my: 0, mz: 0 });
  const x = "kind" in found ? 0 : found.centroid.x;
  return { x: 0, y: v, z: -n, mx: v * group.eAcross, my: 0, mz: v * (group.e - x) + m };
}

export const WELD_GROUP_ROWS: readonly JointRow<WeldGroup>[] = [
  {
    id: "weld",
    title: "Weld group",
    topic: "Weld",
    check: (group, actions, names) => {
      const of = weldGroupActions(group, actions);
      const under = (mx: number) => weldGroupCheck(weldSegments(group), group.weld, { ...of, mx }, names);
      // An L is not alike above and below its centroid: the worse sense of the moment across its plane beside an axial force.
      const one = under(of.mx);
      return worstFirst([one, under(-of.mx)])[0] ?? one;
    },
  },
];

export function weldGroupChecks(
  group: WeldGroup,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return WELD_GROUP_ROWS.map(({ id, title, check }) => check(group, actions, { id, title, action }));
}

/** What a weld group must meet whatever its actions are. Source AS 4100 9.6.3. */
export function weldGroupDetailing(group: WeldGroup): readonly RequirementCheck[] {
  const { weld, thicker, thinner, shape, depth, width } = group;
  const shortest =
    shape === "vertical" || shape === "two vertical"
      ? depth
      : shape === "two horizontal"
        ? width
        : Math.min(depth, width);
  return [
    weldSizeCheck(weld.leg, [thicker, thinner]),
    weldEdgeCheck(weld.leg, thinner),
    weldLengthCheck(shortest, weld.leg),
  ];
}

/** Why a weld group has no design. */
export function weldGroupProblems({ depth, width }: WeldGroup): readonly JointProblem[] {
  return [
    ...(depth > 0
      ? []
      : [{ code: "depth", message: "The depth of the weld group must be greater than zero." }]),
    ...(width > 0
      ? []
      : [{ code: "width", message: "The width of the weld group must be greater than zero." }]),
  ];
}
