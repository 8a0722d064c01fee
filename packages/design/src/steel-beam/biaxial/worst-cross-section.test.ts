import { valueAt } from "@kingpost/actions";
import { parseInputs } from "@kingpost/calc";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS } from "../form/fields.ts";
import { steelAnalyses } from "../strength/steel-analysis.ts";
import { sidewaysInputs, sidewaysModel, webPlaneInputs } from "./sideways.ts";
import { worstCrossSection } from "./worst-cross-section.ts";

const SIZE = { ix: 1e8, mass: 40 };

function planesOf(raw: object) {
  const parsed = parseInputs(FIELDS, { hasSelfWeight: false, uniformLoads: [], ...raw });
  if (!("inputs" in parsed)) throw new Error(JSON.stringify(parsed.errors));
  const { inputs } = parsed;
  const x = steelAnalyses(webPlaneInputs(inputs))(SIZE).strength;
  const y = steelAnalyses(sidewaysInputs(inputs), [], (iy) => sidewaysModel(inputs, iy))(SIZE).strength;
  expect(y.map(({ name }) => name)).toEqual(x.map(({ name }) => name));
  return { x, y, length: x[0]?.response.beam.length ?? 0 };
}

const linear = (a: number, b: number) => (mx: number, my: number) => Math.abs(mx) / a + Math.abs(my) / b;
const power = (a: number, b: number) => (mx: number, my: number) =>
  (Math.abs(mx) / a) ** 1.4 + (Math.abs(my) / b) ** 1.4;

test("moments that peak at different places are taken together at each place", () => {
  // 13.5 kN at 2 m across, 27 kN at 4 m sideways, on 6 m: 18 and 9 kNm at 2 m and 4 m; 18 and 36 kNm sideways.
  const { x, y } = planesOf({
    pointLoads: [{ case: "G", force: 10_000, position: 2000 }],
    sidewaysPointLoads: [{ case: "G", force: 20_000, position: 4000 }],
  });
  // 18 / 100 + 18 / 300 at 2 m, 9 / 100 + 36 / 300 at 4 m.
  expect(worstCrossSection(x, y, linear(100e6, 300e6))).toMatchObject({ x: 2000 });
  expect(worstCrossSection(x, y, linear(100e6, 100e6))).toMatchObject({ x: 4000 });
  const place = worstCrossSection(x, y, linear(100e6, 300e6));
  expect(place?.mx).toBeCloseTo(18e6, 3);
  expect(place?.my).toBeCloseTo(18e6, 3);
});

test("the worst cross-section under a uniform load and a moment that grows along the beam is where the derivative is zero", () => {
  // Mx = 13.5 x (6 - x) / 2 and My = 6.75 x (kNm): r = Mx + My, greatest at x = 3.5 m.
  const { x, y } = planesOf({
    uniformLoads: [{ case: "G", load: 10 }],
    sidewaysPointLoads: [{ case: "G", force: 6000, position: 5999 }],
  });
  const place = worstCrossSection(x, y, (mx, my) => mx / 1e6 + (6.75e6 / 1.35e3) * (my / 1e6));
  // The sideways load of 8.1 kN at 1 mm from the end gives M*y = 1.35 N per mm.
  expect(place?.x).toBeCloseTo(3500, -1);
});

test("a ratio that is the same along the beam is found at once", () => {
  const { x, y } = planesOf({
    pointLoads: [{ case: "G", force: 10_000, position: 10 }],
    sidewaysPointLoads: [{ case: "G", force: 10_000, position: 5990 }],
  });
  const ratio = linear(1e6, 1e6);
  const place = worstCrossSection(x, y, ratio);
  // 13.5 kN 5990 10 / 6000 N mm across at 10 mm and sideways there a 599th of that: everywhere the same sum.
  const exact = (13.5e3 * 10) / 1e6;
  const found = place ? ratio(place.mx, place.my) : 0;
  expect(found).toBeGreaterThanOrEqual(exact * (1 - 1e-9));
  expect(found).toBeLessThan(exact * (1 + 1e-6));
});

test("no sampled place exceeds the worst cross-section", () => {
  const force = fc.integer({ min: -40_000, max: 40_000 });
  const load = fc.integer({ min: -20, max: 20 });
  const position = fc.integer({ min: 1, max: 9999 });
  const beam = fc.record({
    slope: fc.constantFrom(0, 0.1, 0.5),
    uniformLoads: fc.array(fc.record({ case: fc.constantFrom("G", "Q", "Wu1"), load }), { maxLength: 2 }),
    pointLoads: fc.array(fc.record({ case: fc.constantFrom("G", "Q"), force, position }), { maxLength: 2 }),
    couples: fc.array(fc.record({ case: fc.constant("Q"), moment: fc.constant(5e6), position }), {
      maxLength: 1,
    }),
    sidewaysLoads: fc.array(fc.record({ case: fc.constantFrom("G", "Wu1"), load }), {
      minLength: 1,
      maxLength: 2,
    }),
    sidewaysPointLoads: fc.array(fc.record({ case: fc.constant("Q"), force, position }), { maxLength: 2 }),
    sidewaysSupports: fc.constantFrom("supports", "restraints"),
    leftSupport: fc.constantFrom("pinned", "fixed"),
  });
  fc.assert(
    fc.property(beam, fc.boolean(), (raw, isLinear) => {
      const { x, y, length } = planesOf({
        ...raw,
        spans: [{ length: 6000 }, { length: 4000 }],
        restraints: [{ position: 2500, kind: "purlin" }],
      });
      const ratio = (isLinear ? linear : power)(100e6, 30e6);
      const place = worstCrossSection(x, y, ratio);
      const found = place ? ratio(place.mx, place.my) : 0;
      let sampled = 0;
      for (const [at, of] of x.entries()) {
        for (let step = 0; step <= 500; step++) {
          const at500 = (length * step) / 500;
          const m = (one: typeof of | undefined) => (one ? valueAt(one.response, "moment", at500) : 0);
          sampled = Math.max(sampled, ratio(m(of), m(y[at])));
        }
      }
      expect(found).toBeGreaterThanOrEqual(sampled * (1 - 2e-9));
      // The place has these moments.
      const sides = (["left", "right"] as const).map((side) => {
        const m = (of: (typeof x)[number] | undefined) =>
          of && place ? valueAt(of.response, "moment", place.x, side) : 0;
        return ratio(m(x[place?.at ?? 0]), m(y[place?.at ?? 0]));
      });
      expect(found).toBe(Math.max(...sides));
    }),
    { numRuns: 60 },
  );
});
