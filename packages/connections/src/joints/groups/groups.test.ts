import fc from "fast-check";
import { expect, test } from "vitest";
import { GROUP, PIN, WELDS } from "../../../testing/joint-cases.ts";
import {
  boltsOf,
  compareRatios,
  number,
  PLATE,
  ratiosOf,
  WELD,
  whole,
} from "../../../testing/random-joints.ts";
import { AREAS, boltPull, grid, onePlane, plyRatio, weldPerMm } from "../../../testing/second-opinion.ts";
import { type PinJoint, pinChecks } from "../pin/pin.ts";
import { weldForces } from "../welds/weld-group.ts";
import { type BoltGroup, boltGroupChecks } from "./bolt-group-joint.ts";
import { WELD_SHAPES, type WeldGroup, weldGroupChecks, weldSegments } from "./weld-group-joint.ts";

const holeOf = (size: string) => AREAS[size]?.hole ?? Number.NaN;

const groups: fc.Arbitrary<BoltGroup> = fc.record({
  bolts: boltsOf(whole(2, 4)),
  plate: PLATE,
  edgeV: number(28, 60),
  edgeH: number(28, 60),
  planes: fc.constantFrom(1 as const, 2 as const),
  e: number(0, 400),
  eAcross: number(1, 200),
  prying: number(1, 1.4),
  cut: fc.constant("machine cut" as const),
});

test("500 random bolt groups have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(groups, number(1e3, 4e5), number(-2e5, -1e3), number(0, 2e7), (of, v, n, m) => {
      const { bolts: b, plate: p } = of;
      const forces = grid(b.rows, b.columns, b.pitch, b.gauge, [0, v, v * of.e + m]);
      const most = Math.max(...forces.map(({ force: [x, y] }) => Math.hypot(x, y)));
      const one = of.planes * onePlane(b.size, b.category, b.threads);
      const second = forces.reduce((sum, { at: [, y] }) => sum + y * y, 0);
      const elastic = -n / forces.length + (v * of.eAcross * ((b.rows - 1) * b.pitch)) / 2 / second;
      const pull = (elastic * of.prying) / boltPull(b.size, b.category);
      const shape = { d: Number(b.size.slice(1)), hole: holeOf(b.size), sp: b.pitch, sg: b.gauge };
      compareRatios(ratiosOf(boltGroupChecks(of, { v, n, m })), {
        "bolt-shear": most / one,
        "bolt-tension": pull,
        "bolt-combined": (most / one) ** 2 + pull ** 2,
        "bearing-plate": plyRatio(forces, { ...shape, t: p.t, fu: p.fu }, [
          of.edgeH,
          of.edgeH,
          of.edgeV,
          of.edgeV,
        ]),
      });
    }),
    { numRuns: 500 },
  );
});

const weldGroups: fc.Arbitrary<WeldGroup> = fc.record({
  shape: fc.constantFrom(...WELD_SHAPES.filter((shape) => shape !== "vertical")),
  depth: number(60, 400),
  width: number(60, 400),
  weld: WELD,
  thicker: fc.constant(12),
  thinner: fc.constant(10),
  e: number(-300, 500),
  eAcross: number(0, 200),
});

/** The weld cut into short pieces, each a point. */
function byPieces(of: WeldGroup, load: { v: number; n: number; m: number }): number {
  const pieces = weldSegments(of).flatMap(({ from, to }) => {
    const count = 4000;
    const length = Math.hypot(to.x - from.x, to.y - from.y) / count;
    return Array.from({ length: count }, (_, at) => {
      const share = (at + 0.5) / count;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, length };
    });
  });
  const sum = (value: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((total, piece) => total + value(piece) * piece.length, 0);
  const total = sum(() => 1);
  const [cx, cy] = [sum(({ x }) => x) / total, sum(({ y }) => y) / total];
  const ix = sum(({ y }) => (y - cy) ** 2);
  const iy = sum(({ x }) => (x - cx) ** 2);
  const ixy = sum(({ x, y }) => (x - cx) * (y - cy));
  const polar = ix + iy;
  // Strains b y + c x whose moments are V e_z about x and nothing about y.
  const bend = load.v * of.eAcross;
  const [b, c] = [(bend * iy) / (ix * iy - ixy ** 2), (-bend * ixy) / (ix * iy - ixy ** 2)];
  const turn = load.v * (of.e - cx) + load.m;
  const forces = pieces.map(({ x, y }) =>
    Math.hypot(
      (turn * (y - cy)) / polar,
      load.v / total + (turn * (x - cx)) / polar,
      -load.n / total + b * (y - cy) + c * (x - cx),
    ),
  );
  return Math.max(...forces);
}

test("500 random weld groups have the force of their pieces", () => {
  fc.assert(
    fc.property(weldGroups, number(1e3, 3e5), number(-1e5, 1e5), number(-1e7, 1e7), (of, v, n, m) => {
      const vw = weldPerMm(of.weld.leg, of.weld.fuw, of.weld.category === "GP");
      compareRatios(ratiosOf(weldGroupChecks(of, { v, n, m })), { weld: byPieces(of, { v, n, m }) / vw }, 2);
    }),
    { numRuns: 500 },
  );
});

test("an L of welds with a force across its plane bends about both of its principal axes", () => {
  // d = 200: centroid 50 mm from each run, Iwx = Iwy = 0.20833 d3, Iwxy = -0.125 d3; 4.5 M / d2 at the top, not 3.6.
  const of = { ...WELDS, shape: "L" as const, depth: 200, width: 200, e: 50, eAcross: 200 };
  const per = Math.hypot(60e3 / 400, (4.5 * 60e3 * 200) / 200 ** 2);
  expect(ratiosOf(weldGroupChecks(of, { v: 60e3, n: 0, m: 0 })).weld).toBeCloseTo(per / weldPerMm(6, 490), 6);
});

test("welds longer than 1.7 m have the reduced capacity of a long lap", () => {
  const of = (depth: number) =>
    ratiosOf(
      weldGroupChecks({ ...WELDS, shape: "two vertical", depth, width: 200, e: 100, eAcross: 0 }, LONG),
    ).weld;
  const LONG = { v: 1000e3, n: 0, m: 0 };
  expect(of(1700)).toBeCloseTo(1000e3 / 3400 / weldPerMm(6, 490), 6);
  // kr = 1.10 - 0.06 x 3 = 0.92
  expect(of(3000)).toBeCloseTo(1000e3 / 6000 / (0.92 * weldPerMm(6, 490)), 6);
});

const plates = fc.record({
  steel: PLATE,
  hole: number(31, 33),
  width: number(60, 200),
  end: number(40, 120),
});
const pins: fc.Arbitrary<PinJoint> = fc.record({
  diameter: fc.constant(30),
  fyp: number(250, 500),
  rotates: fc.boolean(),
  inner: plates,
  outer: plates,
  gap: number(0, 10),
});

test("500 random pins have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(pins, number(1e3, 4e5), (of, pull) => {
      const expected = (["inner", "outer"] as const).map((part) => {
        const { steel, hole, width, end } = of[part];
        const force = part === "inner" ? pull : pull / 2;
        const needed = force / (0.9 * Math.min(steel.fy, 0.85 * steel.fu));
        return {
          [`pin-bearing-${part}`]: force / (0.8 * 1.4 * of.fyp * 30 * steel.t * (of.rotates ? 0.5 : 1)),
          [`ply-bearing-${part}`]: force / (0.9 * 3.2 * 30 * steel.t * steel.fu),
          [`tear-out-${part}`]: force / (0.9 * (end - hole / 2 + 15) * steel.t * steel.fu),
          [`area-beyond-${part}`]: needed / ((end - hole / 2) * steel.t),
          [`area-beside-${part}`]: (1.33 * needed) / ((width - hole) * steel.t),
        };
      });
      compareRatios(ratiosOf(pinChecks(of, { v: 0, n: -pull, m: 0 })), {
        ...Object.assign({}, ...expected),
        "pin-shear": pull / (0.8 * 0.62 * of.fyp * 2 * Math.PI * 15 ** 2),
        "pin-bending":
          ((pull / 2) * (of.outer.steel.t / 2 + of.gap + of.inner.steel.t / 4)) /
          ((0.8 * of.fyp * 30 ** 3) / 6),
      });
    }),
    { numRuns: 500 },
  );
});

test("groups and pins without actions have no ratios above zero", () => {
  const none = { v: 0, n: 0, m: 0 };
  for (const checks of [boltGroupChecks(GROUP, none), weldGroupChecks(WELDS, none), pinChecks(PIN, none)]) {
    for (const ratio of Object.values(ratiosOf(checks))) expect(ratio).toBe(0);
  }
});

test("a moment alone across a group is carried by its tension side", () => {
  const found = ratiosOf(boltGroupChecks({ ...GROUP, prying: 1 }, { v: 100e3, n: 0, m: 0 }));
  // Three rows of two: two bolts at 140 mm.
  const pull = (100e3 * 60) / (2 * 140);
  compareRatios(found, { "bolt-tension": pull / boltPull("M20", "8.8/S") });
});

test("an L of weld has the worse sense of the moment across its plane beside an axial force", () => {
  const of = { ...WELDS, shape: "L" as const, depth: 200, width: 120, e: 40, eAcross: 150 };
  const ratio = (v: number, m: number) => ratiosOf(weldGroupChecks(of, { v, n: 60e3, m })).weld ?? 0;
  expect(ratio(-60e3, -1e6)).toBeCloseTo(ratio(60e3, 1e6), 9);
});

test("an inclined run of weld has the forces of a level one, turned, and no moment about itself", () => {
  const turned = (angle: number) => {
    const [dx, dy] = [50 * Math.cos(angle), 50 * Math.sin(angle)];
    return [{ from: { x: -dx, y: -dy }, to: { x: dx, y: dy } }];
  };
  // 100 mm: 10 kN along it is 0.1 kN/mm, and 1 kNm is 6 x 1e6 / 100^2 = 0.6 kN/mm across it at its ends.
  for (const angle of [0, 0.3, 1, 2.5]) {
    const actions = { x: 1e4 * Math.cos(angle), y: 1e4 * Math.sin(angle), z: 0, mx: 0, my: 0, mz: 1e6 };
    const found = weldForces(turned(angle), actions);
    if ("kind" in found) throw new Error(found.reason);
    expect(found.forces.map(({ resultant }) => resultant)).toEqual([
      expect.closeTo(Math.hypot(100, 600), 6),
      expect.closeTo(Math.hypot(100, 600), 6),
    ]);
    expect(weldForces(turned(0.3), { ...actions, mx: 1e6 })).toHaveProperty("kind", "not-covered");
  }
});
