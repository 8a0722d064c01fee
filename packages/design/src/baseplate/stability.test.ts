import { overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { BASEPLATE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = BASEPLATE.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((check) => check.id === id);
const byCase = (...caseActions: object[]) => ({ actionsBy: "cases", caseActions });
const entered = (actions: object, more: object = {}) => ({ actions: [{ name: "A", ...actions }], ...more });

// The default base: 350 x 350 on 600 x 600 of 32 MPa; M20 4.6 at 140 x 270.
// phi fb = 0.6 x 0.9 x 32 x 600 / 350 = 29.623 MPa, q = 350 phi fb = 10 368 N/mm.
// A bolt: As = pi / 4 (20 - 0.9382 x 2.5)^2 = 244.79 mm2, 0.8 x 400 As = 78 334 N.
const BOLT = 78_334;

describe("overturning", () => {
  test("sets 0.9 of the permanent action against an imposed moment", () => {
    // N = 0.9 x 100 = 90 kN, M = 1.5 x 20 = 30 kNm. T = 2 bolts = 156.668 kN, C = 246.668 kN, Y = C / q = 23.791 mm:
    // M0 = 156.668 x 135 + 246.668 (175 - 11.896) = 61 383 kNmm.
    const check = checkOf(byCase({ case: "G", n: 100e3 }, { case: "Q", mx: 20e6 }), "stability/overturning");
    expect(check).toMatchObject({ kind: "limit", demand: 30e6, combination: "0.9G against 1.2G + 1.5Q" });
    expect(check?.kind === "limit" && check.limit / 1e6).toBeCloseTo(61.383, 3);
    expect(check?.kind === "limit" && check.ratio).toBeCloseTo(30 / 61.383, 4);
  });

  test("is about the edge on either side, and about y with the width", () => {
    // About y: f = 70 mm. M0 = 156.668 x 70 + 246.668 (175 - 11.896) = 51 199 kNmm.
    for (const my of [20e6, -20e6]) {
      const check = checkOf(byCase({ case: "G", n: 100e3 }, { case: "Q", my }), "stability/overturning");
      expect(check?.kind === "limit" && check.limit / 1e6).toBeCloseTo(51.199, 3);
    }
  });

  test("leaves out an imposed action that stabilises", () => {
    // Q: 200 kN at 175 mm against 20 kNm holds the base. Only the wind turns it: N = 0.9 x 100, M = 30.
    const check = checkOf(
      byCase({ case: "G", n: 100e3 }, { case: "Q", n: 200e3, mx: 20e6 }, { case: "Wu1", mx: 30e6 }),
      "stability/overturning",
    );
    expect(check?.kind === "limit" && check.demand).toBeCloseTo(30e6, 6);
    expect(check?.kind === "limit" && check.limit / 1e6).toBeCloseTo(61.383, 3);
  });

  test("takes a permanent action that destabilises with its greater factor", () => {
    // A second permanent row with a moment: 1.35 x 12 kNm against 0.9 x 100 kN.
    const check = checkOf(byCase({ case: "G", n: 100e3 }, { case: "G", mx: 12e6 }), "stability/overturning");
    expect(check).toMatchObject({ combination: "0.9G against 1.35G" });
    expect(check?.kind === "limit" && check.demand).toBeCloseTo(16.2e6, 6);
  });

  test("of bolts and concrete that cannot hold it fails", () => {
    const inputs = byCase({ case: "G", n: 10e3 }, { case: "Q", mx: 50e6 });
    const check = checkOf(inputs, "stability/overturning");
    expect(check?.kind === "limit" && check.ratio).toBeGreaterThan(1);
    expect(overallVerdict(checksOf(inputs))).toBe("fail");
  });

  test("checks the plate and the welds with the smaller axial force too", () => {
    const inputs = byCase({ case: "G", n: 100e3 }, { case: "Q", mx: 20e6 });
    // T: 90 x (135 + e) ... with q: lever 310 mm, Y = 310 - sqrt(310^2 - 2 (30e6 + 90e3 x 135) / 10 368) = 13.402 mm.
    // T = 10.368 x 13.402 - 90 = 48.95 kN on two bolts. With 1.2G, N = 120 kN, it is less.
    const check = checkOf(inputs, "bolt-tension");
    expect(check).toMatchObject({ combination: "0.9G against 1.2G + 1.5Q" });
    const y = 310 - Math.sqrt(310 ** 2 - (2 * (30e6 + 90e3 * 135)) / 10_368);
    expect(check?.kind === "limit" && check.demand).toBeCloseTo((10_368 * y - 90e3) / 2, 3);
  });
});

test("bolts that hold an overturning base carry its shear force too", () => {
  // As above T = 24.486 kN a bolt under 0.9G; 1.5 x 20 kN on two bolts of 0.8 x 44.678 = 35.742 kN through grout: (15 / 35.742)^2 + (24.486 / 78.334)^2.
  const shear = { hasFriction: false, ...byCase({ case: "G", n: 100e3 }, { case: "Q", mx: 20e6, vy: 20e3 }) };
  const check = checkOf(shear, "bolt-interaction");
  expect(check).toMatchObject({ kind: "limit", combination: "0.9G against 1.2G + 1.5Q" });
  expect(check?.kind === "limit" && check.demand).toBeCloseTo((15 / 35.742) ** 2 + (24.486 / 78.334) ** 2, 4);
  // Two rows of a case count like one.
  const rows = byCase({ case: "G", n: 100e3 }, { case: "Q", mx: 20e6 }, { case: "Q", vy: 20e3 });
  const other = checkOf({ hasFriction: false, ...rows }, "bolt-interaction");
  expect(other?.kind === "limit" && other.demand).toBeCloseTo((15 / 35.742) ** 2 + (24.486 / 78.334) ** 2, 4);
});

test("uplift is held by 0.9 of the permanent action and the bolts", () => {
  const check = checkOf(byCase({ case: "G", n: 100e3 }, { case: "Wu1", n: -150e3 }), "stability/uplift");
  expect(check).toMatchObject({ kind: "limit", demand: 150e3, combination: "0.9G against 1.2G + Wu1" });
  expect(check?.kind === "limit" && check.limit).toBeCloseTo(90e3 + 4 * BOLT, -1);
});

test("an earthquake in the other sense lifts a base that its row presses", () => {
  for (const n of [150e3, -150e3]) {
    const check = checkOf(byCase({ case: "G", n: 100e3 }, { case: "Eu", n }), "stability/uplift");
    expect(check).toMatchObject({ kind: "limit", demand: 150e3 });
    expect(check?.kind === "limit" && check.limit).toBeCloseTo(90e3 + 4 * BOLT, -1);
  }
});

test("plate, bolts and welds carry an imposed action that lifts beyond 0.9 of the permanent one", () => {
  // 1.5 x 100 - 0.9 x 50 = 105 kN on four bolts; the combinations of strength have 1.5 x 100 - 1.2 x 50 = 90 kN.
  const inputs = byCase({ case: "G", n: 50e3 }, { case: "Q", n: -100e3 });
  const tension = checkOf(inputs, "bolt-tension");
  expect(tension).toMatchObject({ combination: "0.9G against 1.2G + 1.5Q" });
  expect(tension?.kind === "limit" && tension.demand).toBeCloseTo(105e3 / 4, 3);
  expect(checkOf(inputs, "plate-tension")).toMatchObject({ combination: "0.9G against 1.2G + 1.5Q" });
});

test("friction has 0.9 of the permanent action where an imposed action pushes", () => {
  // 1.2G + 1.5Q: 0.28 x 120 = 33.6 kN carry 30 kN. 0.9G: 25.2 kN do not, so that two bolts carry 15 kN each.
  const inputs = byCase({ case: "G", n: 100e3 }, { case: "Q", vy: 20e3 });
  const check = checkOf(inputs, "bolt-interaction");
  expect(check).toMatchObject({ kind: "limit", combination: "0.9G against 1.2G + 1.5Q" });
  // Ac = pi / 4 (20 - 1.22687 x 2.5)^2 = 225.19 mm2; 0.8 x 0.62 x 400 Ac = 44 678 N, 0.8 of it through grout.
  expect(check?.kind === "limit" && check.demand).toBeCloseTo((15 / 35.742) ** 2, 4);
});

test("bolts have tension with shear of a combination that has the most of neither", () => {
  // With 0.9G, N = 54 kN: 1.5Q has 30 kNm and 45 kN; Wu1 and 0.4Q have 31 kNm and no shear, Wu2 and 0.4Q have 8.5 kNm and 48 kN.
  const cases = byCase(
    { case: "G", n: 60e3 },
    { case: "Q", mx: 20e6, vy: 30e3 },
    { case: "Wu1", mx: 23e6, vy: -12e3 },
    { case: "Wu2", mx: 0.5e6, vy: 36e3 },
  );
  const y = 310 - Math.sqrt(310 ** 2 - (2 * (30e6 + 54e3 * 135)) / 10_368);
  const tension = (10_368 * y - 54e3) / 2;
  const check = checkOf({ ...cases, hasFriction: false }, "bolt-interaction");
  expect(check).toMatchObject({ kind: "limit", combination: "0.9G against 1.2G + 1.5Q" });
  expect(check?.kind === "limit" && check.demand).toBeCloseTo(
    (22.5 / 35.742) ** 2 + (tension / 78_334) ** 2,
    4,
  );
});

test("bolts carry the greatest shear force that slides, though another combination comes nearer to sliding", () => {
  // 1.5Q: 28.2 kN; 0.28 x 120 = 33.6 kN carry it, 0.28 x 90 = 25.2 kN do not. Wu1 leaves 10 kN beside 4 + 0.4 x 18.8 = 11.5 kN.
  const cases = byCase(
    { case: "G", n: 100e3 },
    { case: "Q", vy: 18.8e3 },
    { case: "Wu1", n: -80e3, vy: 4e3 },
  );
  const check = checkOf(cases, "bolt-interaction");
  expect(check).toMatchObject({ kind: "limit", combination: "0.9G against 1.2G + 1.5Q" });
  expect(check?.kind === "limit" && check.demand).toBeCloseTo((14.1 / 35.742) ** 2, 4);
});

describe("friction under combinations that are entered", () => {
  // phi mu N = 0.7 x 0.4 N = 0.28 N.
  const sheared = (more: object = {}) => entered({ n: 100e3, vy: 20e3 }, more);

  test("is not covered for sliding until the smallest axial force is entered", () => {
    const check = checkOf(sheared(), "stability/sliding");
    expect(check).toMatchObject({ kind: "not covered", reason: expect.stringContaining("Not entered") });
    expect(overallVerdict(checksOf(sheared()))).not.toBe("pass");
    const entry = sheared({ leastAxial: 80e3 });
    expect(checkOf(entry, "stability/sliding")).toMatchObject({
      kind: "not applicable",
      reason: expect.stringContaining("at most 80 kN"),
    });
  });

  test("has the smallest axial force with each shear force", () => {
    // 0.28 x 80 = 22.4 kN.
    const check = checkOf(sheared({ leastAxial: 80e3 }), "shear");
    expect(check).toMatchObject({ combination: "A, smallest N*", demand: 20e3 });
    expect(check?.kind === "limit" && check.limit).toBeCloseTo(22.4e3, 6);
    // A combination with less keeps its compression: 0.28 x 60 = 16.8 kN.
    const rows = [
      { name: "A", n: 100e3, vy: 20e3 },
      { name: "B", n: 60e3, vy: 16e3 },
    ];
    const less = checkOf({ actions: rows, leastAxial: 80e3 }, "shear");
    expect(less).toMatchObject({ combination: "B", demand: 16e3 });
    expect(less?.kind === "limit" && less.limit).toBeCloseTo(16.8e3, 6);
  });

  test("leaves the shear to the bolts where it is not enough with the smallest axial force", () => {
    // 0.28 x 60 = 16.8 kN carry less than 20 kN: two bolts of 35.742 kN have 10 kN each.
    const check = checkOf(sheared({ leastAxial: 60e3 }), "bolt-interaction");
    expect(check).toMatchObject({ kind: "limit", combination: "A, smallest N*" });
    expect(check?.kind === "limit" && check.demand).toBeCloseTo((10 / 35.742) ** 2, 4);
    const alone = checkOf(sheared({ leastAxial: 60e3, shearBy: "none" }), "shear");
    expect(alone?.kind === "limit" && alone.ratio).toBeCloseTo(20 / 16.8, 6);
  });

  test("leaves the shear to the key, which turns the plate", () => {
    // 20 kN x (30 + 80) / 2 = 1.1 kNm with 1 kN: Y = 310 - sqrt(310^2 - 2 (1.1e6 + 1e3 x 135) / 10 368) mm, T on two bolts.
    const inputs = sheared({ leastAxial: 1e3, shearBy: "key" });
    const y = 310 - Math.sqrt(310 ** 2 - (2 * (1.1e6 + 1e3 * 135)) / 10_368);
    const check = checkOf(inputs, "bolt-tension");
    expect(check).toMatchObject({ kind: "limit", combination: "A, smallest N*" });
    expect(check?.kind === "limit" && check.demand / 1e3).toBeCloseTo((10.368 * y - 1) / 2, 2);
    expect(checkOf(inputs, "key-plate")?.kind).toBe("limit");
    // By load case: 0.28 x 90 = 25.2 kN carry less than 30 kN, which 33.6 kN of 1.2G do.
    const cases = byCase({ case: "G", n: 100e3 }, { case: "Q", vy: 20e3 });
    expect(checkOf({ ...cases, shearBy: "key" }, "bearing-moment")).toMatchObject({
      combination: "0.9G against 1.2G + 1.5Q",
      demand: expect.closeTo(30e3 * 55, 3),
    });
  });

  test("has its reason where the combinations that are entered are enough", () => {
    expect(checkOf(sheared({ coversStability: true }), "stability/sliding")).toMatchObject({
      kind: "not applicable",
      reason: expect.stringContaining("include those for stability"),
    });
    // 28 kN carry less than 30 kN: the bolts do.
    expect(checkOf(entered({ n: 100e3, vy: 30e3 }), "stability/sliding")).toMatchObject({
      kind: "not applicable",
      reason: expect.stringContaining("no shear force"),
    });
    for (const inputs of [sheared({ hasFriction: false }), entered({ n: 100e3 })]) {
      expect(checkOf(inputs, "stability/sliding")).toBeUndefined();
    }
  });

  test("has no smallest axial force that is more than each that is entered", () => {
    expect(BASEPLATE.run(sheared({ leastAxial: 101e3 }), resources)).toMatchObject({
      kind: "errors",
      problems: expect.arrayContaining([expect.objectContaining({ path: "/leastAxial" })]),
    });
  });
});

describe("what is not known is a row", () => {
  test("entered combinations with a moment do not show what stabilises", () => {
    const check = checkOf(entered({ n: 90e3, mx: 5e6 }), "stability");
    expect(check).toMatchObject({ kind: "not covered", reason: expect.stringContaining("by load case") });
    expect(checkOf(entered({ n: -10e3 }), "stability")?.kind).toBe("not covered");
  });

  test("unless the user includes the combinations for stability", () => {
    const inputs = entered({ n: 90e3, mx: 30e6 }, { coversStability: true });
    expect(checkOf(inputs, "stability")).toBeUndefined();
    const check = checkOf(inputs, "stability/overturning");
    expect(check?.kind === "limit" && check.ratio).toBeCloseTo(30 / 61.383, 4);
  });

  test("compression alone does not overturn", () => {
    expect(checkOf(entered({ n: 90e3, vy: 5e3 }), "stability")?.kind).toBe("not applicable");
    expect(checkOf(byCase({ case: "G", n: 1e5 }, { case: "Q", n: 1e5 }), "stability")?.kind).toBe(
      "not applicable",
    );
  });
});

describe("moments about both axes", () => {
  const checks = (my: number) => checksOf(entered({ n: 300e3, mx: 10e6, my }));

  test("are marked as not exact up to 0.15", () => {
    const found = checks(1.5e6);
    expect(found.find(({ id }) => id === "biaxial")).toMatchObject({
      kind: "not covered",
      combination: "A",
      reason: expect.stringContaining("0.15 of the larger"),
    });
    expect(found.find(({ id }) => id === "bearing-moment")?.kind).toBe("limit");
  });

  test("are not designed beyond it, in the checks themselves", () => {
    const found = checks(1.51e6);
    expect(found.find(({ id }) => id === "biaxial")).toBeUndefined();
    expect(found.find(({ id }) => id === "bearing-moment")?.kind).toBe("not covered");
  });

  test("of one axis, and what is left of a sum of load cases, have no mark", () => {
    expect(checks(0).find(({ id }) => id === "biaxial")).toBeUndefined();
    expect(checks(1e-4).find(({ id }) => id === "biaxial")).toBeUndefined();
  });
});

describe("anchors under the combinations for stability", () => {
  // Concrete of 350 mm towards +y and 900 mm towards -y from the centre of the plate; bolts at 140 x 270.
  const anchored = {
    acceptsEn1992: true,
    hasFriction: false,
    pedestalLength: 700,
    pedestalWidth: 700,
    pedestalDepth: 900,
    splittingBars: 226,
    grout: 0,
    hole: 22,
    embedment: 300,
  };
  // A second permanent row destabilises: only the combinations for stability have it with 1.2 beside 0.9 of the first.
  const turnedBy = (sign: 1 | -1, edges: object) => ({
    ...anchored,
    ...edges,
    ...byCase(
      { case: "G", n: 60e3 },
      { case: "G", n: -30e3, mx: sign * 9e6, vy: sign * 4e3 },
      { case: "Wu1", mx: sign * 6e6 },
    ),
  });
  const limits = (inputs: object) =>
    checksOf(inputs).flatMap((check) =>
      check.id.startsWith("anchor-") && check.kind === "limit"
        ? [[check.id, check.demand, check.limit] as const]
        : [],
    );

  test("are pulled on the side that the moment lifts: the mirror image has the same results", () => {
    const down = limits(turnedBy(1, { edgeTop: 350, edgeBottom: 900 }));
    const up = limits(turnedBy(-1, { edgeTop: 900, edgeBottom: 350 }));
    expect(down.length).toBeGreaterThan(5);
    expect(up).toEqual(
      down.map(([id, demand, limit]) => [id, expect.closeTo(demand, 6), expect.closeTo(limit, 6)]),
    );
  });

  test("beside the nearer edge have the smaller cone", () => {
    const cone = (sign: 1 | -1) => checkOf(turnedBy(sign, { edgeTop: 350, edgeBottom: 900 }), "anchor-cone");
    // Towards -y the pair is 765 mm from the edge, towards +y 215 mm: h'ef = 280 / 1.5 = 186.67, 700 x (215 + 280) of 560^2.
    const h = 280 / 1.5;
    expect(cone(-1)).toMatchObject({
      combination: "0.9G against 1.2G + Wu1",
      limit: expect.closeTo(
        ((8.9 * Math.sqrt(32) * h ** 1.5 * 700 * (215 + 280)) / 560 ** 2) *
          (0.7 + (0.3 * 215) / 280) *
          (1 / 1.5),
        3,
      ),
    });
    expect(cone(1)).toMatchObject({ combination: "0.9G against 1.2G + Wu1" });
  });

  test("carry the greatest shear force of those that lift the base, not that of the greatest uplift alone", () => {
    const check = checkOf(
      {
        ...anchored,
        ...byCase(
          { case: "G", n: 40e3 },
          { case: "G", n: -10e3, vx: 5e3 },
          { case: "Wu1", n: -90e3, vx: 1e3 },
          { case: "Wu2", n: -60e3, vx: 40e3 },
        ),
      },
      "anchor-concrete-combined",
    );
    expect(check).toMatchObject({ combination: "0.9G against 1.2G + Wu2" });
  });
});
