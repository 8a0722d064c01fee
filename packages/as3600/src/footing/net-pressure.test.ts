import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  boxPolygon,
  FOOTING_SIDES,
  footingPerimeters,
  greatestMoments,
  greatestShears,
  isAlongX,
  type NetPressure,
  netForceOutside,
  pressureAt,
  sectionActions,
  soilPressure,
} from "./index.ts";

function netOf(lx: number, ly: number, ex: number, ey: number, down: number): NetPressure {
  const plan = { lx, ly };
  const soil = soilPressure(plan, { n: 1e6, ex, ey }, SILENT);
  if (!soil) throw new Error("The footing overturns.");
  return { plan, soil, down };
}

const share = fc.integer({ min: -400, max: 400 }).map((of) => of / 1e3);
const anyNet = fc
  .record({
    lx: fc.integer({ min: 1000, max: 5000 }),
    ly: fc.integer({ min: 1000, max: 5000 }),
    s: share,
    t: share,
    down: fc.integer({ min: 0, max: 30 }).map((of) => of / 1e3),
  })
  .map(({ lx, ly, s, t, down }) => netOf(lx, ly, s * lx, t * ly, down));

const GRID = 200;

test("actions at a section are those of sums over a fine grid beyond it", () => {
  fc.assert(
    fc.property(anyNet, share, (net, part) => {
      const { plan, soil, down } = net;
      for (const side of FOOTING_SIDES) {
        const isX = side === "left" || side === "right";
        const sign = side === "left" || side === "bottom" ? -1 : 1;
        const [length, width] = isX ? [plan.lx, plan.ly] : [plan.ly, plan.lx];
        const at = part * length;
        const reach = length / 2 - sign * at;
        let [v, m] = [0, 0];
        for (let i = 0; i < GRID; i += 1) {
          const arm = ((i + 0.5) / GRID) * reach;
          for (let j = 0; j < GRID; j += 1) {
            const across = ((j + 0.5) / GRID - 0.5) * width;
            const along = at + sign * arm;
            const [x, y] = isX ? [along, across] : [across, along];
            const force = ((pressureAt(soil, x, y) - down) * reach * width) / GRID ** 2;
            v += force;
            m += force * arm;
          }
        }
        const found = sectionActions(net, side, at);
        expect(Math.abs(found.v - v)).toBeLessThan(1e6 * 1e-3);
        expect(Math.abs(found.m - m)).toBeLessThan(1e6 * length * 1e-3);
      }
    }),
    { numRuns: 60 },
  );
});

test("the force on both sides of a section is the force on the footing", () => {
  fc.assert(
    fc.property(anyNet, share, (net, part) => {
      const { plan, down } = net;
      const at = part * plan.lx;
      const total = sectionActions(net, "left", at).v + sectionActions(net, "right", at).v;
      expect(total).toBeCloseTo(1e6 - down * plan.lx * plan.ly, 3);
      expect(netForceOutside(net)([])).toBeCloseTo(total, 3);
    }),
  );
});

test("hogging inside a lifted cantilever is not less than at its face", () => {
  const net = netOf(4000, 2000, 1300, 0, 0.02);
  const face = -200;
  const { hogging } = greatestMoments(net, "left", face);
  let most = 0;
  for (let at = face; at > -2000; at -= 1) most = Math.max(most, -sectionActions(net, "left", at).m);
  expect(hogging).toBeGreaterThanOrEqual(most * (1 - 1e-9));
  expect(hogging).toBeLessThanOrEqual(most * (1 + 1e-4));
});

test("the greatest shear forces between a section and the edge are those of a fine grid", () => {
  fc.assert(
    fc.property(anyNet, fc.constantFrom(...FOOTING_SIDES), (net, side) => {
      const sign = side === "left" || side === "bottom" ? -1 : 1;
      const edge = (sign * (isAlongX(side) ? net.plan.lx : net.plan.ly)) / 2;
      const from = 0.3 * edge;
      const valueAt = (at: number) => sectionActions(net, side, at).v;
      const grid = Array.from({ length: 401 }, (_, at) => valueAt(from + ((edge - from) * at) / 400));
      const found = [from, ...greatestShears(net, side, from)].map(valueAt);
      const scale = Math.max(...grid.map(Math.abs));
      expect(Math.max(0, ...found)).toBeGreaterThan(Math.max(0, ...grid) - 1e-4 * scale - 1e-6);
      expect(Math.min(0, ...found)).toBeLessThan(Math.min(0, ...grid) + 1e-4 * scale + 1e-6);
    }),
  );
});

test("the force outside a perimeter is that of the footing less that on the part inside", () => {
  const net = netOf(2400, 2400, 100, 0, 0.015);
  const inside = boxPolygon({ left: -467, right: 467, bottom: -467, top: 467 });
  const { soil, down } = net;
  const mean = soil.a - down;
  expect(netForceOutside(net)(inside)).toBeCloseTo(1e6 - down * 2400 ** 2 - mean * 934 ** 2, 3);
});

test("perimeters are around the column, at edges and at corners, and none where both edges cut it", () => {
  const names = (lx: number, ly: number, x: number, y: number) =>
    footingPerimeters(
      { lx, ly },
      { area: { shape: "rectangular", cx: 400, cy: 400 }, x, y },
      { fc: 32, dom: 500 },
    ).map(({ name }) => name);
  const sides = ["edge left", "edge right", "edge bottom", "edge top"];
  const [corners, atTop] = [(x: string) => [`corner ${x} bottom`, `corner ${x} top`], "corner right top"];
  expect(names(3000, 3000, 0, 0)).toEqual(["interior", ...sides, ...corners("left"), ...corners("right")]);
  expect(names(3000, 3000, -1300, 0)).toEqual(["edge left", ...corners("left")]);
  expect(names(3000, 3000, 1300, 1300)).toEqual([atTop]);
  expect(names(3000, 800, 0, 0)).toEqual([]);
});

test("the perimeters of a mirrored column are mirrored", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1300, max: 1300 }),
      fc.integer({ min: -1300, max: 1300 }),
      fc.constantFrom("rectangular" as const, "circular" as const),
      (x, y, shape) => {
        const area = shape === "circular" ? { shape, diameter: 400 } : { shape, cx: 400, cy: 300 };
        const at = (sign: number) =>
          footingPerimeters({ lx: 3000, ly: 3000 }, { area, x: sign * x, y }, { fc: 32, dom: 500 })
            .map(({ name }) => name.replace(/left|right/, "x"))
            .toSorted();
        expect(at(-1)).toEqual(at(1));
      },
    ),
  );
});
