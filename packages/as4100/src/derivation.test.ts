import { stepLine, stepTexts } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { customSectionRecordOf } from "@kingpost/sections/custom-section/custom-section";
import { describe, expect, test } from "vitest";
import { catalogue, printedSectionIn, recordIn } from "../validation/catalogue.ts";
import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  capacityOf,
  DETAIL_CAPACITIES,
  type Derivation,
  derive,
  EDITION,
  isCovered,
  SECTION_CAPACITIES,
  steelSectionOf,
} from "./index.ts";

const QUERIES: readonly CapacityQuery[] = [
  ...SECTION_CAPACITIES.map((capacity) => ({ capacity })),
  ...DETAIL_CAPACITIES.map((capacity) => ({ capacity })),
  ...BEARING_CAPACITIES.map((capacity) => ({ capacity, bs: 75 })),
  { capacity: "phiNcx", le: 3500 },
  { capacity: "phiNcy", le: 500 },
  { capacity: "phiNcy", le: 7500 },
  { capacity: "phiMbx", le: 4200 },
  { capacity: "phiMbx", le: 9000, alphaM: 1.35 },
];

const CUSTOM = ["own:Box-400x300x20x12-300", "own:I-500x200x16x10-300-AR"].flatMap(
  (id) => customSectionRecordOf(id) ?? [],
);
// One size of every family and class: every branch of every formula.
const SECTIONS = [...catalogue.records().filter((_, index) => index % 17 === 0), ...CUSTOM].map(
  steelSectionOf,
);

function derivations(): readonly Derivation[] {
  return SECTIONS.flatMap((section) =>
    QUERIES.map((query) => derive(section, query)).filter((derivation) => "steps" in derivation),
  );
}

describe("a derivation", () => {
  test("ends with the value that capacityOf returns", () => {
    for (const section of SECTIONS) {
      for (const query of QUERIES) {
        const derivation = derive(section, query);
        const plain = capacityOf(section, query);
        if (!("steps" in derivation)) {
          expect(derivation).toEqual(plain);
          continue;
        }
        expect(derivation.value).toBe(plain);
        expect(stepTexts(derivation.steps).at(-1)?.value).toBe(plain);
      }
    }
  });

  test("has steps that balance and whose substituted lines give their values", () => {
    const all = derivations();
    expect(all.flatMap(({ steps }) => steps).length).toBeGreaterThan(2000);
    for (const { steps } of all) expect(() => checkSteps(steps)).not.toThrow();
  });

  test("has a reference, a title and assumptions", () => {
    for (const { steps, assumptions } of derivations()) {
      expect(assumptions.length).toBeGreaterThan(0);
      for (const { reference, title } of stepTexts(steps)) {
        expect(reference.edition).toBe(EDITION);
        expect(reference.place).toMatch(/^(Clause|Table) [1-9][\d.]*(\([A-C]\))?$/);
        expect(title.length).toBeGreaterThan(5);
      }
    }
  });

  test("writes the formula, the substituted values and the result", () => {
    const derivation = derive(printedSectionIn("360UB50.7", "300"), {
      capacity: "phiMbx",
      le: 5820,
      alphaM: 1.41,
    });
    const lines =
      "steps" in derivation
        ? derivation.steps.map((step) => (step.kind === "heading" ? step.title : stepLine(step)))
        : [];
    expect(lines).toEqual([
      "f_y = min(f_yf, f_yw) = min(300 MPa, 320 MPa) = 300 MPa",
      "M_sx = f_y × Z_ex = 300 MPa × 897 × 10³ mm³ = 269.1 kNm",
      "M_o = √((π² × E × I_y / l_e²) × (G × J + π² × E × I_w / l_e²)) = √((π² × 200 × 10³ MPa × 9.6 × 10⁶ mm⁴ / (5820 mm)²) × (80\u202f000 MPa × 241 × 10³ mm⁴ + π² × 200 × 10³ MPa × 284 × 10⁹ mm⁶ / (5820 mm)²)) = 141.58 kNm",
      "α_s = 0.6 × (√((M_sx / M_o)² + 3) − M_sx / M_o) = 0.6 × (√((269.1 kNm / 141.58 kNm)² + 3) − 269.1 kNm / 141.58 kNm) = 0.40249",
      "M_bx = min(α_m × α_s × M_sx, M_sx) = min(1.41 × 0.40249 × 269.1 kNm, 269.1 kNm) = 152.72 kNm",
      "φM_bx = φ × M_bx = 0.9 × 152.72 kNm = 137.44 kNm",
    ]);
  });

  test("returns the reason for a capacity that is not covered", () => {
    const angle = steelSectionOf(recordIn("100x100x8EA", "300"));
    const reason = derive(angle, { capacity: "phiMbx", le: 2000 });
    expect(reason).toMatchObject({ kind: "not-covered" });
    expect(isCovered(capacityOf(angle, { capacity: "phiVv" }))).toBe(false);
  });
});
