import { type Capacity, isCovered } from "@kingpost/calc";
import { customSectionRecordOf, steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { type CapacityQuery, capacityOf, derive } from "../index.ts";

const capacityIn = (name: string, query: CapacityQuery): Capacity =>
  capacityOf(steelSectionOf(recordIn(name, "300")), query);

/** kN or kNm. */
function numberIn(name: string, query: CapacityQuery, unit: 1e3 | 1e6): number {
  const capacity = capacityIn(name, query);
  if (!isCovered(capacity)) throw new Error(capacity.reason);
  return capacity / unit;
}

/** The words behind the rules of a derivation. */
function becauseOf(name: string, query: CapacityQuery): readonly string[] {
  const derived = derive(steelSectionOf(recordIn(name, "300")), query);
  const steps = "steps" in derived ? derived.steps : [];
  return steps.flatMap((step) => (step.kind === "rule" ? step.because : []));
}

describe("305BT62.5 in Grade 300, by hand", () => {
  // fy = 280 MPa for the 19.6 mm flange and 300 for the stem: 280. Stem (304.8 - 19.6) / 11.9 x sqrt(280 / 250) = 25.364.
  const lambda = 25.3639;

  test("compression allows for the slender stem", () => {
    // Ae = 7966.4 - 285.2 x 11.9 x (1 - 16 / lambda)
    const ae = 7966.4 - 285.2 * 11.9 * (1 - 16 / lambda);
    expect(numberIn("305BT62.5", { capacity: "phiNs" }, 1e3)).toBeCloseTo((0.9 * 280 * ae) / 1e3, 0);
  });

  test("bending about x takes the stem in compression, which is slender: Z (25 / lambda)^2", () => {
    const ze = 296887 * (25 / lambda) ** 2;
    expect(numberIn("305BT62.5", { capacity: "phiMsx" }, 1e6)).toBeCloseTo((0.9 * 280 * ze) / 1e6, 2);
  });

  test("buckling about x has alpha_b = 1, and 0.5 for a tee of full effect; about y, where a tee twists, it is not covered", () => {
    expect(becauseOf("305BT62.5", { capacity: "phiNcx", le: 3000 })).toContain("section not listed");
    expect(becauseOf("155CT79.0", { capacity: "phiNcx", le: 3000 })).toContain(
      "tee flame-cut from a UB or UC",
    );
    expect(capacityIn("305BT62.5", { capacity: "phiNcy", le: 3000 })).toMatchObject({ kind: "not-covered" });
  });

  test.each(["phiVv", "phiVvy", "FLR", "phiRbyMm", "phiRbbMm"] as const)("%s is not covered", (capacity) => {
    expect(isCovered(capacityIn("305BT62.5", { capacity }))).toBe(false);
  });

  test("lateral buckling is not covered", () => {
    expect(isCovered(capacityIn("305BT62.5", { capacity: "phiMbx", le: 3000 }))).toBe(false);
  });
});

describe("bars in Grade 300, by hand", () => {
  test("a 50 mm round: fy = 300 MPa, Ze = 1.5 Z, no lateral buckling", () => {
    // A = 1963.5 mm2, 1.5 Z = 1.5 x 12 271.8 mm3, which is less than S = 20 833 mm3.
    expect(numberIn("50RB", { capacity: "phiNs" }, 1e3)).toBeCloseTo(0.9 * 0.3 * 1963.495, 2);
    expect(numberIn("50RB", { capacity: "phiMsx" }, 1e6)).toBeCloseTo(0.9 * 300 * 1.5 * 12271.85e-6, 5);
    expect(numberIn("50RB", { capacity: "phiMbx", le: 9000 }, 1e6)).toBe(
      numberIn("50RB", { capacity: "phiMsx" }, 1e6),
    );
  });

  test("a 100 x 10 flat: fy = 320 MPa by its thickness, Ze = S = 1.5 Z, lateral buckling not covered", () => {
    expect(numberIn("100x10FL", { capacity: "phiMsx" }, 1e6)).toBeCloseTo(0.9 * 320 * 25000e-6, 6);
    expect(numberIn("100x10FL", { capacity: "phiMsy" }, 1e6)).toBeCloseTo(0.9 * 320 * 2500e-6, 6);
    expect(isCovered(capacityIn("100x10FL", { capacity: "phiMbx", le: 500 }))).toBe(false);
    expect(isCovered(capacityIn("100x10FL", { capacity: "phiVv" }))).toBe(false);
  });

  test.each([
    ["50RB", 300, 340],
    ["56RB", 290, 330],
    ["90RB", 290, 330],
    ["100RB", 280, 320],
    ["40SB", 300, 340],
    ["300x12FL", 300, 340],
    ["250x20FL", 280, 340],
  ] as const)("%s has fy = %d MPa in Grade 300 and %d in Grade 350", (name, fy, fyHighStrength) => {
    expect(recordIn(name, "300").properties).toMatchObject({ fy, fyHighStrength, kf: 1 });
  });
});

describe("125TFB in Grade 300, by hand", () => {
  test("it is compact, with the published moduli", () => {
    // fy = 320 MPa; Zex = min(Sx, 1.5 Zx) = Sx = 80 300 mm3.
    expect(numberIn("125TFB", { capacity: "phiMsx" }, 1e6)).toBeCloseTo(0.9 * 320 * 80300e-6, 1);
    // Vw = 0.6 fy d tw
    expect(numberIn("125TFB", { capacity: "phiVv" }, 1e3)).toBeCloseTo(0.9 * 0.6 * 0.32 * 125 * 5, 6);
  });

  test("a column has alpha_b = 0.5, as a section that the table does not list", () => {
    expect(becauseOf("125TFB", { capacity: "phiNcy", le: 2000 })).toContain("section not listed");
  });

  test("lateral buckling uses the published torsion constant", () => {
    expect(steelSectionOf(recordIn("125TFB", "300")).j).toBe(40200);
  });

  test("web bearing is not covered", () => {
    expect(isCovered(capacityIn("125TFB", { capacity: "phiRby", bs: 75 }))).toBe(false);
  });
});

test("a custom channel has the shear area of its clear web: by hand", () => {
  const channel = customSectionRecordOf("own:Channel-300x90x16x8-300");
  if (!channel) throw new Error("The custom section is not valid.");
  const capacity = capacityOf(steelSectionOf(channel), { capacity: "phiVv" });
  // Plate of 8 mm: fyw = 320 MPa; d1 = 268 mm.
  expect(capacity).toBeCloseTo(0.9 * 0.6 * 320 * 268 * 8, 6);
});

test("of an I with unequal flanges only tension is covered", () => {
  const record = customSectionRecordOf("own:Unequal-330x200x20x100x10x8-300");
  if (!record) throw new Error("The custom section is not valid.");
  const section = steelSectionOf(record);
  // fy = 300 MPa of the 20 mm flange, fu = 430: 300 x 7400 is less than 0.85 x 430 x 7400.
  expect(capacityOf(section, { capacity: "phiNt" })).toBeCloseTo(0.9 * 300 * 7400, 3);
  for (const capacity of ["phiMsx", "phiMsy", "phiNs", "phiVv", "phiMz", "FLR", "phiRbyMm"] as const) {
    expect(isCovered(capacityOf(section, { capacity }))).toBe(false);
  }
  expect(isCovered(capacityOf(section, { capacity: "phiNcx", le: 3000 }))).toBe(false);
});

test("310UBP110 has the capacities of an I-section: by hand in Grade 300", () => {
  // fy = 300 MPa for 15.4 and 15.3 mm; flange (310 - 15.3) / 2 / 15.4 x sqrt(1.2) = 10.481: non-compact.
  const [s, z] = [1720e3, 1530e3];
  const ze = z + ((s - z) * (16 - 10.4812)) / 7;
  expect(numberIn("310UBP110", { capacity: "phiMsx" }, 1e6)).toBeCloseTo((0.9 * 300 * ze) / 1e6, -1);
  expect(numberIn("310UBP110", { capacity: "phiVv" }, 1e3)).toBeCloseTo(0.9 * 0.6 * 0.3 * 308 * 15.3, 6);
});
