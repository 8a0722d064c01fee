import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnchorCheckName, checkOf } from "../../../testing/anchor-cases.ts";
import { anchoredBase, HEADED, PEDESTAL_ANCHORS, PRODUCT } from "../../../testing/anchored-base.ts";
import type { ConcreteEdges } from "../../anchors/anchor.ts";
import type { BaseActions, BaseDesign } from "../base.ts";
import { ANCHOR_CHECKS } from "./anchor-checks.ts";

const NAMES = Object.keys(ANCHOR_CHECKS) as AnchorCheckName[];
const whole = (min: number, max: number) => fc.integer({ min, max });

const FASTENERS = [
  HEADED,
  { ...HEADED, splittingEdge: 500, leastDepth: 400 },
  { by: "bonded", product: { ...PRODUCT, alphaSus: 1 } },
  { by: "mechanical", product: PRODUCT },
] as const;

const PATTERNS = [
  (x: number, y: number) => [-y, y].flatMap((at) => [-x, x].map((side) => ({ x: side, y: at }))),
  (x: number, y: number) => [-y, 0, y].flatMap((at) => [-x, x].map((side) => ({ x: side, y: at }))),
] as const;

const bases = fc.record({
  x: whole(60, 350),
  y: whole(60, 350),
  pattern: fc.constantFrom(...PATTERNS),
  fastener: fc.constantFrom(...FASTENERS),
  embedment: whole(80, 500),
  beyond: fc.tuple(whole(40, 900), whole(40, 900), whole(40, 900), whole(40, 900)),
  hole: fc.constantFrom(26, 30),
  splittingBars: fc.constantFrom(0, 400),
});

function baseOf(
  {
    x,
    y,
    pattern,
    fastener,
    embedment,
    hole,
    splittingBars,
  }: typeof bases extends fc.Arbitrary<infer T> ? T : never,
  edges: ConcreteEdges,
): BaseDesign {
  return anchoredBase(
    { concrete: { ...PEDESTAL_ANCHORS.concrete, edges, splittingBars }, fastener, embedment },
    {
      plate: { length: 2 * y + 120, width: 2 * x + 120, thickness: 40, fy: 250 },
      anchors: { ...anchoredBase().anchors, positions: pattern(x, y), embedment, hole },
    },
  );
}

const edgesOf = ({
  x,
  y,
  beyond: [left, right, bottom, top],
}: {
  x: number;
  y: number;
  beyond: [number, number, number, number];
}) => ({
  left: x + left,
  right: x + right,
  bottom: y + bottom,
  top: y + top,
});

/** Uplift with one moment and two shear forces, the moment as a part of what pulls every bolt. */
const actionsOf = fc.record({
  n: whole(-200, -20),
  share: fc.double({ min: -1, max: 1, noNaN: true }),
  vx: whole(-40, 40),
  vy: whole(-40, 40),
  axis: fc.constantFrom("mx", "my"),
});

function loaded(
  { n, share, vx, vy, axis }: { n: number; share: number; vx: number; vy: number; axis: "mx" | "my" },
  { x, y }: { x: number; y: number },
): BaseActions {
  const m = share * -n * 1e3 * (axis === "mx" ? y : x);
  return { n: n * 1e3, mx: 0, my: 0, [axis]: m, vx: vx * 1e3, vy: vy * 1e3 };
}

const resultsOf = (base: BaseDesign, actions: BaseActions) =>
  NAMES.map((name) => {
    const check = checkOf(name, base, actions);
    return check.kind === "limit"
      ? { name, kind: check.kind, ratio: check.ratio }
      : { name, kind: check.kind, ratio: 0 };
  });

test("the mirror image of a base and its actions has the same results, in x and in y", () => {
  fc.assert(
    fc.property(bases, actionsOf, (base, action) => {
      const edges = edgesOf(base);
      const actions = loaded(action, base);
      const here = resultsOf(baseOf(base, edges), actions);
      const inX = resultsOf(baseOf(base, { ...edges, left: edges.right, right: edges.left }), {
        ...actions,
        my: -actions.my,
        vx: -actions.vx,
      });
      const inY = resultsOf(baseOf(base, { ...edges, bottom: edges.top, top: edges.bottom }), {
        ...actions,
        mx: -actions.mx,
        vy: -actions.vy,
      });
      for (const mirrored of [inX, inY]) {
        for (const [at, { name, kind, ratio }] of mirrored.entries()) {
          expect([name, kind]).toEqual([here[at]?.name, here[at]?.kind]);
          expect(Math.abs(ratio - (here[at]?.ratio ?? 0))).toBeLessThanOrEqual(1e-9 * Math.max(1, ratio));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("all actions by a factor of more than 1 lower no ratio", () => {
  fc.assert(
    fc.property(bases, actionsOf, fc.double({ min: 1.01, max: 3, noNaN: true }), (base, action, factor) => {
      const design = baseOf(base, edgesOf(base));
      const actions = loaded(action, base);
      const { n, mx, my, vx, vy } = actions;
      const here = resultsOf(design, actions);
      const more = resultsOf(design, {
        n: factor * n,
        mx: factor * mx,
        my: factor * my,
        vx: factor * vx,
        vy: factor * vy,
      });
      for (const [at, { name, kind, ratio }] of more.entries()) {
        expect([name, kind]).toEqual([here[at]?.name, here[at]?.kind]);
        // Reinforcement is provided against required, in any case a ratio that grows with the tension.
        expect(ratio).toBeGreaterThanOrEqual((here[at]?.ratio ?? 0) * (1 - 1e-9));
      }
    }),
    { numRuns: 150 },
  );
});

test("more uplift beside the same moment lowers no ratio of the cone", () => {
  fc.assert(
    fc.property(bases, actionsOf, fc.double({ min: 1.01, max: 3, noNaN: true }), (base, action, factor) => {
      const design = baseOf(base, edgesOf(base));
      const actions = loaded(action, base);
      const ratioOf = (n: number) =>
        resultsOf(design, { ...actions, n }).find(({ name }) => name === "cone")?.ratio ?? 0;
      expect(ratioOf(factor * actions.n)).toBeGreaterThanOrEqual(ratioOf(actions.n) * (1 - 1e-9));
    }),
    { numRuns: 200 },
  );
});
