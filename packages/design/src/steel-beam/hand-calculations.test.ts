import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { STEEL_BEAM } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const BARE = { hasSelfWeight: false, uniformLoads: [] };

function checkOf(inputs: object, id: string) {
  const outcome = STEEL_BEAM.run({ ...BARE, ...inputs }, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  const check = outcome.result.checks.find((one) => one.id === id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check;
}
/** To four digits, with the unrounded properties of the sections. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(0.0002);

/** phi Mb in kNm: alpha_s = 0.6 (sqrt((Ms / Mo)^2 + 3) - Ms / Mo), phi Mb = 0.9 alpha_m alpha_s Ms. */
describe("the member moment capacity by hand", () => {
  test("of a beam with ends P and a load on its top flange", () => {
    // kt = 1 + 2 (283.6 / 5000) (10.2 / 12.2)^3 = 1.0663, kl = 1.4: le = 7464 mm. Mo = sqrt(270.9e3 (12.57e9 + 5.846e9)) = 70.64,
    // Ms = 202.45, alpha_s = 0.2896; M2 = M4 = M3 / 2: alpha_m = 1.7 / sqrt(1.5) = 1.3880.
    const inputs = {
      section: "310UB40.4_300",
      supportRestraint: "coped-end",
      spans: [{ length: 5000 }],
      pointLoads: [{ case: "Q", force: 40e3, position: 2500, bearing: 80 }],
    };
    expectNear(checkOf(inputs, "member-moment/1").limit / 1e6, 73.249);
  });

  test("of the middle sub-segment beside a purlin (FL)", () => {
    // 2 m, le = 2.8 m: Mo = sqrt(2.039e6 (12.89e9 + 59.72e9)) = 384.7, Ms = 246.32, alpha_s = 0.7238. The formula gives
    // 1.7 x 151.875 / sqrt(147.66^2 + 151.88^2 + 147.66^2) = 1.0 and less: alpha_m = 1.
    const inputs = {
      section: "360UB44.7_300",
      spans: [{ length: 6000 }],
      restraints: [
        { position: 2000, kind: "fly-brace" },
        { position: 4000, kind: "purlin" },
      ],
      uniformLoads: [{ case: "G", load: 25 }],
    };
    expectNear(checkOf(inputs, "member-moment/2").limit / 1e6, 160.46);
  });

  test("of a cantilever under a load on the top flange of its tip, and under a couple", () => {
    const cantilever = {
      section: "250UB31.4_300",
      leftSupport: "fixed",
      spans: [{ length: 2500, end: "free" }],
    };
    // FU, kl = 2, alpha_m = 1.25: Mo = sqrt(352.7e3 (7.14e9 + 5.207e9)) = 65.99, Ms = 126.56, alpha_s = 0.3998.
    const tip = { ...cantilever, pointLoads: [{ case: "G", force: 15e3, position: 2500 }] };
    expectNear(checkOf(tip, "member-moment/1").limit / 1e6, 56.927);
    // kl = 1, alpha_m = 0.25: Mo = 198.64, alpha_s = 0.7250.
    const couple = { ...cantilever, couples: [{ case: "G", moment: 10e6, position: 2500 }] };
    expectNear(checkOf(couple, "member-moment/1").limit / 1e6, 20.646);
  });

  test("of an overhang beyond a support P (PU)", () => {
    // kt = 1 + (283.6 / 1500) (10.2 / 12.2)^3 = 1.1105, kl = 2: le = 3331 mm. Mo = sqrt(1.360e6 (12.57e9 + 29.34e9)) = 238.75,
    // alpha_s = 0.6483, alpha_m = 1.25.
    const inputs = {
      section: "310UB40.4_300",
      supportRestraint: "coped-end",
      spans: [{ length: 5000 }, { length: 1500, end: "free" }],
      pointLoads: [{ case: "G", force: 25e3, position: 6500, height: "top" }],
    };
    expectNear(checkOf(inputs, "member-moment/2").limit / 1e6, 147.66);
  });

  test("under uplift, where a purlin does not hold the bottom flange", () => {
    // le = 6 m, kl = 1: Mo = sqrt(419.2e3 (12.57e9 + 9.047e9)) = 95.20, alpha_s = 0.3697; alpha_m = 1.7 / sqrt(2 x 0.75^2 + 1) = 1.1662.
    const inputs = {
      section: "310UB40.4_300",
      spans: [{ length: 6000 }],
      restraints: [{ position: 3000, kind: "purlin" }],
      uniformLoads: [{ case: "Wu1", load: -12 }],
    };
    expectNear(checkOf(inputs, "member-moment/1").limit / 1e6, 78.55);
  });

  test("of a built-in beam whose ends do not rotate about the minor axis", () => {
    // kl = 1.4, kr = 0.7: le = 5880 mm. Mo = sqrt(586.0e3 (18.74e9 + 22.48e9)) = 155.42, Ms = 338.06, alpha_s = 0.3632.
    // Moments in twelfths of w l^2: ends 1, quarters 0.125, middle 0.5: 1.7 / sqrt(0.5^2 + 2 x 0.125^2) = 3.2, at most 2.5.
    const inputs = {
      section: "410UB53.7_300",
      leftSupport: "fixed",
      lateralRotation: "both",
      spans: [{ length: 6000, end: "fixed" }],
      uniformLoads: [{ case: "G", load: 30 }],
    };
    expectNear(checkOf(inputs, "member-moment/1").limit / 1e6, 276.29);
  });

  test("of a welded beam between purlins (LL), with its slender web in shear", () => {
    const inputs = {
      section: "800WB122_300",
      spans: [{ length: 9000 }],
      restraints: [3000, 6000].map((position) => ({ position, kind: "purlin" })),
      uniformLoads: [{ case: "G", load: 60 }],
    };
    // 3 m, kl = 1.4: Mo = sqrt(4.670e6 (73.7e9 + 703.0e9)) = 1904.4, Ms = 1357.8, alpha_s = 0.6961, alpha_m = 1.
    expectNear(checkOf(inputs, "member-moment/1").limit / 1e6, 850.57);
    // 760 / 10 sqrt(310 / 250) = 84.63: 0.9 x 0.6 x 310 x 760 x 10 (82 / 84.63)^2.
    expectNear(checkOf(inputs, "shear").limit / 1e3, 1194.4);
  });
});

test("shear with bending under a large load near a support", () => {
  // 310UB46.2: phi Ms = 196.80 kNm, M* = 184.28 kNm, phi Vv = 355.66 kN: 355.66 (2.2 - 1.6 x 184.28 / 196.80).
  const inputs = {
    section: "310UB46.2_300",
    spans: [{ length: 2000 }],
    continuousRestraint: "top-and-twist",
    pointLoads: [{ case: "G", force: 300e3, position: 700, bearing: 100 }],
  };
  expectNear(checkOf(inputs, "shear-with-bending").limit / 1e3, 249.61);
});

test("a rectangular hollow section bears with its bending moment", () => {
  // 200x100x5.0RHS, C350: d5 = 175, ks = 4, kv = 35, alpha_pm = 0.26429, alpha_p = 0.25453; bb = 80 + 62.5 + 175 = 317.5 mm:
  // 0.9 x 2 x 317.5 x 5 x 350 x 0.25453. phi Ms = 56.454 kNm.
  // bs / b < 1: 0.8 x 40.5 / 254.57 + 40.5 / 56.454.
  const inputs = {
    section: "200x100x5.0RHS_300",
    spans: [{ length: 4000 }],
    pointLoads: [{ case: "G", force: 30e3, position: 2000, bearing: 80 }],
  };
  expectNear(checkOf(inputs, "bearing-yield/load-1").limit / 1e3, 254.57);
  expectNear(checkOf(inputs, "bearing-with-bending/load-1").demand, 0.844_68);
});
