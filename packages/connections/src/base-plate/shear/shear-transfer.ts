import { PHI_BEARING } from "@kingpost/as3600";
import { PHI } from "@kingpost/as4100";
import { type Capacity, type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import type { BaseActions, BaseDesign, ShearKey } from "../base.ts";
import { type AxialAndMoments, type BaseBalance, baseForces, isBalanced } from "../forces/base-forces.ts";
import { bearingStrength, designBearingStress } from "../forces/concrete-bearing.ts";
import { boltsInShear } from "./bolts-in-shear.ts";
import { designShearThroughGrout } from "./grout.ts";
import {
  ANCHOR_SHEAR,
  CONTACT_AREA,
  FRICTION,
  KEY_BEARING,
  KEY_MOMENT,
  KEY_THICKNESS,
  KEY_WELD_FORCE,
  PHI_FRICTION,
} from "./shear-transfer-formulas.ts";

/** What carries the shear force; `nothing`: there is a force and nothing is chosen that carries it. */
export type ShearPath = "none" | "friction" | "anchors" | "key" | "nothing";

const KEY_ACROSS: NotCovered = {
  kind: "not-covered",
  reason: "A shear key carries shear in one direction only: the shear force has two components.",
};

export function shearForce({ vx, vy }: Pick<BaseActions, "vx" | "vy">): number {
  return Math.hypot(vx, vy);
}

/** The area that friction acts on: below the plate, or with a moment of the bearing block; where nothing is balanced at the design bearing stress. */
function contactArea(base: BaseBalance, { n, mx, my }: AxialAndMoments, record: Recorder): number {
  const { length, width } = base.plate;
  if (mx === 0 && my === 0) return record.formula(CONTACT_AREA.plate, { length, width });
  const forces = baseForces(base, { n, mx, my }, record);
  const isPressed = isBalanced(forces) && forces.pressure > 0;
  const pressure = isPressed ? forces.pressure : designBearingStress(base, undefined, record);
  return record.formula(CONTACT_AREA.block, { n, pressure });
}

/**
 * Design shear capacity of friction: phi mu N*, with phi min(0.2 f'c, 5.5) Ac as its cap; 0 in uplift.
 *
 * Shape    Ac is the area in contact: with a moment the bearing block, of which N* needs N* / fp
 * Units    N, Nmm, mm, MPa
 * Source   ASI Design Guide 7, worked example 11.1; phi = 0.7
 * Checked  src/base-plate/shear/shear-transfer.test.ts
 */
export function designFriction(
  base: BaseBalance,
  actions: AxialAndMoments,
  mu: number,
  record: Recorder,
): number {
  const n = Math.max(actions.n, 0);
  const area = n === 0 ? 0 : contactArea(base, actions, record);
  return record.formula(FRICTION, { phi: PHI_FRICTION, mu, n, fc: bearingStrength(base.pedestal), area });
}

/** What carries the shear force: friction where it is enough, otherwise the anchors or the key alone. */
export function shearPath(base: BaseDesign, actions: BaseActions): ShearPath {
  const v = shearForce(actions);
  if (v === 0) return "none";
  const { friction: mu, other } = base.shear;
  if (mu !== undefined && (v <= designFriction(base, actions, mu, SILENT) || other === undefined)) {
    return "friction";
  }
  if (other === undefined) return "nothing";
  return other === "anchors" ? "anchors" : "key";
}

/**
 * The actions on a plate whose shear key carries the shear force: the concrete pushes the key below the plate, which turns the plate.
 *
 *   |M*| + V* (tg + H) / 2      about the axis across the shear force, on the side that is worse
 *
 * Units    N, Nmm, mm
 * Source   statics (derived)
 * Checked  src/base-plate/shear/shear-transfer.test.ts
 */
export function withKeyMoment(base: BaseDesign, actions: BaseActions): BaseActions {
  const key = base.shear.other;
  if (key === undefined || key === "anchors" || shearPath(base, actions) !== "key") return actions;
  const lever = (base.grout + key.height) / 2;
  const turned = (m: number, v: number) => (m < 0 ? -1 : 1) * (Math.abs(m) + Math.abs(v) * lever);
  const { mx, my, vx, vy } = actions;
  return { ...actions, mx: vy === 0 ? mx : turned(mx, vy), my: vx === 0 ? my : turned(my, vx) };
}

/**
 * The actions about the centre of the plate: the axial force acts at the centroid of the column.
 *
 *   My* + N* x0
 *
 * Units    N, Nmm, mm
 * Source   statics (derived)
 * Checked  packages/design/src/baseplate/hand-calculations.test.ts
 */
export function aboutCentre<Of extends Pick<BaseActions, "n" | "my">>(
  { axialOffset = 0 }: Pick<BaseDesign, "axialOffset">,
  actions: Of,
): Of {
  return axialOffset === 0 ? actions : { ...actions, my: actions.my + actions.n * axialOffset };
}

/** The actions on the plate of those at the column: about its centre, with the moment of a shear key. Units N, Nmm. */
export const actionsOnPlate = (base: BaseDesign, actions: BaseActions): BaseActions =>
  withKeyMoment(base, aboutCentre(base, actions));

/** Design shear capacity of the bolts that carry shear through the grout. Units N. Source AS 4100 9.2.2.1. */
export function designAnchorShear(base: BaseDesign, actions: BaseActions, record: Recorder): number {
  const vf = designShearThroughGrout(base, actions, record);
  return record.formula(ANCHOR_SHEAR, { count: boltsInShear(base.anchors), vf });
}

/** Design bearing capacity of the concrete at a shear key: phi 0.9 f'c W (H - G). Units N. Source AS 3600:2018 12.6. */
export function designKeyBearing(
  { pedestal, grout }: Pick<BaseDesign, "pedestal" | "grout">,
  { width, height }: ShearKey,
  actions: Pick<BaseActions, "vx" | "vy">,
  record: Recorder,
): Capacity {
  if (actions.vx !== 0 && actions.vy !== 0) return KEY_ACROSS;
  return record.formula(KEY_BEARING, { phi: PHI_BEARING, fc: pedestal.fc, width, height, grout });
}

/** Required thickness of a shear key as a cantilever. Units N, mm. Source AISC Design Guide 1, 3.5.2. */
export function requiredKeyThickness(key: ShearKey, v: number, grout: number, record: Recorder): number {
  const m = record.formula(KEY_MOMENT, { v, height: key.height, grout });
  return record.formula(KEY_THICKNESS, { m, phi: PHI, fy: key.fy, width: key.width });
}

/** Force on the welds at the two faces of a shear key, N/mm. */
export function keyWeldForce(key: ShearKey, v: number, grout: number, record: Recorder): number {
  const { width, height, thickness: t } = key;
  const m = record.formula(KEY_MOMENT, { v, height, grout });
  return record.formula(KEY_WELD_FORCE, { v, m, width, t });
}
