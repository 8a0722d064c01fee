import { SILENT } from "@kingpost/calc";
import { expect, test } from "vitest";
import type { SectionKind, SteelSection } from "../section/steel-section.ts";
import { sectionConstant } from "./section-constant.ts";

const SECTION = { kf: 1, tf: 20 } as SteelSection;

// AS 4100:2020 Tables 6.3.3(A) and 6.3.3(B), read from a published register of the standard.
test.each<[SectionKind, tf: number, fullyEffective: number, slender: number]>([
  ["rolled-i", 40, 0, 0],
  ["rolled-i", 40.1, 1, 1],
  ["welded-i", 40, 0, 0.5],
  ["welded-i", 40.1, 0, 1],
  ["welded-i-as-rolled", 40, 0.5, 0.5],
  ["welded-i-as-rolled", 40.1, 1, 1],
  ["channel", 20, 0.5, 1],
  ["angle", 20, 0.5, 1],
  ["cold-formed-chs", 6, -0.5, -0.5],
  ["cold-formed-rhs", 6, -0.5, -0.5],
  ["welded-box", 20, 0, 0],
  ["welded-box", 50, 0, 0],
])("%s with a flange of %d mm has alpha_b %d where kf = 1 and %d below", (kind, tf, effective, slender) => {
  expect(sectionConstant({ ...SECTION, kind, tf }, SILENT)).toBe(effective);
  expect(sectionConstant({ ...SECTION, kind, tf, kf: 0.999 }, SILENT)).toBe(slender);
});
