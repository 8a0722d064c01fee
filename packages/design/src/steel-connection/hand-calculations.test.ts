import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STEEL_CONNECTION } from "./module.ts";

await STEEL_CONNECTION.onDemand?.load();

// Whole connections by plain arithmetic from published properties. No code is shared with the engine.

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function limitsOf(inputs: object): ReadonlyMap<string, { readonly demand: number; readonly limit: number }> {
  const outcome = STEEL_CONNECTION.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return new Map(
    outcome.result.checks.flatMap((check) => (check.kind === "limit" ? [[check.id, check] as const] : [])),
  );
}
const ratioIn = (limits: ReturnType<typeof limitsOf>, id: string): number => {
  const found = limits.get(id);
  if (!found) throw new Error(`${id} has no limit`);
  return found.demand / found.limit;
};

// Published: Ac in mm2 of M20 and M24 to AS 1275, fuf of 8.8 (AS/NZS 1252.1).
const BOLTS = { M16: [16, 2], M20: [20, 2.5], M24: [24, 3] } as const;
const AC = (size: keyof typeof BOLTS) => {
  const [df, pitch] = BOLTS[size];
  return (Math.PI / 4) * (df - 1.22687 * pitch) ** 2;
};
const HOLE = { M16: 18, M20: 22, M24: 26 } as const;
// Grade 250 plate to AS/NZS 3678.
const FY = (t: number) => (t <= 8 ? 280 : t <= 12 ? 260 : 250);
const FU = 410;

// Published d, tw, fyw, fu of universal beams, Grade 300.
const BEAMS = {
  "310UB40.4_300": { d: 304, tw: 6.1, fyw: 320, fu: 440 },
  "410UB53.7_300": { d: 403, tw: 7.6, fyw: 320, fu: 440 },
  "610UB125_300": { d: 612, tw: 11.9, fyw: 300, fu: 440 },
} as const;

describe("a web side plate, by hand", () => {
  const anyPlate = fc.record({
    section: fc.constantFrom(...(Object.keys(BEAMS) as (keyof typeof BEAMS)[])),
    boltSize: fc.constantFrom("M16" as const, "M20" as const, "M24" as const),
    rows: fc.integer({ min: 2, max: 3 }),
    plateThickness: fc.constantFrom(6, 8, 10, 12, 16),
    weldLeg: fc.constantFrom(5, 6, 8, 10),
    firstLine: fc.integer({ min: 62, max: 90 }),
    v: fc.integer({ min: 45_000, max: 250_000 }),
  });

  test("has the ratios of 500 random connections worked from published properties", () => {
    fc.assert(
      fc.property(anyPlate, (one) => {
        const { v, ...inputs } = one;
        const { section, boltSize, rows: n, plateThickness: t, weldLeg, firstLine: e } = inputs;
        const limits = limitsOf({
          ...inputs,
          edgeV: 42,
          edgeH: 42,
          edgeCut: "sheared",
          actions: [{ name: "A", v }],
        });
        const beam = BEAMS[section];
        const [df] = BOLTS[boltSize];
        const dh = HOLE[boltSize];
        const [sp, depth] = [70, (n - 1) * 70 + 84];
        const vf = 0.8 * 0.62 * 830 * AC(boltSize);
        // 9.3.1: of n bolts in a column, by summation.
        const ys = Array.from({ length: n }, (_, at) => (at - (n - 1) / 2) * sp);
        const ibp = ys.reduce((sum, y) => sum + y * y, 0);
        const most = Math.hypot(v / n, (v * e * ((n - 1) / 2) * sp) / ibp);
        expect(ratioIn(limits, "bolt-shear")).toBeCloseTo(most / vf, 9);
        // 9.6.3.10 with two runs: direct shear, and bending on the throats.
        const vw = (0.8 * 0.6 * 490 * weldLeg) / Math.SQRT2;
        const weld = Math.hypot(v / (2 * depth), (v * e * 6) / (2 * depth * depth));
        expect(ratioIn(limits, "weld")).toBeCloseTo(weld / vw, 9);
        expect(ratioIn(limits, "plate-shear")).toBeCloseTo(v / (0.9 * 0.5 * FY(t) * depth * t), 9);
        expect(ratioIn(limits, "plate-bending")).toBeCloseTo(
          (v * e) / ((0.9 * FY(t) * t * depth * depth) / 4),
          9,
        );
        // 9.1.9(e), one column of bolts.
        const along = 42 + (n - 1) * sp;
        const shear = Math.min(0.6 * FU * (along - (n - 0.5) * dh) * t, 0.6 * FY(t) * along * t);
        const block = 0.75 * (shear + FU * (42 - dh / 2) * t);
        expect(ratioIn(limits, "plate-block")).toBeCloseTo(v / block, 9);
        // 9.2.2.4: each bolt of the web, whose only edge is the end of the beam; holes above and below.
        const web = Math.max(
          ...ys.map((y) => {
            const [h, up] = [(v * e * Math.abs(y)) / ibp, v / n];
            const pulls = y < 0 ? e - 20 : Number.POSITIVE_INFINITY;
            const toHole = sp - dh + df / 2;
            const last = y === ys.at(-1);
            const capacity = (ae: number) => 0.9 * Math.min(3.2 * df, ae) * beam.tw * beam.fu;
            return Math.max(
              Math.hypot(h, up) / capacity(3.2 * df),
              Number.isFinite(pulls) ? h / capacity(pulls - dh / 2 + df / 2) : 0,
              last ? 0 : up / capacity(toHole),
            );
          }),
        );
        expect(ratioIn(limits, "bearing-web")).toBeCloseTo(web, 9);
        expect(ratioIn(limits, "beam-shear")).toBeCloseTo(v / (0.9 * 0.6 * beam.fyw * beam.d * beam.tw), 2);
      }),
      { numRuns: 500 },
    );
  });

  test("has the published capacities of weld and plate at di = 210, e = 55", () => {
    // Plate 210 x 10, fy = 260; 6 mm welds with the metal of 1998, 480 MPa, are 2 % less than those of 490 MPa.
    const limits = limitsOf({ rows: 3, weldLeg: 6, section: "310UB40.4_300", actions: [{ v: 100_000 }] });
    expect((limits.get("plate-shear")?.limit ?? 0) / 1e3).toBeCloseTo(245.7, 1);
    expect((limits.get("plate-bending")?.limit ?? 0) / 55e3).toBeCloseTo(469.064, 2);
    expect((100 / ratioIn(limits, "weld")) * (480 / 490)).toBeCloseTo(220.4, 0);
  });
});

describe("a minimum design action does not relieve a flange", () => {
  // 410UB53.7, Grade 300: d = 402.6, b_f = 178, t_f = 10.9, A_g = 6890, fy = 320, fu = 440. M20: holes of 22 mm.
  const arm = 402.6 - 10.9;
  const net = 0.9 * 0.85 * 440 * (178 - 2 * 22) * 10.9;
  const of = (inputs: object) => limitsOf({ section: "410UB53.7_300", columnBy: "A", ...inputs });
  const splice = (n: number, m: number) =>
    of({ type: "bolted-splice", flangeRows: 4, actions: [{ v: 60_000, n, m }] });

  test("of a splice in compression, whose tension flange has the moment with the axial force that acts", () => {
    const limits = splice(1000, 200e6);
    // 0.3 of its compression capacity, 543 kN, would leave 239 kN of 510 kN in the flange.
    expect(ratioIn(limits, "flange-member-tension")).toBeCloseTo((200e6 / arm - 500) / net, 3);
    const compressed = 200e6 / arm + (0.3 * 0.9 * 320 * 0.913 * 6890) / 2;
    expect(limits.get("flange-plate-compression")?.demand).toBeCloseTo(compressed, -4);
  });

  test("of a splice in tension, whose compression flange has the moment with the axial force that acts", () => {
    expect(splice(-1000, 150e6).get("flange-plate-compression")?.demand).toBeCloseTo(150e6 / arm - 500, -3);
  });

  test("of a splice or a rigid connection with an axial force, which has the minimum moment without it too", () => {
    // Published: phiMs = 304 kNm.
    const least = (share: number) => (share * 304e6) / arm;
    const tension = splice(400e3, 10e6).get("flange-member-tension")?.demand ?? 0;
    expect(tension / least(0.3)).toBeCloseTo(1, 2);
    const column = of({ type: "welded-moment", columnBy: "", actions: [{ v: 60_000, n: 150e3, m: 10e6 }] });
    expect((column.get("column-tension")?.demand ?? 0) / least(0.5)).toBeCloseTo(1, 2);
    const compressed = column.get("column-compression-yield")?.demand ?? 0;
    expect(compressed / (least(0.5) + 75_000)).toBeCloseTo(1, 2);
  });
});
