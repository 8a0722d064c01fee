import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eccentricBolts, groupPoints, inPlaneForces, type JointPoint, plasticTension } from "./bolt-group.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const points = fc.array(fc.record({ x: number(-400, 400), y: number(-400, 400) }), {
  minLength: 2,
  maxLength: 12,
});
const actions = fc.record({ x: number(-500, 500), y: number(-500, 500), m: number(-1e5, 1e5) });

function forcesOf(...of: Parameters<typeof inPlaneForces>) {
  const found = inPlaneForces(...of);
  if ("kind" in found) throw new Error(found.reason);
  return found;
}

/** Solves a system of three equations. */
function solve(rows: readonly (readonly number[])[]): readonly number[] {
  const m = rows.map((row) => [...row]);
  for (let at = 0; at < 3; at++) {
    const pivot = m
      .slice(at)
      .reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best));
    m.splice(m.indexOf(pivot), 1);
    m.splice(at, 0, pivot);
    for (let row = 0; row < 3; row++) {
      const other = m[row];
      if (row === at || !other) continue;
      const factor = (other[at] ?? 0) / (pivot[at] ?? 1);
      m[row] = other.map((value, column) => value - factor * (pivot[column] ?? 0));
    }
  }
  return m.map((row, at) => (row[3] ?? 0) / (row[at] ?? 1));
}

/** The plate as a rigid body on springs of unit stiffness: two displacements and a rotation about the origin. */
function onSprings(all: readonly JointPoint[], load: { x: number; y: number; m: number }, at: JointPoint) {
  const sum = (of: (point: JointPoint) => number) => all.reduce((total, point) => total + of(point), 0);
  const [sx, sy, n] = [sum(({ x }) => x), sum(({ y }) => y), all.length];
  const moment = load.m + at.x * load.y - at.y * load.x;
  const [u = 0, v = 0, turn = 0] = solve([
    [n, 0, -sy, load.x],
    [0, n, sx, load.y],
    [-sy, sx, sum(({ x, y }) => x * x + y * y), moment],
  ]);
  return all.map(({ x, y }) => ({ x: u - turn * y, y: v + turn * x }));
}

const isSpread = (all: readonly JointPoint[]) => forcesOf(all, { x: 0, y: 0, m: 0 }).ibp > 100;

describe("the forces of bolts in a plane", () => {
  test("balance the actions to 1e-9", () => {
    fc.assert(
      fc.property(points, actions, (all, load) => {
        fc.pre(isSpread(all));
        const { forces, centroid } = forcesOf(all, load);
        const sum = (of: (index: number) => number) =>
          forces.reduce((total, _, index) => total + of(index), 0);
        const size = Math.hypot(load.x, load.y) + Math.abs(load.m) / 100 + 1;
        expect(Math.abs(sum((at) => forces[at]?.x ?? 0) - load.x)).toBeLessThan(1e-9 * size);
        expect(Math.abs(sum((at) => forces[at]?.y ?? 0) - load.y)).toBeLessThan(1e-9 * size);
        const moment = sum((at) => {
          const [point, force] = [all[at] ?? centroid, forces[at] ?? { x: 0, y: 0 }];
          return (point.x - centroid.x) * force.y - (point.y - centroid.y) * force.x;
        });
        expect(Math.abs(moment - load.m)).toBeLessThan(1e-9 * size * 1000);
      }),
      { numRuns: 500 },
    );
  });

  test("are those of a rigid plate on springs", () => {
    fc.assert(
      fc.property(points, actions, (all, load) => {
        fc.pre(isSpread(all));
        const { forces, centroid } = forcesOf(all, load);
        const brute = onSprings(all, load, centroid);
        forces.forEach((force, at) => {
          expect(force.x).toBeCloseTo(brute[at]?.x ?? Number.NaN, 5);
          expect(force.y).toBeCloseTo(brute[at]?.y ?? Number.NaN, 5);
        });
      }),
      { numRuns: 500 },
    );
  });

  test("are proportional and perpendicular to the distance from the instantaneous centre", () => {
    fc.assert(
      fc.property(points, actions, number(1e3, 1e5), (all, plane, m) => {
        const load = { ...plane, m };
        fc.pre(isSpread(all));
        const { forces, centre, ibp } = forcesOf(all, load);
        if (!centre) throw new Error("No centre.");
        all.forEach((point, at) => {
          const [rx, ry] = [point.x - centre.x, point.y - centre.y];
          const turn = load.m / ibp;
          expect(forces[at]?.x).toBeCloseTo(-turn * ry, 6);
          expect(forces[at]?.y).toBeCloseTo(turn * rx, 6);
        });
      }),
      { numRuns: 500 },
    );
  });

  test("keep their greatest resultant when the group and the load turn, and in a mirror", () => {
    fc.assert(
      fc.property(points, actions, number(0, 6), (all, load, angle) => {
        fc.pre(isSpread(all));
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const turned = ({ x, y }: JointPoint) => ({ x: c * x - s * y, y: s * x + c * y });
        const most = (of: ReturnType<typeof forcesOf>) =>
          Math.max(...of.forces.map(({ resultant }) => resultant));
        const before = most(forcesOf(all, load));
        expect(most(forcesOf(all.map(turned), { ...turned(load), m: load.m }))).toBeCloseTo(before, 6);
        const mirrored = all.map(({ x, y }) => ({ x: -x, y }));
        expect(most(forcesOf(mirrored, { x: -load.x, y: load.y, m: -load.m }))).toBeCloseTo(before, 6);
      }),
    );
  });
});

test("one bolt has no moment", () => {
  expect(inPlaneForces([{ x: 0, y: 0 }], { x: 0, y: 1, m: 1 })).toMatchObject({ kind: "not-covered" });
  expect(eccentricBolts({ rows: 1, columns: 1, pitch: 70, gauge: 0 }, 50, SILENT)).toMatchObject({
    kind: "not-covered",
  });
});

test("the number of bolts of a column is that of its general form", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), number(40, 150), number(0, 600), (rows, pitch, e) => {
      const of = { rows, columns: 1, pitch, gauge: 0 };
      const found = forcesOf(groupPoints(of), { x: 0, y: 1, m: e });
      const most = Math.max(...found.forces.map(({ resultant }) => resultant));
      expect(Number(eccentricBolts(of, e, SILENT)) * most).toBeCloseTo(1, 9);
    }),
  );
});

test("the tension side of an even and of an odd group has the published lever arm", () => {
  const of = (rows: number) => groupPoints({ rows, columns: 2, pitch: 70, gauge: 90 });
  // Even: n_p bolts, y_m = n_p s_p / 2. Odd: n_p - 1 bolts, y_m = (n_p + 1) s_p / 2.
  expect(Number(plasticTension(of(4), 1e6, SILENT))).toBeCloseTo(1e6 / (4 * 140), 9);
  expect(Number(plasticTension(of(5), 1e6, SILENT))).toBeCloseTo(1e6 / (4 * 210), 9);
  expect(plasticTension(of(1), 1e6, SILENT)).toMatchObject({ kind: "not-covered" });
});
