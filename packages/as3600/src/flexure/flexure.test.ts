import { attempt, isUnavailable, SILENT, verdictOf } from "@kingpost/calc";
import { circle, flanged, type Region, rectangle } from "@kingpost/concrete-section";
import { describe, expect, test } from "vitest";
import { BEAM, TEE } from "../../testing/sections.ts";
import { D500N } from "../materials/index.ts";
import {
  allowedRedistribution,
  axisOf,
  barLayer,
  type DesignSection,
  effectiveFlange,
  type FlexuralStrength,
  flexuralStrength,
  flexureChecks,
  minimumMoment,
  minimumSteel,
  ultimateState,
} from "./index.ts";

function strength(section: DesignSection, sense: "sagging" | "hogging" = "sagging"): FlexuralStrength {
  const found = flexuralStrength(section, sense, SILENT);
  if ("kind" in found) throw new Error(found.reason);
  return found;
}

/** A rectangle with one layer of tension bars. */
function beam(area: number, more: Partial<DesignSection> = {}): DesignSection {
  return {
    concrete: { fc: 32 },
    region: rectangle(300, 600),
    bars: [{ x: 0, y: -250, area, diameter: 24 }],
    steel: D500N,
    ...more,
  };
}

describe("the strength in bending", () => {
  test("is that of the closed form of a rectangle with yielding bars", () => {
    // C = alpha2 f'c b gamma dn = T.
    const [t, alpha2, gamma] = [1500 * 500, 0.85 - 0.0015 * 32, 0.97 - 0.0025 * 32];
    const dn = t / (alpha2 * 32 * 300 * gamma);
    const { mu, dn: found } = strength(beam(1500));
    expect(found).toBeCloseTo(dn, 6);
    expect(mu / (t * (550 - (gamma * dn) / 2))).toBeCloseTo(1, 9);
  });

  test("is the same for a section upside down in the other sense", () => {
    const flipped = {
      ...TEE,
      region: flanged({
        webWidth: 350,
        depth: 600,
        flangeDepth: 150,
        left: 400,
        right: 400,
        isInverted: true,
      }),
      bars: TEE.bars.map((bar) => ({ ...bar, y: -bar.y })),
    };
    expect(strength(flipped, "hogging").mu).toBeCloseTo(strength(TEE, "sagging").mu, 3);
    expect(strength(flipped, "sagging").mu).toBeCloseTo(strength(TEE, "hogging").mu, 3);
  });

  test("is that of the rectangle where the flange of a T-section is wider than needed", () => {
    const wide = { ...BEAM, region: rectangle(1150, 600) };
    expect(strength(TEE).mu).toBeCloseTo(strength(wide).mu, 3);
  });

  test("never falls with more tension bars while k_uo is less than 0.36, for each strength", () => {
    for (const fc of [20, 32, 50, 80, 100]) {
      let before = 0;
      for (let area = 200; area < 9000; area += 100) {
        const found = strength(beam(area, { concrete: { fc } }));
        if (found.kuo >= 0.36) break;
        expect(found.phiMu).toBeGreaterThan(before);
        before = found.phiMu;
      }
    }
  });

  test("is less with compression bars that are not restrained", () => {
    const bars = [...BEAM.bars, ...barLayer({ count: 4, diameter: 28, y: -180, width: 200 })];
    const restrained = strength({ ...BEAM, bars });
    expect(strength({ ...BEAM, bars, areBarsRestrained: false }).mu).toBeLessThan(restrained.mu);
  });

  test("has a reduced block where the width reduces towards the compressed face", () => {
    const steel = 12_000;
    const inverted = flanged({
      webWidth: 300,
      depth: 600,
      flangeDepth: 450,
      left: 300,
      right: 300,
      isInverted: true,
    });
    const area = 0.9 * (0.85 - 0.0015 * 32) * 32;
    const { state } = strength(beam(steel, { region: inverted }));
    expect(state.concrete.force / state.concrete.area).toBeCloseTo(area, 6);
    const { state: web } = strength(beam(800, { region: inverted }));
    expect(web.concrete.force / web.concrete.area).toBeCloseTo(area / 0.9, 6);
    const diamond = axisOf(beam(800), { x: 0.6, y: 0.8 });
    const skew = ultimateState(diamond, 2e5);
    if (!skew) throw new Error("The section has a strength.");
    expect(skew.concrete.force / skew.concrete.area).toBeCloseTo(area, 6);
    const round = strength(beam(800, { region: circle(600), isCircular: true }));
    expect(round.state.concrete.force / round.state.concrete.area).toBeCloseTo((area / 0.9) * 0.95, 6);
  });

  test("is rejected without bars, and outside the scope of the Standard", () => {
    expect(flexuralStrength({ ...BEAM, bars: [] }, "sagging", SILENT)).toMatchObject({ kind: "not-covered" });
    const rejected = attempt(() => flexuralStrength({ ...BEAM, concrete: { fc: 150 } }, "sagging", SILENT));
    expect(isUnavailable(rejected) && rejected.code).toBe("bad-concrete");
  });

  test("is finite at every corner of shapes, strengths and bars", () => {
    const regions: readonly Region[] = [
      rectangle(100, 150),
      rectangle(3000, 3000),
      flanged({ webWidth: 100, depth: 3000, flangeDepth: 50, left: 3000, right: 0 }),
      flanged({ webWidth: 300, depth: 300, flangeDepth: 299, left: 10, right: 10, isInverted: true }),
      circle(300),
    ];
    for (const region of regions) {
      for (const fc of [20, 120]) {
        for (const [fsy, diameter] of [
          [250, 10],
          [600, 50],
        ] as const) {
          for (const count of [1, 40]) {
            const bars = [
              ...barLayer({ count, diameter, y: -60, width: 60 }),
              ...barLayer({ count, diameter, y: 60, width: 60 }),
            ];
            for (const sense of ["sagging", "hogging"] as const) {
              const found = strength(
                { concrete: { fc }, region, bars, steel: { fsy, ductility: "N" } },
                sense,
              );
              for (const value of [found.mu, found.phiMu, found.dn, found.kuo, found.leverArm]) {
                expect(Number.isFinite(value) && value > 0).toBe(true);
              }
            }
          }
        }
      }
    }
  });
});

describe("the checks of bending", () => {
  const web = { bw: 350, depth: 600 };
  const checks = (section: DesignSection, m: number, more = {}) =>
    flexureChecks({ section, sense: "sagging", m, web, ...more }, { id: "mid" });
  const named = (list: ReturnType<typeof checks>, name: string) => {
    const check = list.find(({ id }) => id === `mid/${name}`);
    if (!check) throw new Error(`There is no check ${name}.`);
    return check;
  };

  test("compare the moment with the design strength: the hand calculation of 289.18 kNm", () => {
    const check = named(checks(BEAM, 200e6), "bending");
    expect(check).toMatchObject({ kind: "limit", demand: 200e6 });
    expect(check.kind === "limit" && check.limit / 1e6).toBeCloseTo(289.18, 2);
  });

  test("fail for a moment on a section without bars", () => {
    const [check, ...others] = checks({ ...BEAM, bars: [] }, 1e6);
    expect(others).toEqual([]);
    expect(check && verdictOf(check)).toBe("fail");
    expect(check).toMatchObject({ kind: "limit", ratio: Number.POSITIVE_INFINITY });
  });

  test("fail for a brittle section under a high moment unless it has compression bars", () => {
    const brittle = beam(4500);
    const { phiMu } = strength(brittle);
    expect(named(checks(brittle, 0.9 * phiMu), "ductility")).toMatchObject({ kind: "limit", limit: 0.36 });
    expect(verdictOf(named(checks(brittle, 0.9 * phiMu), "ductility"))).toBe("fail");
    expect(named(checks(brittle, 0.7 * phiMu), "ductility")).toMatchObject({ isMet: true });
    const compressed = {
      ...brittle,
      bars: [...brittle.bars, { x: 0, y: 250, area: 900, diameter: 24 }],
    };
    const { phiMu: more, kuo } = strength(compressed);
    expect(kuo).toBeGreaterThan(0.36);
    expect(named(checks(compressed, 0.9 * more), "ductility")).toMatchObject({ isMet: true });
    expect(verdictOf(named(checks(compressed, 0.9 * more, { isRedistributed: true }), "ductility"))).toBe(
      "fail",
    );
  });

  test("need the minimum strength or the area that is deemed to give it", () => {
    expect(verdictOf(named(checks(beam(100), 0), "minimum-strength"))).toBe("fail");
    expect(verdictOf(named(checks(BEAM, 0), "minimum-strength"))).toBe("pass");
    const least = minimumMoment(BEAM, "sagging", SILENT);
    expect(least).toBeGreaterThan(minimumMoment(BEAM, "sagging", SILENT, "gross"));
  });

  test("of that area do not count bars near the compressed face, though they are in tension", () => {
    const { bars, ...of } = beam(226);
    const few = { ...of, bars: [...bars, { x: 0, y: 230, area: 1000, diameter: 24 }] };
    const { dn, ast, tensionSide } = strength(few);
    expect(dn).toBeLessThan(70);
    expect(ast).toBe(1226);
    expect(tensionSide).toMatchObject({ area: 226, d: 550, force: 226 * 500 });
    // 0.20 (600 / 550)² 0.6 √32 / 500 x 300 x 550 = 266.6 mm² on the tension side.
    expect(verdictOf(named(checks(few, 0), "minimum-strength"))).toBe("fail");
  });

  test("fail where the bars of Class L would break", () => {
    const mesh = beam(300, { steel: { fsy: 500, ductility: "L" } });
    expect(named(checks(mesh, 1e6), "bar-strain")).toMatchObject({ isMet: false });
  });
});

test("the least steel of a flanged section is not less than that of its web", () => {
  const of = { bw: 300, depth: 600, d: 540, fc: 32, fsy: 500 };
  const plain = minimumSteel(of, "sagging", SILENT);
  for (const bef of [300, 600, 1500]) {
    for (const ds of [60, 150, 300]) {
      for (const sense of ["sagging", "hogging"] as const) {
        const flange = { bef, ds, at: "top" } as const;
        expect(minimumSteel({ ...of, flange }, sense, SILENT)).toBeGreaterThanOrEqual(plain * (1 - 1e-12));
      }
    }
  }
});

test("the effective flange is 0.1a a side, half of the clear distance, and what is there", () => {
  const side = { clear: 3000, overhang: 2000 };
  const bef = (span: number, isContinuous: boolean, left = side, right: typeof side | undefined = side) =>
    effectiveFlange({ bw: 300, span, isContinuous, left, right }, SILENT).bef;
  expect(bef(8000, false)).toBe(300 + 1600);
  expect(bef(8000, true)).toBeCloseTo(300 + 0.2 * 5600, 9);
  expect(bef(8000, false, side, undefined)).toBe(300 + 800 + 800);
  expect(effectiveFlange({ bw: 300, span: 8000, isContinuous: false, left: side }, SILENT).bef).toBe(1100);
  expect(bef(8000, false, { clear: 1000, overhang: 2000 })).toBe(300 + 500 + 800);
  expect(bef(8000, false, { clear: 3000, overhang: 200 })).toBe(300 + 200 + 800);
});

test("a moment may be redistributed by 30 % up to k_u of 0.2, by less up to 0.4, and not with Class L", () => {
  const at = (ku: number) => allowedRedistribution(ku, "N");
  expect([at(0.1), at(0.2), at(0.4), at(0.5), at(Number.NaN)]).toEqual([0.3, 0.3, 0, 0, 0]);
  expect(at(0.3)).toBeCloseTo(0.075, 12);
  expect(allowedRedistribution(0.1, "L")).toBe(0);
});
