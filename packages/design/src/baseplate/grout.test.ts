import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { BASEPLATE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checkOf(inputs: object, id = "bolt-bending") {
  const outcome = BASEPLATE.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks.find((one) => one.id === id);
}
const ratioOf = (inputs: object, id?: string) => {
  const check = checkOf(inputs, id);
  return check?.kind === "limit" ? check.ratio : check?.kind;
};

/** A portal base: four M20 4.6/S with welded washers, 30 mm of grout; 48 kN of uplift, 28 kN of shear. */
const PORTAL = {
  section: "310UB46.2_300",
  plateLength: 430,
  plateWidth: 300,
  gauge: 140,
  pitch: 200,
  hasWeldedWashers: true,
  hasFriction: false,
  anchorMethod: "cone",
  actions: [{ name: "0.9G + Wu", n: -48e3, vy: 28e3 }],
};

describe("the bolts of a portal base", () => {
  test("bend between the grout and their welded washers, named beside the check", () => {
    // 7 kN x (20 + 3) / 2 = 80.5 of 155.36 kNmm, 12 of 78.334 kN: 0.518 + 0.153.
    expect(ratioOf(PORTAL)).toBeCloseTo(0.6714, 3);
    expect(checkOf(PORTAL)?.title).toContain("AISC Design Guide 1");
    // (7 / 35.742)^2 + (12 / 78.334)^2.
    expect(ratioOf(PORTAL, "bolt-interaction")).toBeCloseTo(0.0618, 4);
  });

  test("bend to the concrete with a free lever arm", () => {
    // 7 kN x (10 + 30 + 10) = 350 of 155.57 kNmm, 12 of 48.958 kN; half of the moment where the plate is held.
    const lever = { ...PORTAL, throughGrout: "lever" };
    expect(ratioOf(lever)).toBeCloseTo(2.495, 3);
    expect(ratioOf({ ...lever, plateRotation: "held" })).toBeCloseTo(1.37, 3);
  });

  test("are not confined by thick grout under uplift, which is not covered", () => {
    const confined = { ...PORTAL, throughGrout: "confined", groutStrength: 50 };
    expect(ratioOf(confined)).toBe("not covered");
    expect(ratioOf({ ...confined, grout: 10 })).toBe("not applicable");
  });
});

test("without welded washers six bolts in uplift have no bending, and 0.8 of their shear capacity", () => {
  const base = {
    plateLength: 400,
    plateWidth: 400,
    boltPattern: "6",
    gauge: 300,
    pitch: 300,
    hasFriction: false,
    anchorMethod: "cone",
    actions: [{ name: "A", n: -180e3, vy: 25e3 }],
  };
  expect(ratioOf(base)).toBe("not applicable");
  // Two bolts carry 12.5 kN each, all six 30 kN of tension: (12.5 / 35.742)^2 + (30 / 78.334)^2.
  expect(ratioOf(base, "bolt-interaction")).toBeCloseTo(0.269, 3);
});

test("grout that is weaker than the concrete bears below the plate, where it is entered", () => {
  // 350 mm plate on 600 mm: phi fb A = 0.6 x 0.9 f'c x (600 / 350) x 350^2.
  const limitOf = (inputs: object) => {
    const check = checkOf({ actions: [{ name: "A", n: 500e3, vy: 10e3 }], ...inputs }, "concrete-bearing");
    return check?.kind === "limit" ? check.limit : undefined;
  };
  const of = (strength: number) => 0.54 * strength * 600 * 350;
  expect(limitOf({})).toBeCloseTo(of(32), 3);
  expect(limitOf({ groutStrength: 20 })).toBeCloseTo(of(20), 3);
  expect(limitOf({ groutStrength: 60 })).toBeCloseTo(of(32), 3);
  expect(limitOf({ groutStrength: 20, grout: 0 })).toBeCloseTo(of(32), 3);
});
