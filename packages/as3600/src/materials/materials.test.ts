import { isCovered, SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import {
  areaOfBar,
  blockFactors,
  creepCoefficient,
  EXPOSURES,
  elasticModulus,
  hypotheticalThickness,
  MESHES,
  massOfBar,
  meshArea,
  minimumCover,
  requireConcrete,
  STANDARD_GRADES,
  shrinkageStrain,
  squashFactor,
} from "./index.ts";

describe("concrete", () => {
  test("of a custom strength has a modulus between those of its neighbours", () => {
    for (const [index, { fc, ec }] of STANDARD_GRADES.entries()) {
      const next = STANDARD_GRADES[index + 1];
      if (!next) continue;
      const between = elasticModulus({ fc: (fc + next.fc) / 2 }, SILENT);
      expect(between).toBeGreaterThan(ec);
      expect(between).toBeLessThan(next.ec);
    }
  });

  test("has the limits of its factors", () => {
    expect(blockFactors(120, SILENT)).toEqual({ alpha2: 0.67, gamma: 0.67 });
    expect([squashFactor(20, SILENT), squashFactor(120, SILENT)]).toEqual([0.85, 0.72]);
    // 1 - f'c / 340, on a vendor's page, is another value.
    expect(squashFactor(65, SILENT)).not.toBeCloseTo(1 - 65 / 340, 3);
  });

  test.each([
    { fc: 19.9 },
    { fc: 121 },
    { fc: Number.NaN },
    { fc: 32, density: 1700e-9 },
    { fc: 32, density: 2900e-9 },
  ])("outside the scope of the Standard is an error: $fc", (concrete) => {
    expect(() => requireConcrete(concrete)).toThrow(expect.objectContaining({ code: "bad-concrete" }));
  });
});

describe("creep and shrinkage", () => {
  const of = { fc: 32, thickness: 200, environment: "interior", time: 3650 } as const;

  test("are less in thick members, and grow with time", () => {
    const creep = (thickness: number, time: number) =>
      creepCoefficient({ ...of, thickness, time, age: 28 }, SILENT);
    expect(creep(400, 3650)).toBeLessThan(creep(100, 3650));
    expect(creep(200, 100)).toBeLessThan(creep(200, 3650));
    const shrinkage = (thickness: number, time: number) =>
      shrinkageStrain({ ...of, thickness, time }, SILENT).total;
    expect(shrinkage(400, 3650)).toBeLessThan(shrinkage(100, 3650));
    expect(shrinkage(200, 0)).toBe(0);
  });

  test("have the age at loading by the logarithm of base 10", () => {
    const at = (age: number) => creepCoefficient({ ...of, age }, SILENT);
    expect(at(10) / at(1)).toBeCloseTo(1 / 2, 9);
    expect(at(0.1)).toBe(at(1));
  });

  test("grow beyond a stress of 0.45 of the mean in-situ strength", () => {
    const under = (stress: number) => creepCoefficient({ ...of, age: 28, stress }, SILENT);
    expect(under(15)).toBe(under(0));
    expect(under(25)).toBeGreaterThan(under(0));
  });

  test("of 120 MPa concrete are those of 100 MPa concrete in creep", () => {
    const at = (fc: number) => creepCoefficient({ ...of, fc, age: 28 }, SILENT);
    expect(at(120)).toBe(at(100));
  });
});

describe("cover", () => {
  const cover = (exposure: (typeof EXPOSURES)[number], fc: number, more = {}) =>
    minimumCover({ exposure, fc, ...more });

  test("is that of the table, and of the grade below for a strength between", () => {
    expect(cover("B1", 32)).toBe(40);
    expect(cover("B1", 39)).toBe(40);
    expect(cover("B1", 40)).toBe(30);
    expect(cover("C2", 100)).toBe(65);
    expect(cover("B1", 32, { isRigidFormwork: true })).toBe(30);
  });

  test("of too weak a concrete is rejected with the strength that is needed", () => {
    const rejected = cover("B2", 32);
    expect(!isCovered(rejected) && rejected.reason).toContain("40 MPa");
    expect(cover("B2", 32, { isOneSurface: true })).toBe(65);
    expect(isCovered(cover("B2", 25, { isOneSurface: true }))).toBe(false);
  });

  test("against the ground is more", () => {
    expect(cover("A2", 32, { castAgainst: "membrane" })).toBe(35);
    expect(cover("A2", 32, { castAgainst: "ground" })).toBe(45);
  });

  test("never grows with the strength, nor falls with a harsher exposure", () => {
    for (const isRigidFormwork of [false, true]) {
      for (const fc of [20, 25, 32, 40, 50]) {
        let mild = 0;
        for (const exposure of EXPOSURES) {
          const found = cover(exposure, fc, { isRigidFormwork });
          if (!isCovered(found)) continue;
          expect(found).toBeGreaterThanOrEqual(mild);
          mild = found;
          const stronger = cover(exposure, fc + 15, { isRigidFormwork });
          expect(isCovered(stronger) && stronger <= found).toBe(true);
        }
      }
    }
  });
});

test("bars have the published areas and masses", () => {
  const published = [
    [10, 78.5, 0.632],
    [16, 201.1, 1.619],
    [24, 452.4, 3.64],
    [32, 804.2, 6.471],
    [40, 1256.6, 10.11],
  ] as const;
  for (const [db, area, mass] of published) {
    expect(areaOfBar(db)).toBeCloseTo(area, 0);
    expect(Math.abs(1e3 * massOfBar(db) - mass)).toBeLessThan(0.006);
  }
});

test("square mesh has the same area both ways, rectangular mesh 227 mm²/m across", () => {
  for (const mesh of MESHES) {
    const [main, cross] = [1e3 * meshArea(mesh, "main"), 1e3 * meshArea(mesh, "cross")];
    if (mesh.name.startsWith("SL")) expect(cross).toBe(main);
    else expect(cross).toBeCloseTo(226.8, 1);
  }
});

test("the hypothetical thickness is twice the area over the exposed perimeter and half of that of voids", () => {
  expect(hypotheticalThickness(350 * 600, 2 * (350 + 600))).toBeCloseTo(221.05, 2);
  expect(hypotheticalThickness(1e6, 4000, 2000)).toBe(400);
});
