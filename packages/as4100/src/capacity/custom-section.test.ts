import { grossProperties } from "@kingpost/section-geometry";
import { customSectionRecordOf, steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { catalogue, recordIn } from "../../validation/catalogue.ts";
import {
  capacityOf,
  derive,
  designProperties,
  type SteelSection,
  sectionCapacities,
  thinWebWarning,
  WELDED_300,
} from "../index.ts";

test("a custom welded I-section has the capacities of the same catalogue section", () => {
  const dimensions = { shape: "i-section", d: 1200, bf: 500, tf: 40, tw: 16, r1: 0 } as const;
  const gross = grossProperties(dimensions);
  const own: SteelSection = {
    name: "custom",
    kind: "welded-i",
    ...dimensions,
    ...gross,
    ...designProperties(dimensions, gross, WELDED_300),
  };
  const printed = steelSectionOf(recordIn("1200WB455", "300"));
  const queries = [
    { capacity: "phiMsx" },
    { capacity: "phiMsy" },
    { capacity: "phiNs" },
    { capacity: "phiNt" },
    { capacity: "phiVv" },
    { capacity: "phiNcy", le: 6000 },
    { capacity: "phiMbx", le: 6000 },
  ] as const;
  for (const query of queries) {
    const ratio = Number(capacityOf(own, query)) / Number(capacityOf(printed, query));
    // The same plates; the published properties are rounded to three figures.
    expect(ratio, query.capacity).toBeCloseTo(1, 2);
  }
});

test("a custom section of as-rolled plates has a lower compression capacity than one of flame-cut plates", () => {
  const flameCut = steelSectionOf(recordIn("400WC270", "300"));
  const asRolled: SteelSection = { ...flameCut, kind: "welded-i-as-rolled" };
  const query = { capacity: "phiNcy", le: 5000 } as const;
  expect(capacityOf(asRolled, query)).toBeLessThan(Number(capacityOf(flameCut, query)));
  expect(sectionCapacities(asRolled)).toEqual(sectionCapacities(flameCut));
});

test("a web beyond Clause 5.10.1 is reported for every capacity", () => {
  const beam = { ...steelSectionOf(recordIn("1200WB249", "300")), fyw: 250, tw: 6.22 };
  for (const query of [
    { capacity: "phiMsx" },
    { capacity: "phiMbx", le: 3000 },
    { capacity: "phiVv" },
  ] as const) {
    expect(derive(beam, query), query.capacity).toMatchObject({
      kind: "not-covered",
      reason: expect.stringContaining("Clause 5.10.1"),
    });
  }
  for (const query of [
    { capacity: "phiMsy" },
    { capacity: "phiNs" },
    { capacity: "phiNt" },
    { capacity: "phiNcy", le: 3000 },
  ] as const) {
    const derivation = derive(beam, query);
    // 1120 / 6.22 = 180.06, and 180 is the limit for 250 MPa.
    expect("steps" in derivation && derivation.assumptions[0], query.capacity).toMatch(
      /Clause 5.10.1.*180.06 is more than 180/,
    );
  }
});

test("no catalogue section needs web stiffeners", () => {
  expect(
    catalogue.records().filter((record) => thinWebWarning(steelSectionOf(record)) !== undefined),
  ).toEqual([]);
});

test("the shear capacity of a web that needs stiffeners is not covered", () => {
  const beam = steelSectionOf(recordIn("1200WB249", "300"));
  // d1 = 1120, fyw = 250: 1120 / 180 = 6.22 mm is the thinnest.
  const withWeb = (tw: number) => capacityOf({ ...beam, fyw: 250, tw }, { capacity: "phiVv" });
  expect(withWeb(6.23)).toBeGreaterThan(0);
  expect(withWeb(6.22)).toMatchObject({ kind: "not-covered", reason: expect.stringContaining("5.10.1") });
});

test("a custom box has the capacities of a hand calculation", () => {
  // 400 x 300 x 20 x 12, plate of Grade 300: fy 300 at 20 mm, fyw 310 at 12 mm, fu 430; Ag 20 640, Sx 3 057 600
  const record = customSectionRecordOf("own:Box-400x300x20x12-300");
  if (!record) throw new Error("The box is not valid.");
  const { phiMsx, phiNs, phiNt, phiVv } = sectionCapacities(steelSectionOf(record));
  // compact about x: 0.9 x 300 x 3 057 600
  expect(phiMsx).toBeCloseTo(825_552_000, 0);
  // kf = 1: 0.9 x 300 x 20 640; tension 0.85 x 430 = 365.5 > 300: the same
  expect(phiNs).toBeCloseTo(5_572_800, 3);
  expect(phiNt).toBeCloseTo(5_572_800, 3);
  // Vu = 0.6 x 310 x 2 x 360 x 12 = 1 607 040; fvm/fva = 3 (12 000 + 4800) / 2 (18 000 + 4800) = 1.105263
  expect(phiVv).toBeCloseTo((0.9 * 1_607_040 * 2) / (0.9 + 50_400 / 45_600), 0);
});

test("a custom I-section and a custom angle use the same alpha_b rows as catalogue sections", () => {
  const kinds = ["own:I-500x200x16x10-300", "own:I-500x200x16x10-300-AR", "own:Angle-150x100x10-300"].map(
    (id) => {
      const record = customSectionRecordOf(id);
      return record && steelSectionOf(record).kind;
    },
  );
  expect(kinds).toEqual(["welded-i", "welded-i-as-rolled", "angle"]);
});
