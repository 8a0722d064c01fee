import { designBoltTension } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import type { BaseAxis, BaseDesign } from "./base.ts";
import { baseForces, isBalanced } from "./forces/base-forces.ts";

const BISECTIONS = 40;
/** Beyond any base, Nmm. */
const MOST = 1e12;

/**
 * The greatest moment about an axis with an axial force that bearing and the bolts in tension balance, for a diagram; undefined
 * where the axial force alone is too great.
 *
 * Units    N, out Nmm
 * Source   `baseForces` and AS 4100 9.2.2.2
 * Checked  src/base-plate/forces/base-forces.test.ts
 */
export function baseMoment(
  base: Pick<BaseDesign, "plate" | "pedestal" | "anchors" | "isBlockConfined" | "prying">,
  axis: BaseAxis,
  n: number,
): number | undefined {
  const capacity = designBoltTension(base.anchors, SILENT);
  const isCarried = (m: number) => {
    const forces = baseForces(base, axis === "x" ? { n, mx: m, my: 0 } : { n, mx: 0, my: m }, SILENT);
    return isBalanced(forces) && base.prying * Math.max(...forces.boltTensions) <= capacity;
  };
  if (!isCarried(0)) return undefined;
  let [least, most] = [0, 1];
  while (most < MOST && isCarried(most)) [least, most] = [most, 2 * most];
  for (let step = 0; step < BISECTIONS; step++) {
    const m = (least + most) / 2;
    if (isCarried(m)) least = m;
    else most = m;
  }
  return least;
}
