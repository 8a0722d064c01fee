import { boltDimensions, TENSILE_STRESS_AREA } from "@kingpost/as4100";
import { type Recorder, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../../anchors/references.ts";
import type { BaseActions, BaseDesign, BaseForces } from "../base.ts";
import { bendingOf } from "../forces/base-forces.ts";

/**
 * E_s / E_c: of concrete of 20 MPa, 24,000 MPa, the softest of the range, in which the compressed concrete is deepest and the lever arm of
 * the anchors shortest. Source AS 3600 Table 3.1.2.
 */
const MODULAR_RATIO = 200 / 24;

const COMPRESSION_DEPTH: Rule = {
  id: "y-linear",
  title: "Depth of the compressed concrete with linear strains",
  reference: ANCHOR_REFERENCES.tension,
  result: symbol("x", "mm"),
  rule: "equilibrium of a rigid plate with linear strains",
};

const LINEAR_TENSION: Rule = {
  id: "n-linear",
  title: "Greatest tension of an anchor with linear strains, without prying",
  reference: ANCHOR_REFERENCES.tension,
  result: symbol("N*_i", "kN"),
  rule: "in proportion to the distance from the compressed concrete",
};

const BISECTIONS = 60;

/**
 * Tension of each anchor of a rigid plate with linear strains: the concrete is compressed in proportion to the distance from its edge,
 * without tension, and anchors stretch in proportion to theirs. Not less than with the uniform block, which is at the edge of the plate and
 * has the longest lever arm that there is; concrete that breaks out does not stretch until the block is there.
 *
 *   C = k B x^2 / 2, Ni = k (Es / Ec) As (si - x), si from the compressed edge: C - sum Ni = N*, C (L / 2 - x / 3) + sum Ni yi = M*
 *
 * Shape    the larger moment alone; as the block has it where that needs no anchor in tension, or where all of them are
 * Units    N, Nmm, mm
 * Source   EN 1992-4 6.2.1
 * Checked  src/base-plate/anchorage/linear-strains.test.ts
 */
export function linearTensions(
  base: BaseDesign,
  actions: Pick<BaseActions, "n" | "mx" | "my">,
  forces: BaseForces,
  record: Recorder,
): readonly number[] {
  const { boltTensions, tension } = forces;
  const { n, m, length, width, bolts } = bendingOf(base, actions);
  if (tension <= 0 || m === 0) return boltTensions;
  const { diameter: d, pitch: p } = boltDimensions(base.anchors.size);
  const steel = base.anchorage?.of.steel.area ?? TENSILE_STRESS_AREA.evaluate({ d, p });
  const area = MODULAR_RATIO * steel;
  const places = bolts.map(({ y }) => ({ y, s: length / 2 + y }));
  /** Force and moment of the anchors beyond a depth, for a strain of one at a unit length from it. */
  const pull = (x: number) =>
    places.reduce(
      (sum, { y, s }) => {
        const force = area * Math.max(s - x, 0);
        return { force: sum.force + force, moment: sum.moment + force * y };
      },
      { force: 0, moment: 0 },
    );
  const concrete = (x: number) => {
    const force = (width * x * x) / 2;
    return { force, moment: force * (length / 2 - x / 3) };
  };
  /** Greater than zero where the depth is less than that of equilibrium. */
  const isShallow = (x: number) => {
    const [c, t] = [concrete(x), pull(x)];
    return n * (c.moment + t.moment) + m * (t.force - c.force) > 0;
  };
  let [least, most] = [0, Math.max(...places.map(({ s }) => s))];
  // Without compressed concrete all anchors are in tension, and with no anchor in tension the block needs none but for its strength.
  if (!isShallow(least) || isShallow(most)) return boltTensions;
  for (let step = 0; step < BISECTIONS; step++) {
    const x = (least + most) / 2;
    if (isShallow(x)) least = x;
    else most = x;
  }
  const x = (least + most) / 2;
  const unit = m / (concrete(x).moment + pull(x).moment);
  const found = places.map(({ s }, at) => Math.max(unit * area * Math.max(s - x, 0), boltTensions[at] ?? 0));
  record.rule(COMPRESSION_DEPTH, x, `E_s / E_c = ${MODULAR_RATIO.toFixed(2)}`);
  record.rule(LINEAR_TENSION, Math.max(...found), "not less than with the block");
  return found;
}
