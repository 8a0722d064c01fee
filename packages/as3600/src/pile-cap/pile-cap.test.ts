import { SILENT, StepList } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nodeStrength, strutStrength } from "../strut-and-tie/index.ts";
import {
  designGeotechnical,
  type GroupActions,
  geotechnicalFactor,
  leastSpacing,
  type PileCap,
  type PilePlace,
  pileArea,
  pileGroup,
  pileReactions,
  recordReaction,
  STANDARD_LAYOUTS,
  shareBeyond,
  standardLayout,
  type TieBand,
  type Truss,
  tieBands,
  tieForces,
  toleranceRuns,
  trussOf,
} from "./index.ts";
import { pileEndArea } from "./strut-checks.ts";

const NONE: GroupActions = { n: 0, mx: 0, my: 0, vx: 0, vy: 0, t: 0 };
const runs = { numRuns: 300 };

const anyPlace = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const anyPiles = fc
  .uniqueArray(anyPlace, { minLength: 3, maxLength: 16, selector: ({ x, y }) => `${x},${y}` })
  .filter((piles) => {
    const { xx, yy, xy } = pileGroup(piles);
    return xx * yy - xy * xy > 1e-3 * xx * yy;
  });
const anyActions = fc.record({
  n: fc.integer({ min: -2_000_000, max: 9_000_000 }),
  mx: fc.integer({ min: -2000, max: 2000 }).map((m) => m * 1e6),
  my: fc.integer({ min: -2000, max: 2000 }).map((m) => m * 1e6),
  vx: fc.integer({ min: -300_000, max: 300_000 }),
  vy: fc.integer({ min: -300_000, max: 300_000 }),
  t: fc.integer({ min: -500, max: 500 }).map((m) => m * 1e6),
});

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    rows.sort((a, b) =>
      rows.indexOf(a) < column || rows.indexOf(b) < column
        ? 0
        : Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0),
    );
    const pivot = rows[column] ?? [];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/** Springs of 1 N/mm below a rigid plate, by the stiffness matrix of its three movements, in metres. */
function springReactions(piles: readonly PilePlace[], { n, mx, my }: GroupActions): readonly number[] {
  const shapes = piles.map(({ x, y }) => [1, x / 1e3, y / 1e3]);
  const stiffness = [0, 1, 2].map((a) =>
    [0, 1, 2].map((b) => shapes.reduce((sum, shape) => sum + (shape[a] ?? 0) * (shape[b] ?? 0), 0)),
  );
  const moved = solve(stiffness, [n, my / 1e3, mx / 1e3]);
  return shapes.map((shape) => shape.reduce((sum, one, index) => sum + one * (moved[index] ?? 0), 0));
}

describe("pile reactions", () => {
  test("are those of springs below a rigid plate by its stiffness matrix", () => {
    fc.assert(
      fc.property(anyPiles, anyActions, (piles, actions) => {
        const { r } = pileReactions(pileGroup(piles), actions);
        const size = Math.max(...r.map(Math.abs), 1);
        for (const [index, expected] of springReactions(piles, actions).entries()) {
          expect(Math.abs((r[index] ?? 0) - expected) / size).toBeLessThan(1e-7);
        }
      }),
      runs,
    );
  });

  test("balance the actions about the origin, with the forces along x and y and the torsion", () => {
    fc.assert(
      fc.property(anyPiles, anyActions, (piles, actions) => {
        const { r, hx, hy } = pileReactions(pileGroup(piles), actions);
        const sum = (of: (index: number, pile: PilePlace) => number) =>
          piles.reduce((total, pile, index) => total + of(index, pile), 0);
        const near = (value: number, expected: number, size: number) =>
          expect(Math.abs(value - expected)).toBeLessThan(1e-7 * size);
        near(
          sum((i) => r[i] ?? 0),
          actions.n,
          1e7,
        );
        near(
          sum((i, { x }) => (r[i] ?? 0) * x),
          actions.my,
          1e11,
        );
        near(
          sum((i, { y }) => (r[i] ?? 0) * y),
          actions.mx,
          1e11,
        );
        near(
          sum((i) => hx[i] ?? 0),
          actions.vx,
          1e6,
        );
        near(
          sum((i, { x, y }) => (hy[i] ?? 0) * x - (hx[i] ?? 0) * y),
          actions.t,
          1e10,
        );
      }),
      runs,
    );
  });

  test("turn with the layout and its moments", () => {
    fc.assert(
      fc.property(anyPiles, anyActions, fc.double({ min: 0, max: 6.28, noNaN: true }), (piles, of, angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const turned = piles.map(({ x, y }) => ({ x: c * x - s * y, y: s * x + c * y }));
        const actions = { ...of, my: c * of.my - s * of.mx, mx: s * of.my + c * of.mx };
        const before = pileReactions(pileGroup(piles), of).r;
        const after = pileReactions(pileGroup(turned), actions).r;
        const size = Math.max(...before.map(Math.abs), 1);
        for (const [index, r] of before.entries()) {
          expect(Math.abs((after[index] ?? 0) - r) / size).toBeLessThan(1e-6);
        }
      }),
      runs,
    );
  });

  test("of collinear piles carry the moment along their line, and leave that across it", () => {
    const angle = 0.7;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const piles = [-1000, 500, 1500].map((at) => ({ x: at * c, y: at * s }));
    const group = pileGroup(piles, 1);
    expect(group.line).toBeDefined();
    const along = { ...NONE, n: 3e6, my: 600e6 * c, mx: 600e6 * s };
    const { r, across } = pileReactions(group, along);
    expect(across / 1e6).toBeCloseTo(0, 6);
    const moment = r.reduce((sum, one, at) => {
      const { x, y } = piles[at] ?? { x: 0, y: 0 };
      return sum + one * (x * c + y * s);
    }, 0);
    expect(moment / 1e6).toBeCloseTo(600, 6);
    const crosswise = { ...NONE, n: 3e6, my: -600e6 * s, mx: 600e6 * c };
    expect(pileReactions(group, crosswise).across / 1e6).toBeCloseTo(600, 6);
  });

  test("have a derivation that works out to the value", () => {
    const actions = { ...NONE, n: 3e6, mx: 200e6, my: -90e6 };
    for (const piles of [standardLayout(2, 1500), standardLayout(5, 1500)]) {
      const group = pileGroup(piles);
      const list = new StepList();
      expect(recordReaction(group, actions, 1, list)).toBe(pileReactions(group, actions).r[1]);
      expect(() => checkSteps(list.steps)).not.toThrow();
    }
  });

  test("is derived from the places of the piles, from their centroid", () => {
    const list = new StepList();
    const piles = [
      { x: 100, y: 0 },
      { x: 1900, y: 0 },
      { x: 1000, y: 1500 },
    ];
    recordReaction(pileGroup(piles), { ...NONE, n: 3e6 }, 1, list);
    const whys = list.steps.flatMap((step) => (step.kind === "rule" ? [[step.value, step.because]] : []));
    expect(whys).toEqual([
      [2 * 900 ** 2, "x = \u2212900, 900, 0 mm"],
      [2 * 500 ** 2 + 1000 ** 2, "y = \u2212500, \u2212500, 1000 mm"],
      [0, "from these x and y"],
    ]);
  });
});

describe("a standard layout", () => {
  test.each(STANDARD_LAYOUTS)(
    "of %i piles has its spacing, its number and its centroid at the origin",
    (count) => {
      const piles = standardLayout(count, 1500);
      expect(piles).toHaveLength(count);
      expect(leastSpacing(piles)).toBeCloseTo(1500, 9);
      const { x, y } = pileGroup(piles);
      expect(Math.hypot(x, y)).toBeLessThan(1e-9);
    },
  );

  test("with a tolerance is moved as a whole each way, and each pile alone each way", () => {
    expect(toleranceRuns(standardLayout(9, 1500), 75)).toHaveLength(1 + 4 + 4 * 9);
    expect(toleranceRuns(standardLayout(9, 1500), 0)).toHaveLength(1);
    for (const places of toleranceRuns(standardLayout(9, 1500), 75)) {
      const moves = places.map(({ x, y }, index) => {
        const pile = standardLayout(9, 1500)[index] ?? { x: 0, y: 0 };
        return Math.hypot(x - pile.x, y - pile.y);
      });
      expect(Math.max(...moves)).toBeLessThanOrEqual(75 + 1e-9);
    }
  });
});

const COLUMN = { x: 0, y: 0, cx: 600, cy: 500 };
const Z = 900;

/** The forces of the ties on a pile: inwards along each band, member by member from one end. */
function tiesAt(truss: Truss, band: TieBand): ReadonlyMap<number, number> {
  const along = band.direction === "y" ? "y" : "x";
  let before = 0;
  const found = new Map<number, number>();
  for (const pile of band.piles) {
    const thrust = truss.struts.find((strut) => strut.pile === pile)?.force[along] ?? 0;
    // The member after the pile balances the one before it and the strut.
    const after = before - thrust;
    found.set(pile, after - before);
    before = after;
  }
  expect(Math.abs(before)).toBeLessThan(1e-9 * Math.max(1, ...truss.struts.map(({ c }) => c)));
  return found;
}

describe("the truss of a cap", () => {
  test.each([2, 4, 5, 6, 7, 8, 9] as const)(
    "of %i piles is in equilibrium at every node under an axial force",
    (count) => {
      const piles = standardLayout(count, 1700);
      const held = pileReactions(pileGroup(piles), { ...NONE, n: 5e6 });
      const truss = trussOf(piles, held, COLUMN, Z, false);
      const bands = tieBands(piles, "bands", 1);
      const ties = bands.map((band) => ({ band, forces: tiesAt(truss, band) }));
      for (const { pile, force, r, theta, c } of truss.struts) {
        const tie = (direction: "x" | "y") =>
          ties
            .filter(({ band }) => band.direction === direction)
            .reduce((sum, { forces }) => sum + (forces.get(pile) ?? 0), 0);
        expect(Math.abs(force.x + tie("x")) / c).toBeLessThan(1e-9);
        expect(Math.abs(force.y + tie("y")) / c).toBeLessThan(1e-9);
        expect(Math.abs(force.z + r) / c).toBeLessThan(1e-9);
        expect(c * Math.sin(theta)).toBeCloseTo(r, 6);
      }
      expectBalancedTop(truss, 5e6, { x: 0, y: 0 });
      // What is designed for is what balances.
      for (const { band, t } of tieForces(truss, bands, piles, held)) {
        let [sum, most] = [0, 0];
        for (const pile of band.piles) {
          sum += ties.find((one) => one.band === band)?.forces.get(pile) ?? 0;
          most = Math.max(most, Math.abs(sum));
        }
        expect(Math.abs(t - most)).toBeLessThan(1e-3);
      }
    },
  );

  test("of three piles is in equilibrium with its sides at every node", () => {
    const piles = standardLayout(3, 1700);
    const held = pileReactions(pileGroup(piles), { ...NONE, n: 3e6 });
    // Without a size of the column the struts meet at one node.
    const truss = trussOf(piles, held, { x: 0, y: 0, cx: 0, cy: 0 }, Z, false);
    const ties = tieForces(truss, tieBands(piles, "sides", 1), piles, held);
    for (const { pile, force } of truss.struts) {
      const [x, y] = (["x", "y"] as const).map((along) =>
        ties.reduce((sum, { band, t }) => {
          if (!band.piles.includes(pile)) return sum;
          const other = piles[band.piles.find((one) => one !== pile) ?? 0] ?? { x: 0, y: 0 };
          const from = piles[pile] ?? other;
          return sum + (t * (other[along] - from[along])) / 1700;
        }, force[along]),
      );
      expect(Math.hypot(x ?? 1, y ?? 1) / 1e6).toBeLessThan(1e-9);
    }
    // N l / (9 z) of public tables.
    expect(ties.map(({ t }) => t / 1e3)).toEqual(ties.map(() => expect.closeTo((3000 * 1700) / (9 * Z), 6)));
  });

  test("shifted to the resultant balances the moments of the column for any piles", () => {
    fc.assert(
      fc.property(anyPiles, anyActions, (piles, { n, mx, my }) => {
        const actions = { ...NONE, n: Math.abs(n) + 1e6, mx: mx / 10, my: my / 10 };
        const held = pileReactions(pileGroup(piles), actions);
        fc.pre(held.r.every((r) => r >= 0));
        const truss = trussOf(piles, held, COLUMN, Z, true);
        expectBalancedTop(truss, actions.n, { x: actions.my / actions.n, y: actions.mx / actions.n });
      }),
      runs,
    );
  });

  /** The nodes below the column: the struts are along their lines, balance each other, and carry the column at its resultant. */
  function expectBalancedTop(truss: Truss, n: number, resultant: PilePlace): void {
    let [x, y, z, px, py] = [0, 0, 0, 0, 0];
    for (const { force, node, hx, hy } of truss.struts) {
      expect(Math.abs(force.x * truss.z + force.z * hx)).toBeLessThan(1e-6 * n);
      expect(Math.abs(force.y * truss.z + force.z * hy)).toBeLessThan(1e-6 * n);
      x += force.x;
      y += force.y;
      z -= force.z;
      px -= force.z * node.x;
      py -= force.z * node.y;
    }
    expect(Math.abs(x) / n).toBeLessThan(1e-9);
    expect(Math.abs(y) / n).toBeLessThan(1e-9);
    expect(Math.abs(z - n) / n).toBeLessThan(1e-9);
    expect(Math.abs(px / n - resultant.x)).toBeLessThan(1e-5);
    expect(Math.abs(py / n - resultant.y)).toBeLessThan(1e-5);
  }

  test("has no strut to a pile in tension, and a vertical one to a pile below the column", () => {
    const piles = standardLayout(5, 1700);
    const held = { r: [1e6, 1e6, 1e6, -1e5, 1e6] };
    const truss = trussOf(piles, held, COLUMN, Z, false);
    expect(truss.struts.map(({ pile }) => pile)).toEqual([0, 1, 2, 4]);
    expect(truss.struts[3]).toMatchObject({ hx: 0, hy: 0, theta: Math.PI / 2, c: 1e6 });
  });

  test("has ties that grow with the shear forces of the piles, and with every other load", () => {
    const piles = standardLayout(4, 1700);
    const tie = (of: Partial<GroupActions>) => {
      const held = pileReactions(pileGroup(piles), { ...NONE, n: 4e6, ...of });
      const truss = trussOf(piles, held, COLUMN, Z, false);
      const [first, second] = tieForces(truss, tieBands(piles, "bands", 1), piles, held);
      return Math.max(first?.t ?? 0, second?.t ?? 0);
    };
    expect(tie({ vx: 200e3 })).toBeCloseTo(tie({}) + 50e3, 3);
    expect(tie({ vx: -200e3 })).toBeCloseTo(tie({ vx: 200e3 }), 6);
    expect(tie({ my: 100e6 })).toBeGreaterThan(tie({}));
    expect(tie({ t: 100e6 })).toBeGreaterThan(tie({}));
  });
});

test("ties are lines of piles along x and y, sides of a triangle, or mats", () => {
  const lines = (count: (typeof STANDARD_LAYOUTS)[number], along: string) =>
    tieBands(standardLayout(count, 1500), "bands", 1).filter(({ direction }) => direction === along).length;
  expect([2, 4, 6, 9].map((count) => lines(count as 2, "x"))).toEqual([1, 2, 2, 3]);
  expect([2, 4, 6, 9].map((count) => lines(count as 2, "y"))).toEqual([0, 2, 3, 3]);
  expect(tieBands(standardLayout(3, 1500), "sides", 1)).toHaveLength(3);
  const [mat] = tieBands(standardLayout(7, 1500), "mat", 1);
  expect(mat?.piles).toHaveLength(7);
  // Three piles of seven are alone in their lines along y: the nearest lines take what they have, both of them of the middle one.
  const others = tieBands(standardLayout(7, 1500), "bands", 1).flatMap((band) => band.others);
  expect(others.toSorted()).toEqual([0, 0, 1, 4]);
});

test("the hand calculation of four piles has a strut of 211 216 mm² and 2375 kN, and a node of 3970 kN", () => {
  const cap = { pileWidth: 600, isSquare: false, ab: 50 } as PileCap;
  const theta = (38.002 * Math.PI) / 180;
  const area = pileEndArea(cap, theta, SILENT);
  expect(area / 1e3).toBeCloseTo(211.216, 1);
  expect(strutStrength({ theta, area, fc: 40 }, SILENT) / 1e3).toBeCloseTo(2375, 0);
  expect((nodeStrength(40, 2, SILENT) * pileArea(cap)) / 1e3).toBeCloseTo(3969.7, 1);
});

test("the geotechnical factor rises with tests from its basic value to that of the tests", () => {
  const risk = { rating: 2.5, redundancy: "low", testFactor: 0.9 } as const;
  const at = (tested: number) => geotechnicalFactor({ ...risk, tested }, SILENT);
  expect(at(0)).toBe(0.56);
  expect(at(3.3)).toBeCloseTo(0.56 + 0.665 * 0.34, 12);
  expect(at(100)).toBeCloseTo(0.9, 12);
  expect(geotechnicalFactor({ ...risk, testFactor: 0.4, tested: 50 }, SILENT)).toBe(0.56);
  expect(designGeotechnical({ ultimate: 1e6, risk: { ...risk, tested: 0 } }, SILENT)).toBe(560_000);
  expect(geotechnicalFactor({ ...risk, redundancy: "high", tested: 0 }, SILENT)).toBe(0.64);
});

test("a pile counts beyond a section by its share", () => {
  expect([-400, -300, 0, 150, 300, 900].map((outside) => shareBeyond(outside, 600))).toEqual([
    0, 0, 0.5, 0.75, 1, 1,
  ]);
});
