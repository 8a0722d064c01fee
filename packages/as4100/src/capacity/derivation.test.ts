import { isCovered, stepLine, stepTexts } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { printedSectionIn, recordIn } from "../../validation/catalogue.ts";
import { derivations, QUERIES, SECTIONS } from "../../validation/derivations.ts";
import { type CapacityName, capacityOf, derive, EDITION } from "../index.ts";

/** An angle has one thickness, and so one yield stress; under load D none of its plates could buckle. */
const LOAD_D = ["Clause 5.2.1", "Clause 5.2.3", "Table 3.4"];
const ANGLE_BENDING = [...LOAD_D, "Clause 5.2.2", "Clause 5.2.4", "Clause 5.2.5", "Table 5.2"];
const BENDING = [...ANGLE_BENDING, "Clause 2.1.1"];
const SHEAR = ["Clause 5.11.2", "Clause 5.11.3", "Clause 5.11.4", "Clause 5.11.5.1", "Table 3.4"];
const FORM_FACTOR = ["Clause 6.2.2", "Clause 6.2.3", "Clause 6.2.4"];
const SECTION_COMPRESSION = [...FORM_FACTOR, "Clause 2.1.1", "Clause 6.2.1", "Table 3.4"];
const COMPRESSION = [...SECTION_COMPRESSION, "Clause 6.3.3", "Table 6.3.3(A)", "Table 6.3.3(B)"];
const BEARING_YIELD = ["Clause 5.13.1", "Clause 5.13.3", "Table 3.4"];
const BEARING_BUCKLING = ["Clause 5.13.1", "Clause 5.13.4", "Clause 6.3.3", "Table 3.4"];

const PLACES: Readonly<Record<CapacityName, readonly string[]>> = {
  phiMsx: BENDING,
  phiMsxA: ANGLE_BENDING,
  phiMsxC: ANGLE_BENDING,
  phiMsy: BENDING,
  phiMsyL: BENDING,
  phiMsyR: BENDING,
  phiMsyB: ANGLE_BENDING,
  phiMsyD: LOAD_D,
  phiNs: SECTION_COMPRESSION,
  phiNt: ["Clause 2.1.1", "Clause 7.2", "Table 3.4"],
  phiVv: [...SHEAR, "Clause 9.6.3.10"],
  phiVvy: SHEAR,
  phiMz: ["Clause 5.11.2", "Clause 5.11.4", "Clause 5.11.5.1", "Table 3.4"],
  FLR: ["Clause 5.3.2.4"],
  phiRbyMm: ["Clause 5.13.3", "Table 3.4"],
  phiRbbMm: ["Clause 5.13.4", "Clause 6.3.3", "Table 3.4"],
  phiRby: BEARING_YIELD,
  phiRbb: BEARING_BUCKLING,
  phiRbyEnd: BEARING_YIELD,
  phiRbbEnd: BEARING_BUCKLING,
  phiNcx: COMPRESSION,
  phiNcy: COMPRESSION,
  phiMbx: [...BENDING, "Clause 5.1", "Clause 5.6.1.1", "Clause 5.6.1.4"],
};

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
        expect(title.length).toBeGreaterThan(5);
      }
    }
  });

  test("cites only the clauses of its own capacity", () => {
    const cited = Map.groupBy(derivations(), ({ capacity }) => capacity);
    for (const [capacity, all] of cited) {
      const places = all.flatMap(({ steps }) => stepTexts(steps).map(({ reference }) => reference.place));
      expect([...new Set(places)].sort(), capacity).toEqual([...PLACES[capacity]].sort());
    }
    expect(cited.size).toBe(Object.keys(PLACES).length);
  });

  test("of a moment capacity begins at the slenderness of the plates and gives the modulus it uses", () => {
    for (const { capacity, steps } of derivations()) {
      if (capacity !== "phiMsx" && capacity !== "phiMbx") continue;
      expect(steps[0]).toMatchObject({ kind: "heading", id: "effective-modulus" });
      const own = stepTexts(steps).filter(({ id }) => id.startsWith("effective-modulus/z-e"));
      const nominal = steps.find(({ id }) => id === "capacity/m-s");
      expect(nominal?.kind === "formula" && nominal.values.ze).toBe(own.at(-1)?.value);
    }
  });

  test("of a compression capacity begins at the slenderness of the plates and gives the form factor it uses", () => {
    for (const { capacity, steps } of derivations()) {
      if (capacity !== "phiNs") continue;
      expect(steps[0]).toMatchObject({ kind: "heading", id: "form-factor" });
      const own = stepTexts(steps).filter(({ id }) => id.startsWith("form-factor/k-f"));
      const nominal = steps.find(({ id }) => id === "capacity/n-s");
      expect(nominal?.kind === "formula" && nominal.values.kf).toBe(own.at(-1)?.value);
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
      "M_o = √((π² × E × I_y / l_e²) × (G × J + π² × E × I_w / l_e²)) = √((π² × 200\u202f000 MPa × 9.6 × 10⁶ mm⁴ / (5820 mm)²) × (80\u202f000 MPa × 241 × 10³ mm⁴ + π² × 200\u202f000 MPa × 284 × 10⁹ mm⁶ / (5820 mm)²)) = 141.58 kNm",
      "α_s = 0.6 × (√((M_sx / M_o)² + 3) − M_sx / M_o) = 0.6 × (√((269.1 kNm / 141.58 kNm)² + 3) − 269.1 kNm / 141.58 kNm) = 0.40249",
      "M_bx = min(α_m × α_s × M_sx, M_sx) = min(1.41 × 0.40249 × 269.1 kNm, 269.1 kNm) = 152.72 kNm",
      "φM_bx = φ × M_bx = 0.9 × 152.72 kNm = 137.44 kNm",
    ]);
  });

  test("gives the published capacity of a web-to-flange weld before the smaller of web and weld", () => {
    const derivation = derive(steelSectionOf(recordIn("500WC440", "400")), { capacity: "phiVv" });
    const texts = "steps" in derivation ? stepTexts(derivation.steps) : [];
    expect(texts.slice(-2).map(({ title }) => title)).toEqual([
      "Design shear capacity of the web-to-flange weld",
      "Design shear capacity, governed by the web-to-flange weld",
    ]);
    expect(texts.at(-2)).toMatchObject({
      value: 3010e3,
      formula: "published design shear capacity",
      substituted: "the weld governs; its size is not published",
    });
    const other = derive(steelSectionOf(recordIn("500WC440", "300")), { capacity: "phiVv" });
    expect("steps" in other && stepTexts(other.steps).some(({ title }) => /weld/.test(title))).toBe(false);
  });

  test("names the governing element with its yield limit, then the others", () => {
    const derivation = derive(steelSectionOf(recordIn("610UB125", "300")), { capacity: "phiMsx" });
    const reasons =
      "steps" in derivation
        ? derivation.steps.flatMap((step) => (step.kind === "rule" ? [step.because] : []))
        : [];
    expect(reasons[0]).toBe("web (λ_ey = 115); flange outstand: λ_ey = 16");
  });

  test("has the assumption about flange edges only where kf = 1, the case that it is about", () => {
    const edgesOf = (size: string) => {
      const derivation = derive(steelSectionOf(recordIn(size, "400")), { capacity: "phiNcx", le: 3000 });
      return "steps" in derivation && derivation.assumptions.some((one) => one.includes("flame cut"));
    };
    expect(edgesOf("700WB115")).toBe(false);
    expect(edgesOf("500WC440")).toBe(true);
  });

  test("returns the reason for a capacity that is not covered", () => {
    const angle = steelSectionOf(recordIn("100x100x8EA", "300"));
    const reason = derive(angle, { capacity: "phiMbx", le: 2000 });
    expect(reason).toMatchObject({ kind: "not-covered" });
    expect(isCovered(capacityOf(angle, { capacity: "phiVv" }))).toBe(false);
  });
});
