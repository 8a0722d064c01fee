import { governingCheck, overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONCRETE_BEAM_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { CONCRETE_BEAM, CONCRETE_BEAM_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = CONCRETE_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checksOf = (inputs: object) => resultOf(inputs).checks;
function checkOf(inputs: object, id: string) {
  const check = checksOf(inputs).find((one) => one.id === id);
  if (!check) throw new Error(`${id} is not made`);
  return check;
}
function limitOf(inputs: object, id: string) {
  const check = checkOf(inputs, id);
  if (check.kind !== "limit") throw new Error(`${id} has no limit`);
  return check;
}
const isMet = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  return check.kind === "requirement" && check.isMet;
};
const problemsOf = (inputs: object) => CONCRETE_BEAM.run(inputs, resources).problems;

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(CONCRETE_BEAM_MODULE, resources).designed).toBeGreaterThan(20);
});

test.each(EXAMPLES)("the example $title passes every check", ({ inputs }) => {
  expect(["pass", "close"]).toContain(overallVerdict(checksOf(inputs)));
});

/** 350 x 600, 4N20 at the bottom alone, 6 m, G 12 + self-weight 5.25, Q 10 kN/m: every number below is worked by hand. */
const SIMPLE = {
  bars: [{ face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 }],
} as const;

describe("a simply supported beam, worked by hand", () => {
  test("has the moment, the strength and the factor of AS 3600 8.1", () => {
    const area = 4 * 100 * Math.PI;
    const d = 600 - 40 - 10 - 10;
    const block = (area * 500) / ((0.85 - 0.0015 * 32) * 32 * 350);
    const bending = limitOf(SIMPLE, "span-1/bending");
    const load = 1.2 * (12 + 25 * 0.35 * 0.6) + 1.5 * 10;
    expect(bending.demand / 1e6).toBeCloseTo((load * 36) / 8, 6);
    expect(bending.limit / 1e6).toBeCloseTo((0.85 * area * 500 * (d - block / 2)) / 1e6, 4);
  });

  test("has the shear at d_v from the face of the support, with the actions there", () => {
    const [dv, load] = [0.9 * 540, 35.7];
    const x = 0.15 + dv / 1000;
    const shear = limitOf(SIMPLE, "span-1/shear");
    expect(shear.demand / 1e3).toBeCloseTo(load * (3 - x), 6);
    const [m, v] = [((load * x) / 2) * (6 - x) * 1e6, load * (3 - x) * 1e3];
    const strain = (m / dv + v) / (2 * 200_000 * 4 * 100 * Math.PI);
    const theta = ((29 + 7000 * strain) * Math.PI) / 180;
    const concrete = (0.4 / (1 + 1500 * strain)) * 350 * dv * Math.sqrt(32);
    const fitments = ((2 * 25 * Math.PI * 500 * dv) / 200) * (1 / Math.tan(theta));
    expect(shear.limit / 1e3).toBeCloseTo((0.75 * (concrete + fitments)) / 1e3, 4);
  });

  test("counts the shear at the face where a point load is near it, and where another beam supports it", () => {
    const atFace = 35.7 * (3 - 0.15);
    const near = { ...SIMPLE, pointLoads: [{ case: "G", force: 1, position: 800 }] };
    expect(limitOf(near, "span-1/shear").demand / 1e3).toBeCloseTo(atFace, 1);
    expect(limitOf({ ...SIMPLE, support: "indirect" }, "span-1/shear").demand / 1e3).toBeCloseTo(atFace, 6);
  });

  test("needs hanging bars for the reaction of each support where another beam supports it", () => {
    // R* = 35.7 x 6 / 2 = 107.1 kN over 0.75 x 500 MPa: 285.6 mm2.
    expect(checksOf(SIMPLE).some(({ id }) => id.startsWith("hanging"))).toBe(false);
    const indirect = { ...SIMPLE, support: "indirect" };
    for (const id of ["hanging/1", "hanging/2"]) {
      expect(checkOf(indirect, id)).toMatchObject({
        kind: "not covered",
        reason: expect.stringContaining("286 mm²"),
      });
    }
    const { demand, limit, ratio } = limitOf({ ...indirect, hangingBars: 314 }, "hanging/1");
    expect([demand, limit]).toEqual([314, expect.closeTo(107_100 / 375, 9)]);
    expect(ratio).toBeCloseTo(285.6 / 314, 6);
    expect(limitOf({ ...indirect, hangingBars: 285 }, "hanging/2").ratio).toBeGreaterThan(1);
    // The interior support of two spans has the most, 1.25 w L in each combination; the ends 0.375 of all and 0.0625 of one span more.
    const two = {
      ...indirect,
      hangingBars: 1000,
      spans: [6000, 6000].map((length) => ({ length, end: "pinned" })),
    };
    expect(limitOf(two, "hanging/2").limit).toBeCloseTo((1.25 * 35.7e3 * 6) / 375, 3);
    expect(limitOf(two, "hanging/1").limit).toBeCloseTo(limitOf(two, "hanging/3").limit, 6);
    expect(limitOf(two, "hanging/1").limit).toBeLessThan((0.5 * 35.7e3 * 6) / 375);
    expect(limitOf(two, "hanging/1").limit).toBeGreaterThanOrEqual((0.375 * 35.7e3 * 6) / 375);
  });

  test("needs hanging bars where a supporting beam holds it down", () => {
    // 100 kN at the end of a cantilever of 2 m beyond a span of 4 m, with imposed load on the cantilever alone.
    const lifted = {
      ...SIMPLE,
      support: "indirect",
      hangingBars: 1000,
      spans: [
        { length: 4000, end: "pinned" },
        { length: 2000, end: "free" },
      ],
      pointLoads: [{ case: "G", force: 100_000, position: 6000 }],
    };
    const reaction = 1.2 * (17.25 * 1.5 - 100 * (2 / 4)) - (15 * 2 * 1) / 4;
    expect(limitOf(lifted, "hanging/1").limit).toBeCloseTo((-reaction * 1e3) / 375, 6);
  });

  test("has the deflection of its effective stiffness, short-term and long-term", () => {
    const imposed = limitOf(SIMPLE, "deflection/imposed");
    // Between the stiffness of the gross section and a fifth of it.
    const gross = (5 * 10 * 6000 ** 4) / (384 * 30_100 * ((350 * 600 ** 3) / 12));
    expect(imposed.demand).toBeGreaterThan(gross);
    expect(imposed.demand).toBeLessThan(5 * gross);
    expect(limitOf(SIMPLE, "deflection/total").demand).toBeGreaterThan(imposed.demand);
  });
});

describe("bars along the beam", () => {
  const ending = (to: number) => ({
    bars: [
      { face: "bottom", count: 2, size: "N20", layer: 1, from: 0, to: 0 },
      { face: "bottom", count: 2, size: "N20", layer: 1, from: 0, to },
      { face: "top", count: 2, size: "N16", layer: 1, from: 0, to: 0 },
    ],
  });

  test("bars that end in the span count only as far as they are developed", () => {
    const whole = limitOf(ending(0), "span-1/bending").ratio;
    const ratios = [5500, 4500, 3600].map((to) => limitOf(ending(to), "span-1/bending").ratio);
    expect(ratios[0]).toBeCloseTo(whole, 6);
    expect(ratios[2]).toBeGreaterThan(1.5 * whole);
    expect([...ratios].toSorted((a, b) => a - b)).toEqual(ratios);
  });

  test("bars that do not reach the support leave the tension of shear there without bars", () => {
    const short = {
      bars: [
        { face: "bottom", count: 4, size: "N20", layer: 1, from: 300, to: 5700 },
        { face: "top", count: 2, size: "N16", layer: 1, from: 0, to: 0 },
      ],
    };
    expect(limitOf(short, "span-1/longitudinal-tension").ratio).toBeGreaterThan(1);
    expect(isMet(short, "bottom-bars/support-1")).toBe(false);
  });

  test("bars that do not fit, overlap or lie beyond the beam are errors at their rows", () => {
    const row = { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 };
    const paths = (bars: readonly object[]) => problemsOf({ bars }).map(({ path }) => path);
    expect(paths([{ ...row, count: 20 }])).toContain("/bars/0/count");
    expect(paths([{ ...row, from: 9000 }])).toContain("/bars/0/from");
    expect(paths([{ ...row, from: 3000, to: 2000 }])).toContain("/bars/0/to");
    expect(paths([{ ...row, layer: 3 }])).toContain("/bars/0/layer");
    expect(paths([])).toContain("/bars");
  });
});

test("fitments that leave a part of the beam without any are not counted there", () => {
  const gap = {
    uniformLoads: [{ case: "G", load: 60 }],
    bars: [
      { face: "bottom", count: 5, size: "N28", layer: 1, from: 0, to: 0 },
      { face: "top", count: 2, size: "N20", layer: 1, from: 0, to: 0 },
    ],
    supportWidth: 500,
    fitments: [{ size: "N10", legs: 2, spacing: 200, from: 1500, to: 0 }],
  };
  const without = checkOf(gap, "span-1/fitments");
  expect(without.kind === "limit" && without.ratio).toBeGreaterThan(1);
});

test("fitments that are more than is needed are a rule that is met, never what governs", () => {
  for (const inputs of [SIMPLE, ...EXAMPLES.map((one) => one.inputs)]) {
    const rules = checksOf(inputs).filter(({ id }) => id.endsWith("/fitments"));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toMatchObject({ kind: "requirement", isMet: true });
  }
});

/** A beam of two spans with everything at odd places, and the same beam from the other end. */
const LENGTH = 13_000;
const ODD = {
  shape: "t",
  spans: [
    { length: 7000, end: "pinned" },
    { length: 6000, end: "pinned" },
  ],
  bars: [
    { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
    { face: "bottom", count: 2, size: "N20", layer: 2, from: 1200, to: 5600 },
    { face: "top", count: 3, size: "N20", layer: 1, from: 0, to: 0 },
    { face: "top", count: 2, size: "N24", layer: 2, from: 4700, to: 9000 },
  ],
  fitments: [
    { size: "N12", legs: 2, spacing: 150, from: 0, to: 2000 },
    { size: "N10", legs: 2, spacing: 200, from: 2000, to: 0 },
  ],
  uniformLoads: [
    { case: "G", load: 14 },
    { case: "Q", load: 12 },
  ],
  pointLoads: [{ case: "Q", force: 30_000, position: 2600 }],
} as const;

const mirrored = (from: number, to: number) => ({
  from: to === 0 ? 0 : LENGTH - to,
  to: from === 0 ? 0 : LENGTH - from,
});
const MIRRORED = {
  ...ODD,
  spans: [
    { length: 6000, end: "pinned" },
    { length: 7000, end: "pinned" },
  ],
  bars: ODD.bars.map((row) => ({ ...row, ...mirrored(row.from, row.to) })),
  fitments: ODD.fitments.map((row) => ({ ...row, ...mirrored(row.from, row.to) })).toReversed(),
  pointLoads: ODD.pointLoads.map((row) => ({ ...row, position: LENGTH - row.position })),
};

test("the longitudinal force has its own worst place on each side of the section", () => {
  // The sides of a beam govern at different places: a mirrored beam has the same forces in the other span.
  const of = (lengths: readonly number[]) => ({
    shape: "t",
    webWidth: 300,
    ends: "straight",
    spans: lengths.map((length) => ({ length, end: "pinned" })),
    bars: [
      { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
      { face: "top", count: 3, size: "N20", layer: 1, from: 0, to: 0 },
    ],
    uniformLoads: [
      { case: "G", load: 11 },
      { case: "Q", load: 10 },
    ],
  });
  for (const side of ["tension", "compression"]) {
    const one = limitOf(of([6000, 4500]), `span-2/longitudinal-${side}`);
    const other = limitOf(of([4500, 6000]), `span-1/longitudinal-${side}`);
    expect(one.ratio).toBeGreaterThan(0);
    expect(one.ratio).toBeCloseTo(other.ratio, 6);
  }
});

test("a mirrored beam has mirrored ratios", () => {
  const ratios = (inputs: object) =>
    checksOf(inputs)
      .flatMap((check) =>
        check.kind === "limit" ? [`${check.id.split("/").at(-1)} ${check.ratio.toFixed(6)}`] : [],
      )
      .toSorted();
  expect(ratios(MIRRORED)).toEqual(ratios(ODD));
});

/** The strength is nearest at another place where bars end: here they do not, and the demand is the greatest one. */
const greatestDemand = (inputs: object, id: string) => limitOf(inputs, id).demand;

/** The greatest ratio of a kind of check. */
const greatest = (inputs: object, name: string) =>
  Math.max(
    0,
    ...checksOf(inputs).flatMap((one) =>
      one.kind === "limit" && one.id.endsWith(`/${name}`) ? [one.ratio] : [],
    ),
  );

const anyBeam = fc.record({
  depth: fc.integer({ min: 300, max: 1000 }),
  webWidth: fc.integer({ min: 250, max: 500 }),
  fc: fc.constantFrom(25, 32, 40, 50, 65),
  length: fc.integer({ min: 3000, max: 9000 }),
  count: fc.integer({ min: 2, max: 4 }),
  size: fc.constantFrom("N16", "N20", "N24"),
  load: fc.integer({ min: 5, max: 60 }),
  position: fc.integer({ min: 500, max: 2500 }),
  force: fc.integer({ min: 0, max: 100_000 }),
});
const inputsOf = ({
  length,
  count,
  size,
  load,
  position,
  force,
  ...rest
}: typeof anyBeam extends fc.Arbitrary<infer T> ? T : never) => ({
  ...rest,
  spans: [
    { length, end: "pinned" },
    { length: 5000, end: "pinned" },
  ],
  bars: (["bottom", "top"] as const).map((face) => ({ face, count, size, layer: 1, from: 0, to: 0 })),
  uniformLoads: [
    { case: "G", load },
    { case: "Q", load: load / 2 },
  ],
  pointLoads: force > 0 ? [{ case: "Q", force, position }] : [],
});

test("loads that crack both faces leave the shear there to the fitments alone", () => {
  const with2 = (load: number) => ({
    bars: [
      { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
      { face: "top", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
    ],
    uniformLoads: [
      { case: "G", load: 12 },
      { case: "Eu", load },
    ],
  });
  // 17.25 kN/m of G; the section cracks at 71.3 kNm, which is (q - 17.25) 36 / 8 upwards from 33.1 kN/m on.
  expect(checksOf(with2(33)).some(({ id }) => id === "span-1/shear-reversed")).toBe(false);
  const { demand, limit } = limitOf(with2(40), "span-1/shear-reversed");
  expect(limit).toBeLessThan(limitOf(with2(40), "span-1/shear").limit);
  // Not at the faces, where no moment cracks the section.
  expect(demand).toBeLessThan(57.25e3 * 2.5);
});

test("the flange of a cantilever alone is not covered, and that of a cantilever beside a span is that of the span", () => {
  const cantilever = { leftSupport: "fixed", shape: "t" };
  const alone = { ...cantilever, spans: [{ length: 3000, end: "free" }] };
  expect(checkOf(alone, "flange").kind).toBe("not covered");
  expect(checksOf({ ...alone, shape: "rectangular" }).some(({ id }) => id === "flange")).toBe(false);
  const beside = [
    { length: 6000, end: "pinned" },
    { length: 2000, end: "free" },
  ];
  expect(checksOf({ ...cantilever, spans: beside }).some(({ id }) => id === "flange")).toBe(false);
});

describe("bars that end in a tension zone", () => {
  /** 4N24 of which 2 end; 500 of 12 kN/m each way is 17.25 kN/m: V* at 1.2 m from the ends is low. */
  const ending = (more: object = {}) => ({
    bars: [
      { face: "bottom", count: 2, size: "N24", layer: 1, from: 0, to: 0 },
      { face: "bottom", count: 2, size: "N24", layer: 2, from: 1200, to: 4800 },
    ],
    ...more,
  });
  const heavy = {
    uniformLoads: [
      { case: "G", load: 40 },
      { case: "Q", load: 40 },
    ],
  };
  const fitments = (spacing: number, size = "N10") => ({
    fitments: [{ size, legs: 2, spacing, from: 0, to: 0 }],
  });

  test("are half of the bars: the shear there is low, or fitments have the minimum beyond it", () => {
    expect(isMet(ending(), "cut-off/bottom")).toBe(true);
    // V* at 1.2 m is 114.3 x 1.8 = 205.7 kN; 1.5 of it is more than phi Vu of N10 at 250 mm, and its fitments have no more to spare.
    expect(isMet(ending({ ...heavy, ...fitments(250) }), "cut-off/bottom")).toBe(false);
    expect(isMet(ending({ ...heavy, ...fitments(75, "N12") }), "cut-off/bottom")).toBe(true);
  });

  test("are none at the top of a beam that only sags, whichever end they are at", () => {
    for (const reach of [
      { from: 0, to: 100 },
      { from: 7900, to: 0 },
    ]) {
      const bars = [
        { face: "bottom", count: 4, size: "N24", layer: 1, from: 0, to: 0 },
        { face: "top", count: 2, size: "N20", layer: 1, ...reach },
      ];
      const sagging = { bars, spans: [{ length: 8000, end: "pinned" }], supportWidth: 0 };
      expect(checksOf(sagging).map(({ id }) => id)).not.toContain("cut-off/top");
    }
  });

  test("are few where not more than a quarter of them end within 2D", () => {
    const few = {
      ...heavy,
      ...fitments(250),
      bars: [
        { face: "bottom", count: 3, size: "N24", layer: 1, from: 0, to: 0 },
        { face: "bottom", count: 1, size: "N24", layer: 2, from: 1200, to: 4800 },
      ],
    };
    expect(isMet(few, "cut-off/bottom")).toBe(true);
    const [first, second] = few.bars;
    // With another that ends 1.2 m further, they are two of five.
    const more = { ...few, bars: [first, second, { ...second, from: 2400, to: 0 }] };
    expect(isMet(more, "cut-off/bottom")).toBe(false);
    const far = { ...few, bars: [first, second, { ...second, from: 2401, to: 0 }] };
    expect(isMet(far, "cut-off/bottom")).toBe(true);
  });

  test("are not asked for where no bars end in tension", () => {
    expect(checksOf(SIMPLE).some(({ id }) => id.startsWith("cut-off"))).toBe(false);
    const top = ending({
      bars: [
        { face: "bottom", count: 4, size: "N24", layer: 1, from: 0, to: 0 },
        { face: "top", count: 2, size: "N16", layer: 1, from: 1000, to: 2000 },
      ],
    });
    expect(checksOf(top).some(({ id }) => id.startsWith("cut-off"))).toBe(false);
  });
});

test("bars have their diameter of cover to the face and the sides", () => {
  const cover = (size: string, coverSide: number) =>
    isMet(
      {
        ...SIMPLE,
        exposure: "A1",
        coverSide,
        bars: [{ face: "bottom", count: 2, size, layer: 1, from: 0, to: 0 }],
      },
      "cover",
    );
  // Behind fitments of 10 mm: 40 mm to the bars.
  expect([cover("N40", 30), cover("N40", 29), cover("N28", 20)]).toEqual([true, false, true]);
});

describe("of any beam", () => {
  const runs = { numRuns: 40 };

  test("more load never lowers the ratios of bending, shear, bars, cracking or deflection", () => {
    fc.assert(
      fc.property(anyBeam, fc.integer({ min: 1, max: 30 }), (one, more) => {
        const [before, after] = [inputsOf(one), inputsOf({ ...one, load: one.load + more })];
        for (const name of ["bending", "shear", "longitudinal-tension", "crack-stress", "total"]) {
          expect(greatest(after, name), name).toBeGreaterThanOrEqual(greatest(before, name) * (1 - 1e-9));
        }
      }),
      runs,
    );
  });

  test("more bars never raise the ratio of bending, nor closer fitments that of shear", () => {
    fc.assert(
      fc.property(anyBeam, (one) => {
        const fewer = inputsOf(one);
        const more = inputsOf({ ...one, count: one.count + 1 });
        expect(greatest(more, "bending")).toBeLessThanOrEqual(greatest(fewer, "bending") * (1 + 1e-9));
        const fitments = (spacing: number) => [{ size: "N10", legs: 2, spacing, from: 0, to: 0 }];
        const wide = greatest({ ...fewer, fitments: fitments(250) }, "shear");
        const close = greatest({ ...fewer, fitments: fitments(125) }, "shear");
        expect(close).toBeLessThanOrEqual(wide * (1 + 1e-9));
      }),
      runs,
    );
  });
});

test("the published beam of 6 m under G = 25 and Q = 15 kN/m has 236.3 kNm and 157.5 kN", () => {
  const beam = {
    hasSelfWeight: false,
    spans: [{ length: 6000, end: "pinned" }],
    uniformLoads: [
      { case: "G", load: 25 },
      { case: "Q", load: 15 },
    ],
  };
  // Rows CB-092 to CB-094 of packages/as3600/validation/published.csv: 1.2G + 1.5Q = 52.5 kN/m.
  expect(limitOf(beam, "span-1/bending").demand / 1e6).toBeCloseTo(236.25, 6);
  expect(limitOf(beam, "span-1/bending").combination).toBe("1.2G + 1.5Q");
  const atCentre = limitOf({ ...beam, supportWidth: 0 }, "span-1/web-crushing");
  expect(atCentre.demand / 1e3).toBeCloseTo(157.5, 6);
});

/** Moments at the inner supports of a beam by the equations of three moments. Spans m, loads kN/m; kNm. */
function threeMoments(spans: readonly number[], loads: readonly number[]): readonly number[] {
  const inner = spans.length - 1;
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  const [upper, rest]: [number[], number[]] = [[], []];
  for (let i = 0; i < inner; i++) {
    const [a, b] = [at(spans, i), at(spans, i + 1)];
    const right = -(at(loads, i) * a ** 3 + at(loads, i + 1) * b ** 3) / 4;
    const pivot = 2 * (a + b) - (i > 0 ? a * at(upper, i - 1) : 0);
    upper.push(b / pivot);
    rest.push((right - (i > 0 ? a * at(rest, i - 1) : 0)) / pivot);
  }
  const moments = Array<number>(inner).fill(0);
  for (let i = inner - 1; i >= 0; i--) moments[i] = at(rest, i) - at(upper, i) * at(moments, i + 1);
  return moments;
}

test("hogging moments of any continuous beam are those of the equations of three moments, over every pattern", () => {
  const anySpans = fc.array(fc.integer({ min: 40, max: 90 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(
      anySpans,
      fc.integer({ min: 5, max: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (tenths, g, q) => {
        const spans = tenths.map((one) => one / 10);
        const inputs = {
          hasSelfWeight: false,
          patterns: "every",
          spans: spans.map((length) => ({ length: 1000 * length, end: "pinned" })),
          bars: (["bottom", "top"] as const).map((face) => ({
            face,
            count: 4,
            size: "N24",
            layer: 1,
            from: 0,
            to: 0,
          })),
          uniformLoads: [
            { case: "G", load: g },
            { case: "Q", load: q },
          ],
        };
        const patterns = Array.from({ length: 2 ** spans.length }, (_, bits) =>
          spans.map((_, at) => 1.2 * g + ((bits >> at) % 2 === 1 ? 1.5 * q : 0)),
        );
        const all = [...patterns, spans.map(() => 1.35 * g)].map((loads) => threeMoments(spans, loads));
        const most = spans.slice(1).map((_, at) => Math.max(...all.map((moments) => -(moments[at] ?? 0))));
        const found = most.map((_, at) => greatestDemand(inputs, `support-${at + 2}/bending`) / 1e6);
        // A short span may hog more at its middle, where the region of its support ends, than at that support.
        for (const [at, one] of found.entries()) expect(one).toBeGreaterThan((most[at] ?? 0) * (1 - 1e-9));
        expect(Math.max(...found) / Math.max(...most)).toBeCloseTo(1, 9);
      },
    ),
    { numRuns: 20 },
  );
});

describe("beams worked by hand from the formulas of the Standard", () => {
  const CONTINUOUS = {
    shape: "t",
    spans: [
      { length: 8000, end: "pinned" },
      { length: 8000, end: "pinned" },
    ],
    supportWidth: 400,
    patterns: "all spans",
    bars: (["bottom", "top"] as const).map((face) => ({
      face,
      count: 4,
      size: "N28",
      layer: 1,
      from: 0,
      to: 0,
    })),
    fitments: [{ size: "N12", legs: 2, spacing: 150, from: 0, to: 0 }],
    uniformLoads: [
      { case: "G", load: 25 },
      { case: "Q", load: 20 },
    ],
  };

  test("a continuous T-beam with compression steel: strength over the support, stresses and deflection", () => {
    // 350 x 600, 4N28 at 534 with 4N28 at 66, less the concrete that they displace: d_n = 99.60 mm.
    expect(limitOf(CONTINUOUS, "support-2/bending").demand / 1e6).toBeCloseTo((66.3 * 64) / 8, 6);
    expect(limitOf(CONTINUOUS, "support-2/bending").limit / 1e6).toBeCloseTo(504.5646, 3);
    // b_ef = 350 + 0.2 x 5600 = 1470 mm; the top bars are below the neutral axis of 95.9 mm when it is cracked.
    expect(limitOf(CONTINUOUS, "span-1/crack-stress").demand).toBeCloseTo(161.66896, 3);
    expect(limitOf(CONTINUOUS, "support-2/crack-stress").demand).toBeCloseTo(301.42125, 3);
    // I_ef = (3.785 + 3.115) / 2 x 10^9 mm4; w L^4 / (184.6 E I) of a span with one continuous end; k_cs = 0.8.
    const deflection = (w: number) => (w * 8000 ** 4) / (184.6 * 30_100 * 3.4498814e9);
    expect(limitOf(CONTINUOUS, "deflection/imposed").demand).toBeCloseTo(deflection(20), 2);
    const total = deflection(30.25 + 14) + 0.8 * deflection(30.25 + 8);
    expect(limitOf(CONTINUOUS, "deflection/total").demand).toBeCloseTo(total, 2);
  });

  test("a beam with torsion: closed fitments, crushing, and the force of its bars at the face", () => {
    const twisted = {
      webWidth: 400,
      depth: 700,
      fc: 40,
      torsion: 60e6,
      bars: [
        { face: "bottom", count: 5, size: "N24", layer: 1, from: 0, to: 0 },
        { face: "top", count: 3, size: "N20", layer: 1, from: 0, to: 0 },
      ],
      fitments: [{ size: "N12", legs: 2, spacing: 125, from: 0, to: 0 }],
      uniformLoads: [
        { case: "G", load: 25 },
        { case: "Q", load: 20 },
      ],
    };
    const [aoh, uh, dv, w] = [308 * 608, 1832, 0.9 * 636, 68.4];
    const ao = 0.85 * aoh;
    const equivalent = (v: number) => Math.hypot(v, (0.9 * 60e6 * uh) / (2 * ao));
    const angle = (m: number, v: number) => {
      const force = Math.max(m / dv, equivalent(v)) + equivalent(v);
      return ((29 + (7000 * force) / (2 * 200_000 * 720 * Math.PI)) * Math.PI) / 180;
    };
    const middle = angle((w * 6000 ** 2) / 8, 0);
    const strength = (0.75 * 2 * ao * 36 * Math.PI * 500) / 125 / Math.tan(middle);
    expect(limitOf(twisted, "span-1/torsion").limit / 1e6).toBeCloseTo(strength / 1e6, 4);
    const stress = Math.hypot((w * 2850) / (400 * dv), (60e6 * uh) / (1.7 * aoh ** 2));
    expect(limitOf(twisted, "span-1/torsion-crushing").demand).toBeCloseTo(stress, 6);
    // Bending at the face, with the tension of shear at d_v and that of torsion.
    const x = 150 + dv;
    const [m, v] = [(w * x * (6000 - x)) / 2, w * (3000 - x)];
    const cot = 1 / Math.tan(angle(m, v));
    const torsion = (0.5 * 60e6 * 0.92 * uh * cot) / (2 * ao);
    const force = limitOf(twisted, "span-1/longitudinal-compression").demand;
    const face = limitOf(twisted, "span-1/longitudinal-tension").demand;
    // The lever arm is between 0.9d and d.
    expect((face + force) / 2).toBeCloseTo(v * cot + torsion, 0);
    expect((face - force) / 2).toBeGreaterThan((w * 150 * 5850) / 2 / 636);
    expect((face - force) / 2).toBeLessThan((w * 150 * 5850) / 2 / (0.9 * 636));
  });
});

describe("redistribution of moments at supports", () => {
  const TWO = {
    spans: [
      { length: 6000, end: "pinned" },
      { length: 6000, end: "pinned" },
    ],
    patterns: "all spans",
    bars: (["bottom", "top"] as const).map((face) => ({
      face,
      count: 4,
      size: "N20",
      layer: 1,
      from: 0,
      to: 0,
    })),
  };
  const reduced = (percent: number, more: object = {}) => ({
    ...TWO,
    ...more,
    redistribution: [{ support: 2, percent }],
  });
  const load = 1.2 * (12 + 5.25) + 1.5 * 10;

  test("reduces the moment at the support and raises those of the spans by statics", () => {
    const elastic = (load * 36) / 8;
    expect(limitOf(TWO, "support-2/bending").demand / 1e6).toBeCloseTo(elastic, 6);
    expect(limitOf(reduced(20), "support-2/bending").demand / 1e6).toBeCloseTo(0.8 * elastic, 6);
    // The end reaction is wL/2 - M/L; the greatest moment of the span is R^2 / 2w.
    const reaction = load * 3 - (0.8 * elastic) / 6;
    expect(limitOf(reduced(20), "span-1/bending").demand / 1e6).toBeCloseTo(reaction ** 2 / (2 * load), 4);
    expect(limitOf(reduced(20), "deflection/total").demand).toBe(limitOf(TWO, "deflection/total").demand);
    expect(limitOf(reduced(20), "support-2/crack-stress").demand).toBe(
      limitOf(TWO, "support-2/crack-stress").demand,
    );
  });

  test("is at most 30 % where k_u is 0.2 or less, and 75(0.4 - k_u) % beyond", () => {
    const rule = "redistribution/support-2";
    // 4N20 of 350 x 600: k_u is 0.16.
    expect(isMet(reduced(30), rule)).toBe(true);
    const heavy = {
      bars: TWO.bars.map((row) => (row.face === "top" ? row : { ...row, count: 6, size: "N28" })),
      fitments: [{ size: "N10", legs: 2, spacing: 200, from: 0, to: 0 }],
      webWidth: 450,
      fc: 25,
    };
    const check = checkOf(reduced(30, heavy), rule);
    if (check.kind !== "requirement") throw new Error("It is a rule.");
    expect(check.isMet).toBe(false);
    const ku = Number(/k_u = ([\d.]+)/.exec(check.finding)?.[1]);
    const most = Number(/at most ([\d.]+) %/.exec(check.finding)?.[1]);
    expect(ku).toBeGreaterThan(0.2);
    expect(most).toBeCloseTo(75 * (0.4 - ku), 0);
  });

  test("is rejected at end supports, twice, with hinges and with Class L bars", () => {
    const paths = (inputs: object) => problemsOf(inputs).map(({ path }) => path);
    expect(paths({ ...TWO, redistribution: [{ support: 3, percent: 10 }] })).toContain(
      "/redistribution/0/support",
    );
    const twice = [
      { support: 2, percent: 10 },
      { support: 2, percent: 5 },
    ];
    expect(paths({ ...TWO, redistribution: twice })).toContain("/redistribution/1/support");
    expect(paths(reduced(10, { ductility: "L" }))).toContain("/redistribution/0/support");
    expect(paths(reduced(10, { hinges: [{ position: 5000 }] }))).toContain("/redistribution/0/support");
  });
});

describe("loads that go into a support by a strut are not covered", () => {
  const strut = (inputs: object) =>
    checksOf(inputs).filter(({ id }) => id.startsWith("strut/") || id.startsWith("deep/"));

  test("where a load nearer than 2d_v gives more than half of the shear at the face", () => {
    const under = (force: number) => strut({ ...SIMPLE, pointLoads: [{ case: "Q", force, position: 800 }] });
    expect(under(40_000)).toEqual([]);
    expect(under(200_000)).toMatchObject([{ kind: "not covered", id: "strut/support-1-right" }]);
  });

  test("where the shear is zero nearer than 2d_v, and in spans shorter than 3D", () => {
    const short = { ...SIMPLE, spans: [{ length: 2000, end: "pinned" }] };
    expect(strut(short).map(({ id }) => id)).toEqual([
      "deep/span-1",
      "strut/support-1-right",
      "strut/support-2-left",
    ]);
  });
});

describe("crack control", () => {
  test("finds the place where bars that end leave the highest stress, not only the greatest moment", () => {
    const row = { face: "bottom", size: "N20", layer: 1 } as const;
    const whole = { ...row, count: 5, from: 0, to: 0 };
    const ended = [
      { ...row, count: 2, from: 0, to: 0 },
      { ...row, count: 3, from: 2200, to: 3800 },
    ];
    const [all, cut] = [[whole], ended].map((bars) => limitOf({ bars }, "span-1/crack-stress"));
    // At 2.2 m, where the first bars are alone, the moment is 0.93 of the greatest one.
    expect((cut?.demand ?? 0) / (all?.demand ?? 1)).toBeGreaterThan(2);
  });

  test("has no limit by spacing for a single bar", () => {
    const single = {
      webWidth: 150,
      bars: [{ face: "bottom", count: 1, size: "N28", layer: 1, from: 0, to: 0 }],
    };
    // Table 8.6.2.2(A): 160 MPa for N28 and 0.3 mm.
    expect(limitOf(single, "span-1/crack-stress").limit).toBe(160);
    expect(checksOf(single).map(({ id }) => id)).not.toContain("span-1/crack-spacing");
  });

  test("by calculated widths is that of Clause 8.6.2.3", () => {
    const check = limitOf({ ...SIMPLE, crackBy: "width" }, "span-1/crack-width");
    expect(check.limit).toBe(0.3);
    const n = 200_000 / 30_100;
    const [b, d, as] = [350, 540, 400 * Math.PI];
    const p = (n * as) / (b * d);
    const kd = d * (Math.sqrt(p * p + 2 * p) - p);
    const icr = (b * kd ** 3) / 3 + n * as * (d - kd) ** 2;
    const ms = ((17.25 + 7) * 6000 ** 2) / 8;
    const sigma = (n * ms * (d - kd)) / icr;
    const hc = Math.min(2.5 * (600 - d), (600 - kd) / 3, 300);
    const rho = as / (b * hc);
    const spacing = 3.4 * 50 + (0.3 * 0.8 * 0.5 * 20) / rho;
    const fctm = 1.4 * 0.36 * Math.sqrt(32);
    // th = 2 x 350 x 600 / 1900 = 221 mm after 30 years.
    const th = (2 * 350 * 600) / 1900;
    const t = 10_950 ** 0.8;
    const drying =
      (((0.8 + 1.2 * Math.exp(-0.005 * th)) * t) / (t + 0.15 * th)) * 0.6 * (0.9 - 0.005 * 32) * 800e-6;
    const shrinkage = (0.07 * 32 - 0.5) * 50e-6 + drying;
    const creep =
      (((1 + 1.12 * Math.exp(-0.008 * th)) * t) / (t + 0.15 * th)) * (2.7 / (1 + Math.log10(28))) * 0.6 * 3.4;
    const ne = (1 + creep) * n;
    const mean = sigma / 200_000 - ((0.6 * fctm) / (200_000 * rho)) * (1 + ne * rho) + shrinkage;
    expect(check.demand).toBeCloseTo(spacing * Math.max(mean, (0.6 * sigma) / 200_000), 5);
  });
});

describe("one section with its actions", () => {
  const one = (inputs: object) => ({ designOf: "section", ...inputs });
  const BARS = [
    { face: "bottom", count: 3, size: "N24", layer: 1, from: 0, to: 0 },
    { face: "top", count: 2, size: "N16", layer: 1, from: 0, to: 0 },
  ];

  test("has the strengths of the hand calculation of 350 x 600 with 3N24", () => {
    const inputs = one({ bars: BARS, mStar: 200e6, vStar: 180e3, mService: 120e6, mServiceWhole: 140e6 });
    expect(limitOf(inputs, "section/bending").limit / 1e6).toBeCloseTo(289.18, 2);
    expect(limitOf(inputs, "section/shear").limit / 1e3).toBeCloseTo(300.69, 2);
    expect(limitOf(inputs, "section/web-crushing").limit / 1e3).toBeCloseTo(0.7 * 1285.6, 1);
    expect(limitOf(inputs, "section/crack-stress").demand).toBeCloseTo(180.1, 1);
    // The lever arm of the strength, 501.4 mm: less than d_v = 484.2 mm gives.
    const longitudinal = limitOf(inputs, "section/longitudinal-tension");
    expect(longitudinal.demand / 1e3).toBeCloseTo(200e3 / (340.21e3 / 678.58) + 194.23, 0);
    expect(longitudinal.limit / 1e3).toBeCloseTo(0.85 * 678.58, 1);
  });

  test("carries the tension of shear by the bars of its tension side alone", () => {
    // 2N20 at 540 mm below 4N24 at 62 mm, near which the neutral axis is: these are in tension, but not of the tension side.
    const inputs = one({
      bars: [
        { face: "bottom", count: 2, size: "N20", layer: 1, from: 0, to: 0 },
        { face: "top", count: 4, size: "N24", layer: 1, from: 0, to: 0 },
      ],
      mStar: 60e6,
      vStar: 150e3,
    });
    const force = 0.85 * 200 * Math.PI * 500;
    const { demand, limit } = limitOf(inputs, "section/longitudinal-tension");
    expect(limit).toBeCloseTo(force, 3);
    // 60 of 0.85 phi Mu by these bars, and the tension of shear: dv = 486, epsilon_x by the larger of M* and V* dv.
    const [dv, bending] = [0.9 * 540, limitOf(inputs, "section/bending")];
    const strain = (2 * 150e3) / (2 * 200_000 * 200 * Math.PI);
    const vuc = (0.4 / (1 + 1500 * strain)) * 350 * dv * Math.sqrt(32);
    const cot = 1 / Math.tan(((29 + 7000 * strain) * Math.PI) / 180);
    const shear = Math.min(150e3, 0.5 * (150e3 + 0.75 * vuc)) * cot;
    expect(demand).toBeCloseTo((60e6 / bending.limit) * force + shear, 3);
    expect(demand / limit).toBeGreaterThan(1);
  });

  test("has the same strength turned over", () => {
    const turned = BARS.map((row) => ({ ...row, face: row.face === "top" ? "bottom" : "top" }));
    const ratios = (inputs: object) =>
      checksOf(one({ vStar: 150e3, torsion: 20e6, ...inputs })).flatMap((check) =>
        check.kind === "limit" ? [`${check.id} ${check.ratio.toFixed(9)}`] : [],
      );
    expect(ratios({ bars: turned, mStar: -180e6 })).toEqual(ratios({ bars: BARS, mStar: 180e6 }));
  });

  test("with axial tension carries less, and with more compression than 0.1f'c A_g is a column", () => {
    const at = (nStar: number, id: string) =>
      limitOf(one({ bars: BARS, mStar: 150e6, vStar: 80e3, nStar }), id);
    expect(at(100e3, "section/shear").limit).toBeLessThan(at(0, "section/shear").limit);
    expect(at(-100e3, "section/shear").limit).toBeGreaterThan(at(0, "section/shear").limit);
    expect(at(100e3, "section/bending-axial").ratio).toBeGreaterThan(at(0, "section/bending").ratio);
    expect(at(100e3, "section/longitudinal-tension").demand).toBeGreaterThan(
      at(0, "section/longitudinal-tension").demand,
    );
    const paths = problemsOf(one({ bars: BARS, mStar: 1e6, nStar: -0.11 * 32 * 350 * 600 })).map(
      ({ path }) => path,
    );
    expect(paths).toContain("/nStar");
  });

  test("without service moments is not covered in cracking, and needs an action and one row of fitments", () => {
    expect(checkOf(one({ mStar: 50e6 }), "section/cracking").kind).toBe("not covered");
    expect(problemsOf(one({})).map(({ path }) => path)).toContain("/mStar");
    const rows = [1, 2].map(() => ({ size: "N10", legs: 2, spacing: 200, from: 0, to: 0 }));
    expect(problemsOf(one({ mStar: 1e6, fitments: rows })).map(({ path }) => path)).toContain(
      "/fitments/1/size",
    );
  });
});

test("a load on a short part near a support is counted at the face as the point load that it is", () => {
  const force = { ...SIMPLE, pointLoads: [{ case: "Q", force: 400_000, position: 500 }] };
  const part = { ...SIMPLE, partLoads: [{ case: "Q", start: 2000, end: 2000, from: 400, to: 600 }] };
  const [one, other] = [limitOf(force, "span-1/shear"), limitOf(part, "span-1/shear")];
  expect(one.demand).toBeGreaterThan(500_000);
  expect(other.demand).toBeCloseTo(one.demand, 3);
});

test("bars that begin nearer than d_v to a support leave the bars beside them alone with the moment there", () => {
  const beam = {
    spans: [{ length: 6000, end: "pinned" }],
    // Wide enough to anchor the bars at the faces.
    supportWidth: 500,
    uniformLoads: [
      { case: "G", load: 30 },
      { case: "Q", load: 20 },
    ],
    bars: [
      { face: "bottom", count: 2, size: "N24", layer: 1, from: 0, to: 0 },
      { face: "bottom", count: 2, size: "N28", layer: 1, from: 500, to: 5500 },
      { face: "top", count: 2, size: "N16", layer: 1, from: 0, to: 0 },
    ],
  };
  const found = limitOf(beam, "span-1/longitudinal-tension");
  const area = 288 * Math.PI;
  const block = (area * 500) / (0.802 * 32 * 350);
  const lever = 600 - 40 - 10 - 12 - block / 2;
  const moment = (72.3 * 500 * 5500) / 2;
  // Two N24 alone carry the moment, and at least half of the shear at d_v across the steepest strut.
  const shear = 0.5 * 72.3 * (3000 - 250 - 0.9 * 540);
  expect(found.limit / (0.85 * area * 500)).toBeCloseTo(1, 1);
  expect(found.demand).toBeGreaterThan(moment / lever + shear);
  expect(found.ratio).toBeGreaterThan(1);
});

test("shear with bending is checked beside a load, wherever it is", () => {
  const beam = {
    ...SIMPLE,
    hasSelfWeight: false,
    uniformLoads: [],
    pointLoads: [{ case: "Q", force: 200_000, position: 2070 }],
  };
  const [v, m] = [(300_000 * 3930) / 6000, (300_000 * 3930 * 2070) / 6000];
  const [dv, area] = [0.9 * 540, 400 * Math.PI];
  const strain = (m / dv + v) / (2 * 200_000 * area);
  const theta = ((29 + 7000 * strain) * Math.PI) / 180;
  const concrete = (0.4 / (1 + 1500 * strain)) * 350 * dv * Math.sqrt(32);
  const fitments = (50 * Math.PI * 500 * dv) / 200 / Math.tan(theta);
  expect(limitOf(beam, "span-1/shear").limit / 1e3).toBeCloseTo((0.75 * (concrete + fitments)) / 1e3, 3);
});

test("the web is crushed at the face by the strut of the section at d_v", () => {
  // Shear itself is nearest to its strength where the fitments are far apart.
  const rows = [
    [100, 0, 1500],
    [300, 1500, 4500],
    [100, 4500, 0],
  ] as const;
  const fitments = rows.map(([spacing, from, to]) => ({ size: "N10", legs: 2, spacing, from, to }));
  const check = limitOf({ ...SIMPLE, fitments }, "span-1/web-crushing");
  const [dv, load] = [0.9 * 540, 35.7];
  const x = 150 + dv;
  const [v, m] = [load * (3000 - x), (load * x * (6000 - x)) / 2];
  const strain = (Math.max(m / dv, v) + v) / (2 * 200_000 * 400 * Math.PI);
  const theta = ((29 + 7000 * strain) * Math.PI) / 180;
  const crushing = 0.7 * 0.55 * 0.9 * 32 * 350 * dv * Math.sin(theta) * Math.cos(theta);
  expect(check.demand).toBeCloseTo(load * 2850, 3);
  expect(check.limit / 1e3).toBeCloseTo(crushing / 1e3, 3);
});

describe("torsion, the same at every section", () => {
  const torsion = 30e6;
  const beam = { ...SIMPLE, torsion };
  const [aoh, uh] = [(350 - 90) * (600 - 90), 2 * (350 - 90 + 600 - 90)];

  test("has the least strength where bending is greatest", () => {
    const dv = 0.9 * 540;
    const m = (35.7 * 6000 ** 2) / 8;
    const strain = (m / dv + (0.9 * torsion * uh) / (2 * 0.85 * aoh)) / (2 * 200_000 * 400 * Math.PI);
    const theta = ((29 + 7000 * Math.min(strain, 3e-3)) * Math.PI) / 180;
    const strength = (0.75 * 2 * 0.85 * aoh * 25 * Math.PI * 500) / 200 / Math.tan(theta);
    expect(limitOf(beam, "span-1/torsion").limit / 1e6).toBeCloseTo(strength / 1e6, 4);
  });

  test("crushes the web with the shear at the face of the support", () => {
    const [v, dv] = [35.7 * 2850, 0.9 * 540];
    const stress = Math.hypot(v / (350 * dv), (torsion * uh) / (1.7 * aoh ** 2));
    expect(limitOf(beam, "span-1/torsion-crushing").demand).toBeCloseTo(stress, 6);
  });

  test("is checked in every row of fitments", () => {
    const close = { size: "N10", legs: 2, spacing: 100 };
    const fitments = [
      { ...close, from: 0, to: 2800 },
      { ...close, spacing: 180, from: 2800, to: 3000 },
      { ...close, from: 3000, to: 0 },
    ];
    const sparse = [{ ...close, spacing: 180, from: 0, to: 0 }];
    for (const name of ["torsion", "torsion-minimum"]) {
      const of = (rows: object) => limitOf({ ...beam, fitments: rows }, `span-1/${name}`).ratio;
      expect(of(fitments), name).toBeCloseTo(of(sparse), 6);
    }
    expect(isMet({ ...beam, fitments }, "span-1/torsion-spacing")).toBe(
      isMet({ ...beam, fitments: sparse }, "span-1/torsion-spacing"),
    );
  });
});

test("torsion is designed for beyond a quarter of the torsion at cracking", () => {
  const [small, large] = [1e6, 40e6].map((torsion) => ({ torsion }));
  expect(limitOf(small ?? {}, "span-1/torsion").ratio).toBeLessThan(1);
  expect(checksOf(large ?? {}).map(({ id }) => id)).toContain("span-1/torsion-crushing");
});

describe("alternatives", () => {
  const failing = { ...EXAMPLES[0]?.inputs, uniformLoads: [{ case: "G", load: 45 }] };

  test("each remedy makes a failing beam pass", () => {
    const found = [...CONCRETE_BEAM_ALTERNATIVES.remedies(failing, resources)].flatMap((one) => one ?? []);
    expect(overallVerdict(checksOf(failing))).toBe("fail");
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, title } of found) {
      expect(["pass", "close", "not covered"], title).toContain(overallVerdict(checksOf(inputs)));
    }
  });

  test("a candidate has the verdict of the design with its changes", () => {
    const all = [...CONCRETE_BEAM_ALTERNATIVES.candidates({}, resources)].flatMap((one) => one ?? []);
    expect(all.length).toBeGreaterThan(100);
    for (const { id, verdict, ratio, changes } of all.filter((_, at) => at % 37 === 0)) {
      const checks = checksOf(changes);
      expect(verdict, id).toBe(overallVerdict(checks));
      const governing = governingCheck(checks);
      if (governing?.kind === "limit") expect(ratio, id).toBe(governing.ratio);
    }
  });
});
