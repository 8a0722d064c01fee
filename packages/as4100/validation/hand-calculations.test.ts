import { fromBase, stepTexts } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { type CapacityQuery, derive, type SteelSection } from "../src/index.ts";
import { printedSectionIn, recordIn } from "./catalogue.ts";

// Calculated independently of the engine, from the published properties named in each case and the clauses' formulae, with a calculator
// that keeps full precision; five figures of every step are recorded.
interface HandCalculation {
  readonly designation: string;
  readonly grade: string;
  readonly query: CapacityQuery;
  /** By the symbol of the step; forces in kN, moments in kNm. */
  readonly steps: Readonly<Record<string, number>>;
}

const MEMBERS: readonly HandCalculation[] = [
  {
    designation: "250UC72.9",
    grade: "300",
    query: { capacity: "phiNcy", le: 4000 },
    // Ag = 9320, ry = 64.5, kf = 1, fy = 300, alpha_b = 0: hot-rolled UC, flange 14.2
    steps: {
      N_s: 2796.0,
      λ_n: 67.935,
      α_b: 0,
      α_a: 20.32,
      λ: 67.935,
      η: 0.17746,
      ξ: 1.5333,
      α_c: 0.76137,
      φN_cy: 1915.9,
    },
  },
  {
    designation: "310UC283",
    grade: "350",
    query: { capacity: "phiNcx", le: 8000 },
    // Ag = 36000, rx = 148, kf = 1, fy = 340, alpha_b = 1: hot-rolled UC, flange 44.1
    steps: {
      N_s: 12240.0,
      λ_n: 63.037,
      α_b: 1,
      α_a: 20.562,
      λ: 83.599,
      η: 0.22852,
      ξ: 1.2119,
      α_c: 0.65535,
      φN_cx: 7219.4,
    },
  },
  {
    designation: "610UB101",
    grade: "300",
    query: { capacity: "phiNcy", le: 3000 },
    // Ag = 13000, ry = 47.5, kf = 0.888, fy = 300, alpha_b = 0: hot-rolled UB, kf < 1
    steps: {
      N_s: 3463.2,
      λ_n: 65.197,
      α_b: 0,
      α_a: 20.472,
      λ: 65.197,
      η: 0.16853,
      ξ: 1.6134,
      α_c: 0.77828,
      φN_cy: 2425.8,
    },
  },
  {
    designation: "1200WB249",
    grade: "300",
    query: { capacity: "phiNcy", le: 5000 },
    // Ag = 31700, ry = 52.4, kf = 0.701, fy = 280, alpha_b = 0.5: welded I, kf < 1
    steps: {
      N_s: 6222.1,
      λ_n: 84.549,
      α_b: 0.5,
      α_a: 18.875,
      λ: 93.986,
      η: 0.26238,
      ξ: 1.0788,
      α_c: 0.58199,
      φN_cy: 3259.1,
    },
  },
  {
    designation: "500WC228",
    grade: "300",
    query: { capacity: "phiNcy", le: 6000 },
    // Ag = 29000, ry = 120, kf = 1, fy = 300, alpha_b = 0: welded I, flame cut
    steps: {
      N_s: 8700.0,
      λ_n: 54.772,
      α_b: 0,
      α_a: 20.577,
      λ: 54.772,
      η: 0.13455,
      ξ: 2.0316,
      α_c: 0.83683,
      φN_cy: 6552.4,
    },
  },
  {
    designation: "200PFC",
    grade: "300",
    query: { capacity: "phiNcy", le: 2000 },
    // Ag = 2920, ry = 23.8, kf = 1, fy = 300, alpha_b = 0.5: hot-rolled channel
    steps: {
      N_s: 876.0,
      λ_n: 92.054,
      α_b: 0.5,
      α_a: 18.097,
      λ: 101.1,
      η: 0.28558,
      ξ: 1.0094,
      α_c: 0.53356,
      φN_cy: 420.66,
    },
  },
  {
    designation: "100x100x8EA",
    grade: "300",
    query: { capacity: "phiNcy", le: 1500 },
    // Ag = 1500, ry = 19.7, kf = 1, fy = 320, alpha_b = 0.5: angle
    steps: {
      N_s: 480.0,
      λ_n: 86.145,
      α_b: 0.5,
      α_a: 18.712,
      λ: 95.501,
      η: 0.26732,
      ξ: 1.0628,
      α_c: 0.57149,
      φN_cy: 246.88,
    },
  },
  {
    designation: "150x100x10UA",
    grade: "350",
    query: { capacity: "phiNcy", le: 2500 },
    // Ag = 2300, ry = 21.8, kf = 0.943, fy = 360, alpha_b = 1: angle, kf < 1
    steps: {
      N_s: 780.8,
      λ_n: 133.64,
      α_b: 1,
      α_a: 14.123,
      λ: 147.76,
      η: 0.43768,
      ξ: 0.7667,
      α_c: 0.30106,
      φN_cy: 211.56,
    },
  },
  {
    designation: "150x50x3.0RHS",
    grade: "C450",
    query: { capacity: "phiNcy", le: 3000 },
    // Ag = 1140, ry = 21.5, kf = 0.713, fy = 450, alpha_b = -0.5: cold-formed hollow, kf < 1
    steps: {
      N_s: 365.77,
      λ_n: 158.08,
      α_b: -0.5,
      α_a: 12.332,
      λ: 151.91,
      η: 0.45121,
      ξ: 0.75469,
      α_c: 0.2872,
      φN_cy: 94.542,
    },
  },
  {
    designation: "100x100x5.0SHS",
    grade: "C350",
    query: { capacity: "phiNcx", le: 3000 },
    // Ag = 1810, rx = 38.3, kf = 1, fy = 350, alpha_b = -0.5: cold-formed hollow
    steps: {
      N_s: 633.5,
      λ_n: 92.68,
      α_b: -0.5,
      α_a: 18.031,
      λ: 83.664,
      η: 0.22874,
      ξ: 1.2109,
      α_c: 0.65489,
      φN_cx: 373.39,
    },
  },
  {
    designation: "360UB50.7",
    grade: "300",
    query: { capacity: "phiMbx", le: 5820, alphaM: 1.41 },
    // Zex = 897000, Iy = 9.6e+06, J = 241000, Iw = 2.84e+11, fy = 300
    // π² E Iy / le² = 559440 N; G J + π² E Iw / le² = 3.583e+10 Nmm²
    steps: { M_sx: 269.1, M_o: 141.58, α_s: 0.40249, M_bx: 152.72, φM_bx: 137.44 },
  },
  {
    designation: "610UB125",
    grade: "300",
    query: { capacity: "phiMbx", le: 4000, alphaM: 1 },
    // Zex = 3.68e+06, Iy = 3.93e+07, J = 1.56e+06, Iw = 3.45e+12, fy = 280
    // π² E Iy / le² = 4.8484e+06 N; G J + π² E Iw / le² = 5.5043e+11 Nmm²
    steps: { M_sx: 1030.4, M_o: 1633.6, α_s: 0.72755, M_bx: 749.66, φM_bx: 674.7 },
  },
  {
    designation: "200UC46.2",
    grade: "350",
    query: { capacity: "phiMbx", le: 6000, alphaM: 1.13 },
    // Zex = 490000, Iy = 1.53e+07, J = 228000, Iw = 1.42e+11, fy = 340
    // π² E Iy / le² = 838920 N; G J + π² E Iw / le² = 2.6026e+10 Nmm²
    steps: { M_sx: 166.6, M_o: 147.76, α_s: 0.56352, M_bx: 106.09, φM_bx: 95.479 },
  },
  {
    designation: "700WB115",
    grade: "400",
    query: { capacity: "phiMbx", le: 5000, alphaM: 1 },
    // Zex = 3.79e+06, Iy = 4.17e+07, J = 888000, Iw = 4.77e+12, fy = 380
    // π² E Iy / le² = 3.2925e+06 N; G J + π² E Iw / le² = 4.4766e+11 Nmm²
    steps: { M_sx: 1440.2, M_o: 1214.1, α_s: 0.54784, M_bx: 789.0, φM_bx: 710.1 },
  },
  {
    designation: "200PFC",
    grade: "300",
    query: { capacity: "phiMbx", le: 3000, alphaM: 1 },
    // Zex = 221000, Iy = 1.65e+06, J = 105000, Iw = 1.05e+10, fy = 300
    // π² E Iy / le² = 361890 N; G J + π² E Iw / le² = 1.0703e+10 Nmm²
    steps: { M_sx: 66.3, M_o: 62.235, α_s: 0.58088, M_bx: 38.512, φM_bx: 34.661 },
  },
  {
    designation: "150x50x3.0RHS",
    grade: "C450",
    query: { capacity: "phiMbx", le: 6000, alphaM: 1 },
    // Zex = 51400, Iy = 526000, J = 1.5e+06, Iw = 0, fy = 450
    // π² E Iy / le² = 28841 N; G J + π² E Iw / le² = 1.2e+11 Nmm²
    steps: { M_sx: 23.13, M_o: 58.83, α_s: 0.82977, M_bx: 19.193, φM_bx: 17.273 },
  },
];

const SHEAR: readonly HandCalculation[] = [
  {
    designation: "610UB125",
    grade: "300",
    query: { capacity: "phiVv" },
    // d = 611.6, tf = 19.6, tw = 11.9: fyw = 300. lambda_w = 572.4 / 11.9 sqrt(300 / 250); Aw = 611.6 x 11.9
    steps: { λ_w: 52.692, α_v: 1, A_w: 7278, φV_v: 1179 },
  },
  {
    designation: "700WB115",
    grade: "400",
    query: { capacity: "phiVv" },
    // d1 = 660, tw = 10: fyw = 400. lambda_w = 66 sqrt(1.6) > 82; Vw = 0.6 x 400 x 6600
    steps: { λ_w: 83.484, α_v: 0.96476, A_w: 6600, V_w: 1584, φV_v: 1375.4 },
  },
  {
    designation: "150x50x2.0RHS",
    grade: "C450",
    query: { capacity: "phiVv" },
    // d1 = 146: lambda_w = 73 sqrt(1.8) > 82; fvm / fva = 3 (2 x 50 + 150) / (2 (3 x 50 + 150)) = 1.25
    steps: { λ_w: 97.94, α_v: 0.70099, V_u: 110.53, "f_vm/f_va": 1.25, V_v: 102.82, φV_v: 92.538 },
  },
  {
    designation: "150x50x2.0RHS",
    grade: "C450",
    query: { capacity: "phiVvy" },
    // b1 = 46; fvm / fva = 3 (2 x 150 + 50) / (2 (3 x 150 + 50)) = 1.05: 2 / (0.9 + 1.05) > 1
    steps: { λ_w: 30.858, α_v: 1, V_u: 49.68, "f_vm/f_va": 1.05, V_v: 49.68, φV_vy: 44.712 },
  },
  {
    designation: "219.1x6.4CHS",
    grade: "C350",
    query: { capacity: "phiVv" },
    // 0.36 x 350 x 4280 = 539.28
    steps: { V_w: 539.28, φV_v: 485.35 },
  },
];

const MOMENTS: readonly HandCalculation[] = [
  // t = 9.5: fy = 320. Zex 74.8 (load A), 81.7 (C), Zey 26.0 (B), 30.9 (D), 10^3 mm3: phiMs = 0.9 x 0.320 Ze
  ...(
    [
      ["phiMsxA", { M_sxA: 23.936, φM_sxA: 21.542 }],
      ["phiMsxC", { M_sxC: 26.144, φM_sxC: 23.53 }],
      ["phiMsyB", { M_syB: 8.32, φM_syB: 7.488 }],
      ["phiMsyD", { M_syD: 9.888, φM_syD: 8.8992 }],
    ] as const
  ).map(([capacity, steps]) => ({ designation: "150x100x10UA", grade: "300", query: { capacity }, steps })),
];

describe("a hand calculation", () => {
  test.each([...MEMBERS, ...SHEAR, ...MOMENTS])(
    "of $designation in $grade, $query.capacity, agrees in every step",
    ({ designation, grade, query, steps }) => {
      expect(stepsOf(printedSectionIn(designation, grade), query)).toMatchObject(steps);
    },
  );

  test("of 125PFC in Grade 350 with the flange tips in compression agrees, where the table has swapped the moduli of the two sides", () => {
    // Two flanges 65 x 7.5, web 110 x 4.7, root fillets 8: A = 1519.5, xL = 21.771, Iy = 657 940; ZyR = 657 940 / 43.229 = 15 220.
    // Flange outstand 60.3 / 7.5 sqrt(360 / 250) = 9.648, between 9 and 25: Zey = 15 220 (1 + 0.5 (25 - 9.648) / 16) = 22 522.
    // The table has 22 800, which is 1.5 Zy: 7.39 kNm
    const channel = steelSectionOf(recordIn("125PFC", "350"));
    expect(stepsOf(channel, { capacity: "phiMsyR" }).φM_syR).toBe(7.2971);
  });

  test("of a custom box of four plates agrees with the engine in every step", () => {
    // 400 x 300, flanges 16, webs 10, fy 280 and 300. d1 = 368: lambda_w = 36.8 sqrt(1.2); Vu = 0.6 x 300 x 2 x 3680;
    // fvm / fva = 3 (2 x 300 x 16 + 400 x 10) / (2 (3 x 300 x 16 + 400 x 10)) = 40 800 / 36 800
    expect(stepsOf(CUSTOM_BOX, { capacity: "phiVv" })).toMatchObject({
      λ_w: 40.312,
      V_u: 1324.8,
      "f_vm/f_va": 1.1087,
      V_v: 1319.1,
      φV_v: 1187.2,
    });
  });
});

const CUSTOM_BOX: SteelSection = {
  name: "custom box",
  kind: "welded-box",
  d: 400,
  bf: 300,
  tf: 16,
  tw: 10,
  ag: 16_960,
  ix: 436e6,
  iy: 227e6,
  rx: 160,
  ry: 116,
  j: 460e6,
  iw: 0,
  fy: 280,
  fyw: 300,
  fu: 430,
  kf: 1,
  zex: 2.5e6,
  zey: 1.8e6,
};

/** Every step of a derivation by its symbol, to five figures. */
function stepsOf(section: SteelSection, query: CapacityQuery): Record<string, number> {
  const derivation = derive(section, query);
  if (!("steps" in derivation)) throw new Error(derivation.reason);
  return Object.fromEntries(
    stepTexts(derivation.steps).map(({ symbol, value, unit }) => [
      symbol,
      Number(fromBase(value, unit).toPrecision(5)),
    ]),
  );
}
