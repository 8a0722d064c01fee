import { type CatalogueData, loadCatalogue, type SectionRecord } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { capacityFor, capacityOtherwise, disputedInputs } from "./capacity-for.ts";
import { DEFAULT_MEMBER } from "./member/member.ts";

const catalogue = loadCatalogue(data as CatalogueData);

function record(id: string): SectionRecord {
  const found = catalogue.record(id);
  if (!found) throw new Error(id);
  return found;
}

describe("a capacity that depends on a disputed value", () => {
  const column = record("310UC283_350");

  // The table gives fy = 340 MPa; the standard sets 330 for 44.1 mm. Zex = Sx = 5101 x 10^3 mm3 from the dimensions.
  test("uses the standard's yield stress and shows the value for the published one: 0.9 fy Zex by hand", () => {
    expect(disputedInputs(column, "phiMsx", DEFAULT_MEMBER).map(({ property }) => property)).toEqual(["fy"]);
    expect(Number(capacityFor(column, "phiMsx", DEFAULT_MEMBER)) / (0.9 * 330 * 5_100_000)).toBeCloseTo(1, 3);
    expect(Number(capacityOtherwise(column, "phiMsx", DEFAULT_MEMBER)) / (0.9 * 340 * 5_100_000)).toBeCloseTo(
      1,
      3,
    );
  });

  test("shear uses the yield stress of the web, which is not disputed", () => {
    expect(disputedInputs(column, "phiVv", DEFAULT_MEMBER)).toEqual([]);
    expect(capacityOtherwise(column, "phiVv", DEFAULT_MEMBER)).toBe(
      capacityFor(column, "phiVv", DEFAULT_MEMBER),
    );
  });

  test("every such capacity in the catalogue has a value for the calculated inputs", () => {
    for (const one of catalogue.records().filter(({ discrepancies }) => discrepancies.length > 0)) {
      for (const capacity of ["phiMsx", "phiMsy", "phiNs"] as const) {
        if (disputedInputs(one, capacity, DEFAULT_MEMBER).length === 0) continue;
        expect(Number.isFinite(capacityOtherwise(one, capacity, DEFAULT_MEMBER)), one.id).toBe(true);
      }
    }
  });
});
