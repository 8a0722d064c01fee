import {
  BOLT_INTERACTION,
  boltClass,
  boltDimensions,
  CLAUSES,
  designBoltTension,
  designShearPlanes,
  type LapJoint,
  limitsSlip,
  slipRatio,
  standardHole,
} from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import type { JointBolt, JointBolts } from "../joint.ts";
import { boltResultant, eccentricBolts, type JointPoint, type PlaneActions } from "./bolt-group.ts";
import { GROUP_CAPACITY } from "./bolt-group-formulas.ts";

const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };
const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No bolt is in tension." };
const NOT_FRICTION: NotCovered = {
  kind: "not-applicable",
  reason: "The bolts are not of category TF: slip is not limited.",
};
const NO_SLIP_DATA: NotCovered = {
  kind: "not-covered",
  reason: "Bolts of category TF need their slip factor and hole factor.",
};
const NO_SERVICE: NotCovered = {
  kind: "not-covered",
  reason: "Slip needs the actions of the serviceability limit state.",
};

/** Design shear capacity of a bolt of a joint. Units N. Source AS 4100 9.2.2.1. */
export function boltShear(
  { size, category, threads }: JointBolt,
  planes: number,
  record: Recorder,
  lap: LapJoint = {},
): Capacity {
  const through = threads === "N" ? { threaded: planes, plain: 0 } : { threaded: 0, plain: planes };
  return designShearPlanes({ size, grade: boltClass(category) }, through, lap, record);
}

/** Design tension capacity of a bolt of a joint. Units N. Source AS 4100 9.2.2.2. */
export function boltTension({ size, category }: JointBolt, record: Recorder): number {
  return designBoltTension({ size, grade: boltClass(category) }, record);
}

/** Diameter of a bolt and of its standard hole. Units mm. */
export function boltSizes({ size }: JointBolt): { readonly diameter: number; readonly hole: number } {
  return { diameter: boltDimensions(size).diameter, hole: standardHole(size) };
}

/** A reaction at an eccentricity against the shear capacity of a bolt group. `e` in mm, `v` in N. */
export function eccentricBoltsCheck(
  bolts: JointBolts,
  { v, e, planes }: { readonly v: number; readonly e: number; readonly planes: number },
  names: CheckNames,
  assumptions: readonly string[] = [],
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.boltGroupInPlane,
    demand: Math.abs(v),
    unit: "kN",
    assumptions,
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      const zb = eccentricBolts(bolts, e, record);
      if (!isCovered(zb)) return zb;
      const vf = boltShear(bolts, planes, record);
      return isCovered(vf) ? record.formula(GROUP_CAPACITY, { zb, vf }) : vf;
    },
  });
}

/** What a group carries in its plane, and how. */
export interface PlaneGroup {
  readonly bolt: JointBolt;
  readonly points: readonly JointPoint[];
  readonly actions: PlaneActions;
  readonly planes: number;
  readonly lap?: LapJoint | undefined;
}

/** The bolt of a group that has most against its shear capacity. */
export function boltGroupCheck(
  { bolt, points, actions, planes, lap }: PlaneGroup,
  names: CheckNames,
  assumptions: readonly string[] = [],
): Check {
  const force = boltResultant(points, actions, SILENT);
  return strengthCheck({
    names,
    reference: CLAUSES.boltGroupInPlane,
    demand: isCovered(force) ? force : 0,
    unit: "kN",
    assumptions,
    derivation: (record) => {
      boltResultant(points, actions, record);
    },
    capacity: (record) => {
      if (!isCovered(force)) return force;
      return force === 0 ? NO_SHEAR : boltShear(bolt, planes, record, lap);
    },
  });
}

/** Shear and tension of one bolt, which must not exceed 1. Units N. Source AS 4100 9.2.2.3. */
export function combinedRatio(
  bolt: JointBolt,
  {
    shear: v,
    tension: n,
    planes,
  }: { readonly shear: number; readonly tension: number; readonly planes: number },
  record: Recorder,
  lap?: LapJoint,
): Capacity {
  const vf = boltShear(bolt, planes, record, lap);
  if (!isCovered(vf)) return vf;
  const ntf = boltTension(bolt, record);
  return record.formula(BOLT_INTERACTION, { v, vf, n, ntf });
}

/** The tension of one bolt, with prying, against its capacity. Units N. */
export function boltTensionCheck(
  bolt: JointBolt,
  tension: number,
  names: CheckNames,
  derivation: (record: Recorder) => void = () => undefined,
  assumptions: readonly string[] = [],
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.boltTension,
    demand: Math.max(tension, 0),
    unit: "kN",
    assumptions,
    derivation,
    capacity: (record) => (tension > 0 ? boltTension(bolt, record) : NO_TENSION),
  });
}

/** Slip of the bolt that has most under the actions of the serviceability limit state; `tension`: of that bolt, with prying. */
export function slipCheck(
  bolt: JointBolt,
  points: readonly JointPoint[],
  service:
    | { readonly plane: PlaneActions; readonly tension: Capacity; readonly interfaces: number }
    | undefined,
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.slip,
    limit: 1,
    assumptions: ["Slip is checked at the serviceability limit state (Clause 3.5.5)."],
    value: (record) => {
      if (!limitsSlip(bolt.category)) return NOT_FRICTION;
      if (!bolt.slip) return NO_SLIP_DATA;
      if (!service) return NO_SERVICE;
      const shear = boltResultant(points, service.plane, record);
      if (!isCovered(shear)) return shear;
      const of = { size: bolt.size, grade: boltClass(bolt.category) };
      const { tension, interfaces } = service;
      if (!isCovered(tension)) return tension;
      return slipRatio(of, { ...bolt.slip, interfaces }, { shear, tension }, record);
    },
  });
}
