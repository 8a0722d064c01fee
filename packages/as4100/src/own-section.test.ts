import { designProperties } from "@kingpost/sections/as4100/design";
import { WELDED_300 } from "@kingpost/sections/as4100/grades";
import { grossProperties } from "@kingpost/sections/properties/gross";
import { expect, test } from "vitest";
import { recordIn } from "../validation/catalogue.ts";
import { capacityOf, type SteelSection, sectionCapacities, steelSectionOf } from "./index.ts";

test("an own welded I-section goes the way of a catalogue section", () => {
  const dimensions = { shape: "i-section", d: 1200, bf: 500, tf: 40, tw: 16, r1: 0 } as const;
  const gross = grossProperties(dimensions);
  const own: SteelSection = {
    name: "own",
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
    // The same plates; the printed properties are rounded to three figures.
    expect(ratio, query.capacity).toBeCloseTo(1, 2);
  }
});

test("an own section of as-rolled plates is weaker in compression than one of flame-cut plates", () => {
  const flameCut = steelSectionOf(recordIn("400WC270", "300"));
  const asRolled: SteelSection = { ...flameCut, kind: "welded-i-as-rolled" };
  const query = { capacity: "phiNcy", le: 5000 } as const;
  expect(capacityOf(asRolled, query)).toBeLessThan(Number(capacityOf(flameCut, query)));
  expect(sectionCapacities(asRolled)).toEqual(sectionCapacities(flameCut));
});

test("a web too thin to be without stiffeners has no shear capacity here", () => {
  const beam = steelSectionOf(recordIn("1200WB249", "300"));
  // d1 = 1120, fyw = 250: 1120 / 180 = 6.22 mm is the thinnest.
  const withWeb = (tw: number) => capacityOf({ ...beam, fyw: 250, tw }, { capacity: "phiVv" });
  expect(withWeb(6.23)).toBeGreaterThan(0);
  expect(withWeb(6.22)).toMatchObject({ kind: "not-covered", reason: expect.stringContaining("5.10.1") });
});
