import type { MemberWelds, WeldVector } from "@kingpost/connections";
import type { ConnectionInputs } from "../fields.ts";

/** The force at a bolt, or at the end of a run of weld per unit length, with its place in the drawing. Units mm, N or N/mm; `y` and `vy` up. */
export interface PointForce {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly tension: number;
}

/** Forces on welds or bolts of one part of a connection, beside those of its main group, with the drawing that has them. */
export interface ForceGroup {
  /** The identifier of the figure. */
  readonly figure: string;
  readonly at: "bolt" | "pin" | "weld";
  readonly name: string;
  /** The input that they lead to. */
  readonly path: string;
  /** The check of the greatest of them: the first of these that has a limit. */
  readonly checks: readonly string[];
  readonly forces: readonly PointForce[];
  /** The greatest force of the check, where it is not among these. */
  readonly most?: number;
}

/** A force of a weld per unit length as it is drawn. */
export const vectorForce = ({ at, x, y, z }: WeldVector): PointForce => ({
  x: at.x,
  y: at.y,
  vx: x,
  vy: y,
  tension: z,
});

/** The forces of the welds of the flanges and the web of a member. */
export const memberForces = (
  figure: string,
  { flangeWeld }: Pick<ConnectionInputs, "flangeWeld">,
  { flanges, web }: MemberWelds,
): readonly ForceGroup[] => [
  {
    figure,
    at: "weld",
    name: "Flange weld",
    path: flangeWeld === "butt" ? "/flangeWeld" : "/flangeLeg",
    checks: ["weld-flange"],
    forces: flanges.map(vectorForce),
  },
  {
    figure,
    at: "weld",
    name: "Web weld",
    path: "/weldLeg",
    checks: ["weld-web"],
    forces: web.map(vectorForce),
  },
];
