import { type Capacity, DomainError, isCovered, SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue, recordIn } from "../../validation/catalogue.ts";
import { capacityOf, inputsOf, type SteelSection, sectionCapacities } from "../index.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";

const SECTIONS = catalogue.records().map(steelSectionOf);
const anySection = fc.constantFrom(...SECTIONS);
const anyLength = fc.double({ min: 1, max: 60_000, noNaN: true });
const anyAlphaM = fc.double({ min: 0.25, max: 2.5, noNaN: true });

function numberOf(capacity: Capacity): number {
  if (!isCovered(capacity)) throw new Error(capacity.reason);
  return capacity;
}

describe("the section capacities of every record", () => {
  test("are finite and above zero, or have a reason why they are missing", () => {
    for (const section of SECTIONS) {
      for (const [name, capacity] of Object.entries(sectionCapacities(section))) {
        if (isCovered(capacity)) {
          expect(capacity, `${section.name} ${name}`).toBeGreaterThan(0);
          expect(Number.isFinite(capacity), `${section.name} ${name}`).toBe(true);
        } else {
          expect(capacity.reason, `${section.name} ${name}`).toMatch(/^[A-Z].{20,}\.$/);
        }
      }
    }
  });

  test("exist for the directions of the family", () => {
    const covered = (designation: string, grade: string) =>
      Object.entries(sectionCapacities(steelSectionOf(recordIn(designation, grade))))
        .filter(([, capacity]) => isCovered(capacity))
        .map(([name]) => name);
    expect(covered("610UB125", "300")).toEqual(["phiMsx", "phiMsy", "phiNs", "phiNt", "phiVv"]);
    expect(covered("700WB115", "400")).toEqual(["phiMsx", "phiMsy", "phiNs", "phiNt", "phiVv"]);
    expect(covered("200PFC", "300")).toEqual([
      "phiMsx",
      "phiMsy",
      "phiMsyL",
      "phiMsyR",
      "phiNs",
      "phiNt",
      "phiVv",
    ]);
    expect(covered("150x100x10UA", "300")).toEqual([
      "phiMsx",
      "phiMsxA",
      "phiMsxC",
      "phiMsy",
      "phiMsyB",
      "phiMsyD",
      "phiNs",
      "phiNt",
    ]);
    const hollow = ["phiMsx", "phiMsy", "phiNs", "phiNt", "phiVv", "phiVvy", "phiMz"];
    expect(covered("150x50x3.0RHS", "C450")).toEqual(hollow);
    expect(covered("219.1x6.4CHS", "C250")).toEqual(hollow);
  });

  test("use the lower yield stress of flange and web, and the yield stress of the web in shear", () => {
    const beam = steelSectionOf(recordIn("1200WB455", "300"));
    expect([beam.fy, beam.fyw]).toEqual([280, 300]);
    const inverted: SteelSection = { ...beam, fy: 300, fyw: 280 };
    for (const capacity of ["phiMsx", "phiMsy", "phiNs", "phiNt"] as const) {
      expect(capacityOf(inverted, { capacity })).toBe(capacityOf(beam, { capacity }));
    }
    expect(capacityOf(inverted, { capacity: "phiVv" })).not.toBe(capacityOf(beam, { capacity: "phiVv" }));
  });
});

describe("a member capacity", () => {
  const queries = [
    { capacity: "phiNcx", limit: "phiNs" },
    { capacity: "phiNcy", limit: "phiNs" },
    { capacity: "phiMbx", limit: "phiMsx" },
  ] as const;

  test.each(queries)(
    "$capacity never rises with the length and never passes $limit",
    ({ capacity, limit }) => {
      fc.assert(
        fc.property(anySection, anyLength, anyLength, anyAlphaM, (section, a, b, alphaM) => {
          fc.pre(isCovered(capacityOf(section, { capacity, le: a })));
          const at = (le: number) => numberOf(capacityOf(section, { capacity, le, alphaM }));
          const [short, long] = [at(Math.min(a, b)), at(Math.max(a, b))];
          expect(long).toBeLessThanOrEqual(short * (1 + 1e-12));
          expect(long).toBeGreaterThan(0);
          expect(short).toBeLessThanOrEqual(numberOf(capacityOf(section, { capacity: limit })) * (1 + 1e-12));
        }),
        { numRuns: 400 },
      );
    },
  );

  test("equals the section capacity for a very short member", () => {
    for (const section of SECTIONS.filter(({ kind }) => kind !== "tee")) {
      expect(capacityOf(section, { capacity: "phiNcy", le: 1 })).toBeCloseTo(
        numberOf(capacityOf(section, { capacity: "phiNs" })),
        3,
      );
    }
  });

  test("tends to the elastic buckling load for a very long member", () => {
    // Euler: pi^2 E A (r / L)^2. alpha_c tends to (90 / lambda)^2, which is Euler with 90 for pi sqrt(E / 250) = 88.86.
    const section = steelSectionOf(recordIn("250UC72.9", "300"));
    const le = 5e6;
    const euler = Math.PI ** 2 * 200_000 * section.ag * (section.ry / le) ** 2;
    const ratio = numberOf(capacityOf(section, { capacity: "phiNcy", le })) / (0.9 * euler);
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan((90 / 88.86) ** 2);
  });

  test("in bending is proportional to alpha_m until the section governs", () => {
    const section = steelSectionOf(recordIn("610UB125", "300"));
    const at = (alphaM: number) => numberOf(capacityOf(section, { capacity: "phiMbx", le: 8000, alphaM }));
    expect(at(2) / at(1)).toBeCloseTo(2, 12);
    expect(numberOf(capacityOf(section, { capacity: "phiMbx", le: 8000 }))).toBe(at(1));
  });

  test("in bending equals the section capacity where the section is as stiff about y as about x", () => {
    for (const [designation, grade] of [
      ["100x100x5.0SHS", "C350"],
      ["219.1x6.4CHS", "C350"],
    ] as const) {
      const section = steelSectionOf(recordIn(designation, grade));
      expect(capacityOf(section, { capacity: "phiMbx", le: 20_000, alphaM: 0.25 })).toBe(
        capacityOf(section, { capacity: "phiMsx" }),
      );
    }
  });
});

test("alpha_c is between 0 and 1 for any slenderness and section constant", () => {
  const constants = fc.constantFrom(-1, -0.5, 0, 0.5, 1);
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e5, noNaN: true }), constants, (lambdaN, alphaB) => {
      const alphaC = compressionReduction(lambdaN, alphaB, SILENT);
      expect(alphaC).toBeGreaterThan(0);
      expect(alphaC).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test("a section k times as large has k^2 times the forces and k^3 times the moments", () => {
  const powers = {
    d: 1,
    bf: 1,
    tf: 1,
    tw: 1,
    rx: 1,
    ry: 1,
    ag: 2,
    zex: 3,
    zey: 3,
    ix: 4,
    iy: 4,
    j: 4,
    iw: 6,
  } as const;
  // Below the flange thickness of 40 mm above which another section constant applies.
  const anyScale = fc.double({ min: 0.2, max: 0.9, noNaN: true });
  fc.assert(
    fc.property(
      anySection,
      anyScale,
      fc.double({ min: 500, max: 20_000, noNaN: true }),
      (published, k, le) => {
        fc.pre(published.tf <= 40);
        // A published capacity applies to one size only.
        const section: SteelSection = { ...published, weldShear: undefined };
        const scaled: SteelSection = {
          ...section,
          ...Object.fromEntries(
            Object.entries(powers).map(([name, power]) => [
              name,
              section[name as keyof typeof powers] * k ** power,
            ]),
          ),
        };
        for (const [capacity, power] of [
          ["phiMsx", 3],
          ["phiNs", 2],
          ["phiNt", 2],
          ["phiVv", 2],
          ["phiVvy", 2],
          ["phiNcx", 2],
          ["phiNcy", 2],
          ["phiMbx", 3],
        ] as const) {
          const at = (one: SteelSection, length: number) => capacityOf(one, { capacity, le: length });
          const before = at(section, le);
          const after = at(scaled, le * k);
          if (!isCovered(before) || !isCovered(after)) continue;
          expect(after / (before * k ** power), `${section.name} ${capacity}`).toBeCloseTo(1, 9);
        }
      },
    ),
  );
});

describe("invalid input throws a DomainError", () => {
  const section = steelSectionOf(recordIn("610UB125", "300"));

  test.each([
    [0, "non-positive"],
    [-1, "non-positive"],
    [Number.NaN, "not-finite"],
    [Number.POSITIVE_INFINITY, "not-finite"],
  ])("an effective length of %d", (le, code) => {
    for (const capacity of ["phiNcx", "phiNcy", "phiMbx"] as const) {
      expect(() => capacityOf(section, { capacity, le })).toThrow(DomainError);
      expect(() => capacityOf(section, { capacity, le })).toThrow(expect.objectContaining({ code }));
    }
  });

  test.each([
    [0.24, "bad-value"],
    [2.51, "bad-value"],
    [Number.NaN, "not-finite"],
  ])("a moment modification factor of %d", (alphaM, code) => {
    expect(() => capacityOf(section, { capacity: "phiMbx", le: 4000, alphaM })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

test("inputsOf lists the properties that a capacity is calculated from", () => {
  const section = steelSectionOf(recordIn("610UB125", "300"));
  expect([...inputsOf(section, { capacity: "phiMsx" })].sort()).toEqual(["fy", "fyw", "zex"]);
  expect([...inputsOf(section, { capacity: "phiNcy", le: 4000 })].sort()).toEqual([
    "ag",
    "fy",
    "fyw",
    "kf",
    "ry",
    "tf",
  ]);
});
