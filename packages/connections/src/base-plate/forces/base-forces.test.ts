import { designBoltTension } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, fourBolts, UC } from "../../../testing/example-base.ts";
import type { BaseDesign, BoltPosition } from "../base.ts";
import { baseMoment } from "../base-moment.ts";
import { baseForces, bearingMoment, isBalanced } from "./base-forces.ts";
import { designBearingStress } from "./concrete-bearing.ts";

/** A plate on concrete of its own size: phi fb = 0.54 f'c. */
function baseOf(
  length: number,
  width: number,
  stress: number,
  positions: readonly BoltPosition[],
): BaseDesign {
  return {
    ...BASE,
    plate: { ...BASE.plate, length, width },
    pedestal: { length, width, depth: 700, fc: stress / 0.54 },
    anchors: { ...BASE.anchors, positions },
  };
}

function balance(base: BaseDesign, actions: { n: number; mx: number; my?: number }) {
  const forces = baseForces(base, { my: 0, ...actions }, SILENT);
  if (!isBalanced(forces)) throw new Error(forces.reason);
  return forces;
}

describe("the block of the worked examples", () => {
  test("with tension: 300 kN and 90 kNm on 500 x 400 with 12 MPa", () => {
    const forces = balance(baseOf(500, 400, 12, fourBolts(150, 200)), { n: 300e3, mx: 90e6 });
    expect(forces.blockLength).toBeCloseTo(75.834, 3);
    expect(forces.tension / 1e3).toBeCloseTo(64.004, 3);
    expect(forces.pressure).toBeCloseTo(12, 9);
    // Two bolts at the side of tension, towards negative y.
    expect(forces.boltTensions.map((tension) => Math.round(tension))).toEqual([0, 32002, 0, 32002]);
  });

  test("without tension: 800 kN and 60 kNm on 500 x 450 with 15 MPa", () => {
    const forces = balance(baseOf(500, 450, 15, fourBolts(150, 200)), { n: 800e3, mx: 60e6 });
    expect([forces.kind, forces.blockLength, forces.tension]).toEqual(["bearing", 350, 0]);
    expect(forces.pressure).toBeCloseTo(800e3 / (450 * 350), 9);
  });
});

describe("special cases", () => {
  const base = baseOf(500, 400, 12, fourBolts(150, 200));

  test("a moment alone is a couple of block and bolts", () => {
    const { blockLength: y, tension, compression } = balance(base, { n: 0, mx: 90e6 });
    expect(tension).toBeCloseTo(compression, 6);
    expect(tension * (450 - y / 2)).toBeCloseTo(90e6, 3);
  });

  test("a central compression has a uniform pressure", () => {
    expect(balance(base, { n: 1000e3, mx: 0 })).toMatchObject({
      blockLength: 500,
      blockWidth: 400,
      pressure: 5,
    });
  });

  test("a base without actions, or with a moment that rounding loses, has no forces", () => {
    for (const mx of [0, 1e-12]) {
      expect(balance(base, { n: 0, mx })).toMatchObject({ kind: "tension", tension: 0, compression: 0 });
    }
  });

  test("uplift is shared by all bolts", () => {
    expect(balance(base, { n: -80e3, mx: 0 }).boltTensions).toEqual([20e3, 20e3, 20e3, 20e3]);
  });

  test("uplift with a small moment is carried by the bolts alone, elastically", () => {
    // 80 / 4 +- 8 kNm x 0.2 m / (4 x 0.2^2 m2) = 20 +- 10 kN.
    const forces = balance(base, { n: -80e3, mx: 8e6 });
    expect(forces.kind).toBe("tension");
    expect(forces.boltTensions.map(Math.round)).toEqual([10e3, 30e3, 10e3, 30e3]);
  });

  test("uplift with a moment that would compress inner bolts is carried by the outermost lines", () => {
    // Six bolts at 0 and +-200: elastic until e = 800 / 6 = 133 mm; here e = 180 mm: T = 18 / 0.4 + 100 / 2 = 95 kN and 5 kN.
    const six = baseOf(500, 400, 12, [...fourBolts(150, 200), { x: 150, y: 0 }, { x: -150, y: 0 }]);
    const forces = balance(six, { n: -100e3, mx: 18e6 });
    expect(forces.boltTensions.map(Math.round)).toEqual([2500, 47_500, 2500, 47_500, 0, 0]);
  });

  test("actions that no block balances are a named failure", () => {
    expect(baseForces(base, { n: 2401e3, mx: 0, my: 0 }, SILENT)).toMatchObject({ kind: "exhausted" });
    // q (f + L/2)^2 / 2 = 4800 x 450^2 / 2 = 486 kNm.
    expect(balance(base, { n: 0, mx: 485.9e6 }).blockLength).toBeLessThan(450);
    expect(baseForces(base, { n: 0, mx: 486.1e6, my: 0 }, SILENT)).toMatchObject({ kind: "exhausted" });
  });

  test("moments about both axes are not covered above a ratio of 0.15", () => {
    expect(baseForces(base, { n: 300e3, mx: 90e6, my: 13.6e6 }, SILENT)).toMatchObject({
      kind: "not-covered",
    });
    expect(baseForces(base, { n: 300e3, mx: 90e6, my: 13.4e6 }, SILENT)).toMatchObject({
      kind: "bearing-and-tension",
    });
    // 2 x 9 kNm / 800 kN = 22.5 mm.
    expect(balance(base, { n: 800e3, mx: 60e6, my: 9e6 }).blockWidth).toBeCloseTo(377.5, 9);
  });
});

const AXES = fc.constantFrom("x" as const, "y" as const);
const range = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("force and moments of block and bolts are those of the actions, and the pressure is never exceeded", () => {
  const cases = fc.record({
    length: range(300, 900),
    width: range(300, 900),
    stress: range(11, 35),
    edge: range(30, 100),
    middle: fc.boolean(),
    n: fc.oneof(range(-2e6, 8e6), fc.constant(0)),
    m: fc.oneof(range(-800e6, 800e6), fc.constant(0)),
    beside: range(-0.15, 0.15),
    axis: AXES,
    isBlockConfined: fc.boolean(),
    margin: fc.constantFrom(0, 100, 400),
  });
  let balanced = 0;
  fc.assert(
    fc.property(
      cases,
      ({ length, width, stress, edge, middle, n, m, beside, axis, isBlockConfined, margin }) => {
        const [bx, by] = [width / 2 - edge, length / 2 - edge];
        const positions = [
          ...fourBolts(bx, by),
          ...(middle
            ? [
                { x: bx, y: 0 },
                { x: -bx, y: 0 },
              ]
            : []),
        ];
        const plain = baseOf(length, width, stress, positions);
        const base = {
          ...plain,
          isBlockConfined,
          pedestal: { ...plain.pedestal, length: length + margin, width: width + margin },
        };
        const second = m * beside;
        const actions = axis === "x" ? { n, mx: m, my: second } : { n, mx: second, my: m };
        const forces = baseForces(base, actions, SILENT);
        if (!isBalanced(forces)) return;
        balanced += 1;
        const { blockLength, blockWidth, compression, boltTensions, side } = forces;
        const size = Math.abs(n) + Math.abs(m) / 100 + 1;
        // The forces as they act on the plate, about its centre.
        const pull = boltTensions.reduce((sum, tension) => sum + tension, 0);
        expect(compression - pull - n).toBeCloseTo(0, -Math.log10(size * 1e-8));
        const along = (bolt: BoltPosition) => (forces.axis === "x" ? bolt.y : bolt.x);
        const across = (bolt: BoltPosition) => (forces.axis === "x" ? bolt.x : bolt.y);
        const [full, wide] = forces.axis === "x" ? [length, width] : [width, length];
        const [main, minor] = forces.axis === "x" ? [actions.mx, actions.my] : [actions.my, actions.mx];
        const ofBolts = (arm: typeof along) =>
          boltTensions.reduce((sum, tension, index) => {
            const bolt = positions[index];
            return bolt ? sum - tension * arm(bolt) : sum;
          }, 0);
        const block = side * compression * (full / 2 - blockLength / 2);
        expect((block + ofBolts(along) - main) / (size * full)).toBeCloseTo(0, 8);
        // The block may be as far to the side as its width allows.
        const sideways = Math.abs(minor - ofBolts(across));
        expect(sideways).toBeLessThanOrEqual((compression * (wide - blockWidth)) / 2 + 1e-6 * size * wide);
        expect(Math.min(...boltTensions)).toBeGreaterThanOrEqual(0);
        if (compression === 0) return;
        const confined =
          forces.axis === "x"
            ? { length: blockLength, width: blockWidth }
            : { length: blockWidth, width: blockLength };
        const limit = designBearingStress(base, isBlockConfined ? confined : undefined, SILENT);
        expect(compression / (blockLength * blockWidth)).toBeLessThanOrEqual(limit * (1 + 1e-9));
        expect(blockLength).toBeLessThanOrEqual(full * (1 + 1e-12));
      },
    ),
    { numRuns: 2000 },
  );
  expect(balanced).toBeGreaterThan(500);
});

test("a base without a smaller moment has equilibrium exactly where its force and its moment are within bearing", () => {
  const base = baseOf(500, 400, 12, fourBolts(150, 200));
  fc.assert(
    fc.property(range(-400e3, 2600e3), range(1, 700e6), (n, mx) => {
      const actions = { n, mx, my: 0 };
      const most = Number(bearingMoment(base, actions, SILENT));
      expect(isBalanced(baseForces(base, actions, SILENT))).toBe(n <= 2400e3 && mx <= most);
    }),
  );
});

test("bearing balances no moment where the axial force or the smaller moment needs all of the plate: a named failure", () => {
  const base = baseOf(500, 400, 12, fourBolts(150, 200));
  const mx = 20e6;
  // 12 x 400 x 500 = 2400 kN.
  for (const n of [2400e3, 3000e3, 9000e3]) {
    const found = bearingMoment(base, { n, mx, my: 0 }, SILENT);
    expect(found).toMatchObject({ isExhausted: true, reason: expect.stringContaining("whole length") });
  }
  // The block has about 20 kNm / 0.83 m = 24 kN: the smaller moment takes 2 x 3 kNm / 24 kN = 250 mm of 100.
  const plate = baseOf(900, 100, 12, fourBolts(400, 30));
  const narrow = bearingMoment(plate, { n: 0, mx, my: 3e6 }, SILENT);
  expect(narrow).toMatchObject({ isExhausted: true, reason: expect.stringContaining("no width") });
  expect(Number(bearingMoment(base, { n: 2399e3, mx, my: 0 }, SILENT))).toBeGreaterThan(0);
});

describe("the greatest moment for the diagram", () => {
  const base = baseOf(500, 400, 12, fourBolts(150, 200));
  const bolts = 2 * designBoltTension(base.anchors, SILENT);

  test("is that of the bolts in tension at a force of zero", () => {
    const y = bolts / 4800;
    expect(baseMoment(base, "x", 0)).toBeCloseTo(bolts * (450 - y / 2), -1);
  });

  test("is zero at the greatest compression, and there is none beyond the greatest forces", () => {
    expect(baseMoment(base, "x", 2400e3)).toBeCloseTo(0, 0);
    expect(baseMoment(base, "x", 2401e3)).toBeUndefined();
    expect(baseMoment(base, "x", -2.01 * bolts)).toBeUndefined();
  });

  test("about y is that of the turned plate", () => {
    const turned = baseOf(400, 500, 12, fourBolts(200, 150));
    expect(baseMoment(turned, "y", 300e3)).toBeCloseTo(Number(baseMoment(base, "x", 300e3)), 3);
  });
});

test("the confinement of the block gives at least the moment of that of the plate", () => {
  const base = { ...BASE, section: UC, pedestal: { length: 800, width: 800, depth: 700, fc: 32 } };
  fc.assert(
    fc.property(range(0, 3000e3), (n) => {
      const plate = Number(baseMoment(base, "x", n));
      expect(Number(baseMoment({ ...base, isBlockConfined: true }, "x", n))).toBeGreaterThanOrEqual(
        plate - 1,
      );
    }),
    { numRuns: 30 },
  );
});
