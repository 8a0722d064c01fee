import { describe, expect, test } from "vitest";
import data from "../../dist/catalogue.json" with { type: "json" };
import { type CatalogueData, loadCatalogue } from "../catalogue.ts";
import { steelSectionOf } from "../record/steel-section.ts";
import { steelSectionWithStrengths } from "./own-strength.ts";

const catalogue = loadCatalogue(data as CatalogueData);

test("the strengths of the grade give the section of the catalogue", () => {
  let compared = 0;
  for (const record of catalogue.records()) {
    const section = steelSectionOf(record);
    const { fy, fyw, fu, name } = section;
    if (fy !== fyw) continue;
    const own = steelSectionWithStrengths(record, { fy, fu });
    compared += 1;
    // A published value has three figures, and stands where the engine's is not its rounding: at most 0.5 and 1.0 % here.
    for (const [property, most] of [
      ["zex", 0.0055],
      ["zey", 0.0075],
      ["kf", 0.0105],
    ] as const) {
      expect(Math.abs(own[property] / section[property] - 1), `${name} ${property}`).toBeLessThan(most);
    }
  }
  expect(compared).toBeGreaterThan(700);
});

describe("of 360UB44.7", () => {
  const record = catalogue.record("360UB44.7_300");
  if (!record) throw new Error("There is no such section.");

  // bf = 171, tf = 9.7, tw = 6.9: the flange has 82.05 / 9.7 = 8.459. At 320 MPa lambda_s = 9.57: compact below 9 only.
  test("a higher yield stress lowers the effective modulus, a lower one makes it compact", () => {
    const at = (fy: number) => steelSectionWithStrengths(record, { fy, fu: fy + 100 });
    expect(at(690).zex).toBeLessThan(at(320).zex);
    // sqrt(250 / 250) 8.459 < 9: Ze = S.
    expect(at(250).zex).toBeCloseTo(record.properties.sx, -4);
    // Ze = Z + (16 - lambda) / (16 - 9) (S - Z) with lambda = 8.459 sqrt(350 / 250) = 10.009.
    const { zx, sx } = record.properties;
    expect(at(350).zex / (zx + ((16 - 10.009) / 7) * (sx - zx))).toBeCloseTo(1, 2);
    expect(at(350)).toMatchObject({ fy: 350, fyw: 350, fu: 450 });
  });
});
