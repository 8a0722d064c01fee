import { isCovered, type Recorder, SILENT, StepList, stepTexts } from "@kingpost/calc";
import { type Dimensions, grossProperties } from "@kingpost/section-geometry";
import { steelSectionOf } from "@kingpost/sections";
import { bearingYield } from "../src/bearing/bearing.ts";
import {
  STIFFENER_BUCKLING,
  STIFFENER_YIELD,
  STRUT_AREA,
  STRUT_LENGTH,
  WEB_STRIP,
} from "../src/bearing/stiffener-formulas.ts";
import {
  C350,
  type CapacityQuery,
  capacityOf,
  derive,
  designBearing,
  designWebShear,
  designWithStrengths,
  type MemberLoad,
  type MomentDiagram,
  memberLayout,
  RESTRAINT_PRESETS,
  type SteelSection,
  segmentsOf,
} from "../src/index.ts";
import { momentModificationFactor, type TabulatedMoment, tabulatedFactor } from "../src/member/alpha-m.ts";
import { type EffectiveLengthCase, effectiveLength } from "../src/member/effective-length.ts";
import { EFFECTIVE_LENGTH } from "../src/member/effective-length-formulas.ts";
import { fullLateralRestraint } from "../src/member/full-lateral-restraint.ts";
import { designMemberMoment } from "../src/member/lateral-buckling.ts";
import { compressionReduction } from "../src/section/slenderness-reduction.ts";
import { SHEAR_WITH_MOMENT } from "../src/shear/shear-bending-formulas.ts";
import { STIFFENED_COEFFICIENT } from "../src/shear/stiffened-web-formulas.ts";
import { nonUniformShear } from "../src/shear/web-shear.ts";
import { printedSectionIn, recordIn } from "./catalogue.ts";

/** The value of every line of beam.csv as the engine calculates it, in base units. */
export const BEAM_VALUES: Readonly<Record<string, () => number>> = {
  "beam-report-006": () => design("180UB22.2", "300", { capacity: "phiMbx", le: 600 }),

  "beam-alpha_m-001": () => tabulated({ case: "end-moments", betaM: -1 }),
  "beam-alpha_m-002": () => tabulated({ case: "end-moments", betaM: -0.5 }),
  "beam-alpha_m-003": () => tabulated({ case: "end-moments", betaM: 0 }),
  "beam-alpha_m-004": () => tabulated({ case: "end-moments", betaM: 0.3 }),
  "beam-alpha_m-005": () => tabulated({ case: "end-moments", betaM: 0.6 }),
  "beam-alpha_m-007": () => tabulated({ case: "two-loads", a: 0, length: 1 }),
  "beam-alpha_m-008": () => tabulated({ case: "two-loads", a: 0.125, length: 1 }),
  "beam-alpha_m-009": () => tabulated({ case: "two-loads", a: 0.25, length: 1 }),
  "beam-alpha_m-010": () => tabulated({ case: "two-loads", a: 0.375, length: 1 }),
  "beam-alpha_m-011": () => tabulated({ case: "two-loads", a: 0.5, length: 1 }),
  "beam-alpha_m-016": () => tabulated({ case: "midspan-load-one-end", beta: 0 }),
  "beam-alpha_m-017": () => tabulated({ case: "midspan-load-one-end", beta: 0.5 }),
  "beam-alpha_m-018": () => tabulated({ case: "midspan-load-one-end", beta: 0.89 }),
  "beam-alpha_m-019": () => tabulated({ case: "midspan-load-one-end", beta: 0.9 }),
  "beam-alpha_m-020": () => tabulated({ case: "midspan-load-one-end", beta: 1 }),
  "beam-alpha_m-024": () => tabulated({ case: "uniform-load-one-end", beta: 0 }),
  "beam-alpha_m-025": () => tabulated({ case: "uniform-load-one-end", beta: 0.7 }),
  "beam-alpha_m-026": () => tabulated({ case: "uniform-load-one-end", beta: 0.8 }),
  "beam-alpha_m-027": () => tabulated({ case: "uniform-load-one-end", beta: 1 }),
  "beam-alpha_m-032": () => cantilever("couple", L),
  "beam-alpha_m-033": () => cantilever("point", L),
  "beam-alpha_m-034": () => cantilever("uniform", 0),
  "beam-alpha_m-036": () => ofMoments((x) => x * (L - x), [L / 2]),
  "beam-alpha_m-038": () => ofMoments((x) => x, [L]),
  "beam-alpha_m-040": () => ofMoments((x) => (x * (L - x)) / 2 - L ** 2 / 12, [0, L / 2, L]),
  "beam-alpha_m-041": () => tabulated({ case: "end-moments", betaM: 0.9 }),
  "beam-alpha_m-042": () => tabulated({ case: "one-load", a: 0, length: 1 }),
  "beam-alpha_m-043": () => tabulated({ case: "one-load", a: 0.25, length: 1 }),
  "beam-alpha_m-044": () => tabulated({ case: "one-load", a: 0.5, length: 1 }),
  "beam-alpha_m-045": () => tabulated({ case: "midspan-load-both-ends", beta: 0.5 }),
  "beam-alpha_m-046": () => tabulated({ case: "midspan-load-both-ends", beta: 1 }),
  "beam-alpha_m-047": () => tabulated({ case: "uniform-load-both-ends", beta: 0.75 }),
  "beam-alpha_m-048": () => tabulated({ case: "uniform-load-both-ends", beta: 1 }),

  "beam-le-002": () => stepIn("k_t", (list) => effectiveLength(WEB_333, segment("PP"), list)),
  // The example rounds k_t to 1.04.
  "beam-le-003": () => EFFECTIVE_LENGTH.evaluate({ kt: 1.04, kl: 1, kr: 0.7, l: L }),
  "beam-le-005": () => onlyValue("k_t", [segment("FF"), segment("FL"), segment("LL"), segment("FU")]),
  "beam-le-007": () =>
    onlyValue(
      "k_l",
      (["FF", "FP", "FL", "PP", "PL", "LL"] as const).map((ends) => ({
        ...segment(ends),
        load: "flange-within",
      })),
    ),
  "beam-le-009": () => onlyValue("k_l", [segment("FU"), segment("PU")]),
  "beam-le-011": () => onlyValue("k_r", [segment("FF", 1), segment("FP", 1), segment("PP", 1)]),
  "beam-le-013": () =>
    onlyValue(
      "k_r",
      ([0, 1, 2] as const).flatMap((ends) => [segment("FU", ends), segment("PU", ends)]),
    ),
  "beam-le-014": () => twistFactor({ d1: 206, tf: 12, tw: 6.5 }, "PP", 4000),
  "beam-le-015": () => twistFactor({ d1: 283.4, tf: 11.8, tw: 6.7 }, "FP", 10_000),

  "beam-moment-001": () => design("460UB82.1", "300", { capacity: "phiMsx" }),
  "beam-moment-002": () =>
    derived("460UB82.1", "300", { capacity: "phiMsx" }, "effective-modulus/lambda-e-flange"),
  "beam-moment-004": () => derived("250UC89.5", "300", { capacity: "phiMsx" }, "capacity/m-s"),
  "beam-moment-005": () => design("250UC89.5", "300", { capacity: "phiMsx" }),
  "beam-moment-006": () =>
    capacity({ ...printedSectionIn("250UC89.5", "300"), zey: 575e3 }, { capacity: "phiMsy" }),
  "beam-moment-010": () => capacity(tube(165.1, 3.5), { capacity: "phiMsx" }),
  "beam-moment-012": () => capacity(tube(508, 6.4), { capacity: "phiMsx" }),
  "beam-moment-013": () => tube(508, 6.4).kf,
  "beam-moment-015": () =>
    derived("900WB218", "400", { capacity: "phiMsx" }, "effective-modulus/lambda-e-flange"),
  "beam-moment-016": () =>
    derived("900WB218", "400", { capacity: "phiMsx" }, "effective-modulus/lambda-e-web"),
  "beam-moment-019": () => stepIn("M_o", (list) => designMemberMoment(PLAIN, 1000 * Math.PI, 1, list)),
  "beam-moment-020": () => stepIn("α_s", (list) => designMemberMoment(PLAIN, 1000 * Math.PI, 1, list)),

  "beam-restraint-001": () => number(fullLateralRestraint(UB_OF_SOURCE, SILENT, -1)),
  "beam-restraint-002": () => number(fullLateralRestraint(UB_OF_SOURCE, SILENT, 1)),

  "beam-rhs-ltb-004": () =>
    capacity(steelSectionOf(recordIn("75x50x3.0RHS", "C450")), { capacity: "phiMbx", le: 1000 }),
  "beam-rhs-ltb-005": () =>
    capacity(steelSectionOf(recordIn("75x50x3.0RHS", "C450")), { capacity: "phiMbx", le: 6000 }),

  // The report does not truncate the dispersion at the end of the beam.
  "beam-report-008": () =>
    designBearing(printedSectionIn("180UB22.2", "300"), { bs: 150, restrainedFlanges: 1 })?.least ??
    Number.NaN,
  "beam-report-007": () => design("180UB22.2", "300", { capacity: "phiVv" }),
  "beam-shear-002": () => stepIn("V_u", (list) => designWebShear(WEB_356, undefined, list)),
  "beam-shear-003": () => number(designWebShear(WEB_356, undefined, SILENT)),
  "beam-shear-005": () => nonUniformShear(150e3, 2, SILENT),
  "beam-shear-006": () => 0.9 * nonUniformShear(150e3, 2, SILENT),
  "beam-shear-007": () => SHEAR_WITH_MOMENT.evaluate({ shear: 93_103.4, m: 80e6, moment: 90e6 }),
  "beam-shear-013": () => SHEAR_WITH_MOMENT.evaluate({ shear: 449e3, m: 232e6, moment: 242e6 }),
  "beam-shear-010": () => STIFFENED_COEFFICIENT.evaluate({ lambda: 100, s: 3000, d1: 1000 }),
  "beam-shear-012": () => STIFFENED_COEFFICIENT.evaluate({ lambda: 125 * Math.sqrt(1.2), s: 800, d1: 1000 }),

  "beam-uc-ltb-003": () => alphaS("310UC96.8", 4500),
  "beam-uc-ltb-004": () => alphaS("310UC96.8", 8000),
  "beam-uc-ltb-007": () => alphaS("150UC37.2", 3000),
  "beam-uc-ltb-008": () => alphaS("150UC37.2", 6000),
  "beam-uc-ltb-011": () => alphaS("250UC89.5", 4000),
  "beam-uc-ltb-012": () => alphaS("250UC89.5", 7000),

  "beam-web-006": () => stepIn("R_by", (list) => bearingYield(WEB_10, BEARING_50, list)),
  "beam-web-007": () => number(bearingYield(WEB_10, BEARING_50, SILENT)),
  "beam-web-008": () => designBearing(WEB_10, BEARING_50)?.least ?? Number.NaN,
  "beam-web-011": () => STIFFENER_YIELD.evaluate({ bearing: 100e3, phi: 1, area: 1000, fy: 250 }),
  // The stiffener of the example before it, with web on one side.
  "beam-web-012": () =>
    STRUT_AREA[1].evaluate({
      area: 1000,
      length: WEB_STRIP.spaced.evaluate({ tw: 10, fy: 250, s: 300 }),
      tw: 10,
    }),
  "beam-web-013": () => STRUT_LENGTH[2].evaluate({ d1: 200 }),
  "beam-web-015": () =>
    STIFFENER_BUCKLING.evaluate({ alphaC: compressionReduction(10, 0.5, SILENT), a: 1875, fy: 250 }),
};

const L = 8000;
const WEB_333 = printedSectionIn("360UB50.7", "300");
const WEB_356: SteelSection = { ...WEB_333, d: 356 };
/** A web 10 mm thick and 200 mm deep, with b_bf = 100 mm. */
const WEB_10: SteelSection = { ...WEB_333, d: 220, tf: 10, tw: 10, fy: 300, fyw: 300 };
const BEARING_50 = { bs: 50, restrainedFlanges: 2 } as const;
/** The section of a published calculation: only its torsion properties and M_s = 100 kNm are given. */
const PLAIN: SteelSection = {
  ...WEB_333,
  iy: 10e6,
  j: 100e3,
  iw: 100e9,
  fy: 250,
  fyw: 250,
  zex: 400e3,
};
const UB_OF_SOURCE: SteelSection = { ...printedSectionIn("410UB53.7", "300"), fy: 300, fyw: 300, ry: 38.6 };

function tabulated(moment: TabulatedMoment): number {
  return tabulatedFactor(moment, SILENT);
}

/** Moment modification factor of a beam that is restrained at both ends. */
function ofMoments(at: (x: number) => number, extremes: readonly number[]): number {
  const { full } = RESTRAINT_PRESETS;
  const layout = memberLayout({
    length: L,
    restraints: [
      { x: 0, ...full },
      { x: L, ...full },
    ],
  });
  const diagram = { at, extremes: extremes.map((x) => ({ x, m: at(x) })), zeros: [] };
  return alphaM(layout, diagram, []);
}

/** Moment modification factor of a segment from a restrained end to a free end with one load. */
function cantilever(kind: MemberLoad["kind"], from: number): number {
  const layout = memberLayout({ length: L, restraints: [{ x: 0, ...RESTRAINT_PRESETS.full }] });
  // A uniform load over the whole length, or one at the end.
  const at = (x: number) => (from === 0 ? -((L - x) ** 2) / L : x - L);
  const diagram = { at, extremes: [{ x: 0, m: -L }], zeros: [] };
  return alphaM(layout, diagram, [{ kind, from, to: L, height: "shear-centre", direction: "down" }]);
}

function alphaM(
  layout: ReturnType<typeof memberLayout>,
  diagram: MomentDiagram,
  loads: readonly MemberLoad[],
): number {
  const [first] = segmentsOf(layout, diagram);
  if (!first) throw new Error("The member has no segment.");
  return momentModificationFactor(first, loads, { method: "moments" }, SILENT);
}

function segment(
  ends: EffectiveLengthCase["ends"],
  rotationEnds: EffectiveLengthCase["rotationEnds"] = 0,
): EffectiveLengthCase {
  return { length: L, ends, load: "shear-centre", rotationEnds };
}

/** k_t of an I-section by its plates, mm. */
function twistFactor(
  { d1, tf, tw }: { readonly d1: number; readonly tf: number; readonly tw: number },
  ends: EffectiveLengthCase["ends"],
  length: number,
): number {
  const section = { ...WEB_333, d: d1 + 2 * tf, tf, tw };
  return stepIn("k_t", (list) => effectiveLength(section, { ...segment(ends), length }, list));
}

/** The one value that a factor of the effective length has in several cases. */
function onlyValue(symbol: string, cases: readonly EffectiveLengthCase[]): number {
  const values = new Set(cases.map((one) => stepIn(symbol, (list) => effectiveLength(WEB_333, one, list))));
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw new Error(`${symbol} is ${[...values].join(", ")}`);
  return value;
}

function stepIn(symbol: string, calculate: (record: Recorder) => unknown): number {
  const list = new StepList();
  calculate(list);
  const step = stepTexts(list.steps).find((one) => one.symbol === symbol);
  if (!step) throw new Error(`The derivation has no ${symbol}.`);
  return step.value;
}

function design(designation: string, grade: string, query: CapacityQuery): number {
  return capacity(printedSectionIn(designation, grade), query);
}

function capacity(section: SteelSection, query: CapacityQuery): number {
  return number(capacityOf(section, query));
}

function derived(designation: string, grade: string, query: CapacityQuery, id: string): number {
  const section = {
    ...printedSectionIn(designation, grade),
    plates: steelSectionOf(recordIn(designation, grade)).plates,
  };
  const derivation = derive(section, query);
  const step = "steps" in derivation ? stepTexts(derivation.steps).find((one) => one.id === id) : undefined;
  if (!step) throw new Error(`The derivation has no ${id}.`);
  return step.value;
}

function alphaS(designation: string, le: number): number {
  return stepIn("α_s", (list) => designMemberMoment(printedSectionIn(designation, "300"), le, 1, list));
}

/** A circular hollow section in C350, which need not be in the catalogue. */
function tube(d: number, t: number): SteelSection {
  const dimensions: Dimensions = { shape: "chs", d, t };
  const gross = grossProperties(dimensions);
  const strengths = { fy: 350, fyw: 350, fu: 430 };
  return {
    name: `${d}x${t}CHS`,
    kind: "cold-formed-chs",
    d,
    bf: d,
    tf: t,
    tw: t,
    ...gross,
    ...designWithStrengths(dimensions, gross, strengths, C350.residualStress),
  };
}

function number(value: ReturnType<typeof capacityOf>): number {
  if (!isCovered(value)) throw new Error(value.reason);
  return value;
}
