import { SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { designFillet, leastFilletLeg } from "./fillet.ts";

const UC = steelSectionOf(recordIn("200UC52.2", "300"));
const SHS = steelSectionOf(recordIn("100x100x6.0SHS", "C450"));

describe("the capacity of a fillet weld is the published value", () => {
  test.each([
    [6, 490, 0.998],
    [6, 480, 0.978],
    [8, 480, 1.303],
    [6, 430, 0.876],
    [8, 430, 1.168],
    [8, 490, 1.33],
    [12, 430, 1.751],
    [12, 490, 1.996],
  ])("of %d mm with %d MPa", (leg, fuw, expected) => {
    const capacity = designFillet({ leg, fuw, category: "SP" }, UC, SILENT) / 1e3;
    expect(Math.abs(capacity - expected)).toBeLessThanOrEqual(0.00051);
  });

  test("of 100 mm with a throat of 4.2 mm, SP, GP and on a thin wall", () => {
    const leg = 4.2 * Math.SQRT2;
    const of = (category: "SP" | "GP", section: SteelSection) =>
      designFillet({ leg, fuw: 490, category }, section, SILENT) / 10;
    expect(of("SP", UC)).toBeCloseTo(98.784, 6);
    expect(of("GP", UC)).toBeCloseTo(74.088, 6);
    expect(of("SP", { ...SHS, tf: 2.5 })).toBeCloseTo(86.436, 6);
  });
});

test("the least leg follows the thickest part", () => {
  expect([7, 7.1, 10, 10.1, 15, 15.1].map(leastFilletLeg)).toEqual([3, 4, 4, 5, 5, 6]);
});
