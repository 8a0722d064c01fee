import type { Capacity } from "./capacity.ts";
import { CLAUSES } from "./clauses.ts";
import { PHI } from "./constants.ts";
import { notCovered } from "./not-covered.ts";
import type { Recorder } from "./record-steps.ts";
import { compressionReduction } from "./slenderness-reduction.ts";
import type { SteelSection } from "./steel-section.ts";

/** Position of the bearing: away from the ends of the member, or flush with an end. */
export type BearingPosition = "interior" | "end";

/** Compression member section constant of a web as a strut: AS 4100 5.13.4. */
const WEB_ALPHA_B = 0.5;
/** Slenderness of a web between two restrained flanges, as a multiple of d1 / tw: AS 4100 5.13.4. */
const FLANGES_RESTRAINED = 2.5;
/** The same for the walls of a hollow section, as a multiple of d5 / t. */
const WALL_SLENDERNESS = { interior: 3.5, end: 3.8 } as const;

/** The inputs of the bearing formulas for one kind of section. */
interface Bearing {
  /** Width that yields, and width that buckles, mm; undefined for a capacity per millimetre. */
  readonly widths: { readonly yielding: Width; readonly buckling: Width } | undefined;
  readonly plates: 1 | 2;
  readonly t: number;
  readonly fy: number;
  readonly slenderness: Width;
  /** Factor of the yield capacity: 1.25 for an I-section or channel, alpha_p for a hollow section. */
  readonly yieldFactor: (record: Recorder) => number;
  readonly symbols: { readonly t: string; readonly fy: string; readonly factor: string };
}

/** A value with the formula that gives it. */
interface Width {
  readonly value: number;
  readonly symbol: string;
  readonly title: string;
  readonly formula: string;
  readonly given: Readonly<Record<string, readonly [number, "mm"]>>;
}

/**
 * Design bearing yield capacity of the web.
 *
 *   phiRby = 0.9 x 1.25 bbf tw fy      bbf = bs + 5 tf, at the end of a member bs + 2.5 tf
 *   hollow: 0.9 x 2 bb t fy alpha_p    bb = bs + 5 rext + d5, at the end bs + 2.5 rext + d5 / 2
 *
 * Shape    I-sections, channels, RHS and SHS. At an end the bearing is flush with it
 * Units    bs in mm, out N; per millimetre of bbf (hollow: bb) where bs is undefined, N/mm
 * Source   AS 4100 5.13.3
 * Checked  validation/web-bearing.test.ts
 */
export function designBearingYield(
  section: SteelSection,
  position: BearingPosition,
  bs: number | undefined,
  record: Recorder,
): Capacity {
  const bearing = bearingOf(section, position, bs);
  if (!bearing) return notCovered("bearing");
  const { widths, plates, t, fy, symbols } = bearing;
  const factor = bearing.yieldFactor(record);
  const width = widths && recordWidth(widths.yielding, record);
  const nominal = record((width ?? 1) * plates * t * fy * factor, () => ({
    symbol: width === undefined ? "R_by/b" : "R_by",
    title: "Nominal bearing yield capacity",
    clause: CLAUSES.bearingYield,
    formula: `{${symbols.factor}}${plates === 2 ? " × 2" : ""}${width === undefined ? "" : ` × {${widths?.yielding.symbol}}`} × {${symbols.t}} × {${symbols.fy}}`,
    given: {
      [symbols.factor]: factor,
      ...(widths && width !== undefined ? { [widths.yielding.symbol]: [width, "mm"] } : {}),
      [symbols.t]: [t, "mm"],
      [symbols.fy]: [fy, "MPa"],
    },
    unit: width === undefined ? "kN/mm" : "kN",
  }));
  return designBearing(nominal, "R_by", "b_bf", position, width === undefined, record);
}

/**
 * Design bearing buckling capacity of the web.
 *
 *   phiRbb = 0.9 alpha_c bb tw fy      bb = bbf + d1, at the end bbf + d1 / 2; strut with alpha_b = 0.5, kf = 1, le / r = 2.5 d1 / tw
 *   hollow: 2 bb t                     le / r = 3.5 d5 / t, at the end 3.8 d5 / t
 *
 * Shape    as `designBearingYield`; both flanges restrained against lateral movement and rotation
 * Units    as `designBearingYield`; per millimetre of bb where bs is undefined
 * Source   AS 4100 5.13.4
 * Checked  validation/web-bearing.test.ts
 */
export function designBearingBuckling(
  section: SteelSection,
  position: BearingPosition,
  bs: number | undefined,
  record: Recorder,
): Capacity {
  const bearing = bearingOf(section, position, bs);
  if (!bearing) return notCovered("bearing");
  const { widths, plates, t, fy, symbols, slenderness } = bearing;
  const ratio = record(slenderness.value, () => ({
    symbol: slenderness.symbol,
    title: slenderness.title,
    clause: CLAUSES.bearingBuckling,
    formula: slenderness.formula,
    given: slenderness.given,
  }));
  const lambdaN = record(ratio * Math.sqrt(fy / 250), () => ({
    symbol: "λ_n",
    title: "Modified compression member slenderness",
    clause: CLAUSES.memberCompression,
    formula: `{l_e/r} × √({${symbols.fy}} / 250 MPa)`,
    given: { "l_e/r": ratio, [symbols.fy]: [fy, "MPa"] },
  }));
  const alphaB = record(WEB_ALPHA_B, () => ({
    symbol: "α_b",
    title: "Compression member section constant",
    clause: CLAUSES.bearingBuckling,
    rule: "α_b of a web in bearing",
    because: "0.5, with k_f = 1",
  }));
  const alphaC = compressionReduction(lambdaN, alphaB, record);
  const width = widths && recordWidth(widths.buckling, record);
  const nominal = record(alphaC * (width ?? 1) * plates * t * fy, () => ({
    symbol: width === undefined ? "R_bb/b" : "R_bb",
    title: "Nominal bearing buckling capacity",
    clause: CLAUSES.bearingBuckling,
    formula: `{α_c}${plates === 2 ? " × 2" : ""}${width === undefined ? "" : ` × {${widths?.buckling.symbol}}`} × {${symbols.t}} × {${symbols.fy}}`,
    given: {
      α_c: alphaC,
      ...(widths && width !== undefined ? { [widths.buckling.symbol]: [width, "mm"] } : {}),
      [symbols.t]: [t, "mm"],
      [symbols.fy]: [fy, "MPa"],
    },
    unit: width === undefined ? "kN/mm" : "kN",
  }));
  return designBearing(nominal, "R_bb", "b_b", position, width === undefined, record);
}

function designBearing(
  nominal: number,
  symbol: "R_by" | "R_bb",
  width: string,
  position: BearingPosition,
  isPerMm: boolean,
  record: Recorder,
): number {
  const given = isPerMm ? `${symbol}/b` : symbol;
  const unit = isPerMm ? "kN/mm" : "kN";
  const suffix = isPerMm ? `/${width.replace("_", "")}` : position === "end" ? "End" : "";
  return record(PHI * nominal, () => ({
    symbol: `φ${symbol}${suffix}`,
    title: "Design bearing capacity of the web",
    clause: CLAUSES.capacityFactor,
    formula: `{φ} × {${given}}`,
    given: { φ: PHI, [given]: [nominal, unit] },
    unit,
  }));
}

function recordWidth({ value, symbol, title, formula, given }: Width, record: Recorder): number {
  return record(value, () => ({ symbol, title, clause: CLAUSES.bearingWidth, formula, given, unit: "mm" }));
}

function bearingOf(
  section: SteelSection,
  position: BearingPosition,
  bs: number | undefined,
): Bearing | undefined {
  switch (section.kind) {
    case "rolled-i":
    case "welded-i":
    case "welded-i-as-rolled":
    case "channel":
      return plateBearing(section, position, bs);
    case "cold-formed-rhs":
      return hollowBearing(section, position, bs);
    default:
      return undefined;
  }
}

/** Dispersion 1 : 2.5 through the flange and 1 : 1 through the web to mid-depth. */
function plateBearing(
  { d, tf, tw, fyw }: SteelSection,
  position: BearingPosition,
  bs: number | undefined,
): Bearing {
  const d1 = d - 2 * tf;
  const isEnd = position === "end";
  const bbf = (bs ?? 0) + (isEnd ? 2.5 : 5) * tf;
  return {
    widths:
      bs === undefined
        ? undefined
        : {
            yielding: {
              value: bbf,
              symbol: "b_bf",
              title: "Bearing width at the flange-to-web junction",
              formula: `{b_s} + ${isEnd ? "2.5" : "5"} × {t_f}`,
              given: { b_s: [bs, "mm"], t_f: [tf, "mm"] },
            },
            buckling: {
              value: bbf + (isEnd ? d1 / 2 : d1),
              symbol: "b_b",
              title: "Bearing width at mid-depth of the web",
              formula: `{b_s} + ${isEnd ? "2.5" : "5"} × {t_f} + {d_1}${isEnd ? " / 2" : ""}`,
              given: { b_s: [bs, "mm"], t_f: [tf, "mm"], d_1: [d1, "mm"] },
            },
          },
    plates: 1,
    t: tw,
    fy: fyw,
    slenderness: {
      value: (FLANGES_RESTRAINED * d1) / tw,
      symbol: "l_e/r",
      title: "Slenderness ratio of the web, both flanges restrained",
      formula: "2.5 × {d_1} / {t_w}",
      given: { d_1: [d1, "mm"], t_w: [tw, "mm"] },
    },
    yieldFactor: () => 1.25,
    symbols: { t: "t_w", fy: "f_yw", factor: "1.25" },
  };
}

function hollowBearing(
  { d, tf: t, fy, rext = 0 }: SteelSection,
  position: BearingPosition,
  bs: number | undefined,
): Bearing {
  const d5 = d - 2 * rext;
  const isEnd = position === "end";
  const bb = (bs ?? 0) + (isEnd ? 2.5 * rext + d5 / 2 : 5 * rext + d5);
  const width: Width = {
    value: bb,
    symbol: "b_b",
    title: "Bearing width of the walls",
    formula: isEnd ? "{b_s} + 2.5 × {r_ext} + {d_5} / 2" : "{b_s} + 5 × {r_ext} + {d_5}",
    given: { b_s: [bs ?? 0, "mm"], r_ext: [rext, "mm"], d_5: [d5, "mm"] },
  };
  const slope = WALL_SLENDERNESS[position];
  return {
    widths: bs === undefined ? undefined : { yielding: width, buckling: width },
    plates: 2,
    t,
    fy,
    slenderness: {
      value: (slope * d5) / t,
      symbol: "l_e/r",
      title: "Slenderness ratio of the walls",
      formula: `${slope} × {d_5} / {t}`,
      given: { d_5: [d5, "mm"], t: [t, "mm"] },
    },
    yieldFactor: (record) => wallFactor(rext, d5, t, position, record),
    symbols: { t: "t", fy: "f_y", factor: "α_p" },
  };
}

/**
 * Reduction factor alpha_p for the round corners of a hollow section in bearing.
 *
 *   interior   alpha_p = (0.5 / ks) [1 + (1 - alpha_pm^2) (1 + ks / kv - (1 - alpha_pm^2) 0.25 / kv^2)],  alpha_pm = 1 / ks + 0.5 / kv
 *   end        alpha_p = sqrt(2 + ks^2) - ks                                                    ks = 2 rext / t - 1, kv = d5 / t
 *
 * Source   AS 4100 5.13.3
 */
function wallFactor(
  rext: number,
  d5: number,
  t: number,
  position: BearingPosition,
  record: Recorder,
): number {
  const ks = record((2 * rext) / t - 1, () => ({
    symbol: "k_s",
    title: "Ratio of the corner radius",
    clause: CLAUSES.bearingYield,
    formula: "2 × {r_ext} / {t} − 1",
    given: { r_ext: [rext, "mm"], t: [t, "mm"] },
  }));
  if (position === "end") {
    return record(Math.sqrt(2 + ks * ks) - ks, () => ({
      symbol: "α_p",
      title: "Reduction factor for bearing at the end of a member",
      clause: CLAUSES.bearingYield,
      formula: "√(2 + {k_s}²) − {k_s}",
      given: { k_s: ks },
    }));
  }
  const kv = record(d5 / t, () => ({
    symbol: "k_v",
    title: "Ratio of the flat wall depth to its thickness",
    clause: CLAUSES.bearingYield,
    formula: "{d_5} / {t}",
    given: { d_5: [d5, "mm"], t: [t, "mm"] },
  }));
  const alphaPm = record(1 / ks + 0.5 / kv, () => ({
    symbol: "α_pm",
    title: "Coefficient of the reduction factor",
    clause: CLAUSES.bearingYield,
    formula: "1 / {k_s} + 0.5 / {k_v}",
    given: { k_s: ks, k_v: kv },
  }));
  const rest = 1 - alphaPm * alphaPm;
  return record((0.5 / ks) * (1 + rest * (1 + ks / kv - (rest * 0.25) / (kv * kv))), () => ({
    symbol: "α_p",
    title: "Reduction factor for bearing away from the ends",
    clause: CLAUSES.bearingYield,
    formula: "(0.5 / {k_s}) × (1 + (1 − {α_pm}²) × (1 + {k_s} / {k_v} − (1 − {α_pm}²) × 0.25 / {k_v}²))",
    given: { k_s: ks, k_v: kv, α_pm: alphaPm },
  }));
}
