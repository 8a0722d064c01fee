import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBeam } from "../../testing/arbitrary-beam.ts";
import { continuous, pinned, pointLoad, spansOf, uniform } from "../../testing/beams.ts";
import { multiplied } from "../../testing/loads.ts";
import { extremes } from "../beam/extremes.ts";
import { combine, reactions } from "../beam/response.ts";
import { solveBeam } from "../beam/solve.ts";
import type { LoadCase } from "../combinations/load-case.ts";
import { analyseAgain, analyseBeam, rowResponse, sizedResponses, supportStability } from "./analyse.ts";
import { patternsOf } from "./patterns.ts";

const G: LoadCase = { id: "G", kind: "permanent" };
const Q: LoadCase = { id: "Q", kind: "imposed", usage: "office" };
const WU: LoadCase = { id: "Wu", kind: "wind", isUltimate: true };

const THREE = continuous([6, 6, 6]);
const CASES = [
  { of: G, loads: [uniform(5, 0, 18)] },
  { of: Q, loads: [uniform(10, 0, 18), pointLoad(20, 12)] },
  { of: WU, loads: [uniform(-4, 0, 18)] },
];

describe("the patterns", () => {
  const parts = [1, 2, 3, 4].map((to) => ({ kind: "span", from: to - 1, to }) as const);

  test("of AS 4100 Clause 4.3.3 are all, alternate and adjacent spans", () => {
    expect(patternsOf(parts, "4.3.3").map(({ title }) => title)).toEqual([
      "all spans",
      "spans 1 and 3",
      "spans 2 and 4",
      "spans 1 and 2",
      "spans 2 and 3",
      "spans 3 and 4",
    ]);
  });

  test("of two spans are listed once", () => {
    expect(patternsOf(parts.slice(2), "4.3.3").map(({ title }) => title)).toEqual([
      "all spans",
      "span 1",
      "span 2",
    ]);
    expect(patternsOf(parts.slice(3), "4.3.3").map(({ title }) => title)).toEqual(["all spans"]);
  });

  test("may be all sets, or all spans only", () => {
    expect(patternsOf(parts, "every")).toHaveLength(15);
    expect(patternsOf(parts, "all spans")).toHaveLength(1);
  });
});

describe("the analysis", () => {
  test("has a row for each pattern of a combination with imposed action, and one for each other", () => {
    const { rows } = analyseBeam(THREE, CASES);
    const of = (title: string) =>
      rows.filter(({ combination }) => combination.title === title).map(({ pattern }) => pattern?.title);
    expect(of("1.35G")).toEqual([undefined]);
    expect(of("0.9G + Wu")).toEqual([undefined]);
    // A load over the second inner support acts with either of its spans.
    const right = ", loads at supports with the span to their right";
    expect(of("1.2G + 1.5Q")).toEqual([
      "all spans",
      "spans 1 and 3",
      `spans 1 and 3${right}`,
      "span 2",
      `span 2${right}`,
      "spans 1 and 2",
      `spans 1 and 2${right}`,
      "spans 2 and 3",
    ]);
  });

  test("lists arrangements that are the same once", () => {
    const loads = [{ of: Q, loads: [uniform(10, 6, 12)] }];
    expect(
      analyseBeam(THREE, loads).rows.filter(({ combination }) => combination.id === "S2:Q"),
    ).toHaveLength(2);
  });

  test("of a pattern is that of its loads", () => {
    const analysis = analyseBeam(THREE, CASES);
    const row = analysis.rows.find(({ pattern }) => pattern?.title === "spans 1 and 3");
    if (!row) throw new Error("There is no row.");
    // The point load over the second inner support is on the span to its left.
    const loads = [uniform(1.2 * 5, 0, 18), uniform(15, 0, 6), uniform(15, 12, 18)];
    const [direct] = solveBeam(THREE, [loads]).responses;
    if (!direct) throw new Error("There is no response.");
    const [combined, alone] = [extremes(rowResponse(analysis, row), "moment"), extremes(direct, "moment")];
    expect(combined.max.value).toBeCloseTo(alone.max.value, 3);
    expect(combined.min.value).toBeCloseTo(alone.min.value, 3);
  });

  test("of all spans is that of the whole loads, for any beam", () => {
    fc.assert(
      fc.property(anyBeam(4), ({ model, loads }) => {
        const analysis = analyseBeam(model, [{ of: Q, loads }], { stations: [1000 / 7] });
        const row = analysis.rows.find(({ combination }) => combination.id === "S2:Q");
        const [direct] = solveBeam(model, [loads.map((load) => multiplied(load, 1.5))]).responses;
        if (!row || !direct) throw new Error("There is no row.");
        const combined = rowResponse(analysis, row);
        for (const quantity of ["shear", "moment", "deflection"] as const) {
          const [a, b] = [extremes(combined, quantity), extremes(direct, quantity)];
          const allowed = 1e-9 * (Math.abs(b.max.value) + Math.abs(b.min.value));
          expect(Math.abs(a.max.value - b.max.value)).toBeLessThanOrEqual(allowed);
          expect(Math.abs(a.min.value - b.min.value)).toBeLessThanOrEqual(allowed);
        }
      }),
    );
  });

  test("leaves combinations out that are switched off", () => {
    const { rows, combinations } = analyseBeam(THREE, CASES, { switchedOff: { "S3:Q": "No creep." } });
    expect(rows.some(({ combination }) => combination.id === "S3:Q")).toBe(false);
    expect(combinations.find(({ id }) => id === "S3:Q")?.switchedOff).toBe("No creep.");
  });

  test("may take 0.9G on the spans without imposed action", () => {
    const analysis = analyseBeam(THREE, CASES, { hasRelievingPermanent: true });
    const row = analysis.rows.find(
      ({ combination, pattern }) => combination.id === "S2:Q" && pattern?.title === "span 2",
    );
    const factors = analysis.unitLoads.map(({ of, part }, at) => [of.id, part, row?.factors[at]]);
    expect(factors.filter(([id]) => id === "G")).toEqual([
      ["G", 0, 0.9],
      ["G", 1, 1.2],
      ["G", 2, 0.9],
    ]);
  });

  test("takes 0.9G in place of 1.2G only, and lists what differs in G", () => {
    const cases = [
      { of: G, loads: [uniform(5, 0, 18)] },
      { of: Q, loads: [uniform(10, 6, 12)] },
      { of: { id: "Eu", kind: "earthquake", isUltimate: true } as const, loads: [uniform(1, 0, 18)] },
    ];
    const { rows, unitLoads } = analyseBeam(THREE, cases, { hasRelievingPermanent: true });
    const permanent = (id: string) =>
      rows
        .filter(({ combination }) => combination.id === id)
        .map(({ factors }) => factors.filter((_, unit) => unitLoads[unit]?.of === G));
    expect(permanent("S2:Q")).toEqual([
      [1.2, 1.2, 1.2],
      [1.2, 0.9, 1.2],
      [0.9, 1.2, 0.9],
      [1.2, 1.2, 0.9],
      [0.9, 1.2, 1.2],
    ]);
    expect(new Set(permanent("S6:Eu:Q").flat())).toEqual(new Set([1]));
  });

  test("of cases without loads is zero", () => {
    const analysis = analyseBeam(THREE, [
      { of: G, loads: [] },
      { of: Q, loads: [] },
    ]);
    expect(analysis.rows.map(({ combination }) => combination.id)).toContain("S2:Q");
    for (const row of analysis.rows) {
      expect(extremes(rowResponse(analysis, row), "moment").max.value).toBe(0);
    }
    expect(analyseBeam(THREE, []).rows).toEqual([]);
  });

  test("marks a load outside the beam by its case and row", () => {
    const cases = [CASES[0], { of: WU, loads: [uniform(1, 0, 18), pointLoad(1, 19)] }].filter((one) => !!one);
    const place = { list: "loads", loadCase: 1, index: 1, field: "x" };
    expect(() => analyseBeam(THREE, cases)).toThrow(expect.objectContaining({ code: "outside-beam", place }));
  });

  test("rejects more combinations than it can list", () => {
    const many = Array.from({ length: 90 }, (_, at) => ({
      of: { id: `Wu${at}`, kind: "wind", isUltimate: true } as const,
      loads: [uniform(1, 0, 18)],
    }));
    expect(() => analyseBeam(THREE, [...CASES, ...many])).toThrow(
      "The load cases give 281 combinations, more than 250. Switch some off, or mark fewer actions as concurrent.",
    );
  });
});

test("the uplift of a support takes permanent action on each side of the balance", () => {
  // Span 6 m, overhang 4 m: G on the overhang lifts the left support by q 4^2 / (2 x 6).
  const model = { spans: spansOf(6, 4), supports: [pinned(0), pinned(1)] };
  const analysis = analyseBeam(model, [
    { of: G, loads: [uniform(6, 0, 10)] },
    { of: Q, loads: [uniform(3, 0, 10)] },
  ]);
  const found = supportStability(analysis)(1).find(
    ({ combination, support }) => combination.id === "T2:Q" && support === 0,
  );
  expect(found?.stabilising).toBeCloseTo(0.9 * 18_000, 6);
  expect(found?.destabilising).toBeCloseTo((1.2 * 6 + 1.5 * 3) * (16 / 12) * 1000, 6);
});

test("a combination of responses has the factored reactions", () => {
  const { responses } = solveBeam(THREE, [[uniform(5, 0, 18)], [uniform(10, 0, 18)]]);
  const [first] = reactions(combine(responses, [1.2, 1.5]));
  expect(first?.force).toBeCloseTo(0.4 * 6000 * (1.2 * 5 + 1.5 * 10), 6);
});

describe("a section that is chosen later", () => {
  const weighted = [
    { of: G, loads: [uniform(5, 0, 18)], selfWeight: [uniform(1, 0, 18)] },
    ...CASES.slice(1),
  ];
  const solved = (weight: number, stiffness: number) =>
    analyseBeam(
      { ...THREE, spans: THREE.spans.map((span) => ({ ...span, stiffness: span.stiffness * stiffness })) },
      [{ of: G, loads: [uniform(5 + weight, 0, 18)] }, ...CASES.slice(1)],
    );

  test.each([
    [0, 1],
    [2.5, 3],
  ])(
    "with a self-weight of %d and %d times the stiffness has the responses of a beam solved with them",
    (weight, stiffness) => {
      const direct = solved(weight, stiffness);
      const sized = sizedResponses(analyseBeam(THREE, weighted))({ selfWeight: weight, stiffness });
      for (const [at, row] of direct.rows.entries()) {
        const response = sized(at);
        for (const quantity of ["moment", "shear", "deflection"] as const) {
          const [expected, found] = [
            extremes(rowResponse(direct, row), quantity),
            extremes(response, quantity),
          ];
          expect(found.max.value / (expected.max.value || 1)).toBeCloseTo(
            expected.max.value === 0 ? 0 : 1,
            9,
          );
          expect(found.min.value / (expected.min.value || 1)).toBeCloseTo(
            expected.min.value === 0 ? 0 : 1,
            9,
          );
        }
      }
      expect(() => sized(direct.rows.length)).toThrow(RangeError);
      expect(supportStability(analyseBeam(THREE, weighted))(weight)).toHaveLength(
        supportStability(direct)(1).length,
      );
    },
  );

  test("is analysed again where the actions depend on its stiffness", () => {
    const propped = {
      ...THREE,
      supports: THREE.supports.map((support, at) => (at === 1 ? { ...support, vertical: 500 } : support)),
    };
    const first = analyseBeam(propped, weighted);
    const stiff = {
      ...propped,
      spans: propped.spans.map((span) => ({ ...span, stiffness: 4 * span.stiffness })),
    };
    const [again, direct] = [analyseAgain(first, stiff), analyseBeam(stiff, weighted)];
    for (const row of direct.rows) {
      const [a, b] = [
        extremes(rowResponse(again, row), "moment"),
        extremes(rowResponse(direct, row), "moment"),
      ];
      expect(a.max.value).toBeCloseTo(b.max.value, 3);
    }
  });
});

test("more arrangements and parts than can be calculated at once are rejected", () => {
  const many = Array.from({ length: 190 }, (_, at) => pointLoad(1, 0.05 + at * 0.6));
  const model = continuous(Array.from({ length: 20 }, () => 6));
  const wind = ["W1", "W2", "W3", "W4"].map((id) => ({
    of: { id, kind: "wind", isUltimate: true } as const,
    loads: [uniform(1, 0, 120)],
  }));
  const cases = [
    { of: G, loads: many },
    { of: Q, loads: [uniform(1, 0, 120)] },
  ];
  expect(() => analyseBeam(model, cases)).not.toThrow();
  expect(() =>
    analyseBeam(model, [...cases, ...wind], { stations: many.map((_, at) => 300 + at * 601) }),
  ).toThrow(/more than can be calculated at once/);
});
