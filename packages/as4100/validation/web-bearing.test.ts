import { SILENT, stepTexts } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { capacityOf, derive, type SteelSection } from "../src/index.ts";
import { fullLateralRestraint } from "../src/member/full-lateral-restraint.ts";
import { printedSectionIn, recordIn } from "./catalogue.ts";
import { readAlphaC } from "./read-published.ts";

const WEB: SteelSection = {
  ...printedSectionIn("310UB46.2", "300"),
  d: 220,
  tf: 10,
  tw: 10,
  fy: 300,
  fyw: 300,
};

describe("web bearing of an I-section", () => {
  // Published arithmetic (OpenCalcs-AS4100, tests/test_webs.py): tw = 10, fy = 300, bbf = 100: Rby = 375 kN, phiRby = 337.5 kN.
  test("equals the published yield capacity of a web 10 mm thick", () => {
    const query = { capacity: "phiRby", bs: 50 } as const;
    expect(capacityOf(WEB, query)).toBeCloseTo(337_500, 6);
    const derivation = derive(WEB, query);
    const nominal =
      "steps" in derivation ? stepTexts(derivation.steps).find(({ symbol }) => symbol === "R_by") : undefined;
    expect(nominal?.value).toBeCloseTo(375_000, 6);
    // Flush with the end: bbf = 50 + 2.5 x 10 = 75.
    expect(capacityOf(WEB, { capacity: "phiRbyEnd", bs: 50 })).toBeCloseTo((337_500 * 75) / 100, 6);
    expect(capacityOf(WEB, { capacity: "phiRbyMm" })).toBeCloseTo(3375, 6);
  });

  // Slenderness 2.5 x 200 / 10 x sqrt(300 / 250) = 54.8; Table 6.3.3(C) gives alpha_c at 50 and 55 for alpha_b = 0.5.
  test("has an alpha_c between the two nearest cells of Table 6.3.3(C)", () => {
    const at = (lambdaN: number) => {
      const cell = readAlphaC().find((one) => one.lambdaN === lambdaN && one.alphaB === 0.5);
      if (!cell) throw new Error(`No cell ${lambdaN}`);
      return cell.alphaC;
    };
    const alphaC = Number(capacityOf(WEB, { capacity: "phiRbbMm" })) / (0.9 * 10 * 300);
    expect(alphaC).toBeLessThan(at(50));
    expect(alphaC).toBeGreaterThan(at(60));
    // bb = 50 + 5 x 10 + 200 = 300; flush with the end 50 + 25 + 100 = 175.
    expect(capacityOf(WEB, { capacity: "phiRbb", bs: 50 })).toBeCloseTo(0.9 * alphaC * 300 * 10 * 300, 3);
    expect(capacityOf(WEB, { capacity: "phiRbbEnd", bs: 50 })).toBeCloseTo(0.9 * alphaC * 175 * 10 * 300, 3);
  });
});

describe("web bearing of a rectangular hollow section", () => {
  const box = steelSectionOf(recordIn("150x100x6.0RHS", "C350"));

  // By hand: rext = 15, d5 = 120, ks = 4, kv = 20: alpha_pm = 0.275, 1 - alpha_pm^2 = 0.924375;
  // alpha_p = 0.125 [1 + 0.924375 (1 + 0.2 - 0.924375 x 0.25 / 400)] = 0.263589; bb = 50 + 75 + 120 = 245.
  test("equals the yield capacity of a hand calculation", () => {
    expect(Number(capacityOf(box, { capacity: "phiRby", bs: 50 })) / 1e3).toBeCloseTo(
      (0.9 * 2 * 245 * 6 * 350 * 0.263589) / 1e3,
      2,
    );
    // End: alpha_p = sqrt(18) - 4 = 0.242641, bb = 50 + 37.5 + 60 = 147.5.
    expect(Number(capacityOf(box, { capacity: "phiRbyEnd", bs: 50 })) / 1e3).toBeCloseTo(
      (0.9 * 2 * 147.5 * 6 * 350 * 0.242641) / 1e3,
      2,
    );
  });

  // 3.5 x 120 / 6 x sqrt(350 / 250) = 82.8: between the cells of 80 and 85 of Table 6.3.3(C), alpha_b = 0.5.
  test("buckles with two walls as struts", () => {
    const alphaC = Number(capacityOf(box, { capacity: "phiRbb", bs: 50 })) / (0.9 * 2 * 245 * 6 * 350);
    const cells = readAlphaC().filter(({ alphaB }) => alphaB === 0.5);
    const above = cells.filter(({ lambdaN }) => lambdaN >= 83).at(0);
    const below = cells.filter(({ lambdaN }) => lambdaN <= 82).at(-1);
    expect(alphaC).toBeGreaterThan(above?.alphaC ?? 1);
    expect(alphaC).toBeLessThan(below?.alphaC ?? 0);
  });
});

test("a shape without a web bearing rule returns the reason", () => {
  for (const [size, grade] of [
    ["100x100x8EA", "300"],
    ["165.1x5.0CHS", "C350"],
  ] as const) {
    const section = steelSectionOf(recordIn(size, grade));
    expect(capacityOf(section, { capacity: "phiRby", bs: 50 })).toMatchObject({ kind: "not-covered" });
  }
});

describe("full lateral restraint", () => {
  // Published for fy = 300 and ry = 38.6 (a wiki on the 2020 reprint): 1.06 m for uniform moment, 4.6 m for full reverse curvature.
  test.each([
    [-1, 1.06, 0.005],
    [1, 4.6, 0.05],
  ])("of 410UB53.7 with beta_m = %d is %d m", (betaM, printed, half) => {
    const section = { ...printedSectionIn("410UB53.7", "300"), fy: 300, fyw: 300, ry: 38.6 };
    expect(Math.abs(Number(fullLateralRestraint(section, SILENT, betaM)) / 1000 - printed)).toBeLessThan(
      half,
    );
  });

  test("is given for sections that buckle laterally, for uniform moment", () => {
    // 250PFC: ry = 28.4, fy = 300: 28.4 x 20 x sqrt(250 / 300); 150x100x6.0RHS: ry x 300 x (100 / 150) x (250 / 350).
    const channel = printedSectionIn("250PFC", "300");
    expect(capacityOf(channel, { capacity: "FLR" })).toBeCloseTo(28.4 * 20 * Math.sqrt(250 / 300), 6);
    const box = printedSectionIn("150x100x6.0RHS", "C350");
    expect(capacityOf(box, { capacity: "FLR" })).toBeCloseTo((box.ry * 300 * 100 * 250) / (150 * 350), 6);
    const square = steelSectionOf(recordIn("100x100x4.0SHS", "C450"));
    expect(capacityOf(square, { capacity: "FLR" })).toMatchObject({ kind: "not-applicable" });
  });
});
