import { attempt } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MemberRestraints, memberLayout } from "./layout.ts";
import type { MomentDiagram } from "./moment-diagram.ts";
import {
  endsSegment,
  RESTRAINT_PRESETS,
  type Restraint,
  type RestraintKind,
  restraintLetter,
} from "./restraint.ts";
import { type Segment, segmentsOf } from "./segments.ts";

const { full, purlin } = RESTRAINT_PRESETS;
const coped = RESTRAINT_PRESETS["coped-end"];
const at = (x: number, kind: RestraintKind): Restraint => ({ x, ...kind });

/** Uniform load on a beam between its ends. */
const SAGGING: MomentDiagram = {
  at: (x) => (x * (10_000 - x)) / 2,
  extremes: [{ x: 5000, m: 12.5e6 }],
  zeros: [],
};
/** A beam of 10 m that is fixed at both ends: zeros at 0.2113 l and 0.7887 l. */
const ZERO = 10_000 * (0.5 - Math.sqrt(3) / 6);
const FIXED: MomentDiagram = {
  at: (x) => (x * (10_000 - x)) / 2 - 1e8 / 12,
  extremes: [
    { x: 0, m: -1e8 / 12 },
    { x: 5000, m: 1e8 / 24 },
    { x: 10_000, m: -1e8 / 12 },
  ],
  zeros: [ZERO, 10_000 - ZERO],
};
/** Uniform load on an overhang from 10 m to 14 m, with a support at 0 and at 10 m. */
const OVERHANG: MomentDiagram = {
  at: (x) => (x <= 10_000 ? -800 * x : -((14_000 - x) ** 2) / 2),
  extremes: [{ x: 10_000, m: -8e6 }],
  zeros: [],
};
const negative = ({ at: m, extremes, zeros }: MomentDiagram): MomentDiagram => ({
  at: (x, side) => -m(x, side),
  extremes: extremes.map((one) => ({ ...one, m: -one.m })),
  zeros,
});

function shown(of: MemberRestraints, diagram: MomentDiagram): readonly string[] {
  return segmentsOf(memberLayout(of), diagram).map(
    ({ from, to, start, end, criticalFlange, isContinuous }) =>
      `${Math.round(from)}-${Math.round(to)} ${start}${end} ${isContinuous ? "continuous " : ""}${criticalFlange}`,
  );
}

describe("the segments of a simply supported beam", () => {
  const ends = [at(0, full), at(10_000, full)];

  test("are one without other restraints", () => {
    expect(shown({ length: 10_000, restraints: ends }, SAGGING)).toEqual(["0-10000 FF top"]);
    expect(shown({ length: 10_000, restraints: ends }, negative(SAGGING))).toEqual(["0-10000 FF bottom"]);
  });

  test("are divided by purlins on the top flange while it is in compression, and not under uplift", () => {
    const restraints = [...ends, at(6000, purlin), at(3000, purlin)];
    expect(shown({ length: 10_000, restraints }, SAGGING)).toEqual([
      "0-3000 FL top",
      "3000-6000 LL top",
      "6000-10000 LF top",
    ]);
    expect(shown({ length: 10_000, restraints }, negative(SAGGING))).toEqual(["0-10000 FF bottom"]);
  });

  test("end at a fly brace under both", () => {
    const restraints = [...ends, at(4000, RESTRAINT_PRESETS["fly-brace"])];
    expect(shown({ length: 10_000, restraints }, SAGGING)).toEqual(["0-4000 FF top", "4000-10000 FF top"]);
    expect(shown({ length: 10_000, restraints }, negative(SAGGING))).toEqual([
      "0-4000 FF bottom",
      "4000-10000 FF bottom",
    ]);
  });

  test("have partially restrained ends where the ends are coped", () => {
    const restraints = [at(0, coped), at(10_000, full)];
    expect(shown({ length: 10_000, restraints }, SAGGING)).toEqual(["0-10000 PF top"]);
  });

  test("have the letter of the flange that is in compression beside a support without moment", () => {
    const bearing = { top: false, bottom: true, twist: "partial" } as const;
    const restraints = [at(0, bearing), at(10_000, bearing)];
    expect(shown({ length: 10_000, restraints }, SAGGING)).toEqual(["0-10000 PP top"]);
    expect(shown({ length: 10_000, restraints }, negative(SAGGING))).toEqual(["0-10000 FF bottom"]);
  });

  test("are continuously restrained below a slab, and not under uplift", () => {
    const of = {
      length: 10_000,
      restraints: [...ends, at(4000, purlin)],
      continuous: [{ from: 0, to: 10_000, flange: "top" }],
    } as const;
    expect(shown(of, SAGGING)).toEqual(["0-10000 FF continuous top"]);
    expect(shown(of, negative(SAGGING))).toEqual(["0-10000 FF bottom"]);
  });
});

describe("the segments of a beam whose moment changes its sign", () => {
  const restraints = [at(0, full), at(10_000, full)];

  test("are one without other restraints", () => {
    expect(shown({ length: 10_000, restraints }, FIXED)).toEqual(["0-10000 FF bottom"]);
  });

  test("are divided by purlins only where the top flange is in compression", () => {
    const purlins = [1000, 2000, 3000, 5000, 9000].map((x) => at(x, purlin));
    expect(shown({ length: 10_000, restraints: [...restraints, ...purlins] }, FIXED)).toEqual([
      "0-3000 FL bottom",
      "3000-5000 LL top",
      "5000-10000 LF bottom",
    ]);
  });

  test("are continuously restrained between the zeros of the moment", () => {
    const of = { length: 10_000, restraints, continuous: [{ from: 0, to: 10_000, flange: "top" }] } as const;
    expect(shown(of, FIXED)).toEqual([
      "0-2113 FL bottom",
      "2113-7887 LL continuous top",
      "7887-10000 LF bottom",
    ]);
    expect(shown(of, negative(FIXED))).toEqual([
      "0-2113 FL continuous top",
      "2113-7887 LL bottom",
      "7887-10000 LF continuous top",
    ]);
  });

  test("are those of purlins at close spacing under a slab", () => {
    const slab = {
      length: 10_000,
      restraints,
      continuous: [{ from: 0, to: 10_000, flange: "top" }],
    } as const;
    const purlins = Array.from({ length: 999 }, (_, at_) => at(10 * (at_ + 1), purlin));
    const [first] = segmentsOf(
      memberLayout({ length: 10_000, restraints: [...restraints, ...purlins] }),
      FIXED,
    );
    const [limit] = segmentsOf(memberLayout(slab), FIXED);
    expect([first?.ends, first?.criticalFlange]).toEqual([limit?.ends, limit?.criticalFlange]);
    expect(Math.abs((first?.to ?? 0) - (limit?.to ?? 0))).toBeLessThan(10);
  });

  test("end where a slab and a brace of the other flange hold both flanges", () => {
    const brace = at(9000, { top: false, bottom: true, twist: "none" });
    const continuous = [{ from: 0, to: 10_000, flange: "top" as const }];
    expect(shown({ length: 10_000, restraints: [...restraints, brace], continuous }, FIXED)).toEqual([
      "0-2113 FL bottom",
      "2113-7887 LL continuous top",
      "7887-9000 LF bottom",
      "9000-10000 FF bottom",
    ]);
  });

  test("are one continuously restrained segment between slabs on both flanges", () => {
    const continuous = (["top", "bottom"] as const).map((flange) => ({ from: 0, to: 10_000, flange }));
    expect(shown({ length: 10_000, restraints, continuous }, FIXED)).toEqual([
      "0-10000 FF continuous bottom",
    ]);
  });
});

describe("the segment towards a free end", () => {
  test("has the flange that faces the load as its critical flange, the span beside it the compression flange", () => {
    const restraints = [at(0, full), at(10_000, { top: true, bottom: false, twist: "partial" })];
    expect(shown({ length: 14_000, restraints }, OVERHANG)).toEqual([
      "0-10000 FP bottom",
      "10000-14000 FU top",
    ]);
    expect(shown({ length: 14_000, restraints }, negative(OVERHANG))).toEqual([
      "0-10000 FF top",
      "10000-14000 PU bottom",
    ]);
  });

  test("takes the direction of the load where it is given", () => {
    const layout = memberLayout({ length: 14_000, restraints: [at(0, full), at(10_000, full)] });
    expect(segmentsOf(layout, OVERHANG, "up").at(-1)?.criticalFlange).toBe("bottom");
  });

  test("does not count restraints of one flange, and ends at a brace", () => {
    const supports = [at(0, full), at(10_000, full)];
    const continuous = [{ from: 10_000, to: 14_000, flange: "top" }] as const;
    expect(
      shown({ length: 14_000, restraints: [...supports, at(12_000, purlin)], continuous }, OVERHANG),
    ).toEqual(["0-10000 FF bottom", "10000-14000 FU top"]);
    expect(
      shown(
        { length: 14_000, restraints: [...supports, at(12_000, RESTRAINT_PRESETS["fly-brace"])] },
        OVERHANG,
      ),
    ).toEqual(["0-10000 FF bottom", "10000-12000 FF bottom", "12000-14000 FU top"]);
  });
});

test("a mirrored member has mirrored segments", () => {
  const mirrored = ({ at: m, extremes, zeros }: MomentDiagram, length: number): MomentDiagram => ({
    at: (x) => m(length - x),
    extremes: extremes.map((one) => ({ x: length - one.x, m: one.m })).toReversed(),
    zeros: zeros.map((x) => length - x).toReversed(),
  });
  const cases: readonly [MemberRestraints, MomentDiagram][] = [
    [{ length: 14_000, restraints: [at(0, coped), at(10_000, full), at(4000, purlin)] }, OVERHANG],
    [
      {
        length: 10_000,
        restraints: [at(0, full), at(10_000, coped), at(6000, purlin)],
        continuous: [{ from: 0, to: 4000, flange: "top" }],
      },
      FIXED,
    ],
  ];
  const text = ({ from, to, start, end, ends, isContinuous, criticalFlange }: Segment) =>
    JSON.stringify([Math.round(from), Math.round(to), start, end, ends, isContinuous, criticalFlange]);
  for (const [of, diagram] of cases) {
    const { length, restraints, continuous = [] } = of;
    const other = memberLayout({
      length,
      restraints: restraints.map((one) => ({ ...one, x: length - one.x })),
      continuous: continuous.map(({ from, to, flange }) => ({
        from: length - to,
        to: length - from,
        flange,
      })),
    });
    const back = segmentsOf(other, mirrored(diagram, length))
      .map((one) => ({
        ...one,
        from: length - one.to,
        to: length - one.from,
        start: one.end,
        end: one.start,
      }))
      .toReversed();
    expect(back.map(text)).toEqual(segmentsOf(memberLayout(of), diagram).map(text));
  }
});

test("the parts of a segment have its greatest moment and its quarter points", () => {
  const layout = memberLayout({
    length: 10_000,
    restraints: [at(0, full), at(10_000, full), at(6000, purlin)],
  });
  expect(segmentsOf(layout, SAGGING).map(({ moments }) => moments)).toMatchObject([
    { greatest: { x: 5000, m: 12.5e6 }, m2: 6.375e6, m3: 10.5e6, m4: 12.375e6 },
    { greatest: { x: 6000, m: 12e6 }, m2: 10.5e6, m3: 8e6, m4: 4.5e6 },
  ]);
});

describe("the segments of any member", () => {
  const kind = fc.constantFrom<RestraintKind>(
    ...Object.values(RESTRAINT_PRESETS),
    { top: false, bottom: true, twist: "none" },
    { top: false, bottom: true, twist: "partial" },
  );
  const restraints = fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 10_000 }), kind }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ x }) => x,
  });
  const part = fc
    .record({ from: fc.integer({ min: 0, max: 9000 }), length: fc.integer({ min: 1, max: 1000 }) })
    .chain(({ from, length }) =>
      fc
        .constantFrom("top" as const, "bottom" as const)
        .map((flange) => ({ from, to: from + length, flange })),
    );
  const roots = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 2 });

  /** Changes its sign at the roots. */
  const diagramOf = (zeros: readonly number[]): MomentDiagram => {
    const m = (x: number) => zeros.reduce((product, zero) => (product * (x - zero)) / 1000, 1e6);
    const extremes = [0, 10_000, zeros.reduce((a, b) => a + b, 0) / (zeros.length || 1)];
    return { at: m, extremes: extremes.map((x) => ({ x, m: m(x) })), zeros: zeros.toSorted((a, b) => a - b) };
  };

  test("cover it without gaps, and end wherever the flange in compression is restrained", () => {
    fc.assert(
      fc.property(restraints, fc.array(part, { maxLength: 2 }), roots, (entries, continuous, zeros) => {
        const of = { length: 10_000, restraints: entries.map((one) => at(one.x, one.kind)), continuous };
        const isHeld = (x: number, flange: "top" | "bottom") =>
          continuous.some((one) => one.flange === flange && one.from <= x && x <= one.to);
        const withContinuous = (one: Restraint): Restraint => ({
          ...one,
          top: one.top || isHeld(one.x, "top"),
          bottom: one.bottom || isHeld(one.x, "bottom"),
        });
        if (!of.restraints.some((one) => endsSegment(withContinuous(one)))) {
          expect(attempt(() => memberLayout(of))).toMatchObject({ code: "no-restraint" });
          return;
        }
        const diagram = diagramOf(zeros);
        const segments = segmentsOf(memberLayout(of), diagram);
        expect([segments[0]?.from, segments.at(-1)?.to]).toEqual([0, 10_000]);
        segments.slice(1).forEach(({ from }, index) => {
          expect(from).toBe(segments[index]?.to);
        });
        for (const segment of segments) {
          const { from, to, start, end, isContinuous, moments } = segment;
          expect(to).toBeGreaterThan(from);
          expect(Math.abs(moments.greatest.m)).toBeGreaterThanOrEqual(Math.abs(diagram.at((from + to) / 2)));
          expect([from === 0 || start !== "U", to === 10_000 || end !== "U"]).toEqual([true, true]);
          if (isContinuous || start === "U" || end === "U") continue;
          for (const one of of.restraints) {
            if (one.x <= from || one.x >= to || diagram.at(one.x) === 0) continue;
            expect(restraintLetter(one, diagram.at(one.x) > 0 ? "top" : "bottom")).toBe("U");
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("restraints are rejected", () => {
  test.each<[string, MemberRestraints, string]>([
    ["outside the member", { length: 1000, restraints: [at(1001, full)] }, "outside-member"],
    ["twice at one position", { length: 1000, restraints: [at(5, full), at(5, full)] }, "duplicate-position"],
    ["without a number", { length: 1000, restraints: [at(Number.NaN, full)] }, "not-finite"],
    [
      "without lateral and twist restraint anywhere",
      { length: 1000, restraints: [at(0, purlin)] },
      "no-restraint",
    ],
    [
      "over no length",
      { length: 1000, restraints: [at(0, full)], continuous: [{ from: 5, to: 5, flange: "top" }] },
      "empty-part",
    ],
    ["on a member without length", { length: 0, restraints: [at(0, full)] }, "non-positive"],
  ])("%s", (_, of, code) => {
    expect(attempt(() => memberLayout(of))).toMatchObject({ code });
  });
});

describe("a moment that jumps", () => {
  const L = 8000;
  const ends = [at(0, full), at(L, full)];
  /** A couple of 8 at `x` on a simply supported beam: from -x / L to 1 - x / L of it. */
  const coupleAt = (x: number): MomentDiagram => ({
    at: (z, side = "right") => (8 * -z) / L + (z > x || (z === x && side === "right") ? 8 : 0),
    extremes: [
      { x, m: (-8 * x) / L, side: "left" },
      { x, m: 8 - (8 * x) / L, side: "right" },
    ],
    zeros: [x],
    points: [0, x, L],
  });

  test("is not restrained by what holds one of the flanges in compression", () => {
    for (const x of [2000, 4000, 6000]) {
      for (const diagram of [coupleAt(x), negative(coupleAt(x))]) {
        const of = (kind: RestraintKind) => shown({ length: L, restraints: [...ends, at(x, kind)] }, diagram);
        expect(of(purlin)).toEqual([expect.stringMatching(/^0-8000 FF/)]);
        expect(of({ top: false, bottom: true, twist: "none" })).toEqual([
          expect.stringMatching(/^0-8000 FF/),
        ]);
        expect(of(RESTRAINT_PRESETS["fly-brace"])).toHaveLength(2);
      }
    }
  });

  test("counts at a quarter point with its greater side, from either end of the beam", () => {
    const momentsOf = (diagram: MomentDiagram) =>
      segmentsOf(memberLayout({ length: L, restraints: ends }), diagram)[0]?.moments;
    expect(momentsOf(coupleAt(2000))).toMatchObject({ greatest: { m: 6 }, m2: 6, m3: 4, m4: 2 });
    expect(momentsOf(coupleAt(6000))).toMatchObject({ greatest: { m: -6 }, m2: -2, m3: -4, m4: -6 });
    expect(momentsOf(coupleAt(4000))).toMatchObject({ m2: -2, m4: 2 });
    expect(Math.abs(momentsOf(coupleAt(4000))?.m3 ?? 0)).toBe(4);
  });
});

describe("a segment with a support at its unrestrained end", () => {
  const L = 8000;
  const layout = (supports: readonly number[]) =>
    memberLayout({
      length: L,
      restraints: [at(4000, { top: true, bottom: false, twist: "partial" })],
      supports,
    });

  test("has its compression flange as its critical flange", () => {
    const sagging = { at: (x: number) => (x * (L - x)) / 2, extremes: [{ x: 4000, m: 8e6 }], zeros: [] };
    const found = segmentsOf(layout([0, L]), sagging);
    expect(found.map(({ ends, criticalFlange }) => [ends, criticalFlange])).toEqual([
      ["FU", "top"],
      ["FU", "top"],
    ]);
    expect(segmentsOf(layout([0, L]), negative(sagging)).map(({ ends }) => ends)).toEqual(["PU", "PU"]);
    // Two cantilevers from the middle under load that acts up.
    expect(segmentsOf(layout([4000]), sagging).map(({ criticalFlange }) => criticalFlange)).toEqual([
      "bottom",
      "bottom",
    ]);
  });

  // Constant, triangular, of a cantilever under uniform load, and half of a parabola: 1, 1/2, 1/3, 2/3.
  test.each<[string, (x: number) => number, number]>([
    ["constant", () => -5, 1],
    ["those of a load at the end", (x) => -Math.abs(x - 4000 > 0 ? L - x : x), 1 / 2],
    ["those of a cantilever", (x) => -(Math.min(x, L - x) ** 2), 1 / 3],
    ["those of half a span", (x) => x * (L - x), 2 / 3],
  ])("has the fullness of its moments: %s", (_, m, fullness) => {
    const diagram = { at: m, extremes: [{ x: 4000, m: m(4000) }], zeros: [], points: [0, 4000, L] };
    for (const segment of segmentsOf(layout([0, L]), diagram)) {
      expect(segment.freeEnd?.fullness).toBeCloseTo(fullness, 12);
    }
  });
  // Towards the restrained end a moment counts on: 1 of one that is greatest at the free end, 1/2 + 1/3 of a whole parabola,
  // 1/2 + 1/4 of two triangles.
  test.each<[string, (x: number) => number, number]>([
    ["greatest at the free end", (x) => x, 1],
    ["those of a span", (x) => x * (L - x), 5 / 6],
    ["of a load in the middle", (x) => Math.min(x, L - x), 3 / 4],
    ["of both signs", (x) => Math.abs(x - L / 2), 1],
  ])("has moments that count towards the restrained end: %s", (_, m, fullness) => {
    const extremes = [0, L / 2, L].map((x) => ({ x, m: m(x) }));
    const image = {
      at: (x: number) => m(L - x),
      extremes: extremes.map(({ x }) => ({ x, m: m(L - x) })),
      zeros: [],
    };
    const root = (x: number) => memberLayout({ length: L, restraints: [at(x, full)], supports: [0, L] });
    const [segment] = segmentsOf(root(0), { at: m, extremes, zeros: [] });
    const [mirrored] = segmentsOf(root(L), image);
    expect(segment?.freeEnd?.fullness).toBeCloseTo(fullness, 9);
    expect(mirrored?.freeEnd?.fullness).toBeCloseTo(fullness, 9);
  });
});

test("a moment that is constant to a free end is greatest at its restrained end, whatever its last digits", () => {
  const m = (x: number) => 5e6 * (1 + 1e-14 * Math.sin(x));
  const diagram = { at: m, extremes: [0, 250, 1000].map((x) => ({ x, m: m(x) })), zeros: [] };
  for (const root of [0, 1000]) {
    const layout = memberLayout({ length: 1000, restraints: [at(root, full)] });
    expect(segmentsOf(layout, diagram)[0]?.moments.greatest.x).toBe(root);
  }
});
