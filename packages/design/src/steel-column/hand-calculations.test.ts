import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { STEEL_COLUMN } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function valuesOf(inputs: object, actions: object) {
  const outcome = STEEL_COLUMN.run({ ...inputs, actions: [{ name: "A", ...actions }] }, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  const checks = new Map(outcome.result.checks.map((check) => [check.id, check]));
  const limitCheck = (id: string) => {
    const check = checks.get(id);
    if (check?.kind !== "limit") throw new Error(`${id} is not made`);
    return check;
  };
  return { demand: (id: string) => limitCheck(id).demand, limit: (id: string) => limitCheck(id).limit };
}
/** To four digits, with the unrounded properties of the sections. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(0.0002);

test("a compact column in biaxial bending follows the alternatives of Section 8", () => {
  // 250UC89.5, Grade 300, 3.5 m: Ag 11 392.5 mm2, fy 280, Zex 1226.67e3, Zey 567.29e3, rx 111.92, ry 65.19 mm, N* = 700 kN.
  const { demand, limit } = valuesOf(
    { section: "250UC89.5_300", length: 3500 },
    { n: 700e3, mxTop: 50e6, mxBase: 20e6, myTop: 20e6, myBase: -10e6 },
  );
  // phi Ns = 2870.9 kN, n = 0.24383. lambda_nx = 33.10: 2675.4 kN; lambda_ny = 56.82: 2371.5 kN.
  expectNear(limit("member-compression-x") / 1e3, 2675.4);
  expectNear(limit("member-compression-y") / 1e3, 2371.5);
  // 1.18 x 309.12 (1 - n) = 275.82; 1.19 x 142.96 (1 - n^2) = 160.0, at most 142.96.
  expectNear(limit("section-moment-x") / 1e6, 275.82);
  expectNear(limit("section-moment-y") / 1e6, 142.96);
  // beta_m = -0.4, s = 0.3^3 = 0.027: 309.12 (0.973 x 0.73835 + 1.18 x 0.027 sqrt(0.73835)).
  expectNear(limit("in-plane-x") / 1e6, 230.54);
  // beta_m = 0.5, s = 0.75^3 = 0.42188: 142.96 (0.57813 x 0.70483 + 1.18 x 0.42188 sqrt(0.70483)).
  expectNear(limit("in-plane-y") / 1e6, 118.0);
  // gamma = 1.64383: (50 / 275.82)^gamma + (20 / 142.96)^gamma; (50 / 230.54)^1.4 + (20 / 118.00)^1.4.
  expectNear(demand("combined-section"), 0.099_807);
  expectNear(demand("combined-member/1"), 0.201_01);
});

test("a braced column of a frame has the factors of the charts", () => {
  // 250UC72.9, Grade 300, 5 m: Ag 9320.3 mm2, fy 300, rx 110.54, ry 64.525 mm.
  // gamma 0.8 and 10: ke = 0.84305, lambda_n = 41.77, alpha_c = 0.8975. gamma 1.5 and 0.6: 0.76349, 64.81, 0.7806. phi Ns = 2516.5 kN.
  const { limit } = valuesOf(
    {
      section: "250UC72.9_300",
      length: 5000,
      casesX: "chart",
      gammaTopX: 0.8,
      gammaBaseX: 10,
      casesY: "chart",
      gammaTopY: 1.5,
      gammaBaseY: 0.6,
    },
    { n: 900e3 },
  );
  expectNear(limit("member-compression-x") / 1e3, 2258.4);
  expectNear(limit("member-compression-y") / 1e3, 1964.4);
});

test("a column that sways has its actual length in compression, and its own in bending", () => {
  // 310UC96.8, Grade 300, 4.5 m: Ag 12 372 mm2, fy 300, Zex 1564.5e3 mm3, rx 134.28 mm; gamma 1.2 and 2, lambda_c = 6, N* = 800 kN.
  const { demand, limit } = valuesOf(
    {
      section: "310UC96.8_300",
      length: 4500,
      casesX: "sway-chart",
      gammaTopX: 1.2,
      gammaBaseX: 2,
      lambdaCX: 6,
    },
    { n: 800e3, mxTop: 90e6, mxBase: -60e6 },
  );
  // ke = 1.4792, lambda_n = 54.30: 2803.5 kN. delta_s = 1 / (1 - 1 / 6) = 1.2: 108 kNm.
  expectNear(limit("member-compression-x") / 1e3, 2803.5);
  expectNear(demand("in-plane-x") / 1e6, 108);
  // ke = 1, lambda_n = 36.71: phi Ncx = 3066.6 kN. Not compact: 422.43 (1 - 800 / 3066.6).
  expectNear(limit("in-plane-x") / 1e6, 312.22);
});

test("a member in tension has the general rules where it is not compact", () => {
  // 200UC46.2, Grade 300: Ag 5901.8 mm2, fy 300, Zex 494.36e3, Zey 223.29e3 mm3; kt = 0.85, An = 4800 mm2, N* = -600 kN.
  const { demand, limit } = valuesOf(
    { section: "200UC46.2_300", length: 4000, kt: "0.85", netArea: 4800 },
    { n: -600e3, mxTop: 30e6, mxBase: 30e6, myTop: 8e6 },
  );
  // 0.9 min(5901.8 x 300, 0.85 x 0.85 x 4800 x 440) = 1373.3 kN; n = 0.43690.
  expectNear(limit("tension") / 1e3, 1373.3);
  // 133.48 (1 - n), 60.288 (1 - n).
  expectNear(limit("section-moment-x") / 1e6, 75.162);
  expectNear(limit("section-moment-y") / 1e6, 33.949);
  // n + 30 / 133.48 + 8 / 60.288; (30 / 75.162)^1.4 + (8 / 33.949)^1.4.
  expectNear(demand("combined-section"), 0.794_35);
  expectNear(demand("combined-member/1"), 0.4086);
});
