import { boltTensionWithPrying, isHollow, type SteelSection } from "@kingpost/as4100";
import { type Recorder, SILENT } from "@kingpost/calc";
import type { BaseActions, BaseDesign, BaseForces } from "../base.ts";
import { halfToNearest, outstandOf } from "./plate.ts";
import { EFFECTIVE_WIDTH } from "./plate-formulas.ts";
import { AXIAL_SHARE, WALL_FORCE, WELD_AT_BOLT, WELD_RESULTANT, WELD_SHEAR } from "./weld-formulas.ts";

/** Lengths of weld along one flange or wall, and along the web or both walls beside it. Units mm. */
function weldLengths({ kind, d, bf, tf, tw, plates, rext = 0 }: SteelSection) {
  if (kind === "cold-formed-rhs") return { flange: bf - 2 * rext, web: 2 * (d - 2 * rext) };
  if (kind === "welded-box") return { flange: bf, web: 2 * d };
  const dimensions = plates?.dimensions;
  const r = dimensions && "r1" in dimensions ? dimensions.r1 : undefined;
  // Without the root radius the inner faces are left out.
  const webs = kind === "channel" ? 1 : 2;
  const inner = r === undefined ? 0 : Math.max(bf - tw - webs * r, 0);
  const clear = Math.max(d - 2 * tf - 2 * (r ?? tf), 0);
  return { flange: bf + inner, web: kind === "channel" ? d + clear : 2 * clear };
}

type BaseOfWelds = Pick<BaseDesign, "section" | "plate" | "anchors" | "prying">;

/**
 * Greatest force of a bolt in tension on the weld beside it, per unit length; 0 without tension.
 *
 *   T* / beff, beff = 2x as far as the edges of the plate and half way to the next bolt
 *
 * Shape    x from the bolt to the nearest face, between the flanges to the web
 * Units    N, mm, out N/mm
 * Source   AISC Design Guide 1, 3.2 (recalled)
 * Checked  src/base-plate/plate/weld.test.ts
 */
export function boltWeldForce(base: BaseOfWelds, forces: BaseForces, record: Recorder): number {
  const { section, plate, anchors, prying } = base;
  const cases = anchors.positions.flatMap((position, index) => {
    const tension = forces.boltTensions[index] ?? 0;
    if (tension <= 0) return [];
    const toWeb = Math.abs(position.x) - section.tw / 2;
    const beyond = outstandOf({ section, plate }, position);
    const of = beyond ?? { x: toWeb, left: toWeb, right: toWeb };
    if (!(of.x > 0)) return [];
    return [
      (to: Recorder) => {
        const half = halfToNearest(anchors.positions, position);
        const width = to.formula(EFFECTIVE_WIDTH, { ...of, half });
        return to.formula(WELD_AT_BOLT, { n: boltTensionWithPrying(tension, prying, to), width });
      },
    ];
  });
  const [worst] = cases.toSorted((a, b) => b(SILENT) - a(SILENT));
  return worst ? worst(record) : 0;
}

type WeldActions = Pick<BaseActions, "n" | "mx" | "my" | "vx" | "vy">;

/** The axial force that relieves or loads the weld, positive as tension. */
function pullOf({ n }: WeldActions, hasFullContact: boolean): number {
  return hasFullContact ? -n : Math.abs(n);
}

/**
 * Greatest force on the welds between column and plate, per unit length.
 *
 *   across the weld (M* / (d - tf) + N* Af / Ag) / lw, with 3 My* / (lw bf) of open sections; along it V* / lw; the resultant
 *
 * Shape    with full contact compression relieves the weld, otherwise the weld carries it; web and walls carry the shear along them
 * Units    N, Nmm, mm, out N/mm
 * Source   AS 4100 9.6.3.10; distribution derived from statics
 * Checked  src/base-plate/plate/weld.test.ts
 */
export function baseWeldForce(
  { section, hasFullContact }: Pick<BaseDesign, "section" | "hasFullContact">,
  actions: WeldActions,
  record: Recorder,
): number {
  const pull = pullOf(actions, hasFullContact);
  const cases = section.kind === "cold-formed-chs" ? [ringCase] : [flangeCase, webCase];
  const [worst = flangeCase] = cases.toSorted(
    (a, b) => b(section, actions, pull, SILENT) - a(section, actions, pull, SILENT),
  );
  return worst(section, actions, pull, record);
}

type WeldCase = (section: SteelSection, actions: WeldActions, pull: number, record: Recorder) => number;

const ringCase: WeldCase = ({ d }, { mx, my, vx, vy }, n, record) => {
  const across = record.formula(WALL_FORCE.ring, { m: Math.hypot(mx, my), d, n });
  const along = record.formula(WELD_SHEAR.ring, { v: Math.hypot(vx, vy), d });
  return resultant(across, along, record);
};

const flangeCase: WeldCase = (section, { mx, my, vx }, n, record) => {
  const { d, bf, tf, ag } = section;
  const lw = weldLengths(section).flange;
  const share = record.formula(AXIAL_SHARE.flange, { n, part: bf * tf, ag });
  const across = isHollow(section)
    ? record.formula(WALL_FORCE.wall, { m: Math.abs(mx), d, t: tf, share, lw })
    : record.formula(WALL_FORCE.flange, { mx: Math.abs(mx), d, tf, share, lw, my: Math.abs(my), bf });
  const along = record.formula(WELD_SHEAR.straight, { v: Math.abs(vx), lw: 2 * lw });
  return resultant(across, along, record);
};

const webCase: WeldCase = (section, { my, vy }, n, record) => {
  const { d, bf, tf, tw, ag } = section;
  const lw = weldLengths(section).web;
  if (lw === 0) return resultant(0, 0, record);
  const across = isHollow(section)
    ? record.formula(WALL_FORCE.wall, {
        m: Math.abs(my),
        d: bf,
        t: tw,
        share: record.formula(AXIAL_SHARE.flange, { n, part: d * tw, ag }),
        lw: lw / 2,
      })
    : record.formula(WALL_FORCE.web, {
        share: record.formula(AXIAL_SHARE.web, { n, part: (d - 2 * tf) * tw, ag }),
        lw,
      });
  const along = record.formula(WELD_SHEAR.straight, { v: Math.abs(vy), lw });
  return resultant(across, along, record);
};

/** A part in compression bears on the plate. */
function resultant(across: number, along: number, record: Recorder): number {
  return record.formula(WELD_RESULTANT, { across: Math.max(across, 0), along });
}
