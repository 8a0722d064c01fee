import type { LimitCheck } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { STEEL_BEAM } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function limitsOf(inputs: object, id: RegExp): readonly LimitCheck[] {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks.flatMap((check) =>
    check.kind === "limit" && id.test(check.id) ? [check] : [],
  );
}

const greatestOf = (inputs: object, id: RegExp): number =>
  Math.max(...limitsOf(inputs, id).map(({ ratio }) => ratio));

/** Ratios were calculated with another stiffness solver and by hand, and are of three or four figures. */
const isNear = (ratio: number, value: number) => expect(Math.abs(ratio / value - 1)).toBeLessThan(1e-3);

describe("the restraint of a flange at a couple", () => {
  const BEAM = {
    section: "410UB59.7_300",
    hasSelfWeight: false,
    spans: [{ length: 8000, end: "pinned" }],
    uniformLoads: [],
    loadHeight: "shear-centre",
    holdDown: 500e3,
  };

  test.each([
    [300e6, 4000, 1.572],
    [-300e6, 4000, 1.572],
    [200e6, 2000, 1.601],
    [-200e6, 6000, 1.601],
    [100e6, 3000, 0.524],
    [-100e6, 5000, 0.524],
  ])(
    "does not hold the flange in compression on its other side: %d Nmm at %d mm",
    (moment, position, ratio) => {
      const inputs = {
        ...BEAM,
        couples: [{ case: "G", moment, position }],
        restraints: [{ position, kind: "purlin" }],
      };
      isNear(greatestOf(inputs, /^member-moment/), ratio);
      const without = greatestOf({ ...inputs, restraints: [] }, /^member-moment/);
      expect(greatestOf(inputs, /^member-moment/)).toBeCloseTo(without, 9);
    },
  );

  test.each([
    [4000, 0.7235],
    [6000, 0.9586],
    [2000, 0.4148],
  ])("at a quarter point counts with its greater moment in alpha_m: at %d mm", (position, ratio) => {
    const load = { ...BEAM, uniformLoads: [{ case: "G", load: 5 }], holdDown: 0 };
    isNear(
      greatestOf({ ...load, couples: [{ case: "G", moment: -60e6, position }] }, /^member-moment/),
      ratio,
    );
    isNear(
      greatestOf(
        { ...load, couples: [{ case: "G", moment: 60e6, position: 8000 - position }] },
        /^member-moment/,
      ),
      ratio,
    );
  });
});

describe("bearing with bending takes the greater moment on the two sides of a bearing", () => {
  const RHS = { section: "250x150x8.0RHS_350", hasSelfWeight: false, uniformLoads: [] };
  const span = (length: number) => ({ length, end: "pinned" });

  test("at a load with a couple", () => {
    const at = (sign: number) => ({
      ...RHS,
      spans: [span(4000)],
      pointLoads: [{ case: "G", force: 37_037.037, position: 2000, bearing: 100 }],
      couples: [{ case: "G", moment: sign * 44_444_444, position: 2000 }],
    });
    isNear(greatestOf(at(-1), /^bearing-with-bending\/load/), 0.468);
    isNear(greatestOf(at(1), /^bearing-with-bending\/load/), 0.468);
  });

  test("at an inner support with a couple", () => {
    const at = (sign: number) => ({
      ...RHS,
      spans: [span(4000), span(4000)],
      uniformLoads: [{ case: "G", load: 10 }],
      couples: [{ case: "G", moment: sign * 44_444_444, position: 4000 }],
    });
    // 0.3705.
    expect(greatestOf(at(1), /support-2$/)).toBeCloseTo(0.37, 3);
    expect(greatestOf(at(-1), /support-2$/)).toBeCloseTo(greatestOf(at(1), /support-2$/), 9);
  });

  test("at a support on a rotational spring", () => {
    const inputs = {
      ...RHS,
      spans: [span(6000), span(2000)],
      partLoads: [{ case: "G", start: 10, end: 10, from: 0, to: 6000 }],
      springs: [{ support: 2, rotation: 3e9 }],
    };
    isNear(greatestOf(inputs, /^bearing-with-bending\/support-2/), 0.323);
    const mirrored = {
      ...inputs,
      spans: [span(2000), span(6000)],
      partLoads: [{ case: "G", start: 10, end: 10, from: 2000, to: 8000 }],
    };
    isNear(greatestOf(mirrored, /^bearing-with-bending\/support-2/), 0.323);
  });
});

test("a couple on a cantilever is greatest at its support from either end, whatever the last digits", () => {
  const beam = { section: "310UB40.4_300", hasSelfWeight: false, uniformLoads: [] };
  const left = {
    ...beam,
    leftSupport: "free",
    spans: [{ length: 1000, end: "fixed" }],
    couples: [{ case: "Q", moment: 5e6, position: 750 }],
  };
  const right = {
    ...beam,
    leftSupport: "fixed",
    spans: [{ length: 1000, end: "free" }],
    couples: [{ case: "Q", moment: -5e6, position: 250 }],
  };
  isNear(greatestOf(left, /^member-moment/), 0.1668);
  expect(greatestOf(left, /^member-moment/)).toBeCloseTo(greatestOf(right, /^member-moment/), 12);
});

describe("what is left of an action by rounding", () => {
  const checksOf = (inputs: object) => {
    const outcome = STEEL_BEAM.run(inputs, resources);
    if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
    return outcome.result.checks;
  };

  test("lifts no support", () => {
    const inputs = {
      section: "310UB40.4_300",
      hasSelfWeight: false,
      leftSupport: "pinned",
      spans: [7000, 7050, 3950].map((length) => ({ length, end: "pinned" })),
      hinges: [{ position: 17_200 }],
      uniformLoads: [],
      pointLoads: [{ case: "Q", force: 10_000, position: 10_525, bearing: 100 }],
    };
    const lifted = checksOf(inputs).flatMap(({ id }) => (id.startsWith("uplift/") ? [id] : []));
    expect(lifted).toEqual(["uplift/1"]);
  });

  test("bends no segment", () => {
    const inputs = {
      section: "1200WB455_300",
      hasSelfWeight: false,
      leftSupport: "pinned",
      spans: [
        { length: 6750, end: "pinned" },
        { length: 5050, end: "free" },
      ],
      uniformLoads: [],
      partLoads: [
        { case: "Su", start: 0, end: 6, from: 505, to: 7450 },
        { case: "G", start: 0, end: 3, from: 2413, to: 7900 },
      ],
      restraints: [{ position: 8650, kind: "coped-end" }],
    };
    const segments = checksOf(inputs).filter(({ id }) => id.startsWith("member-moment/"));
    expect(segments.map(({ kind }) => kind)).toEqual(["limit", "limit", "limit"]);
    expect(segments.at(-1)).toMatchObject({ demand: 0 });
  });
});
