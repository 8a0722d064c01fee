import type { SteelSection } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import type { JointPoint } from "../bolts/bolt-group.ts";
import type { JointActions } from "../joint.ts";
import type { WeldVector } from "../welds/weld-group.ts";
import { type ColumnJoint, type FlangeOnColumn, stiffenerWelds } from "./column-rows.ts";
import { type FlangeForces, flangeForces } from "./flange-force.ts";
import { FLANGE_FILLETS, WEB_FILLETS } from "./moment-formulas.ts";
import type { FlangeWeld, MomentEndPlate, WeldedMoment } from "./moment-joint.ts";
import { weldBeside } from "./welded-moment.ts";

/** The forces of the welds of the flanges and of the web on a member, from what is to its left. Units mm, N/mm. */
export interface MemberWelds {
  /** Upper and lower flange. */
  readonly flanges: readonly WeldVector[];
  /** The lower and the upper end of the web. */
  readonly web: readonly WeldVector[];
}

const vectorAt = (at: JointPoint, { x = 0, y = 0, z = 0 }): WeldVector => ({
  at,
  x,
  y,
  z,
  resultant: Math.hypot(x, y, z),
});

/**
 * Forces of the welds per unit length, as their checks have them: of fillet welds on their runs together, of butt welds on the width of a
 * flange and the clear depth of the web.
 *
 * Shape    `x` of the place is 0, `y` is up from the underside of the member; a positive moment has the tension in the upper flange
 * Units    N, Nmm, mm, out N/mm
 * Checked  src/joints/moment/weld-forces.test.ts
 */
export function memberWelds(
  section: SteelSection,
  { flange, web }: { readonly flange: FlangeWeld["by"]; readonly web: FlangeWeld["by"] },
  { tension, compression }: FlangeForces,
  { v, m }: Pick<JointActions, "v" | "m">,
): MemberWelds {
  const { d, bf, tf, tw } = section;
  const flangeLength = flange === "butt" ? bf : FLANGE_FILLETS.evaluate({ bf, tw, vw: 1 });
  const webLength = web === "butt" ? d - 2 * tf : WEB_FILLETS.evaluate({ d, tf, vw: 1 });
  const [upper, lower] = m < 0 ? [compression, -tension] : [-tension, compression];
  return {
    flanges: [
      vectorAt({ x: 0, y: d - tf / 2 }, { x: upper / flangeLength }),
      vectorAt({ x: 0, y: tf / 2 }, { x: lower / flangeLength }),
    ],
    web: [tf, d - tf].map((y) => vectorAt({ x: 0, y }, { y: v / webLength })),
  };
}

/** The forces of all welds of a rigid joint, with those of the stiffeners of the column, whose face is at x = 0. Units mm, N/mm. */
export interface RigidWelds extends MemberWelds {
  readonly stiffenersToFlange: readonly WeldVector[];
  readonly stiffenersToWeb: readonly WeldVector[];
}

/** The forces of the welds of a rigid joint. `end`: of the member, from the face of the column. */
function rigidWelds(
  joint: ColumnJoint,
  actions: JointActions,
  { end, ...on }: FlangeOnColumn & { readonly end: number },
): RigidWelds {
  const {
    member: { section },
    column: { section: face },
    flangeWeld,
  } = joint;
  const forces = flangeForces(section, actions, SILENT);
  const { flanges, web } = memberWelds(section, { flange: flangeWeld.by, web: "fillet" }, forces, actions);
  const atEnd = (all: readonly WeldVector[]) => all.map((one) => ({ ...one, at: { ...one.at, x: end } }));
  const { tension, compression } = forces;
  const behind = flanges.flatMap(({ at: { y } }, index) => {
    const isPulled = (index === 0) !== actions.m < 0;
    const found = isPulled
      ? stiffenerWelds(joint, { of: "tension", force: tension }, on)
      : stiffenerWelds(joint, { of: "compression", force: compression }, on);
    return found ? [{ ...found, y, sign: isPulled ? 1 : -1 }] : [];
  });
  return {
    flanges: atEnd(flanges),
    web: atEnd(web),
    stiffenersToFlange: behind.map(({ y, sign, toFlange }) =>
      vectorAt({ x: -(face?.tf ?? 0), y }, { x: sign * toFlange }),
    ),
    stiffenersToWeb: behind.flatMap(({ y, sign, toWeb }) => {
      if (!toWeb || !face) return [];
      const { along, across, length } = toWeb;
      return [1, -1].map((side) =>
        vectorAt({ x: (side * length - face.d) / 2, y }, { x: -sign * along, z: side * across }),
      );
    }),
  };
}

export const momentEndPlateWelds = (joint: MomentEndPlate, actions: JointActions): RigidWelds =>
  rigidWelds(joint, actions, { end: joint.plate.t, beside: joint.plate.t, isBolted: true });

export const weldedMomentWelds = (joint: WeldedMoment, actions: JointActions): RigidWelds =>
  rigidWelds(joint, actions, { end: 0, beside: weldBeside(joint), isBolted: false });
