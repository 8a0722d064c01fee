import { DomainError } from "@kingpost/calc/domain-error";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angles, anyShape, boxes, channels, iSections } from "../testing/arbitrary-dimensions.ts";
import { sumStrips } from "../testing/strips.ts";
import type { Dimensions } from "./dimensions.ts";
import { type GrossProperties, grossProperties } from "./gross.ts";

/** Power of length in which each property grows. */
const POWERS = {
  ag: 2,
  mass: 2,
  ix: 4,
  iy: 4,
  zx: 3,
  zy: 3,
  sx: 3,
  sy: 3,
  rx: 1,
  ry: 1,
  j: 4,
  iw: 6,
  zyL: 3,
  zyR: 3,
  centroidXL: 1,
  shearCentreX0: 1,
  in: 4,
  ip: 4,
  inp: 4,
  nL: 1,
  pB: 1,
  pT: 1,
  x5: 1,
  tanAlpha: 0,
  zy3: 3,
  zy5: 3,
  zxTop: 3,
  zxBottom: 3,
  yTop: 1,
  c: 3,
} as const satisfies Partial<Record<keyof GrossProperties, number>>;

function near(actual: number, expected: number, tolerance: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance * Math.abs(expected));
}

function times(shape: Dimensions, k: number): Dimensions {
  const scaled = Object.entries(shape).map(([name, value]) => [
    name,
    typeof value === "number" ? value * k : value,
  ]);
  return Object.fromEntries(scaled) as Dimensions;
}

describe("any shape", () => {
  test("scaled by k has every property scaled by the power of k for its dimension", () => {
    fc.assert(
      fc.property(anyShape, fc.double({ min: 0.1, max: 10, noNaN: true }), (shape, k) => {
        const once = grossProperties(shape);
        const scaled = grossProperties(times(shape, k));
        for (const [name, power] of Object.entries(POWERS)) {
          const [a, b] = [once[name as keyof typeof POWERS], scaled[name as keyof typeof POWERS]];
          if (a !== undefined && b !== undefined) near(b, a * k ** power, 1e-7);
        }
      }),
    );
  });

  test("has the area, second moments and plastic moduli of a sum of thin strips", () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const g = grossProperties(shape);
        const s = sumStrips(shape);
        near(g.ag, s.a, 1e-4);
        near(g.in ?? g.ix, s.yy, 1e-4);
        near(g.ip ?? g.iy, s.xx, 1e-4);
        const alpha = Math.atan(g.tanAlpha ?? 0);
        near(g.sx, s.plasticAt(alpha), 1e-4);
        near(g.sy, s.plasticAt(alpha - Math.PI / 2), 1e-4);
      }),
      { numRuns: 60 },
    );
  });

  test("has Z <= S, r^2 = I / A and a mass of 7850 kg/m3", () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const g = grossProperties(shape);
        expect(g.zx).toBeLessThan(g.sx);
        expect(g.zy).toBeLessThan(g.sy);
        near(g.rx ** 2, g.ix / g.ag, 1e-12);
        near(g.ry ** 2, g.iy / g.ag, 1e-12);
        near(g.mass, g.ag * 0.00785, 1e-12);
      }),
    );
  });

  test("with a dimension that is NaN, infinite or negative throws", () => {
    const bad = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -1e-9);
    fc.assert(
      fc.property(anyShape, bad, fc.nat(), (shape, value, pick) => {
        const names = Object.keys(shape).filter((name) => name !== "shape");
        const name = names[pick % names.length] ?? "d";
        const code = value < 0 && Number.isFinite(value) ? "non-positive" : "not-finite";
        expect(codeOf({ ...shape, [name]: value } as Dimensions)).toBe(code);
      }),
    );
  });

  test("with a dimension of zero throws, except a radius: that is a sharp corner", () => {
    fc.assert(
      fc.property(anyShape, fc.nat(), (shape, pick) => {
        const names = Object.keys(shape).filter((name) => name !== "shape" && !name.startsWith("r"));
        const name = names[pick % names.length] ?? "d";
        expect(codeOf({ ...shape, [name]: 0 } as Dimensions)).toBe("non-positive");
      }),
    );
  });

  test("too large or too small for the number range throws", () => {
    expect(codeOf({ shape: "chs", d: 1e200, t: 1e199 })).toBe("not-finite");
    expect(codeOf({ shape: "chs", d: 1e-120, t: 1e-121 })).toBe("not-finite");
  });
});

describe("an impossible shape throws an error with its reason", () => {
  test.each<[string, Dimensions, string]>([
    ["flanges thicker than the depth", i({ tf: 50 }), "wall-too-thick"],
    ["a web wider than the flange", i({ tw: 60 }), "wall-too-thick"],
    ["a root radius beyond the flange tip", i({ r1: 24 }), "radius-too-large"],
    ["two fillets that meet on the web", i({ d: 30, r1: 6 }), "fillets-overlap"],
    ["a channel's fillet beyond the flange tip", { ...i({ r1: 46 }), shape: "channel" }, "radius-too-large"],
    ["a channel's two fillets that meet", { ...i({ d: 30, r1: 6 }), shape: "channel" }, "fillets-overlap"],
    ["a channel of solid web", { ...i({ tw: 50 }), shape: "channel" }, "wall-too-thick"],
    ["a leg thicker than long", angle({ t: 60 }), "wall-too-thick"],
    ["a toe radius of more than twice the leg", angle({ r2: 13 }), "radius-too-large"],
    ["a root radius longer than the leg", angle({ r1: 45 }), "radius-too-large"],
    ["a root fillet that meets the toe", angle({ r1: 42, r2: 5 }), "fillets-overlap"],
    ["a tube without a bore", { shape: "chs", d: 20, t: 10 }, "wall-too-thick"],
    ["a box without an opening", { shape: "rhs", d: 100, b: 20, t: 10, r1: 0 }, "wall-too-thick"],
    ["corners rounder than a circle", { shape: "rhs", d: 100, b: 50, t: 5, r1: 26 }, "radius-too-large"],
  ])("%s", (_name, shape, code) => {
    expect(codeOf(shape)).toBe(code);
  });
});

describe("symmetry", () => {
  test("a square box has the same property about both axes", () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const least = Math.min(box.d, box.b);
        const g = grossProperties({ ...box, d: least, b: least });
        near(g.ix, g.iy, 1e-12);
        near(g.sx, g.sy, 1e-12);
      }),
    );
  });

  test("a box turned by 90 degrees swaps x and y and keeps its torsion", () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const [g, turned] = [grossProperties(box), grossProperties({ ...box, d: box.b, b: box.d })];
        near(turned.ix, g.iy, 1e-9);
        near(turned.sy, g.sx, 1e-9);
        near(turned.j, g.j, 1e-9);
      }),
    );
  });

  test("an angle with its legs exchanged has the same principal properties, n and p exchanged", () => {
    fc.assert(
      fc.property(angles, (a) => {
        const [g, turned] = [grossProperties(a), grossProperties({ ...a, b1: a.b2, b2: a.b1 })];
        for (const name of ["ix", "iy", "zx", "zy", "sx", "sy", "j"] as const)
          near(turned[name], g[name], 1e-8);
        near(turned.in ?? 0, g.ip ?? 1, 1e-9);
        near(turned.nL ?? 0, g.pB ?? 1, 1e-9);
      }),
    );
  });

  test("an angle with equal legs has its principal axes at 45 degrees and its heel on one", () => {
    fc.assert(
      fc.property(angles, (a) => {
        const g = grossProperties({ ...a, b1: a.b2 });
        near(g.tanAlpha ?? 0, 1, 1e-9);
        expect(g.y5 ?? 1).toBeLessThan(1e-9 * a.b1);
        near(g.sx, sumStrips({ ...a, b1: a.b2 }).plasticAt(Math.PI / 4), 1e-4);
      }),
      { numRuns: 20 },
    );
  });

  test("an angle has Ip + In = Ix + Iy and no product of inertia about x and y", () => {
    fc.assert(
      fc.property(angles, (a) => {
        const { in: n = 0, ip: p = 0, inp = 0, ix, iy, tanAlpha = 0 } = grossProperties(a);
        near(n + p, ix + iy, 1e-12);
        const turn = 2 * Math.atan(tanAlpha);
        expect(Math.abs(((n - p) / 2) * Math.sin(turn) + inp * Math.cos(turn))).toBeLessThan(1e-9 * ix);
        near(ix * iy, n * p - inp * inp, 1e-9);
      }),
    );
  });

  test("two channels back to back are an I of twice the web", () => {
    fc.assert(
      fc.property(channels, (c) => {
        const g = grossProperties(c);
        const pair = grossProperties({ ...c, shape: "i-section", bf: 2 * c.bf, tw: 2 * c.tw });
        near(pair.ag, 2 * g.ag, 1e-12);
        near(pair.ix, 2 * g.ix, 1e-12);
        near(pair.sx, 2 * g.sx, 1e-12);
        near(pair.iy, 2 * (g.iy + g.ag * (g.centroidXL ?? 0) ** 2), 1e-9);
      }),
    );
  });

  test("an I without fillets is three plates", () => {
    fc.assert(
      fc.property(iSections, ({ d, bf, tf, tw }) => {
        const g = grossProperties({ shape: "i-section", d, bf, tf, tw, r1: 0 });
        near(g.ix, (bf * d ** 3 - (bf - tw) * (d - 2 * tf) ** 3) / 12, 1e-9);
        near(g.sy, (tf * bf * bf) / 2 + ((d - 2 * tf) * tw * tw) / 4, 1e-12);
      }),
    );
  });

  test("75x75x5EA, whose toe radius exceeds its thickness, keeps the published properties", () => {
    const g = grossProperties({ shape: "angle", b1: 75, b2: 75, t: 4.6, r1: 8, r2: 5 });
    near(g.ag, 672, 0.5 / 672);
    near(g.zx, 10600, 50 / 10600);
    // And the properties are continuous at r2 = t.
    const [less, more] = [4.6 - 1e-9, 4.6 + 1e-9].map((r2) =>
      grossProperties({ shape: "angle", b1: 75, b2: 75, t: 4.6, r1: 8, r2 }),
    );
    near(more?.zy3 ?? 0, less?.zy3 ?? 1, 1e-5);
    near(more?.sx ?? 0, less?.sx ?? 1, 1e-5);
  });
});

function i(change: Partial<{ d: number; bf: number; tf: number; tw: number; r1: number }>) {
  return { shape: "i-section" as const, d: 100, bf: 50, tf: 10, tw: 5, r1: 5, ...change };
}

function angle(change: Partial<{ t: number; r1: number; r2: number }>) {
  return { shape: "angle" as const, b1: 75, b2: 50, t: 6, r1: 7, r2: 3, ...change };
}

function codeOf(shape: Dimensions): string {
  try {
    grossProperties(shape);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return "accepted";
}
