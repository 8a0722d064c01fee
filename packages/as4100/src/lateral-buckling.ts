import type { Capacity } from "./capacity.ts";
import { CLAUSES } from "./clauses.ts";
import { E, G, PHI } from "./constants.ts";
import { notCovered } from "./not-covered.ts";
import type { Recorder } from "./record-steps.ts";
import { nominalSectionMoment } from "./section-moment.ts";
import type { SteelSection } from "./steel-section.ts";

/** Unrounded I_x and I_y of a square differ by the last digits of the floating-point sums. */
const NEARLY = 1 - 1e-9;

/**
 * Design member moment capacity about x of a segment that is fully or partially restrained at both ends.
 *
 *   phiMbx = phi alpha_m alpha_s Msx <= phi Msx      alpha_s = 0.6 {sqrt[(Ms / Mo)^2 + 3] - Ms / Mo}
 *   Mo = sqrt{(pi^2 E Iy / le^2) [G J + pi^2 E Iw / le^2]}      hollow sections: Iw = 0
 *
 * Shape    a section that is no stiffer about x than about y (CHS, SHS, a flat-lying box) does not buckle laterally: phiMsx
 * Units    le in mm, alphaM dimensionless, out Nmm, unrounded
 * Source   AS 4100 5.1, 5.6.1.1(a), 5.6.1.4, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designMemberMoment(
  section: SteelSection,
  le: number,
  alphaM: number,
  record: Recorder,
): Capacity {
  if (section.kind === "angle") return notCovered("angleBuckling");
  const ms = nominalSectionMoment(section, { ze: section.zex, axis: "x" }, record);
  const mb =
    section.iy < section.ix * NEARLY ? buckling(section, ms, le, alphaM, record) : unbuckled(ms, record);
  return record(PHI * mb, () => ({
    symbol: "φM_bx",
    title: "Design member moment capacity",
    clause: CLAUSES.capacityFactor,
    formula: "{φ} × {M_bx}",
    given: { φ: PHI, M_bx: [mb, "kNm"] },
    unit: "kNm",
  }));
}

function unbuckled(ms: number, record: Recorder): number {
  return record(ms, () => ({
    symbol: "M_bx",
    title: "Nominal member moment capacity",
    clause: CLAUSES.memberMoment,
    rule: "M_sx",
    because: "I_x does not exceed I_y: the section does not buckle laterally",
    unit: "kNm",
  }));
}

function buckling(section: SteelSection, ms: number, le: number, alphaM: number, record: Recorder): number {
  const mo = referenceBucklingMoment(section, le, record);
  const alphaS = record(0.6 * (Math.hypot(ms / mo, Math.sqrt(3)) - ms / mo), () => ({
    symbol: "α_s",
    title: "Slenderness reduction factor",
    clause: CLAUSES.lateralBuckling,
    formula: "0.6 × (√(({M_sx} / {M_o})² + 3) − {M_sx} / {M_o})",
    given: { M_sx: [ms, "kNm"], M_o: [mo, "kNm"] },
  }));
  return record(Math.min(alphaM * alphaS * ms, ms), () => ({
    symbol: "M_bx",
    title: "Nominal member moment capacity",
    clause: CLAUSES.lateralBuckling,
    formula: "min({α_m} × {α_s} × {M_sx}, {M_sx})",
    given: { α_m: alphaM, α_s: alphaS, M_sx: [ms, "kNm"] },
    unit: "kNm",
  }));
}

function referenceBucklingMoment({ kind, iy, j, iw }: SteelSection, le: number, record: Recorder): number {
  const lateral = (Math.PI ** 2 * E * iy) / le ** 2;
  const common = { symbol: "M_o", title: "Reference buckling moment", unit: "kNm" } as const;
  const given = {
    E: [E, "MPa"],
    G: [G, "MPa"],
    I_y: [iy, "mm⁴"],
    J: [j, "mm⁴"],
    l_e: [le, "mm"],
  } as const;
  if (kind === "cold-formed-rhs" || kind === "welded-box") {
    return record(Math.sqrt(lateral * G * j), () => ({
      ...common,
      clause: CLAUSES.lateralBucklingHollow,
      formula: "√((π² × {E} × {I_y} / {l_e}²) × {G} × {J})",
      given,
    }));
  }
  return record(Math.sqrt(lateral * (G * j + (Math.PI ** 2 * E * iw) / le ** 2)), () => ({
    ...common,
    clause: CLAUSES.lateralBuckling,
    formula: "√((π² × {E} × {I_y} / {l_e}²) × ({G} × {J} + π² × {E} × {I_w} / {l_e}²))",
    given: { ...given, I_w: [iw, "mm⁶"] },
  }));
}
