import { CLAUSES, designPlateFillet, type FilletWeld } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { lengthOf, type WeldActions, type WeldSegment, weldForces } from "./weld-group.ts";
import { WELD_FORCE, WELD_GROUP } from "./weld-group-formulas.ts";

/** The greatest force of a weld group per unit length, with its steps. Units N/mm. */
export function greatestWeldForce(
  segments: readonly WeldSegment[],
  actions: WeldActions,
  record: Recorder,
): Capacity {
  const found = weldForces(segments, actions);
  if ("kind" in found) return found;
  const { centroid, forces, worst, length: total, iwx, iwy, iwp, iwxy } = found;
  const at = forces[worst]?.at ?? centroid;
  const [x, y] = [at.x - centroid.x, at.y - centroid.y];
  const because = `${segments.length} ${segments.length === 1 ? "run" : "runs"}`;
  const second = (rule: (typeof WELD_GROUP)["iwp"], value: number) =>
    record.rule(rule, value === 0 ? 1 : value, because);
  const length = record.rule(WELD_GROUP.length, total, because);
  const polar = second(WELD_GROUP.iwp, iwp);
  const vx = record.formula(WELD_FORCE.x, { force: actions.x, length, m: actions.mz, y, iwp: polar });
  const vy = record.formula(WELD_FORCE.y, { force: actions.y, length, m: actions.mz, x, iwp: polar });
  const across = {
    force: actions.z,
    length,
    mx: actions.mx,
    y,
    iwx: second(WELD_GROUP.iwx, iwx),
    my: actions.my,
    x,
    iwy: second(WELD_GROUP.iwy, iwy),
  };
  const isSkew = iwxy !== 0 && (actions.mx !== 0 || actions.my !== 0);
  const vz = isSkew
    ? record.formula(WELD_FORCE.skew, { ...across, iwxy: record.rule(WELD_GROUP.iwxy, iwxy, because) })
    : record.formula(WELD_FORCE.z, across);
  return record.formula(WELD_FORCE.resultant, { x: vx, y: vy, z: vz });
}

/** The greatest force of a weld group against its fillet weld, which laps one part on the other along its longest run. */
export function weldGroupCheck(
  segments: readonly WeldSegment[],
  weld: FilletWeld,
  actions: WeldActions,
  names: CheckNames,
): Check {
  const force = greatestWeldForce(segments, actions, SILENT);
  return strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: typeof force === "number" ? force : 0,
    unit: "kN/mm",
    assumptions: [],
    derivation: (record) => {
      greatestWeldForce(segments, actions, record);
    },
    capacity: (record) =>
      typeof force === "number"
        ? designPlateFillet(weld, record, Math.max(...segments.map(lengthOf)))
        : force,
  });
}
