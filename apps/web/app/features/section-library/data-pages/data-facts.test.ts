import { type CatalogueData, KNOWN_FAULTS } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../../ui/catalogue/seed-catalogue.ts";
import { dataFacts } from "./data-facts.server.ts";

seedCatalogue(data as CatalogueData);
const { faults, capacities } = dataFacts();

describe("the facts about the data", () => {
  test("every known error has a published and a calculated value, and they differ", () => {
    const sizes = faults.flatMap((fault) => fault.sizes);
    expect(sizes).toHaveLength(KNOWN_FAULTS.length);
    for (const { name, printed, computed } of sizes) {
      expect(printed, name).not.toBe("");
      expect(computed, name).not.toBe("");
      expect(computed, name).not.toBe(printed);
    }
  });

  // The tables give 340 MPa and 0.849 (packages/sections/data/uc.csv, ub.csv); the standard sets 330 for 44.1 mm.
  test("both values are in the unit of the property table", () => {
    const of = (property: string, size: string) =>
      faults
        .filter((fault) => fault.property === property)
        .flatMap((fault) => fault.sizes)
        .find(({ name }) => name === size);
    expect(of("fy", "310UC283 (350)")).toMatchObject({ printed: "340", computed: "330" });
    expect(of("kf", "690UB125 (350)")).toMatchObject({ printed: "0.849", computed: "0.8576" });
    // ua.csv gives 75x50x8UA with Sx = 20.0 x 10^3 mm3.
    expect(of("sx", "75x50x8UA")?.printed).toBe("20.0");
  });

  test("every published capacity that differs from the calculation has both values and a reason", () => {
    const { explained, columns } = capacities;
    expect(columns.every(({ rest }) => rest === "" || rest.startsWith("explained"))).toBe(true);
    expect(explained).toHaveLength(11);
    // By hand: 0.9 x 450 x 13.3 x 10^3 mm3 (C450) = 5.39 kNm.
    expect(explained).toContainEqual(
      expect.objectContaining({ designation: "65x35x4.0RHS", published: "5.35", unit: "kNm" }),
    );
    for (const { published, computed, reason } of explained) {
      expect(computed).not.toBe(published);
      expect(reason).not.toBe("");
    }
  });
});
