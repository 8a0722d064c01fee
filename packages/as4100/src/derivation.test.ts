import { describe, expect, test } from "vitest";
import { catalogue, printedSectionIn, recordIn } from "../validation/catalogue.ts";
import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  capacityOf,
  DETAIL_CAPACITIES,
  type Derivation,
  derive,
  isCovered,
  SECTION_CAPACITIES,
  type Step,
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

// One size of every family and class: every branch of every formula.
const SECTIONS = catalogue
  .records()
  .filter((_, index) => index % 17 === 0)
  .map(steelSectionOf);

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
        expect(derivation.steps.at(-1)?.value).toBe(plain);
      }
    }
  });

  test("gives each result when its substituted values are evaluated", () => {
    const steps = derivations().flatMap(({ steps }) => steps);
    expect(steps.length).toBeGreaterThan(2000);
    for (const step of steps.filter(({ kind }) => kind === "formula")) {
      const worked = work(step.substituted) / PER_UNIT[step.unit];
      const shown = step.value / PER_UNIT[step.unit];
      // Five figures of every value; 1 - sqrt(1 - x) loses some of them, and so does λ_n − 13.5 of a short member (α_a near 0).
      const scale = Math.max(Math.abs(shown), step.symbol === "α_a" ? 1 : 0);
      expect(Math.abs(worked - shown) / scale, `${step.symbol} = ${step.substituted}`).toBeLessThan(2e-3);
    }
  });

  test("has a clause, a title and a value for every symbol in each step", () => {
    for (const { steps, assumptions } of derivations()) {
      expect(assumptions.length).toBeGreaterThan(0);
      for (const step of steps) {
        expect(step.clause).toMatch(/^(Clause|Table) [1-9][\d.]*(\([A-C]\))?$/);
        expect(step.title.length).toBeGreaterThan(5);
        expect(`${step.formula}${step.substituted}`).not.toMatch(/[{}]|NaN|undefined|Infinity/);
      }
    }
  });

  test("writes the formula, the substituted values and the result", () => {
    const derivation = derive(printedSectionIn("360UB50.7", "300"), {
      capacity: "phiMbx",
      le: 5820,
      alphaM: 1.41,
    });
    const lines = "steps" in derivation ? derivation.steps.map(line) : [];
    expect(lines).toEqual([
      "f_y = min(f_yf, f_yw) = min(300 MPa, 320 MPa) = 300 MPa",
      "M_sx = f_y × Z_ex = 300 MPa × 897 × 10³ mm³ = 269.1 kNm",
      "M_o = √((π² × E × I_y / l_e²) × (G × J + π² × E × I_w / l_e²)) = √((π² × 200 × 10³ MPa × 9.6 × 10⁶ mm⁴ / (5820 mm)²) × (80000 MPa × 241 × 10³ mm⁴ + π² × 200 × 10³ MPa × 284 × 10⁹ mm⁶ / (5820 mm)²)) = 141.58 kNm",
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

function line({ symbol, formula, substituted, shown, unit }: Step): string {
  return `${symbol} = ${formula} = ${substituted} = ${shown} ${unit}`.trim();
}

const PER_UNIT = {
  kN: 1e3,
  kNm: 1e6,
  "kN/mm": 1e3,
  m: 1e3,
  MPa: 1,
  mm: 1,
  "mm²": 1,
  "mm³": 1,
  "mm⁴": 1,
  "mm⁶": 1,
  "": 1,
} as const;
const POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Evaluates a substituted line in base units with a separate parser. */
function work(text: string): number {
  const source = text
    .replace(
      / × 10([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (_, power: string) => `e${[...power].map((p) => POWERS.indexOf(p)).join("")}`,
    )
    .replace(/ kN\/mm/g, "e3")
    .replace(/ kNm/g, "e6")
    .replace(/ kN/g, "e3")
    .replace(/ (MPa|mm[²³⁴⁶]?)/g, "")
    .replace(
      /(e\d+)e(\d)/g,
      (_, first: string, second: string) => `e${Number(first.slice(1)) + Number(second)}`,
    )
    .replaceAll("−", "-")
    .replaceAll("²", "^2")
    .replaceAll(" ", "");
  let at = 0;
  const take = (token: string): boolean => {
    if (!source.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take("+")) value += product();
      else if (take("-")) value -= product();
      else return value;
    }
  };
  const product = (): number => {
    let value = power();
    for (;;) {
      if (take("×")) value *= power();
      else if (take("/")) value /= power();
      else return value;
    }
  };
  const power = (): number => {
    const value = atom();
    return take("^2") ? value * value : value;
  };
  const atom = (): number => {
    if (take("√(")) return Math.sqrt(closed());
    if (take("min(")) {
      const first = sum();
      if (!take(",")) throw new Error(`No second value in ${text}`);
      return Math.min(first, closed());
    }
    if (take("(")) return closed();
    if (take("π")) return Math.PI;
    const number = /^-?\d+(\.\d+)?(e\d+)?/.exec(source.slice(at))?.[0];
    if (!number) throw new Error(`Cannot read ${source.slice(at)} of ${text}`);
    at += number.length;
    return Number(number);
  };
  const closed = (): number => {
    const value = sum();
    if (!take(")")) throw new Error(`Unclosed bracket in ${text}`);
    return value;
  };
  const value = sum();
  if (at !== source.length) throw new Error(`Not read: ${source.slice(at)} of ${text}`);
  return value;
}
